"""Writes what is committed: src/sight/weights.bin for the app, and state.npz to go on training from.

    /usr/bin/python3 scripts/sight/export.py
"""

from pathlib import Path

import numpy as np
import torch
from nets import Block, Finder, Reader, Unit, finder_input, reader_input
from samples import shard
from torch import nn
from train import COMMITTED, STATE, Learner, load

OUT = Path("src/sight/weights.bin")


class File:
    def __init__(self):
        self.floats, self.bytes = [], []

    def quantise(self, weights):
        """Whole numbers from -127 to 127 for each output, and what one of them is worth."""
        scale = np.abs(weights.reshape(len(weights), -1)).max(1).clip(min=1e-8) / 127
        shape = (len(weights),) + (1,) * (weights.ndim - 1)
        return np.round(weights / scale.reshape(shape)).astype(np.int8), scale

    def mix(self, conv, norm, high, offset=0.0):
        weights, shift = folded(conv, norm)
        if len(weights) % 4:  # the app multiplies four outputs at a time
            more = 4 - len(weights) % 4
            weights = np.concatenate([weights, np.zeros((more, *weights.shape[1:]), np.float32)])
            shift = np.concatenate([shift, np.zeros(more, np.float32)])
        shift = shift + offset * weights.reshape(len(weights), -1).sum(1)
        # Places first, channels of a place side by side.
        weights = weights.transpose(0, 2, 3, 1).reshape(len(weights), -1)
        whole, scale = self.quantise(weights)
        self.floats += [[high], scale, shift]
        self.bytes.append(whole.ravel())

    def deep(self, conv, norm):
        weights, shift = folded(conv, norm)
        whole, scale = self.quantise(weights.reshape(len(weights), -1))
        self.floats += [scale, shift]
        self.bytes.append(whole.T.ravel())

    def dense(self, layer):
        whole, scale = self.quantise(layer.weight.detach().numpy())
        self.floats += [scale, layer.bias.detach().numpy()]
        self.bytes.append(whole.ravel())

    def save(self, path):
        floats = np.concatenate([np.asarray(part, np.float32) for part in self.floats])
        head = np.array([len(floats)], np.uint32)
        path.write_bytes(head.tobytes() + floats.tobytes() + np.concatenate(self.bytes).tobytes())


def folded(conv, norm):
    weights = conv.weight.detach().numpy()
    if norm is None:
        return weights, conv.bias.detach().numpy()
    gain = (norm.weight / torch.sqrt(norm.running_var + norm.eps)).detach().numpy()
    return weights * gain[:, None, None, None], (norm.bias - norm.running_mean * torch.tensor(gain)).detach().numpy()


def ranges(net, run):
    """The largest input of each layer that mixes channels, but for the rarest thousandth."""
    seen, hooks = {}, []
    for module in net.modules():
        if isinstance(module, nn.Conv2d) and module.groups == 1:
            def keep(module, inputs):
                part = inputs[0].detach().flatten()
                part = part[part > 0]
                high = float(np.quantile(part.numpy(), 0.9997)) if len(part) else 1.0
                seen[module] = max(seen.get(module, 0), high)
            hooks.append(module.register_forward_pre_hook(keep))
    with torch.no_grad():
        run()
    for hook in hooks:
        hook.remove()
    return seen


def write(file, part, seen):
    if isinstance(part, Block):
        file.deep(part.deep[0], part.deep[1])
        file.mix(part.wide[0], part.wide[1], seen[part.wide[0]])
    elif isinstance(part, Unit):
        file.mix(part[0], part[1], seen[part[0]])
    else:
        for one in part:
            write(file, one, seen)


def main():
    learners = {"reader": Learner(Reader(), 0), "finder": Learner(Finder(), 0)}
    load(learners)
    reader, finder = learners["reader"].slow, learners["finder"].slow
    some = shard(11, 40)
    file = File()

    seen = ranges(finder, lambda: finder(finder_input(some["frames"][:24])))
    file.mix(finder.first[0], finder.first[1], 1, -0.5)
    for part in (finder.quarter, finder.eighth, finder.sixteenth, finder.from_sixteenth):
        write(file, part, seen)
    for part in (finder.eighth_again, finder.from_eighth, finder.quarter_again):
        write(file, part, seen)
    file.mix(finder.head, None, seen[finder.head])

    seen = ranges(reader, lambda: reader(reader_input(some["patches"][:400])))
    file.mix(reader.first[0], reader.first[1], 1, -0.5)
    write(file, reader.blocks, seen)
    file.deep(reader.whole[0], reader.whole[1])
    file.dense(reader.rank)
    file.dense(reader.suit)
    file.save(OUT)

    kept = {}
    for name, one in learners.items():
        for key, value in one.slow.state_dict().items():
            value = value.numpy()
            kept[f"{name}.{key}"] = value.astype(np.float16) if value.dtype == np.float32 else value
    np.savez_compressed(COMMITTED, **kept)
    print(OUT.stat().st_size, COMMITTED.stat().st_size)


if __name__ == "__main__":
    main()
