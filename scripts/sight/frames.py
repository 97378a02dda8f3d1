"""Frames for bench/sight.mjs, written to the standard output: a line of JSON for each film, then its frames as RGBA.

    frames.py photos FOLDER SUITS.csv    photographs with labels.csv: each as it is, and then as a film
    frames.py boxes FOLDER               pictures with a .txt of boxes beside each, and obj.names
    frames.py films LAY COUNT SEED [DECK…]   held-out typefaces, or drawn decks; how they lie is one of LAYS
    frames.py nothing COUNT SEED         what is no card
    frames.py fixture FILE               src/sight/film.fixture.gz: a small hand, and a small table without cards
"""

import csv
import gzip
import io
import json
import sys
import zlib
from pathlib import Path

import cv2
import numpy as np
from scenes import Canvas, Painter

FRAMES = 16
LEAST = 18  # pixels of an index that can be read
EDGE = 24  # pixels that a film's scene is larger than its frames, on each side


def send(head, frames):
    height, width = frames[0].shape[:2]
    head = {**head, "width": width, "height": height, "frames": len(frames)}
    out = sys.stdout.buffer
    out.write(json.dumps(head).encode() + b"\n")
    for frame in frames:
        out.write(cv2.cvtColor(frame, cv2.COLOR_BGR2RGBA).tobytes())
    out.flush()


def photos(folder, suits):
    """`cards` holds card, box and how it lies: apart, overlapping, hidden or cut by the edge."""
    rows = {}
    for row in csv.DictReader(open(suits)):
        box = [int(row[key]) for key in ("xmin", "ymin", "xmax", "ymax")]
        rows.setdefault(row["file"], []).append({"card": row["card"], "box": box, "lies": row["lies"]})
    for name in sorted(rows):
        picture = cv2.imread(str(Path(folder) / name))
        send({"name": name, "cards": rows[name]}, [picture, *shaken(picture, zlib.crc32(name.encode()))])


def shaken(picture, seed, count=FRAMES):
    """A photograph as a camera in a hand would see it: moved a little, with other light and noise in each frame."""
    rng = np.random.default_rng(seed)
    height, width = picture.shape[:2]
    turn, shift, bright = 0.0, np.zeros(2), 1.0
    for _ in range(count):
        turn, shift = turn * 0.9 + rng.normal(0, 0.004), shift * 0.9 + rng.normal(0, width / 300, 2)
        bright = 1 + (bright - 1) * 0.9 + rng.normal(0, 0.03)
        matrix = cv2.getRotationMatrix2D((width / 2, height / 2), np.degrees(turn), 1 + rng.normal(0, 0.004))
        matrix[:, 2] += shift
        frame = cv2.warpAffine(picture, matrix, (width, height), borderMode=cv2.BORDER_REFLECT)
        if rng.random() < 0.3:
            frame = cv2.GaussianBlur(frame, (0, 0), rng.uniform(0.3, 0.8))
        frame = frame * bright + rng.normal(0, 1, frame.shape) * rng.uniform(1, 5)
        yield np.clip(frame, 0, 255).astype(np.uint8)


def boxes(folder):
    names = Path(folder, "obj.names").read_text().split()
    for path in sorted(Path(folder, "obj").glob("*.jpg")):
        picture = cv2.imread(str(path))
        height, width = picture.shape[:2]
        cards = []
        for line in path.with_suffix(".txt").read_text().splitlines():
            kind, x, y, wide, high = (float(part) for part in line.split())
            name = names[int(kind)]
            if name == "JK":  # a joker is no card of the game
                continue
            card = name[:-1].replace("10", "T") + name[-1].upper()
            box = [(x - wide / 2) * width, (y - high / 2) * height, (x + wide / 2) * width, (y + high / 2) * height]
            cards.append({"card": card, "box": box})
        send({"name": path.name, "cards": cards}, [picture])


def film(painter, canvas, count=FRAMES):
    """Frames of a scene by a hand that shakes."""
    rng = painter.rng
    lit = painter.light(canvas.picture)
    height, width = lit.shape[:2]
    size = (width - 2 * EDGE, height - 2 * EDGE)
    turn, shift, scale = rng.normal(0, 0.004), rng.normal(0, 3, 2), 1.0
    frames = []
    for _ in range(count):
        turn, shift = turn * 0.9 + rng.normal(0, 0.003), shift * 0.9 + rng.normal(0, 2, 2)
        scale = 1 + (scale - 1) * 0.9 + rng.normal(0, 0.003)
        matrix = cv2.getRotationMatrix2D((width / 2, height / 2), np.degrees(turn), scale)
        matrix[:, 2] += shift - EDGE
        frames.append(painter.lens(cv2.warpAffine(lit, matrix, size, borderMode=cv2.BORDER_REPLICATE)))
    return frames


def films(lay, count, seed, decks):
    make, size = LAYS[lay]
    painter = Painter(seed, held_out=True, decks=decks, size=size)
    made = 0
    while made < count:
        rng = painter.rng
        canvas = Canvas(painter.background(size[0] + 2 * EDGE, size[1] + 2 * EDGE))
        while rng.random() < 0.3:
            painter.distract(canvas)
        make(painter, canvas)
        if all_clear(canvas):
            made += 1
            head = {"name": f"{lay} {made}", "cards": cards_of(canvas)}
            if make is hand:
                head["starter"] = canvas.quads[-1][0]
            send(head, film(painter, canvas))


