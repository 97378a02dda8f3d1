"""Trains both networks, from where the last training stopped: see docs/camera.md.

    nice -n 19 /usr/bin/python3 scripts/sight/train.py --hours 10

Pictures are drawn on the way and kept in .sight/pool. The networks are saved in .sight/state.pt and now and then
measured on typefaces that are held out; scripts/sight/export.py makes what is committed.
"""

import argparse
import copy
import time
from pathlib import Path

import cv2
import numpy as np
import torch
from nets import Finder, Reader, finder_input, reader_input
from samples import FRAME, IGNORE, NO_RANK, NO_SUIT, SHRINK, shard
from torch.nn import functional as F

HOME = Path(".sight")
STATE, POOL = HOME / "state.pt", HOME / "pool"
COMMITTED = Path(__file__).parent / "state.npz"
SCENES = 200  # in a shard
CROP = 224


def held_out():
    """What the networks are measured on between two steps."""
    path = HOME / "held.npz"
    if not path.exists():
        np.savez(path, **shard(7, 100, held_out=True))
    return dict(np.load(path))


def marks(finder, picture):
    """Where the finder sees an index: x, y, height and angle. The reader learns from its mistakes."""
    small = cv2.resize(picture, None, fx=SHRINK, fy=SHRINK, interpolation=cv2.INTER_AREA)
    bottom, right = (-side % 16 for side in small.shape[:2])
    small = cv2.copyMakeBorder(small, 0, bottom, 0, right, cv2.BORDER_CONSTANT, value=(128, 128, 128))
    with torch.no_grad():
        out = finder(finder_input(small[None]))[0]
    heat = torch.sigmoid(out[:1])
    for row, column in np.argwhere(((heat > 0.25) & (heat == F.max_pool2d(heat, 3, 1, 1)))[0].numpy()):
        _, dx, dy, size, cos, sin = out[:, row, column].tolist()
        x, y, height = (column + 0.5 + dx) * 4, (row + 0.5 + dy) * 4, 16 * np.exp(size)
        yield x / SHRINK, y / SHRINK, height / SHRINK, np.arctan2(sin, cos)


