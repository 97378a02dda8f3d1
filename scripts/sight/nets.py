"""The two networks. src/sight/ runs the same layers: change both together."""

import torch
from torch import nn
from torch.nn import functional as F


class Unit(nn.Sequential):
    """A convolution, its scale and shift, and what is below zero cut off."""

    def __init__(self, inside, out, kernel=1, stride=1, groups=1, padding=None):
        padding = kernel // 2 if padding is None else padding
        super().__init__(
            nn.Conv2d(inside, out, kernel, stride, padding, groups=groups, bias=False),
            nn.BatchNorm2d(out, momentum=0.05),
            nn.ReLU(inplace=True),
        )


class Block(nn.Module):
    """Each channel by itself, then all channels together; what went in is added if the shape is the same."""

    def __init__(self, inside, out, stride=1):
        super().__init__()
        self.deep = Unit(inside, inside, 3, stride, inside)
        self.wide = Unit(inside, out)
        self.adds = stride == 1 and inside == out

    def forward(self, x):
        y = self.wide(self.deep(x))
        return x + y if self.adds else y


class Reader(nn.Module):
    """A patch of 72 by 48 pixels in four channels: which rank (13, none) and which suit (4, none)."""

    def __init__(self):
        super().__init__()
        self.first = Unit(4, 28, 3, 2)
        self.blocks = nn.Sequential(
            Block(28, 48),
            Block(48, 80, 2),
            Block(80, 80),
            Block(80, 80),
            Block(80, 136, 2),
            Block(136, 136),
            Block(136, 136),
        )
        self.whole = Unit(136, 272, (9, 6), 1, 136, 0)
        self.rank = nn.Linear(272, 14)
        self.suit = nn.Linear(272, 5)

    def forward(self, x):
        x = self.whole(self.blocks(self.first(x))).flatten(1)
        x = F.dropout(x, 0.1, self.training)
        return self.rank(x), self.suit(x)


class Finder(nn.Module):
    """A frame: for each square of four pixels whether an index is there, its offset, height and direction."""

    def __init__(self):
        super().__init__()
        self.first = Unit(3, 12, 3, 2)
        self.quarter = nn.Sequential(Block(12, 32, 2), Block(32, 32))
        self.eighth = nn.Sequential(Block(32, 72, 2), Block(72, 72), Block(72, 72))
        self.sixteenth = nn.Sequential(Block(72, 96, 2), Block(96, 96), Block(96, 96))
        self.from_sixteenth = Unit(96, 72)
        self.eighth_again = Block(72, 72)
        self.from_eighth = Unit(72, 32)
        self.quarter_again = Block(32, 32)
        self.head = nn.Conv2d(32, 6, 1)
        nn.init.constant_(self.head.bias, 0)
        self.head.bias.data[0] = -4

    def forward(self, x):
        quarter = self.quarter(self.first(x))
        eighth = self.eighth(quarter)
        up = F.interpolate(self.from_sixteenth(self.sixteenth(eighth)), scale_factor=2.0, mode="nearest")
        eighth = self.eighth_again(eighth + up)
        up = F.interpolate(self.from_eighth(eighth), scale_factor=2.0, mode="nearest")
        return self.head(self.quarter_again(quarter + up))


def reader_input(patches):
    return torch.as_tensor(patches).float().permute(0, 3, 1, 2) / 255 - 0.5


def finder_input(frames):
    return torch.as_tensor(frames).float().permute(0, 3, 1, 2).flip(1) / 255 - 0.5