def cards_of(canvas):
    return [{"card": card} for card, _ in canvas.quads]


def all_clear(canvas):
    """Whether an index of each card is uncovered, within the frame and high enough to be read."""
    width, height = canvas.size
    clear = set()
    for index in canvas.indices():
        far = EDGE + 20 < index.x < width - EDGE - 20 and EDGE + 20 < index.y < height - EDGE - 20
        if far and index.height >= LEAST and index.rank_seen > 0.95 and index.suit_seen > 0.95:
            clear.add(index.card)
    return len(clear) == len(canvas.quads)


def hand(painter, canvas):
    """A hand of four and a starter beside it."""
    rng = painter.rng
    width, height = canvas.size
    faces = painter.some_cards(painter.deck(), 5)
    starter = faces.pop()
    large = width / 688
    high = painter.card_height(faces[0], 26 * large, 70 * large)
    tilt = painter.tilt(width, height)
    lean = rng.normal(0, 0.3)
    step = faces[0].box[4] / 300 * high * 0.72 * rng.uniform(1.1, 2)
    arc = rng.uniform(0, 0.2)
    turn = np.array([[np.cos(lean), -np.sin(lean)], [np.sin(lean), np.cos(lean)]])
    middle = np.array([width, height]) / 2 - turn @ [high * 0.4, 0]
    for number, face in enumerate(faces):
        along = number - 1.5
        x, y = middle + turn @ [along * step, abs(along) ** 2 * arc * step * 0.35]
        painter.place(canvas, face, x, y, high, lean + along * arc + rng.normal(0, 0.02), tilt)
    x, y = middle + turn @ [step * 1.5 + high * rng.uniform(0.8, 1), rng.normal(0, 0.15) * high]
    painter.place(canvas, starter, x, y, high * rng.uniform(0.9, 1.1), lean + rng.normal(0, 0.2), tilt)
    if rng.random() < 0.5:
        painter.thumb(canvas, tilt, middle, turn, high)


def near(painter, canvas):
    """Two or three cards close to the camera."""
    rng = painter.rng
    width, height = canvas.size
    faces = painter.some_cards(painter.deck(), rng.integers(2, 4))
    high = painter.card_height(faces[0], 55, 110)
    tilt, lean = painter.tilt(width, height), rng.normal(0, 0.3)
    for number, face in enumerate(faces):
        x = width / 2 + (number - (len(faces) - 1) / 2) * high * rng.uniform(0.45, 0.75)
        painter.place(canvas, face, x, height / 2 + rng.normal(0, 0.05) * high, high, lean + rng.normal(0, 0.1), tilt)


def of_five(make):
    return lambda painter, canvas: make(painter, canvas, painter.deck(), 5)


# How the cards of a film lie, and the size of its frames.
LAYS = {
    "hand": (hand, (640, 480)),
    "wide": (hand, (1280, 720)),
    "row": (of_five(Painter.row), (720, 1280)),
    "loose": (of_five(Painter.loose), (720, 1280)),
    "near": (near, (640, 480)),
}


def nothing(count, seed):
    painter = Painter(seed, held_out=True)
    for number in range(count):
        width, height = painter.size
        canvas = Canvas(painter.background(width + 2 * EDGE, height + 2 * EDGE))
        table(painter, canvas)
        send({"name": f"nothing {number + 1}", "cards": []}, film(painter, canvas))


def table(painter, canvas):
    """Print, dice, coins, boards, screens and fingers."""
    rng = painter.rng
    for _ in range(rng.integers(1, 7)):
        painter.distract(canvas)
    if rng.random() < 0.4:
        painter.finger(canvas)


def fixture(path):
    """Frames of 320 by 240 pixels, with the lower bits cleared so that they pack well."""
    out = io.BytesIO()
    sys.stdout = io.TextIOWrapper(out)
    for seed, make in ((5, hand), (6, table)):
        painter = Painter(seed, held_out=True, size=(320, 240))
        canvas = None
        while canvas is None or not all_clear(canvas):
            canvas = Canvas(painter.background(320 + 2 * EDGE, 240 + 2 * EDGE))
            make(painter, canvas)
        frames = [frame & 0xF0 for frame in film(painter, canvas, 2)]
        send({"name": make.__name__, "cards": cards_of(canvas)}, frames)
    Path(path).write_bytes(gzip.compress(out.getvalue(), 9, mtime=0))


def main():
    cv2.setNumThreads(1)
    what, *rest = sys.argv[1:]
    if what == "photos":
        photos(*rest)
    elif what == "boxes":
        boxes(*rest)
    elif what == "films":
        films(rest[0], int(rest[1]), int(rest[2]), rest[3:])
    elif what == "nothing":
        nothing(int(rest[0]), int(rest[1]))
    elif what == "fixture":
        fixture(*rest)


if __name__ == "__main__":
    main()
