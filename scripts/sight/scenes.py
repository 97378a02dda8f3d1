"""Scenes for the training and the measure: pictures of cards on a table or in a hand, and where each index is."""

import string
from dataclasses import dataclass, field

import cv2
import numpy as np
from cards import DRAWN, HEIGHT, RANKS, SUITS, WIDTH, DrawnDeck, TypeDeck, glyph, typefaces, usable

# The shares of the kinds of scene.
KINDS = (("single", 0.12), ("spread", 0.26), ("hand", 0.36), ("pile", 0.16), ("nothing", 0.10))
GRID = np.array([(x, y) for y in np.linspace(0.04, 0.96, 8) for x in np.linspace(0.08, 0.92, 6)])
PACK = [(rank, suit) for rank in RANKS for suit in SUITS]


@dataclass
class Index:
    """One index: its centre, its height, the direction of its top, and how much of it is seen."""

    x: float
    y: float
    height: float
    angle: float
    rank: int
    suit: int
    rank_seen: float
    suit_seen: float
    card: int
    end: int


@dataclass
class Scene:
    picture: np.ndarray
    indices: list
    cards: list = field(default_factory=list)
    kind: str = ""


def project(matrix, points):
    points = np.asarray(points, float)
    out = points @ matrix[:, :2].T + matrix[:, 2]
    return out[:, :2] / out[:, 2:]


