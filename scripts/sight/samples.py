"""Turns scenes into what the two networks learn from: small frames with points, and patches with a rank and a suit."""

import cv2
import numpy as np
from scenes import Painter

FRAME = 288  # the finder learns on squares of this size, cut from a frame that is 384 pixels wide
SHRINK = 0.6
PATCH_WIDTH, PATCH_HEIGHT = 48, 72
INDEX_HEIGHT = 56  # of an index in its patch
KERNEL = np.ones((25, 25), np.uint8)
NO_RANK, NO_SUIT, IGNORE = 13, 4, -1


def patch(picture, x, y, height, angle):
    """The upright patch around an index, 72 by 48 pixels: red, green and blue in parts of their paper, and grey."""
    scale = INDEX_HEIGHT / height
    if scale < 0.6:
        picture = cv2.resize(picture, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
        x, y, scale = x / 2, y / 2, scale * 2
    cos, sin = np.cos(angle) * scale, np.sin(angle) * scale
    matrix = np.array([[cos, sin, 0], [-sin, cos, 0]])
    matrix[:, 2] = [PATCH_WIDTH / 2, PATCH_HEIGHT / 2] - matrix[:, :2] @ [x, y]
    size = (PATCH_WIDTH, PATCH_HEIGHT)
    cut = cv2.warpAffine(picture, matrix, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)[..., ::-1]
    grey = cut.astype(np.uint16).sum(2) // 3
    ratio = cut * np.float32(255) / np.maximum(paper(cut), 10)
    return np.dstack([ratio.clip(0, 255), grey]).astype(np.uint8)


def paper(cut):
    """A closing: what is dark and narrow is filled with the brightness around it, and that is the card's paper."""
    return cv2.erode(cv2.dilate(cut, KERNEL, borderType=cv2.BORDER_REPLICATE), KERNEL, borderType=cv2.BORDER_REPLICATE)


def labels(index):
    """Rank and suit to learn: what is seen, ignored if in doubt, none if it is hidden or half hidden: a queen without her
    tail is a six."""
    if index.rank_seen >= 0.75:
        rank = index.rank
    else:
        rank = NO_RANK if index.rank_seen < 0.6 else IGNORE
    if index.suit_seen >= 0.5:
        suit = index.suit
    else:
        suit = NO_SUIT if index.suit_seen < 0.12 else IGNORE
    return rank, suit


def wanted(index):
    """What the finder should say: 1 an index, 0 none, -1 either is right."""
    seen = (index.rank_seen + index.suit_seen) / 2
    if index.rank_seen >= 0.6 and index.suit_seen >= 0.45 and index.height >= 16:
        return 1
    return 0 if seen < 0.1 else -1


def patches(scene, rng, marks=()):
    """Patches with a rank and a suit: at each index, beside them, and where the finder saw something (`marks`)."""
    found = [one for mark in marks if (one := at_mark(scene, *mark)) is not None]
    height, width = scene.picture.shape[:2]
    for index in scene.indices:
        inside = 0 < index.x < width and 0 < index.y < height
        if not inside or index.height < 14 or index.rank_seen + index.suit_seen < 0.3:
            continue
        rank, suit = labels(index)
        if rank == IGNORE and suit == IGNORE:
            continue
        for _ in range(2 if rank < NO_RANK and suit < NO_SUIT else 1):
            x, y = (index.x, index.y) + rng.normal(0, 0.06, 2) * index.height
            size = index.height * np.exp(rng.normal(0, 0.1))
            found.append((patch(scene.picture, x, y, size, index.angle + rng.normal(0, 0.12)), rank, suit))
    for _ in range(8):
        found.append((no_index(scene, rng), NO_RANK, NO_SUIT))
    return [one for one in found if one[0] is not None]


def at_mark(scene, x, y, size, angle):
    """What the finder took for an index, as the app would read it; None if it is half right."""
    beside = [one for one in scene.indices if np.hypot(one.x - x, one.y - y) < max(one.height, size)]
    beside = [one for one in beside if one.rank_seen + one.suit_seen > 0.2]
    if not beside:
        return patch(scene.picture, x, y, size, angle), NO_RANK, NO_SUIT
    index = min(beside, key=lambda one: np.hypot(one.x - x, one.y - y))
    near = np.hypot(index.x - x, index.y - y) < 0.25 * index.height
    if not near or abs(np.log(index.height / size)) > 0.3 or np.cos(index.angle - angle) < 0.9:
        return None
    rank, suit = labels(index)
    return None if rank == IGNORE and suit == IGNORE else (patch(scene.picture, x, y, size, angle), rank, suit)


def no_index(scene, rng):
    """A patch that is no index: upside down, too near, too far, beside it, or anywhere."""
    height, width = scene.picture.shape[:2]
    shown = [index for index in scene.indices if wanted(index) == 1]
    x, y, size = rng.uniform(0, width), rng.uniform(0, height), np.exp(rng.uniform(3, 4.6))
    angle = rng.uniform(-np.pi, np.pi)
    if shown and rng.random() < 0.75:
        index = shown[rng.integers(len(shown))]
        way = rng.integers(5)
        size, angle = index.height * np.exp(rng.normal(0, 0.15)), index.angle + rng.normal(0, 0.15)
        x, y = index.x, index.y
        if way == 0:
            angle += np.pi + rng.normal(0, 0.3)
        elif way == 1:
            size *= rng.choice([0.45, 1.9]) * rng.uniform(0.9, 1.1)
            x, y = (x, y) + rng.normal(0, 0.3, 2) * index.height
        elif way == 2:
            angle += rng.choice([-1, 1]) * rng.uniform(0.9, 2.2)
        else:
            far = rng.uniform(0.65, 1.3) if way == 3 else rng.uniform(1.3, 4)
            turn = rng.uniform(0, 2 * np.pi)
            x, y = x + np.cos(turn) * far * index.height, y + np.sin(turn) * far * index.height
    if not (0 <= x < width and 0 <= y < height):
        return None
    for other in scene.indices:
        near = np.hypot(other.x - x, other.y - y) < 0.6 * other.height
        alike = abs(np.log(other.height / size)) < 0.55 and np.cos(other.angle - angle) > 0.7
        if near and alike and other.rank_seen + other.suit_seen > 0.3:
            return None
    return patch(scene.picture, x, y, size, angle)


def small_frame(scene, rng):
    """A square of the shrunken frame, and its points: x, y, height, angle and what the finder should say."""
    small = cv2.resize(scene.picture, None, fx=SHRINK, fy=SHRINK, interpolation=cv2.INTER_AREA)
    spare = [int(rng.integers(side - FRAME + 1)) for side in small.shape[1::-1]]
    square = small[spare[1] : spare[1] + FRAME, spare[0] : spare[0] + FRAME]
    points = []
    for index in scene.indices:
        x, y = index.x * SHRINK - spare[0], index.y * SHRINK - spare[1]
        say = wanted(index)
        if 0 <= x < FRAME and 0 <= y < FRAME and say != 0:
            points.append((x, y, index.height * SHRINK, index.angle, say))
    return square, points


def shard(seed, scenes, held_out=False, find=lambda picture: ()):
    """Arrays made from some scenes, the same for the same seed and finder."""
    painter = Painter(seed, held_out)
    rng = np.random.default_rng(seed + 1)
    frames, points, cut, ranks, suits = [], [], [], [], []
    for number in range(scenes):
        scene = painter.scene()
        square, own = small_frame(scene, rng)
        frames.append(square)
        points += [(number, *point) for point in own]
        for image, rank, suit in patches(scene, rng, find(scene.picture)):
            cut.append(image)
            ranks.append(rank)
            suits.append(suit)
    return {
        "frames": np.array(frames),
        "points": np.array(points, np.float32).reshape(-1, 6),
        "patches": np.array(cut),
        "ranks": np.array(ranks, np.int64),
        "suits": np.array(suits, np.int64),
    }
