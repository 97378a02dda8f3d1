"""Frames for bench/sight.mjs, written to the standard output: a line of JSON for each film, then its frames as RGBA.

    frames.py photos FOLDER SUITS.csv    photographs with labels.csv: a film of one frame each
    frames.py boxes FOLDER               pictures with a .txt of boxes beside each, and obj.names
    frames.py films COUNT SEED [DECK…]   a hand of four and its starter: held-out typefaces, or drawn decks
    frames.py nothing COUNT SEED         what is no card
    frames.py fixture FILE               src/sight/film.fixture.gz: a small hand, and a small table without cards
"""

import csv
import gzip
import io
import json
import sys
from pathlib import Path

import cv2
import numpy as np
from scenes import Canvas, Painter

FRAMES = 16
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
        send({"name": name, "cards": rows[name]}, [cv2.imread(str(Path(folder) / name))])


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


def films(count, seed, decks):
    painter = Painter(seed, held_out=True, decks=decks)
    made = 0
    while made < count:
        canvas = hand_and_starter(painter)
        if canvas is None:
            continue
        made += 1
        send({"name": f"film {made}", "cards": [{"card": card} for card, _ in canvas.quads]}, film(painter, canvas))


def hand_and_starter(painter):
    """A hand of four and a starter, of each card an index uncovered and at least 24 pixels high."""
    rng = painter.rng
    width, height = painter.size
    canvas = Canvas(painter.background(width + 2 * EDGE, height + 2 * EDGE))
    width, height = canvas.size
    while rng.random() < 0.3:
        painter.distract(canvas)
    faces = painter.some_cards(painter.deck(), 5)
    starter = faces.pop()
    high = painter.card_height(faces[0], 26, 70)
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
    clear = set()
    for index in canvas.indices():
        far = EDGE + 20 < index.x < width - EDGE - 20 and EDGE + 20 < index.y < height - EDGE - 20
        if far and index.height >= 24 and index.rank_seen > 0.95 and index.suit_seen > 0.95:
            clear.add(index.card)
    return canvas if len(clear) == 5 else None


def nothing(count, seed):
    painter = Painter(seed, held_out=True)
    for number in range(count):
        send({"name": f"nothing {number + 1}", "cards": []}, film(painter, table(painter)))


def table(painter):
    """Print, dice, coins, boards, screens and fingers."""
    rng = painter.rng
    width, height = painter.size
    canvas = Canvas(painter.background(width + 2 * EDGE, height + 2 * EDGE))
    for _ in range(rng.integers(1, 7)):
        painter.distract(canvas)
    if rng.random() < 0.4:
        painter.finger(canvas)
    return canvas


def fixture(path):
    """Frames of 320 by 240 pixels, with the lower bits cleared so that they pack well."""
    out = io.BytesIO()
    sys.stdout = io.TextIOWrapper(out)
    for seed, make in ((5, hand_and_starter), (6, table)):
        painter = Painter(seed, held_out=True, size=(320, 240))
        canvas = None
        while canvas is None:
            canvas = make(painter)
        frames = [frame & 0xF0 for frame in film(painter, canvas, 2)]
        send({"name": make.__name__, "cards": [{"card": card} for card, _ in canvas.quads]}, frames)
    Path(path).write_bytes(gzip.compress(out.getvalue(), 9, mtime=0))


def main():
    cv2.setNumThreads(1)
    what, *rest = sys.argv[1:]
    if what == "photos":
        photos(*rest)
    elif what == "boxes":
        boxes(*rest)
    elif what == "films":
        films(int(rest[0]), int(rest[1]), rest[2:])
    elif what == "nothing":
        nothing(int(rest[0]), int(rest[1]))
    elif what == "fixture":
        fixture(*rest)


if __name__ == "__main__":
    main()
