"""Card faces for the generator: drawn decks from .sight/decks, and decks set in the typefaces of this machine."""

import re
import subprocess
import zlib
from functools import lru_cache
from pathlib import Path

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

RANKS = "A23456789TJQK"
SUITS = "SHDC"
SIGNS = {"S": "\u2660", "H": "\u2665", "D": "\u2666", "C": "\u2663"}
WIDTH, HEIGHT = 300, 420
DECKS, HELD_OUT = Path(".sight/decks"), Path(".sight/held-out")

# Where the index of a drawn deck is: left, rank's top, rank's bottom, suit's bottom, right, in parts of the card.
DRAWN = {
    "letele": (0.035, 0.03, 0.135, 0.225, 0.14),
    "heruka-2color": (0.035, 0.03, 0.135, 0.225, 0.14),
    "heruka-4color": (0.035, 0.03, 0.135, 0.225, 0.14),
    "heruka-2color-bf": (0.04, 0.03, 0.245, 0.425, 0.23),
    "heruka-4color-bf": (0.04, 0.03, 0.245, 0.425, 0.23),
}

NO_TYPEFACE = re.compile(
    r"thin|hairline|extra ?light|ultra ?light|light|outline|initials|script|symbol|math|smallcaps|small caps"
    r"|stix(non|size|var|int)|d050000l|z003|keyboard|italic|oblique|inclined|tamil|droid|slanted|cursive",
    re.I,
)


# FreeSerif Bold has its spades and clubs the wrong way round, and STIX Math draws other things.
NO_SIGNS = re.compile(r"FreeSerifBold|STIXMath|Symbols|Keyboard|Oblique|Italic|_RI|_RZI|_RBI|BdIta", re.I)


class Face:
    """A card's picture (blue, green, red, cover) and its indices: x, y, width, rank's top and bottom, suit's bottom."""

    def __init__(self, image, rank, suit, box, corners=2):
        left, top, middle, bottom, right = box
        self.image = np.ascontiguousarray(image)
        self.rank, self.suit = rank, suit
        self.box = (left, top, middle, bottom, right)
        # Each index as the matrix from the index at the top left to where it is on the card.
        turn = np.array([[-1, 0, WIDTH], [0, -1, HEIGHT], [0, 0, 1]], float)
        shift = WIDTH - left - right
        across = np.array([[1, 0, shift], [0, 1, 0], [0, 0, 1]], float)
        self.places = [np.eye(3), turn] + ([across, turn @ across] if corners == 4 else [])


def cover():
    """A card's outline with rounded corners."""
    mask = Image.new("L", (WIDTH * 2, HEIGHT * 2), 0)
    ImageDraw.Draw(mask).rounded_rectangle((1, 1, WIDTH * 2 - 2, HEIGHT * 2 - 2), 30, fill=255)
    return np.asarray(mask.resize((WIDTH, HEIGHT), Image.BOX))


COVER = cover()
EDGE = cv2.subtract(COVER, cv2.erode(COVER, np.ones((3, 3), np.uint8), borderValue=0))


@lru_cache(maxsize=None)
def drawn_face(deck, rank, suit):
    path = (DECKS if deck in DRAWN else HELD_OUT) / deck / f"{rank}{suit}.png"
    picture = cv2.imread(str(path), cv2.IMREAD_UNCHANGED)
    if picture is None:
        raise SystemExit(f"{path} is missing: scripts/sight/decks.mjs and held_out.py draw the decks")
    image = picture[..., :3]
    if picture.shape[2] == 4:
        alpha = picture[..., 3:].astype(np.float32) / 255
        image = (image * alpha + 255 * (1 - alpha)).astype(np.uint8)
    box = DRAWN.get(deck)
    if box is None:
        box = (0.03, 0.03, 0.13, 0.23, 0.15)
    left, top, middle, bottom, right = box
    box = (left * WIDTH, top * HEIGHT, middle * HEIGHT, bottom * HEIGHT, right * WIDTH)
    return Face(np.dstack([image, COVER]), rank, suit, box)