class Pool:
    """Shards on disk: the same for the same seeds, made when they are needed."""

    def __init__(self, most, seed, find):
        POOL.mkdir(parents=True, exist_ok=True)
        self.most, self.seed, self.find = most, seed, find
        self.shards = [dict(np.load(path)) for path in sorted(POOL.glob("*.npz"))[-most:]]
        self.drawn = max((int(path.stem) + 1 for path in POOL.glob("*.npz")), default=0)

    def draw(self):
        made = shard(self.seed + self.drawn, SCENES, find=self.find)
        np.savez(POOL / f"{self.drawn:05d}.npz", **made)
        self.drawn += 1
        self.shards.append(made)
        if len(self.shards) > self.most:
            self.shards.pop(0)
            sorted(POOL.glob("*.npz"))[0].unlink()

    def reader_batch(self, rng, size):
        parts = []
        for number in rng.integers(len(self.shards), size=8):
            one = self.shards[number]
            picks = rng.integers(len(one["ranks"]), size=size // 8)
            parts.append((one["patches"][picks], one["ranks"][picks], one["suits"][picks]))
        patches, ranks, suits = (np.concatenate(part) for part in zip(*parts))
        return vary(patches, rng), torch.as_tensor(ranks), torch.as_tensor(suits)

    def finder_batch(self, rng, size):
        frames, targets = [], []
        for number in rng.integers(len(self.shards), size=size):
            one = self.shards[number]
            pick = rng.integers(len(one["frames"]))
            x, y = rng.integers(0, FRAME - CROP + 1, 2)
            frames.append(one["frames"][pick][y : y + CROP, x : x + CROP])
            points = one["points"][one["points"][:, 0] == pick][:, 1:] - [x, y, 0, 0, 0]
            targets.append(target(points, CROP // 4))
        return np.array(frames), [torch.as_tensor(np.array(part)) for part in zip(*targets)]


def vary(patches, rng):
    """Cheap changes of contrast, of tint and of the light."""
    out = patches.astype(np.float32)
    gain = rng.uniform(0.9, 1.1, (len(out), 1, 1, 4))
    gain[..., 3] *= rng.uniform(0.7, 1.3, (len(out), 1, 1))
    return (255 + (out - 255) * gain.astype(np.float32)).clip(0, 255)


def target(points, cells):
    """For each cell: the heat of an index, whether that counts, and offset, height and direction where it is one."""
    heat, counts = np.zeros((cells, cells), np.float32), np.ones((cells, cells), np.float32)
    values, where = np.zeros((5, cells, cells), np.float32), np.zeros((cells, cells), np.float32)
    rows, columns = np.mgrid[0:cells, 0:cells]
    for x, y, height, angle, say in points:
        dx, dy = x / 4 - columns - 0.5, y / 4 - rows - 0.5
        far = np.hypot(dx, dy)
        if say < 0:
            counts[far < max(1.5, height / 8)] = 0
            continue
        spread = max(0.65, height / 4 * 0.13)
        heat = np.maximum(heat, np.exp(-(far**2) / (2 * spread**2)) * (far < spread * 3)).astype(np.float32)
        near = far < max(1.1, spread * 1.1)
        where[near] = 1
        part = np.stack([dx, dy, np.full_like(dx, np.log(height / 16)), np.full_like(dx, np.cos(angle)), np.full_like(dx, np.sin(angle))])
        values[:, near] = part[:, near]
        nearest = np.unravel_index(far.argmin(), far.shape)
        if far[nearest] < 1:
            heat[nearest] = 1
    counts[heat > 0.3] = 1
    return heat, counts, values, where


def finder_loss(out, heat, counts, values, where):
    logit = out[:, 0]
    chance = torch.sigmoid(logit)
    is_index = (heat == 1).float()
    found = -F.logsigmoid(logit) * (1 - chance) ** 2 * is_index
    missed = -F.logsigmoid(-logit) * chance**2 * (1 - heat) ** 4 * (1 - is_index) * counts
    total = is_index.sum().clamp(min=1)
    off = (F.smooth_l1_loss(out[:, 1:], values, reduction="none", beta=0.2).sum(1) * where).sum() / where.sum().clamp(min=1)
    return (found.sum() + missed.sum()) / total + off


def reader_loss(out, ranks, suits):
    rank, suit = out
    return F.cross_entropy(rank, ranks, ignore_index=IGNORE) + 0.7 * F.cross_entropy(suit, suits, ignore_index=IGNORE)


class Learner:
    """A network, the slow average of its weights that is measured and shipped, and its optimiser."""

    def __init__(self, net, rate):
        net = net.to(memory_format=torch.channels_last)  # two thirds of the time on a plain processor
        self.net, self.slow, self.steps = net, copy.deepcopy(net).eval(), 0
        self.optimiser = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-4)
        self.rate = rate

    def step(self, loss):
        self.steps += 1
        for group in self.optimiser.param_groups:
            group["lr"] = self.rate * min(1, self.steps / 200)
        self.optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 5)
        self.optimiser.step()
        keep = min(0.998, 1 - 1 / (1 + self.steps / 4))
        with torch.no_grad():
            for mine, new in zip(self.slow.state_dict().values(), self.net.state_dict().values()):
                if mine.dtype.is_floating_point:
                    mine.lerp_(new, 1 - keep)
                else:
                    mine.copy_(new)
        return float(loss.detach())


def measure(reader, finder, held):
    """Figures on the held-out typefaces."""
    with torch.no_grad():
        ranks, suits = [], []
        for start in range(0, len(held["ranks"]), 128):
            rank, suit = reader(reader_input(held["patches"][start : start + 128]))
            ranks.append(rank.softmax(1).numpy())
            suits.append(suit.softmax(1).numpy())
        out = torch.cat([finder(finder_input(held["frames"][at : at + 4])) for at in range(0, len(held["frames"]), 4)])
    rank, suit = np.concatenate(ranks), np.concatenate(suits)
    shown = (held["ranks"] >= 0) & (held["ranks"] < NO_RANK) & (held["suits"] >= 0) & (held["suits"] < NO_SUIT)
    hidden = (held["ranks"] == NO_RANK) & (held["suits"] == NO_SUIT)
    said_rank, said_suit = rank.argmax(1), suit.argmax(1)
    right = (said_rank == held["ranks"]) & (said_suit == held["suits"])
    sure = (rank.max(1) > 0.95) & (suit.max(1) > 0.95) & (said_rank < NO_RANK) & (said_suit < NO_SUIT)
    score, near = torch.sigmoid(out[:, 0]).numpy(), 0
    points = held["points"][held["points"][:, 5] == 1]
    for number, x, y, *_ in points:
        row, column = int(y / 4), int(x / 4)
        near += score[int(number), max(0, row - 1) : row + 2, max(0, column - 1) : column + 2].max() > 0.3
    peaks = (score > 0.3) & (score == F.max_pool2d(torch.as_tensor(score)[:, None], 3, 1, 1)[:, 0].numpy())
    return (
        f"rank {(said_rank == held['ranks'])[shown].mean():.4f} suit {(said_suit == held['suits'])[shown].mean():.4f}"
        f" both {right[shown].mean():.4f} sure {(sure & right)[shown].mean():.4f}"
        f" sure and wrong {(sure & ~right)[shown].sum()}/{shown.sum()} of none {sure[hidden].sum()}/{hidden.sum()}"
        f" found {near / len(points):.4f} peaks {peaks.sum() / len(points):.2f}"
    )


def load(learners):
    if STATE.exists():
        kept = torch.load(STATE)
        for name, learner in learners.items():
            learner.net.load_state_dict(kept[name]["net"])
            learner.slow.load_state_dict(kept[name]["slow"])
            learner.optimiser.load_state_dict(kept[name]["optimiser"])
            learner.steps = kept[name]["steps"]
    elif COMMITTED.exists():
        kept = np.load(COMMITTED)
        for name, learner in learners.items():
            own = {key[len(name) + 1 :]: torch.as_tensor(kept[key]) for key in kept.files if key.startswith(name)}
            own = {key: part.float() if part.is_floating_point() else part for key, part in own.items()}
            learner.net.load_state_dict(own)
            learner.slow.load_state_dict(own)


def save(learners):
    kept = {
        name: {
            "net": one.net.state_dict(),
            "slow": one.slow.state_dict(),
            "optimiser": one.optimiser.state_dict(),
            "steps": one.steps,
        }
        for name, one in learners.items()
    }
    torch.save(kept, STATE.with_suffix(".new"))
    STATE.with_suffix(".new").replace(STATE)


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument("--hours", type=float, default=10)
    ask.add_argument("--rate", type=float, default=2e-3)
    ask.add_argument("--fill", type=int, default=6, help="shards before the first step")
    ask.add_argument("--most", type=int, default=45, help="shards kept")
    ask.add_argument("--every", type=int, default=600, help="rounds between two new shards")
    ask.add_argument("--batch", type=int, default=96, help="patches in a step; a twelfth as many frames")
    ask.add_argument("--minutes", type=float, default=15, help="between two measures")
    ask.add_argument("--seed", type=int, default=100_000)
    ask.add_argument("--only", choices=["reader", "finder"])
    options = ask.parse_args()
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    torch.manual_seed(options.seed)
    end = time.time() + options.hours * 3600
    HOME.mkdir(exist_ok=True)
    learners = {"reader": Learner(Reader(), options.rate), "finder": Learner(Finder(), options.rate)}
    load(learners)
    for one in learners.values():
        one.rate = options.rate
    pool = Pool(options.most, options.seed, lambda picture: marks(learners["finder"].slow, picture))
    while len(pool.shards) < options.fill:
        pool.draw()
        print("drawn", pool.drawn, flush=True)
    held = held_out()
    rng = np.random.default_rng(pool.drawn + learners["reader"].steps)
    losses, started, said = [[], []], time.time(), time.time()
    turn = 0
    while time.time() < end:
        turn += 1
        if options.only != "finder":
            patches, ranks, suits = pool.reader_batch(rng, options.batch)
            one = learners["reader"]
            losses[0].append(one.step(reader_loss(one.net(reader_input(patches)), ranks, suits)))
        if options.only != "reader":
            frames, targets = pool.finder_batch(rng, options.batch // 12)
            one = learners["finder"]
            losses[1].append(one.step(finder_loss(one.net(finder_input(frames)), *targets)))
        if turn % options.every == 0:
            pool.draw()
        if turn % 50 == 0:
            save(learners)
        if time.time() - said > options.minutes * 60:
            said = time.time()
            steps = " ".join(f"{name} {one.steps}" for name, one in learners.items())
            means = " ".join(f"{np.mean(part):.3f}" for part in losses if part)
            figures = measure(learners["reader"].slow, learners["finder"].slow, held)
            print(f"{(said - started) / 60:.0f} min, {steps}, drawn {pool.drawn}, loss {means}: {figures}", flush=True)
            losses = [[], []]
    save(learners)


if __name__ == "__main__":
    main()