class Painter:
    """Draws scenes, always the same ones for the same seed."""

    def __init__(self, seed, held_out=False, decks=None, size=(640, 480)):
        self.rng = np.random.default_rng(seed)
        self.held_out = held_out
        self.named = decks
        self.near = 0 if held_out or decks else 0.35  # how often the camera is close to the cards
        self.size = size
        self.active = [self.new_deck() for _ in range(20)]
        self.cloths = [texture(self.rng) for _ in range(24)]
        self.noise = self.rng.normal(0, 1, (1400, 1400, 3)).astype(np.float32)
        self.noise = np.dstack([self.noise, cv2.GaussianBlur(self.noise, (0, 0), 0.8) * 2])

    def new_deck(self):
        rng = self.rng
        if self.named:
            return DrawnDeck(self.named[rng.integers(len(self.named))])
        if not self.held_out and rng.random() < 0.22:
            names = list(DRAWN)
            return DrawnDeck(names[rng.integers(len(names))])
        return usable(TypeDeck, rng, held_out=self.held_out)

    def deck(self):
        rng = self.rng
        if rng.random() < 0.04:
            self.active[rng.integers(len(self.active))] = self.new_deck()
        return self.active[rng.integers(len(self.active))]

    def scene(self, kind=None):
        rng = self.rng
        if kind is None:
            kind = rng.choice([name for name, _ in KINDS], p=[share for _, share in KINDS])
        width, height = self.size if rng.random() < 0.7 else self.size[::-1]
        canvas = Canvas(self.background(width, height))
        clutter = 0.9 if kind == "nothing" else 0.3
        while rng.random() < clutter:
            self.distract(canvas)
            clutter *= 0.75
        if kind != "nothing":
            getattr(self, kind)(canvas, self.deck())
            if rng.random() < 0.25:
                self.finger(canvas)
        lit = self.light(canvas.picture)
        picture = self.lens(lit) if rng.random() < 0.65 else np.clip(lit, 0, 255).astype(np.uint8)
        return Scene(picture, canvas.indices(), canvas.quads, kind)

    # Where the cards are

    def place(self, canvas, face, x, y, high, angle, tilt):
        """Lays a card with its centre at x and y; `high` is its height in pixels."""
        scale = high / HEIGHT
        cos, sin = np.cos(angle) * scale, np.sin(angle) * scale
        at = np.array([[cos, -sin, 0], [sin, cos, 0], [0, 0, 1]]) @ np.array(
            [[1, 0, -WIDTH / 2], [0, 1, -HEIGHT / 2], [0, 0, 1]], float
        )
        canvas.lay(face, tilt @ np.array([[1, 0, x], [0, 1, y], [0, 0, 1]], float) @ at, self.rng)

    def tilt(self, width, height, most=35):
        """The table seen aslant: a homography that keeps the middle of the frame."""
        rng = self.rng
        lean, turn = np.radians(most) * rng.uniform(0, 1) ** 0.7, rng.uniform(0, 2 * np.pi)
        if rng.random() < 0.6:
            turn = rng.normal(-np.pi / 2, 0.3)
        axis = np.array([np.cos(turn + np.pi / 2), np.sin(turn + np.pi / 2), 0])
        rotation, _ = cv2.Rodrigues(axis * lean)
        focal = width * rng.uniform(0.9, 1.6)
        to_table = np.array([[1, 0, -width / 2], [0, 1, -height / 2], [0, 0, 1]])
        lens = np.array([[focal, 0, width / 2], [0, focal, height / 2], [0, 0, 1]])
        plane = np.column_stack([rotation[:, 0], rotation[:, 1], np.array([0, 0, focal])])
        matrix = lens @ plane @ to_table
        return matrix / matrix[2, 2]

    def card_height(self, face, low=20, high=95):
        """A height that makes the index `low` to `high` pixels high, on a card of sensible size."""
        rng = self.rng
        part = (face.box[3] - face.box[1]) / HEIGHT
        grown = max(1, part / 0.27)  # a jumbo index is larger on a card of the same size
        near = self.near > 0 and rng.random() < self.near
        if near:
            low, high = high * 0.6, high * 1.5
        index = np.exp(rng.uniform(np.log(low), np.log(high))) * grown
        return float(np.clip(index / part, 80, 560 if near else 420))

    def some_cards(self, deck, count):
        picks = self.rng.permutation(52)[:count]
        return [deck.face(*PACK[pick]) for pick in picks]

    def single(self, canvas, deck):
        rng = self.rng
        width, height = canvas.size
        (face,) = self.some_cards(deck, 1)
        high = self.card_height(face, 26, 130)
        x, y = rng.uniform(0.25, 0.75) * width, rng.uniform(0.25, 0.75) * height
        self.place(canvas, face, x, y, high, rng.uniform(0, 2 * np.pi), self.tilt(width, height, 50))

    def spread(self, canvas, deck):
        """Cards that lie apart, in a loose row or grid."""
        rng = self.rng
        width, height = canvas.size
        faces = self.some_cards(deck, rng.integers(2, 9))
        high = self.card_height(faces[0], 20, 60)
        base = rng.uniform(0, 2 * np.pi) if rng.random() < 0.5 else rng.normal(0, 0.15)
        loose = rng.choice([0.05, 0.3, 3])
        step = np.array([high * rng.uniform(0.8, 1), high * rng.uniform(1.08, 1.25)])
        columns = max(1, min(int(width / step[0]), rng.integers(2, 6)))
        rows = -(-len(faces) // columns)
        tilt = self.tilt(width, height)
        for count, face in enumerate(faces):
            cell = np.array([count % columns - (columns - 1) / 2, count // columns - (rows - 1) / 2]) * step
            x, y = np.array([width, height]) / 2 + cell + rng.normal(0, 0.05, 2) * high
            self.place(canvas, face, x, y, high * rng.uniform(0.97, 1.03), base + rng.normal(0, loose), tilt)

    def hand(self, canvas, deck):
        """A fan that shows an index of each card, often with a starter beside it."""
        rng = self.rng
        width, height = canvas.size
        faces = self.some_cards(deck, rng.integers(3, 8))
        high = self.card_height(faces[0], 22, 85)
        tilt = self.tilt(width, height)
        lean = rng.normal(0, 0.35) if rng.random() < 0.75 else rng.uniform(0, 2 * np.pi)
        starter = faces.pop() if len(faces) > 3 and rng.random() < 0.7 else None
        wide = (faces[0].box[4]) / WIDTH * high * 0.72
        step = wide * rng.uniform(0.75, 2.2)
        arc = rng.uniform(0, 0.22)
        middle = np.array([width, height]) * rng.uniform(0.38, 0.62, 2)
        turn = np.array([[np.cos(lean), -np.sin(lean)], [np.sin(lean), np.cos(lean)]])
        for count, face in enumerate(faces):
            along = count - (len(faces) - 1) / 2
            offset = np.array([along * step, abs(along) ** 2 * arc * step * 0.35 + rng.normal(0, 0.02) * high])
            x, y = middle + turn @ offset
            self.place(canvas, face, x, y, high, lean + along * arc + rng.normal(0, 0.03), tilt)
        if starter:
            away = np.array([rng.choice([-1, 1]) * (high * 0.55 + step * len(faces) / 2), rng.normal(0, 0.3) * high])
            x, y = middle + turn @ away
            self.place(canvas, starter, x, y, high * rng.uniform(0.85, 1.1), lean + rng.normal(0, 0.3), tilt)
        if rng.random() < 0.6:
            self.thumb(canvas, tilt, middle, turn, high)

    def pile(self, canvas, deck):
        rng = self.rng
        width, height = canvas.size
        faces = self.some_cards(deck, rng.integers(3, 11))
        high = self.card_height(faces[0], 20, 75)
        tilt = self.tilt(width, height)
        for face in faces:
            x, y = np.array([width, height]) / 2 + rng.normal(0, 0.2, 2) * np.array([width, height])
            self.place(canvas, face, x, y, high, rng.uniform(0, 2 * np.pi), tilt)

    def row(self, canvas, deck, count):
        """Cards side by side over the whole width of the picture, now and then in two rows or across."""
        rng = self.rng
        width, height = canvas.size
        faces = self.some_cards(deck, count)
        rows, across = (2 if rng.random() < 0.2 else 1), rng.random() < 0.12
        long, short = (height, width) if across else (width, height)
        per = -(-count // rows)
        part = rng.uniform(1.01, 1.2)
        high = min(long * rng.uniform(0.72, 0.99) / (per * 0.715 * part), short * 0.8 / rows)
        step, tilt = high * 0.715 * part, self.tilt(width, height, 45)
        base = rng.normal(0, 0.08) + (rng.choice([-1, 1]) * np.pi / 2 if across else 0)
        turn = np.array([[np.cos(base), -np.sin(base)], [np.sin(base), np.cos(base)]])
        middle = np.array([width, height]) * (0.5 + rng.normal(0, 0.03, 2))
        loose = rng.choice([0.02, 0.06, 0.15])
        for number, face in enumerate(faces):
            line, place = divmod(number, per)
            beside = (place - (min(per, count - line * per) - 1) / 2) * step
            at = np.array([beside, (line - (rows - 1) / 2) * high * 1.12]) + rng.normal(0, 0.03, 2) * high
            x, y = middle + turn @ at
            self.place(canvas, face, x, y, high, base + rng.normal(0, loose), tilt)

    def loose(self, canvas, deck, count):
        """Cards that lie anyhow, at any turn, seldom over each other."""
        rng = self.rng
        width, height = canvas.size
        columns, rows = (3, 2) if width > height else (2, 3)
        if count > 6 or rng.random() < 0.25:
            columns, rows = (4, 2) if width > height else (2, 4)
        cells = rng.permutation(columns * rows)[:count]
        faces = self.some_cards(deck, len(cells))
        high = float(np.clip(min(width / columns, height / rows) * rng.uniform(0.55, 1.0), 130, 330))
        tilt = self.tilt(width, height, 45)
        for cell, face in zip(cells, faces):
            x = (cell % columns + 0.5) * width / columns + rng.normal(0, 0.08) * high
            y = (cell // columns + 0.5) * height / rows + rng.normal(0, 0.08) * high
            self.place(canvas, face, x, y, high * rng.uniform(0.97, 1.03), rng.uniform(0, 2 * np.pi), tilt)

    # What is no card

    def background(self, width, height):
        rng = self.rng
        cloth = self.cloths[rng.integers(len(self.cloths))]
        scale = max(rng.uniform(1, 2), 1.02 * width / cloth.shape[1], 1.02 * height / cloth.shape[0])
        wide, high = int(width / scale) + 1, int(height / scale) + 1
        x, y = rng.integers(cloth.shape[1] - wide), rng.integers(cloth.shape[0] - high)
        part = cv2.resize(cloth[y : y + high, x : x + wide], (width, height))
        return part

    def distract(self, canvas):
        rng = self.rng
        name = rng.choice(["text", "dice", "coins", "board", "screen", "back", "clock", "signs", "paper"])
        getattr(self, f"draw_{name}")(canvas)

    def pasted(self, canvas, image, spread=0.5):
        """Lays a flat picture of some thing on the table."""
        rng = self.rng
        width, height = canvas.size
        high, wide = image.shape[:2]
        scale = rng.uniform(0.5, 1.3)
        angle = rng.uniform(0, 2 * np.pi) if rng.random() < 0.5 else rng.normal(0, 0.2)
        cos, sin = np.cos(angle) * scale, np.sin(angle) * scale
        x, y = np.array([width, height]) * (0.5 + rng.uniform(-spread, spread, 2))
        at = np.array([[cos, -sin, x], [sin, cos, y], [0, 0, 1]]) @ np.array(
            [[1, 0, -wide / 2], [0, 1, -high / 2], [0, 0, 1]]
        )
        cover = np.full((high, wide, 1), 255, np.uint8)
        canvas.paste(np.dstack([image, cover]), self.tilt(width, height) @ at, -2)

    def font(self):
        files = typefaces(self.held_out)
        return files[self.rng.integers(len(files))]

    def words(self, image, x, y, size, text, colour):
        try:
            ink = glyph(self.font(), text)
        except (ValueError, OSError):
            return
        if ink.shape[1] >= 640:
            return
        wide = int(size * ink.shape[1] / ink.shape[0]) + 1
        small = cv2.resize(ink, (wide, max(4, int(size))), interpolation=cv2.INTER_AREA)[..., None] / 255.0
        part = image[y : y + small.shape[0], x : x + small.shape[1]]
        small = small[: part.shape[0], : part.shape[1]]
        part[:] = (part * (1 - small) + np.array(colour) * small).astype(np.uint8)

    def draw_paper(self, canvas):
        self.draw_text(canvas, bright=True)

    def draw_text(self, canvas, bright=False):
        """Print: words, numbers and single letters, also those of ranks."""
        rng = self.rng
        image = np.empty((rng.integers(80, 320), rng.integers(80, 420), 3), np.uint8)
        paper = rng.uniform(180, 255, 3) if bright or rng.random() < 0.6 else rng.uniform(0, 255, 3)
        image[:] = paper
        ink = np.clip(255 - paper + rng.normal(0, 40, 3), 0, 255)
        if rng.random() < 0.3:
            ink = (30, 30, 200)
        y = 8
        while y < image.shape[0] - 10:
            size = rng.uniform(8, 16) if rng.random() < 0.6 else rng.uniform(16, 60)
            x = 8
            while x < image.shape[1] - 10:
                if rng.random() < 0.4:
                    text = str(rng.choice(list("A23456789JQK") + ["10", "15", "31", "KQ", "12"]))
                else:
                    text = "".join(rng.choice(list(string.ascii_letters), rng.integers(1, 6)))
                self.words(image, x, y, size, text, ink)
                x += int(size * (len(text) * 0.6 + rng.uniform(0.3, 3)))
            y += int(size * rng.uniform(1.2, 2.5))
        self.pasted(canvas, image)

    def draw_signs(self, canvas):
        """Suits without a rank and ranks without a suit, as on scoreboards, chips and other printed things."""
        rng = self.rng
        image = np.empty((220, 220, 3), np.uint8)
        image[:] = rng.uniform(150, 255, 3) if rng.random() < 0.7 else rng.uniform(0, 255, 3)
        for _ in range(rng.integers(2, 9)):
            text = str(rng.choice(["\u2660", "\u2665", "\u2666", "\u2663", "A", "K", "7", "10", "8", "?", "%", "&"]))
            colour = (20, 20, 20) if rng.random() < 0.5 else (30, 30, 200)
            self.words(image, int(rng.integers(5, 180)), int(rng.integers(5, 180)), rng.uniform(12, 60), text, colour)
        self.pasted(canvas, image)

    def draw_dice(self, canvas):
        rng = self.rng
        for _ in range(rng.integers(1, 4)):
            image = np.empty((70, 70, 3), np.uint8)
            body = rng.choice([235, 30])
            image[:] = body if rng.random() < 0.7 else rng.uniform(0, 255, 3)
            spots = [(0.25, 0.25), (0.75, 0.75), (0.25, 0.75), (0.75, 0.25), (0.5, 0.5), (0.25, 0.5), (0.75, 0.5)]
            for spot in rng.permutation(7)[: rng.integers(1, 7)]:
                x, y = spots[spot]
                cv2.circle(image, (int(x * 70), int(y * 70)), 7, (255 - int(body),) * 3, -1, cv2.LINE_AA)
            self.pasted(canvas, image)

    def draw_coins(self, canvas):
        rng = self.rng
        for _ in range(rng.integers(1, 7)):
            image = np.zeros((90, 90, 4), np.uint8)
            colour = np.array([rng.uniform(40, 160), rng.uniform(90, 190), rng.uniform(120, 210)])
            cv2.circle(image, (45, 45), 42, (*colour, 255), -1, cv2.LINE_AA)
            cv2.circle(image, (45, 45), 36, (*(colour * 0.7), 255), 2, cv2.LINE_AA)
            inner = image[..., :3].copy()
            self.words(inner, 28, 22, rng.uniform(20, 44), str(rng.choice(list("1250") + ["10", "20"])), colour * 0.6)
            image[..., :3] = inner
            self.free(canvas, image)

    def free(self, canvas, image):
        rng = self.rng
        width, height = canvas.size
        high, wide = image.shape[:2]
        angle, scale = rng.uniform(0, 6.28), rng.uniform(0.4, 1.3)
        cos, sin = np.cos(angle) * scale, np.sin(angle) * scale
        x, y = rng.uniform(0, width), rng.uniform(0, height)
        at = np.array([[cos, -sin, x], [sin, cos, y], [0, 0, 1]]) @ np.array(
            [[1, 0, -wide / 2], [0, 1, -high / 2], [0, 0, 1]]
        )
        canvas.paste(image, at, -2)

    def draw_board(self, canvas):
        """A cribbage board: rows of holes on wood, some with pegs."""
        rng = self.rng
        image = np.empty((int(rng.integers(60, 160)), 460, 3), np.uint8)
        wood = np.array([rng.uniform(40, 120), rng.uniform(80, 160), rng.uniform(120, 210)])
        image[:] = wood
        for y in range(14, image.shape[0] - 8, int(rng.integers(12, 22))):
            for x in range(14, 450, 14):
                if (x // 14) % 6:
                    cv2.circle(image, (x, y), 3, wood * 0.35, -1, cv2.LINE_AA)
                if rng.random() < 0.02:
                    cv2.circle(image, (x, y), 6, rng.uniform(0, 255, 3), -1, cv2.LINE_AA)
        self.pasted(canvas, image)

    def draw_screen(self, canvas):
        """A phone or laptop: bars, buttons and labels."""
        rng = self.rng
        image = np.empty((int(rng.integers(120, 340)), int(rng.integers(120, 340)), 3), np.uint8)
        ground = rng.choice([250, 25])
        image[:] = ground
        for _ in range(rng.integers(5, 18)):
            x, y = rng.integers(0, image.shape[1]), rng.integers(0, image.shape[0])
            wide, high = rng.integers(15, 90), rng.integers(10, 50)
            colour = rng.uniform(0, 255, 3)
            cv2.rectangle(image, (int(x), int(y)), (int(x + wide), int(y + high)), colour, -1)
            text = "".join(rng.choice(list(string.digits + "AKQJ" + string.ascii_lowercase), rng.integers(1, 4)))
            self.words(image, int(x) + 3, int(y) + 3, high * 0.7, text, 255 - colour)
        cv2.rectangle(image, (0, 0), (image.shape[1] - 1, image.shape[0] - 1), (15, 15, 15), 8)
        self.pasted(canvas, image)

    def draw_clock(self, canvas):
        rng = self.rng
        image = np.full((200, 200, 3), 245, np.uint8)
        for hour in range(12):
            angle = hour * np.pi / 6
            x, y = 90 + 75 * np.sin(angle), 88 - 75 * np.cos(angle)
            self.words(image, int(max(0, x)), int(max(0, y)), rng.uniform(16, 26), str(hour or 12), (20, 20, 20))
        self.pasted(canvas, image)

    def draw_back(self, canvas):
        """A card face down."""
        rng = self.rng
        image = np.full((210, 150, 3), 245, np.uint8)
        colour, other = rng.uniform(0, 255, 3), rng.uniform(0, 255, 3)
        image[8:-8, 8:-8] = colour
        step = int(rng.integers(6, 24))
        for x in range(-210, 360, step):
            cv2.line(image, (x, 8), (x + 200, 202), other, int(rng.integers(1, 4)), cv2.LINE_AA)
            if rng.random() < 0.8:
                cv2.line(image, (x, 202), (x + 200, 8), other, 1, cv2.LINE_AA)
        image[:8], image[-8:], image[:, :8], image[:, -8:] = 245, 245, 245, 245
        self.pasted(canvas, image)

    def skin(self):
        rng = self.rng
        return np.array([90, 130, 200]) * rng.uniform(0.4, 1.15) + rng.normal(0, 12, 3)

    def finger(self, canvas, start=None, angle=None, thick=None):
        """A finger from the edge of the frame, or from `start` in a direction."""
        rng = self.rng
        width, height = canvas.size
        tip = np.array([width, height]) * rng.uniform(0.2, 0.8, 2) if start is None else start
        angle = rng.uniform(0, 2 * np.pi) if angle is None else angle
        thick = rng.uniform(22, 60) if thick is None else thick
        end = tip + np.array([np.cos(angle), np.sin(angle)]) * 900
        mask = np.zeros((height, width), np.uint8)
        cv2.line(mask, tuple(int(v) for v in tip), tuple(int(v) for v in end), 255, max(3, int(thick)), cv2.LINE_AA)
        canvas.paint(mask, np.clip(self.skin(), 0, 255))

    def thumb(self, canvas, tilt, middle, turn, high):
        """The thumb that holds a fan from below: it hides pips, seldom an index."""
        rng = self.rng
        at = middle + turn @ np.array([rng.normal(0, 0.15), rng.uniform(0.05, 0.45)]) * high
        start = project(tilt, [at])[0]
        down = np.arctan2(turn[1, 1], turn[0, 1]) + rng.normal(0, 0.4)
        self.finger(canvas, start, down, high * rng.uniform(0.13, 0.24))

    # Light and lens

    def light(self, picture):
        """Lamps, shadows and glare on the scene, in floats."""
        rng = self.rng
        height, width = picture.shape[:2]
        light = cv2.resize(rng.uniform(0.75, 1.15, (3, 4)).astype(np.float32), (width, height), interpolation=cv2.INTER_CUBIC)
        for _ in range(rng.choice([0, 1, 2, 3], p=[0.4, 0.3, 0.2, 0.1])):
            light *= self.shadow(width, height)
        warm = np.array([rng.uniform(0.6, 1.05), rng.uniform(0.85, 1.02), rng.uniform(0.9, 1.12)], np.float32)
        exposure = rng.uniform(0.45, 1.15)
        picture = cv2.multiply(picture.astype(np.float32), cv2.merge([light * (warm[c] * exposure) for c in range(3)]))
        return self.glare(picture) if rng.random() < 0.3 else picture

    def lens(self, picture):
        """What a camera does: blur, noise, contrast and packing."""
        rng = self.rng
        height, width = picture.shape[:2]
        blur = rng.choice(["none", "soft", "motion", "small"], p=[0.3, 0.35, 0.15, 0.2])
        if blur == "soft":
            picture = cv2.GaussianBlur(picture, (0, 0), rng.uniform(0.4, 1.5))
        elif blur == "motion":
            picture = cv2.filter2D(picture, -1, streak(rng.uniform(2, 6), rng.uniform(0, np.pi)))
        elif blur == "small":
            scale = rng.uniform(0.45, 0.9)
            picture = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
            picture = cv2.resize(picture, (width, height), interpolation=cv2.INTER_LINEAR)
        strength = rng.uniform(0, 9) if rng.random() < 0.7 else rng.uniform(9, 18)
        y, x, kind = rng.integers(60), rng.integers(60), 3 * rng.integers(2)
        picture = picture + self.noise[y : y + height, x : x + width, kind : kind + 3] * strength
        gain, lift = rng.uniform(0.85, 1.2), rng.uniform(-12, 25)
        picture = np.clip((picture - 128) * gain + 128 + lift, 0, 255).astype(np.uint8)
        if rng.random() < 0.6:
            _, packed = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(35, 95))])
            picture = cv2.imdecode(packed, cv2.IMREAD_COLOR)
        return picture

    def shadow(self, width, height):
        """A polygon of shade with a hard or soft edge."""
        rng = self.rng
        small = np.full((height // 2, width // 2), 1, np.float32)
        centre = rng.uniform(0, 1, 2) * (width / 2, height / 2)
        if rng.random() < 0.5:
            points = centre + rng.normal(0, 0.3, (rng.integers(3, 7), 2)) * width / 2
        else:
            angle, wide = rng.uniform(0, np.pi), rng.uniform(5, 140)
            along, across = np.array([np.cos(angle), np.sin(angle)]), np.array([-np.sin(angle), np.cos(angle)])
            points = np.array([centre + along * a + across * b for a, b in ((-900, -wide), (900, -wide), (900, wide), (-900, wide))])
        cv2.fillPoly(small, [cv2.convexHull(points.astype(np.int32))], float(rng.uniform(0.3, 0.85)))
        soft = rng.uniform(0.3, 3) if rng.random() < 0.6 else rng.uniform(3, 20)
        return cv2.resize(cv2.GaussianBlur(small, (0, 0), soft), (width, height))

    def glare(self, picture):
        rng = self.rng
        height, width = picture.shape[:2]
        small = np.zeros((height // 4, width // 4), np.float32)
        for _ in range(rng.integers(1, 3)):
            centre = (int(rng.integers(width // 4)), int(rng.integers(height // 4)))
            axes = (int(rng.integers(3, 40)), int(rng.integers(2, 18)))
            cv2.ellipse(small, centre, axes, float(rng.uniform(0, 180)), 0, 360, float(rng.uniform(40, 240)), -1)
        small = cv2.GaussianBlur(small, (0, 0), rng.uniform(2, 10))
        return picture + cv2.resize(small, (width, height))[..., None]


class Canvas:
    """A picture that remembers which card each of its pixels shows."""

    def __init__(self, picture):
        self.picture = picture
        self.size = (picture.shape[1], picture.shape[0])
        self.owner = np.full(picture.shape[:2], -1, np.int16)
        self.faces, self.matrices, self.quads = [], [], []

    def lay(self, face, matrix, rng):
        number = len(self.faces)
        self.faces.append(face)
        self.matrices.append(matrix)
        quad = project(matrix, [[0, 0], [WIDTH, 0], [WIDTH, HEIGHT], [0, HEIGHT]])
        self.quads.append((RANKS[RANKS.index(face.rank)] + face.suit, quad))
        self.shade(quad, rng)
        self.paste(face.image, matrix, number)

    def shade(self, quad, rng):
        """The thin shadow of a card on what lies under it."""
        if rng.random() < 0.3:
            return
        x0, y0 = np.maximum(quad.min(0) - 8, 0).astype(int)
        x1, y1 = np.minimum(quad.max(0) + 9, self.size).astype(int)
        if x1 - x0 < 4 or y1 - y0 < 4:
            return
        mask = np.zeros((y1 - y0, x1 - x0), np.uint8)
        shift = rng.uniform(-3, 3, 2)
        cv2.fillConvexPoly(mask, (quad - [x0, y0] + shift).astype(np.int32), 255, cv2.LINE_AA)
        mask = cv2.blur(mask, (5, 5))
        part = self.picture[y0:y1, x0:x1]
        self.picture[y0:y1, x0:x1] = cv2.multiply(part, cv2.merge([255 - (mask >> 1)] * 3), scale=1 / 255)

    def paste(self, image, matrix, number):
        high, wide = image.shape[:2]
        quad = project(matrix, [[0, 0], [wide, 0], [wide, high], [0, high]])
        x0, y0 = np.maximum(np.floor(quad.min(0)), 0).astype(int)
        x1, y1 = np.minimum(np.ceil(quad.max(0)) + 1, self.size).astype(int)
        if x1 - x0 < 2 or y1 - y0 < 2:
            return
        size = np.sqrt(abs(cv2.contourArea(quad.astype(np.float32))) / (wide * high))
        while size < 0.55 and min(image.shape[:2]) > 40:
            image = cv2.resize(image, (image.shape[1] // 2, image.shape[0] // 2), interpolation=cv2.INTER_AREA)
            size *= 2
        matrix = matrix @ np.diag([wide / image.shape[1], high / image.shape[0], 1])
        shift = np.array([[1, 0, -x0], [0, 1, -y0], [0, 0, 1]], float)
        warped = cv2.warpPerspective(image, shift @ matrix, (int(x1 - x0), int(y1 - y0)), flags=cv2.INTER_LINEAR)
        cover = cv2.merge([warped[..., 3]] * 3)
        part = self.picture[y0:y1, x0:x1]
        below = cv2.multiply(part, 255 - cover, scale=1 / 255)
        above = cv2.multiply(np.ascontiguousarray(warped[..., :3]), cover, scale=1 / 255)
        self.picture[y0:y1, x0:x1] = cv2.add(below, above)
        self.owner[y0:y1, x0:x1][warped[..., 3] > 127] = number

    def paint(self, mask, colour):
        """A finger: a mask filled with a colour that is darker at its edges."""
        round_ = cv2.blur(cv2.resize(mask, None, fx=0.25, fy=0.25), (7, 7)).astype(np.float32) / 255
        tone = cv2.resize(np.clip(colour * (0.55 + 0.45 * round_[..., None]), 0, 255).astype(np.uint8), self.size)
        cover = cv2.merge([mask] * 3)
        below = cv2.multiply(self.picture, 255 - cover, scale=1 / 255)
        self.picture = cv2.add(below, cv2.multiply(tone, cover, scale=1 / 255))
        self.owner[mask > 127] = -3

    def seen(self, number, corners):
        a, b, c, d = corners
        across = a + (b - a) * GRID[:, :1]
        at = (across + (d - a) * GRID[:, 1:]).astype(int)
        inside = (at >= 0).all(1) & (at < self.size).all(1)
        at = at[inside]
        return float((self.owner[at[:, 1], at[:, 0]] == number).sum()) / len(GRID)

    def indices(self):
        found = []
        for number, (face, matrix) in enumerate(zip(self.faces, self.matrices)):
            left, top, middle, bottom, right = face.box
            for end, place in enumerate(face.places):
                whole = matrix @ place
                rank_box = project(whole, [[left, top], [right, top], [right, middle], [left, middle]])
                suit_box = project(whole, [[left, middle], [right, middle], [right, bottom], [left, bottom]])
                head, foot = rank_box[:2].mean(0), suit_box[2:].mean(0)
                centre = (head + foot) / 2
                up = head - foot
                found.append(
                    Index(
                        centre[0], centre[1], float(np.hypot(*up)), float(np.arctan2(up[0], -up[1])),
                        RANKS.index(face.rank), SUITS.index(face.suit),
                        self.seen(number, rank_box), self.seen(number, suit_box), number, end,
                    )
                )
        return found


def streak(length, angle):
    size = int(length) | 1
    kernel = np.zeros((size + 2, size + 2), np.float32)
    centre = (size + 1) / 2
    dx, dy = np.cos(angle) * length / 2, np.sin(angle) * length / 2
    cv2.line(kernel, (round(centre - dx), round(centre - dy)), (round(centre + dx), round(centre + dy)), 1, 1, cv2.LINE_AA)
    return kernel / kernel.sum()


def texture(rng):
    """A table: wood, cloth, carpet, stripes, tiles or a plain colour."""
    width, height = 1000, 760
    kind = rng.choice(["wood", "cloth", "carpet", "plain", "stripes", "tiles"])
    colour = rng.uniform(20, 235, 3) if rng.random() < 0.5 else np.array([50, 90, 130]) * rng.uniform(0.4, 1.7)
    grey = np.zeros((height, width), np.float32)
    if kind == "wood":
        for scale in (4, 12, 40):
            rows = rng.normal(0, 1, (height // scale + 2, width // (scale * 14) + 2)).astype(np.float32)
            grey += cv2.resize(rows, (width, height), interpolation=cv2.INTER_CUBIC) * 0.07
    elif kind == "stripes":
        step = rng.integers(8, 60)
        grey += 0.25 * (((np.arange(width) // step) % 2) - 0.5)
    elif kind == "tiles":
        step = int(rng.integers(20, 90))
        grey[::step], grey[:, ::step] = -0.4, -0.4
        grey = cv2.blur(grey, (3, 3))
    if kind in ("cloth", "carpet", "tiles", "stripes"):
        for scale, part in ((1, 0.05), (3, 0.06), (9, 0.05)):
            rough = rng.normal(0, 1, (height // scale + 1, width // scale + 1)).astype(np.float32)
            grey += cv2.resize(rough, (width, height)) * part * (2 if kind == "carpet" else 0.7)
    image = colour * (1 + grey[..., None])
    if kind in ("carpet", "tiles") and rng.random() < 0.6:
        for _ in range(150):
            at = (int(rng.integers(width)), int(rng.integers(height)))
            axes = (int(rng.integers(4, 60)), int(rng.integers(4, 40)))
            cv2.ellipse(image, at, axes, float(rng.uniform(0, 180)), 0, float(rng.uniform(120, 360)), rng.uniform(0, 255, 3), int(rng.integers(1, 8)), cv2.LINE_AA)
    return image.clip(0, 255).astype(np.uint8)
