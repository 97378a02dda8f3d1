"""Films of photographed cards on photographed tables, written as frames.py writes them. This maker shares nothing with
cards.py and scenes.py: what both have wrong in common would not be seen.

    photographed.py FOLDER CARDS.csv LAY COUNT SEED    LAY is row, loose or hand

CARDS.csv has a line for each card of the photographs in FOLDER: file, card, xmin, ymin, xmax, ymax and how it lies. Cards
that lie apart are straightened, and tables are what is beside the cards. Neither becomes part of this repository.
"""

import csv
import json
import sys
from pathlib import Path

import cv2
import numpy as np

WIDE, HIGH = 250, 350
FRAMES = 16
SIZES = {"row": (720, 1280), "loose": (720, 1280), "hand": (1280, 720)}


def straighten(picture, box):
    """The face of the card in a box, or None if its four corners are not found."""
    x0, y0, x1, y1 = box
    spare = int(0.06 * max(x1 - x0, y1 - y0))
    x0, y0 = max(0, x0 - spare), max(0, y0 - spare)
    part = picture[y0 : y1 + spare, x0 : x1 + spare]
    grey = cv2.GaussianBlur(part.min(2), (5, 5), 0)
    _, white = cv2.threshold(grey, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
    shapes, _ = cv2.findContours(white, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    shape = cv2.convexHull(max(shapes, key=cv2.contourArea))
    corners = cv2.approxPolyDP(shape, 0.04 * cv2.arcLength(shape, True), True)[:, 0].astype(np.float32)
    if len(corners) != 4 or cv2.contourArea(shape) < 0.93 * cv2.contourArea(cv2.boxPoints(cv2.minAreaRect(shape))):
        return None
    sides = [np.hypot(*(corners[i] - corners[i - 1])) for i in range(4)]
    first, second = sides[0] + sides[2], sides[1] + sides[3]
    if not 1.2 < max(first, second) / min(first, second) < 1.7 or min(sides) < 90:
        return None
    if first > second:  # a long side is from the first corner to the second
        corners = np.roll(corners, -1, 0)
    to = np.float32([[0, HIGH], [0, 0], [WIDE, 0], [WIDE, HIGH]])
    if cv2.contourArea(corners, True) < 0:
        to = to[[1, 0, 3, 2]]
    face = cv2.warpPerspective(part, cv2.getPerspectiveTransform(corners, to), (WIDE, HIGH), flags=cv2.INTER_CUBIC)
    paper = face.min(2)
    rims = [paper[6:14, 25:-25], paper[-14:-6, 25:-25], paper[25:-25, 6:14], paper[25:-25, -14:-6]]
    return face if min(rim.mean() for rim in rims) > 0.8 * np.quantile(paper, 0.9) else None


def table_of(picture, boxes):
    """The largest band of a photograph beside its cards, mirrored into a table."""
    height, width = picture.shape[:2]
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, bottom = max(box[2] for box in boxes), max(box[3] for box in boxes)
    bands = [picture[: top - 8], picture[bottom + 8 :], picture[:, : left - 8], picture[:, right + 8 :]]
    band = max(bands, key=lambda one: one.shape[0] * one.shape[1])
    if min(band.shape[:2]) < 60:
        return None
    white = band.min(2)
    if np.quantile(white, 0.97) > 1.5 * np.median(white) + 40:  # there are cards in it that have no line in CARDS.csv
        return None
    half = np.hstack([band, band[:, ::-1]])
    return np.vstack([half, half[::-1]])


def read_photographs(folder, rows):
    faces, tables, by_file = {}, [], {}
    for row in csv.DictReader(open(rows)):
        box = [int(row[key]) for key in ("xmin", "ymin", "xmax", "ymax")]
        by_file.setdefault(row["file"], []).append((row["card"], box, row["lies"]))
    for name, cards in by_file.items():
        picture = cv2.imread(str(Path(folder) / name))
        table = table_of(picture, [box for _, box, _ in cards])
        tables += [] if table is None else [table]
        for card, box, lies in cards:
            face = straighten(picture, box) if lies == "apart" else None
            if face is not None:
                faces.setdefault(card, []).append(face)
    # A film has a blur of its own: faces that were photographed blurred, most of them by a webcam, are left out.
    least = np.median([sharpness(face) for some in faces.values() for face in some]) / 2
    sharp = {card: [face for face in some if sharpness(face) >= least] for card, some in faces.items()}
    return {card: some for card, some in sharp.items() if some}, tables


def sharpness(face):
    """Of its index: how fast its brightness changes, whatever its contrast."""
    index = cv2.cvtColor(face, cv2.COLOR_BGR2GRAY)[6:100, 4:40]
    return cv2.Laplacian(index, cv2.CV_64F).var() / (np.quantile(index, 0.95) - np.quantile(index, 0.05) + 1) ** 2


def places(lay, rng, width, height):
    """For each of five cards its middle, its height and how it is turned."""
    if lay == "row":
        wide = width / 5 * rng.uniform(0.84, 0.97)
        step = wide * rng.uniform(1.0, 1.03)
        return [(width / 2 + (i - 2) * step, height / 2 + rng.normal(0, 8), wide * 1.4, rng.normal(0, 0.05)) for i in range(5)]
    if lay == "loose":
        cells = rng.permutation(6)[:5]
        high = height / 3 * rng.uniform(0.5, 0.75)
        middle = lambda i: ((i % 2 + 0.5) * width / 2 + rng.normal(0, 12), (i // 2 + 0.5) * height / 3 + rng.normal(0, 12))
        return [(*middle(i), high, rng.uniform(0, 2 * np.pi)) for i in cells]
    high = height * rng.uniform(0.4, 0.6)
    step, lean = high * rng.uniform(0.2, 0.4), rng.uniform(0, 0.12)
    left = width / 2 - 2 * step - high * 0.3
    fan = [(left + i * step, height / 2 + (i - 1.5) ** 2 * lean * 20, high, (i - 1.5) * lean) for i in range(4)]
    return [*fan, (left + 3 * step + high * rng.uniform(0.85, 1), height / 2, high, rng.normal(0, 0.15))]


def seen_aslant(rng, width, height):
    lean, turn = np.radians(rng.uniform(0, 35)), rng.normal(0, 0.6)
    rotation, _ = cv2.Rodrigues(np.array([np.cos(turn), np.sin(turn), 0]) * lean)
    focal = 1.2 * max(width, height)
    lens = np.array([[focal, 0, width / 2], [0, focal, height / 2], [0, 0, 1]])
    plane = np.column_stack([rotation[:, 0], rotation[:, 1], [0, 0, focal]])
    return lens @ plane @ np.array([[1, 0, -width / 2], [0, 1, -height / 2], [0, 0, 1]])


def lay_cards(lay, rng, faces, tables):
    width, height = SIZES[lay]
    scene = cv2.resize(tables[rng.integers(len(tables))], (width, height), interpolation=cv2.INTER_CUBIC)
    names = [sorted(faces)[i] for i in rng.permutation(len(faces))[:5]]
    mask = np.zeros((HIGH, WIDE), np.uint8)
    cv2.rectangle(mask, (12, 0), (WIDE - 13, HIGH), 255, -1)
    cv2.rectangle(mask, (0, 12), (WIDE, HIGH - 13), 255, -1)
    for x, y in ((12, 12), (WIDE - 13, 12), (12, HIGH - 13), (WIDE - 13, HIGH - 13)):
        cv2.circle(mask, (x, y), 12, 255, -1)
    aslant = seen_aslant(rng, width, height)
    for name, (x, y, high, turn) in zip(names, places(lay, rng, width, height)):
        face = faces[name][rng.integers(len(faces[name]))]
        cos, sin = np.cos(turn) * high / HIGH, np.sin(turn) * high / HIGH
        flat = np.array([[cos, -sin, x], [sin, cos, y], [0, 0, 1]]) @ np.array([[1, 0, -WIDE / 2], [0, 1, -HIGH / 2], [0, 0, 1]])
        cover = cv2.warpPerspective(mask, aslant @ flat, (width, height), flags=cv2.INTER_AREA)[..., None] / 255
        shade = cv2.GaussianBlur(np.roll(cover, (3, 2), (0, 1)), (0, 0), 4)[..., None]
        card = cv2.warpPerspective(face, aslant @ flat, (width, height), flags=cv2.INTER_LINEAR)
        scene = scene * (1 - 0.4 * shade) * (1 - cover) + card * cover
    return scene, names


def film(rng, scene):
    height, width = scene.shape[:2]
    shift, turn, blur = np.zeros(2), 0.0, rng.uniform(0, 2)
    light = cv2.resize(rng.uniform(0.7, 1.1, (2, 3)), (width, height), interpolation=cv2.INTER_LINEAR)[..., None]
    bright, quality, noise = rng.uniform(0.6, 1.1), int(rng.integers(45, 92)), rng.uniform(1, 7)
    for _ in range(FRAMES):
        shift, turn, blur = shift * 0.9 + rng.normal(0, 2, 2), turn * 0.9 + rng.normal(0, 0.2), blur * 0.75
        matrix = cv2.getRotationMatrix2D((width / 2, height / 2), turn, 1)
        matrix[:, 2] += shift
        frame = cv2.warpAffine(scene, matrix, (width, height), borderMode=cv2.BORDER_REFLECT) * light * bright
        frame = cv2.GaussianBlur(frame, (0, 0), 0.35 + blur) + cv2.randn(np.empty(frame.shape), 0, noise)
        _, packed = cv2.imencode(".jpg", np.clip(frame, 0, 255).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, quality])
        yield cv2.imdecode(packed, cv2.IMREAD_COLOR)


def main():
    folder, rows, lay, count, seed = sys.argv[1:]
    rng = np.random.default_rng(int(seed))
    cv2.setRNGSeed(int(seed))
    cv2.setNumThreads(1)
    faces, tables = read_photographs(folder, rows)
    for number in range(int(count)):
        scene, names = lay_cards(lay, rng, faces, tables)
        width, height = SIZES[lay]
        head = {"name": f"{lay} {number + 1}", "cards": [{"card": name} for name in names]}
        if lay == "hand":
            head["starter"] = names[-1]
        print(json.dumps({**head, "width": width, "height": height, "frames": FRAMES}), flush=True)
        for frame in film(rng, scene):
            sys.stdout.buffer.write(cv2.cvtColor(frame, cv2.COLOR_BGR2RGBA).tobytes())
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