@lru_cache(maxsize=None)
def typefaces(held_out):
    """Font files by family; about one family in six is held out for the measure."""
    lines = subprocess.check_output(
        ["fc-list", ":charset=31 32 41 4a 4b 51", "file", "family", "style"], text=True
    ).splitlines()
    files = []
    for line in sorted(lines):
        path, _, rest = line.partition(": ")
        family = rest.split(":")[0].split(",")[0]
        if NO_TYPEFACE.search(rest) or not path.endswith((".ttf", ".otf", ".t1")):
            continue
        if (zlib.crc32(family.encode()) % 6 == 0) == held_out:
            files.append(path)
    return files


@lru_cache(maxsize=None)
def sign_fonts(held_out):
    lines = subprocess.check_output(["fc-list", ":charset=2660 2663 2665 2666", "file", "family"], text=True)
    files = []
    for line in sorted(lines.splitlines()):
        path, _, rest = line.partition(": ")
        family = rest.split(",")[0]
        if not path.endswith((".ttf", ".otf")) or NO_SIGNS.search(path):
            continue
        if (zlib.crc32(family.encode()) % 6 == 0) == held_out:
            files.append(path)
    return files


THICK_AND_THIN = re.compile("didot|bodoni|oldstandard|century", re.I)
FLAT_THREE = "\u01b7"


@lru_cache(maxsize=None)
def with_flat_three():
    """Typefaces with the capital ezh, which is such a three."""
    lines = subprocess.check_output(["fc-list", ":charset=1b7", "file"], text=True).splitlines()
    return {line.partition(":")[0] for line in lines}


@lru_cache(maxsize=4000)
def glyph(path, text, squeeze=1.0, weight=0):
    """The ink of a text, cut to its box, 160 pixels high; `weight` pixels are added to its strokes or taken away."""
    font = ImageFont.truetype(path, 160)
    image = Image.new("L", (700, 420), 0)
    pen = ImageDraw.Draw(image)
    at = 40
    for letter in text:
        pen.text((at, 60), letter, fill=255, font=font)
        at += font.getlength(letter) * squeeze
    ink = np.asarray(image)
    if weight:
        tip = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (abs(weight) + 1,) * 2)
        other = cv2.dilate(ink, tip) if weight > 0 else cv2.erode(ink, tip)
        if other.sum() > 0.45 * ink.sum():  # a hairline would vanish
            ink = other
    return cut(ink)


def cut(ink):
    rows, columns = np.where(ink.max(1) > 60)[0], np.where(ink.max(0) > 60)[0]
    if len(rows) < 20 or len(columns) < 12:
        raise ValueError("no ink")
    return np.ascontiguousarray(ink[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1])


def stamp(image, ink, x, y, width, height, colour, upside=False):
    """Prints a glyph, centred at x and with its top at y."""
    width, height = max(3, round(width)), max(3, round(height))
    small = cv2.resize(ink, (width, height), interpolation=cv2.INTER_AREA).astype(np.float32) / 255
    if upside:
        small = small[::-1, ::-1]
    left, top = round(x - width / 2), round(y)
    x0, y0, x1, y1 = max(0, left), max(0, top), min(image.shape[1], left + width), min(image.shape[0], top + height)
    if x1 <= x0 or y1 <= y0:
        return
    part = small[y0 - top : y1 - top, x0 - left : x1 - left, None]
    image[y0:y1, x0:x1] = (image[y0:y1, x0:x1] * (1 - part) + np.array(colour, np.float32) * part).astype(np.uint8)


class Pen:
    """Figures as most jumbo decks have them, and few typefaces: one thin round stroke."""

    def __init__(self, rng):
        self.thick = rng.uniform(0.075, 0.17)
        self.wide = rng.uniform(0.42, 0.95)
        self.oval = rng.uniform(0.3, 0.5)  # the width of the nought of a ten
        self.gap = rng.uniform(0.05, 0.2)
        self.waist = rng.uniform(0.36, 0.46)
        self.flat_three, self.flag, self.foot = rng.random(3) < (0.6, 0.5, 0.25)
        self.bend = rng.uniform(-0.15, 0.1)
        self.open = rng.uniform(125, 200)  # degrees that the bowl of a five and a three goes on to the left
        self.flag_of_five = rng.uniform(0.7, 1)
        self.tick = rng.uniform(0.04, 0.14) if rng.random() < 0.5 else 0  # hangs from the flat top of a three
        self.hook = rng.uniform(0.55, 1)

    def strokes(self, rank):
        waist = self.waist
        low, deep = (1 + waist) / 2, (1 - waist) / 2

        def arc(x, y, across, down, start, end):
            angles = np.radians(np.linspace(start, end, 40))
            return np.column_stack([x + across * np.cos(angles), y + down * np.sin(angles)])

        def line(*points):
            return np.array(points, float)

        if rank == "2":
            bow = arc(0.5, 0.28, 0.46, 0.28, 190, 380 + 20 * self.hook)
            return [np.vstack([bow, line((0, 1), (1, 1))])]
        if rank == "3" and self.flat_three:
            return [np.vstack([line((0.04, self.tick), (0.04, 0), (0.94, 0), (0.4, waist)), arc(0.48, low, 0.5, deep, -80, self.open)])]
        if rank == "3":
            return [arc(0.46, waist / 2, 0.42, waist / 2, -160, 90), arc(0.48, low, 0.5, deep, -90, self.open)]
        if rank == "4":
            return [line((1, 0.72), (0, 0.72), (0.72, 0), (0.72, 1))]
        if rank == "5":
            start = -150 + 20 * self.hook
            return [np.vstack([line((self.flag_of_five, 0), (0.18, 0), (0.1, waist + 0.08)), arc(0.48, low, 0.52, deep, start, self.open)])]
        if rank in "69":
            stem = arc(1, low, 0.98, low, -115 + 18 * self.hook, -180)
            both = [stem, arc(0.5, low, 0.5, deep, 0, 360)]
            return both if rank == "6" else [1 - part for part in both]
        if rank == "7":
            return [line((0, 0), (1, 0), (0.55 + self.bend, 0.5), (0.32, 1))]
        if rank == "8":
            return [arc(0.5, waist / 2, 0.42, waist / 2, 0, 360), arc(0.5, low, 0.5, deep, 0, 360)]
        one = [line(*([(-0.22, 0.16)] if self.flag else []), (0, 0), (0, 1))]
        one += [line((-0.16, 1), (0.16, 1))] if self.foot else []
        middle = (self.thick + self.gap + self.oval / 2) / self.wide
        return [*one, arc(middle, 0.5, self.oval / 2 / self.wide, 0.5, 0, 360)]

    def ink(self, rank):
        image = np.zeros((420, 420), np.uint8)
        size, thick = 300 / (1 + self.thick), max(6, int(self.thick * 300))
        for stroke in self.strokes(rank):
            points = (stroke * (size * self.wide, size) + (100, 50)) * 16
            cv2.polylines(image, [points.astype(np.int32)], False, 255, thick, cv2.LINE_AA, 4)
        return cut(image)


# Pips: columns 0, 1, 2 from the left and rows from 0 (top) to 1 (bottom).
PIPS = {
    "A": [(1, 0.5)],
    "2": [(1, 0), (1, 1)],
    "3": [(1, 0), (1, 0.5), (1, 1)],
    "4": [(0, 0), (2, 0), (0, 1), (2, 1)],
    "5": [(0, 0), (2, 0), (1, 0.5), (0, 1), (2, 1)],
    "6": [(0, 0), (2, 0), (0, 0.5), (2, 0.5), (0, 1), (2, 1)],
    "7": [(0, 0), (2, 0), (1, 0.25), (0, 0.5), (2, 0.5), (0, 1), (2, 1)],
    "8": [(0, 0), (2, 0), (1, 0.25), (0, 0.5), (2, 0.5), (1, 0.75), (0, 1), (2, 1)],
    "9": [(0, 0), (2, 0), (0, 1 / 3), (2, 1 / 3), (1, 0.5), (0, 2 / 3), (2, 2 / 3), (0, 1), (2, 1)],
    "T": [(0, 0), (2, 0), (1, 1 / 6), (0, 1 / 3), (2, 1 / 3), (0, 2 / 3), (2, 2 / 3), (1, 5 / 6), (0, 1), (2, 1)],
}


class TypeDeck:
    """A deck with indices set in a typeface: one style for all its cards."""

    def __init__(self, rng, held_out=False, bodies=None):
        self.rng = np.random.default_rng(rng.integers(1 << 62))
        rng = self.rng
        files = typefaces(held_out)
        self.font = files[rng.integers(len(files))]
        signs = sign_fonts(held_out)
        self.signs = signs[rng.integers(len(signs))]
        self.bodies = bodies or [name for name in DRAWN if not name.endswith("-bf")]
        self.jumbo = rng.random() < (0.45 if held_out else 0.55)
        self.corners = 4 if rng.random() < 0.1 else 2
        self.size = rng.uniform(66, 108) if self.jumbo else rng.uniform(36, 54)
        self.suit_size = self.size * (rng.uniform(0.55, 0.95) if rng.random() < 0.9 else rng.uniform(0.95, 1.2))
        self.gap = self.size * rng.uniform(0.04, 0.22)
        if self.jumbo and rng.random() < 0.6:
            self.suit_size = self.size * rng.uniform(0.75, 1.25)
            self.gap = self.size * rng.uniform(0.1, 0.5)
        self.stretch = rng.uniform(0.7, 1.15)
        self.suit_stretch = rng.uniform(0.8, 1.15)
        self.squeeze = rng.uniform(0.72, 0.98)
        self.inset = rng.uniform(6, 16)
        self.top = rng.uniform(10, 24)
        self.widest = self.size * rng.uniform(0.8, 1.1)
        self.pips = rng.random() < 0.85
        self.pip_size = rng.uniform(40, 70)
        self.line = rng.random() < 0.25
        self.paper = np.array([255, 255, 255]) - rng.uniform(0, 1) * np.array([28, 12, 6]) - rng.uniform(0, 8)
        black, red = rng.uniform(0, 50), rng.uniform(150, 235)
        dark = (black, black * rng.uniform(0.8, 1.1), black)
        low = rng.uniform(0, 60)
        hot = (low * rng.uniform(0.6, 1.4), low, red)
        self.colours = {"S": dark, "C": dark, "H": hot, "D": hot}
        if rng.random() < 0.25:
            self.colours["C"] = (rng.uniform(0, 70), rng.uniform(90, 160), rng.uniform(0, 60))
            blue = (rng.uniform(150, 235), rng.uniform(40, 120), rng.uniform(0, 60))
            orange = (rng.uniform(0, 60), rng.uniform(90, 140), rng.uniform(200, 245))
            self.colours["D"] = blue if rng.random() < 0.6 else orange
            if self.colours["D"] is orange and rng.random() < 0.5:
                self.colours["S"] = blue
        # Many decks have a three with a flat top, and few typefaces.
        self.flat_three = rng.random() < 0.5 and self.font in with_flat_three()
        self.edge = rng.uniform(0, 120) if rng.random() < 0.3 else None
        self.faces = {}
        self.weight, self.frame, self.pen = 0, None, None
        if not held_out:
            self.vary(rng)

    def vary(self, rng):
        """What the held-out decks do not have: thin, bold and wide strokes, pale inks, frames, figures by a pen."""
        if rng.random() < 0.2:
            # As many packs have them: narrow figures of thick and very thin strokes. Their five is nearly a J.
            files = [path for path in typefaces(False) if THICK_AND_THIN.search(path)]
            self.font, self.flat_three = files[rng.integers(len(files))], False
            self.stretch = rng.uniform(0.6, 0.9)
        if rng.random() < 0.35:
            self.stretch, self.widest = rng.uniform(1, 1.4), self.size * rng.uniform(1, 1.25)
        if rng.random() < 0.4:
            self.weight = int(rng.integers(-5, 3)) * 2
        if rng.random() < (0.75 if self.jumbo else 0.15):
            self.pen = Pen(rng)
        if rng.random() < 0.35:
            pale = rng.uniform(0.4, 1) * np.array([70, 85, 95])
            self.colours = {suit: tuple(np.maximum(ink, pale)) for suit, ink in self.colours.items()}
        if rng.random() < (0.4 if self.jumbo else 0.1):
            ink = (170, 100, 70) if rng.random() < 0.7 else tuple(rng.uniform(40, 200, 3))
            self.frame = (rng.uniform(2, 14), rng.uniform(0, 0.9), ink, int(rng.integers(1, 3)))

    def face(self, rank, suit):
        key = rank + suit
        if key not in self.faces:
            self.faces[key] = self.draw(rank, suit)
        return self.faces[key]

    def ink(self, rank):
        if self.pen and rank not in "AJQK":
            return self.pen.ink(rank)
        text = {"T": "10", "3": FLAT_THREE if self.flat_three else "3"}.get(rank, rank)
        return glyph(self.font, text, round(self.squeeze, 2), self.weight)

    def draw(self, rank, suit):
        rng = self.rng
        image = np.empty((HEIGHT, WIDTH, 3), np.uint8)
        image[:] = self.paper.astype(np.uint8)
        colour = self.colours[suit]
        ink, sign = self.ink(rank), glyph(self.signs, SIGNS[suit])
        self.body(image, rank, suit, sign, colour)
        width = min(self.size * ink.shape[1] / ink.shape[0] * self.stretch, self.widest)
        suit_width = min(self.suit_size * sign.shape[1] / sign.shape[0] * self.suit_stretch, self.widest * 1.1)
        column = max(width, suit_width)
        x = self.inset + max(column, self.size * 0.7) / 2
        middle = self.top + self.size
        bottom = middle + self.gap + self.suit_size
        box = (x - column / 2, self.top, middle, bottom, x + column / 2)
        clear = (slice(int(self.top) - 2, int(bottom) + 3), slice(int(box[0]) - 2, int(box[4]) + 3))
        self.clear(image, clear, self.corners)
        if self.frame:
            away, down, ink_of_frame, thick = self.frame
            left, high = int(box[4] + away), int(self.top + down * self.size)
            cv2.rectangle(image, (left, high), (WIDTH - left, HEIGHT - high), ink_of_frame, thick, cv2.LINE_AA)
        stamps = ((ink, self.top, width, self.size), (sign, middle + self.gap, suit_width, self.suit_size))
        for turned in (False, True):
            for at in (x, WIDTH - x) if self.corners == 4 else (x,):
                for mark, y, wide, high in stamps:
                    if turned:
                        stamp(image, mark, WIDTH - at, HEIGHT - y - high, wide, high, colour, True)
                    else:
                        stamp(image, mark, at, y, wide, high, colour)
        if self.edge is not None:
            image[EDGE > 0] = self.edge
        return Face(np.dstack([image, COVER]), rank, suit, box, self.corners)

    def clear(self, image, part, corners):
        """Paper under the indices: pips and courts keep out of the way of an index."""
        rows, columns = part
        high, wide = image.shape[:2]
        paper = self.paper.astype(np.uint8)
        image[rows, columns] = paper
        image[high - rows.stop : high - rows.start, wide - columns.stop : wide - columns.start] = paper
        if corners == 4:
            image[rows, wide - columns.stop : wide - columns.start] = paper
            image[high - rows.stop : high - rows.start, columns] = paper

    def body(self, image, rank, suit, sign, colour):
        rng = self.rng
        if self.line:
            cv2.rectangle(image, (40, 30), (WIDTH - 40, HEIGHT - 30), (120, 90, 60), 1)
        if rank in "JQK":
            deck = self.bodies[rng.integers(len(self.bodies))]
            whole = drawn_face(deck, rank, suit).image
            inner = whole[44:-44, 48:-48, :3]
            margin = int(rng.uniform(36, 66))
            inner = cv2.resize(inner, (WIDTH - 2 * margin, HEIGHT - 2 * int(margin * 0.9)), interpolation=cv2.INTER_AREA)
            if rng.random() < 0.5:
                inner = np.ascontiguousarray(inner[..., rng.permutation(3)])
            top = int(margin * 0.9)
            image[top : top + inner.shape[0], margin : WIDTH - margin] = inner
        elif self.pips:
            size = self.pip_size * (rng.uniform(1.2, 3) if rank == "A" else 1)
            for column, row in PIPS[rank]:
                x = WIDTH * (0.28 + 0.22 * column)
                y = HEIGHT * (0.17 + 0.66 * row) - size / 2
                wide = size * sign.shape[1] / sign.shape[0]
                stamp(image, sign, x, y, wide, size, colour, row > 0.5)


class DrawnDeck:
    def __init__(self, name):
        self.name = name

    def face(self, rank, suit):
        return drawn_face(self.name, rank, suit)


def usable(deck_type, rng, **options):
    """A deck whose typeface has all the letters."""
    while True:
        deck = deck_type(rng, **options)
        try:
            for rank in RANKS:
                deck.ink(rank)
            for suit in SUITS:
                glyph(deck.signs, SIGNS[suit])
            return deck
        except (ValueError, OSError):
            continue
