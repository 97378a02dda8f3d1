"""Makes .sight/held-out/<deck>/<card>.png from drawn decks that are only measured with, never trained with.

Needs Debian's gnome-cards-data, aisleriot and librsvg2-bin, and npm for two packages. Decks with other letters than
A, K, Q and J are left out, and those whose rank and suit are not one index.
"""

import gzip
import subprocess
from pathlib import Path

import cv2
from cards import HEIGHT, RANKS, SUITS, WIDTH

HOME = Path(".sight")
OUT = HOME / "held-out"
SHEETS = Path("/usr/share/aisleriot/cards")
ENGLISH = (
    "anglo anglo_bitmap anglo_modern anglo_modern_4_color anglo_poker bonded dondorf gnomangelo"
    " gnomangelo_bitmap neoclassical neoclassical_4_color ornamental paris plastic simplistic tigullio"
).split()
ROWS = "CDHS"


def convert(svg, width, height, out):
    command = ["rsvg-convert", "--unlimited", "-w", str(width), "-h", str(height), "-o", str(out)]
    subprocess.run(command, input=svg, check=True)


def keep(deck, card, picture):
    folder = OUT / deck
    folder.mkdir(parents=True, exist_ok=True)
    cv2.imwrite(str(folder / f"{card}.png"), cv2.resize(picture, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA))


def sheets():
    """Thirteen columns from the ace to the king; clubs, diamonds, hearts, spades."""
    for deck in ENGLISH:
        raw = (SHEETS / f"{deck}.svgz").read_bytes()
        sheet = HOME / "sheet.png"
        convert(gzip.decompress(raw) if raw[:2] == b"\x1f\x8b" else raw, 13 * WIDTH, 5 * HEIGHT, sheet)
        picture = cv2.imread(str(sheet), cv2.IMREAD_UNCHANGED)
        for row, suit in enumerate(ROWS):
            for column, rank in enumerate(RANKS):
                part = picture[row * HEIGHT : (row + 1) * HEIGHT, column * WIDTH : (column + 1) * WIDTH]
                keep(deck, rank + suit, part)


def unpack(name):
    folder = HOME / "packages" / name.replace("@", "-").replace("/", "-")
    if not folder.exists():
        folder.mkdir(parents=True)
        subprocess.run(["npm", "pack", name, "--silent", "--pack-destination", str(folder)], check=True)
        (archive,) = folder.glob("*.tgz")
        subprocess.run(["tar", "xzf", str(archive), "-C", str(folder)], check=True)
    return folder / "package"


def svg_cards():
    names = {"A": "1", "T": "10", "J": "jack", "Q": "queen", "K": "king"}
    suits = {"C": "club", "D": "diamond", "H": "heart", "S": "spade"}
    folder = unpack("svg-cards") / "png" / "2x"
    for rank in RANKS:
        for suit in SUITS:
            picture = cv2.imread(str(folder / f"{suits[suit]}_{names.get(rank, rank)}.png"), cv2.IMREAD_UNCHANGED)
            keep("svg-cards", rank + suit, picture)


def younestouati():
    folder = unpack("@younestouati/playing-cards-standard-deck") / "cards"
    for number, rank in enumerate(RANKS, 1):
        for suit in SUITS:
            out = HOME / "card.png"
            convert((folder / f"{number}{suit.lower()}.svg").read_bytes(), WIDTH, HEIGHT, out)
            keep("younestouati", rank + suit, cv2.imread(str(out), cv2.IMREAD_UNCHANGED))


if __name__ == "__main__":
    HOME.mkdir(exist_ok=True)
    sheets()
    svg_cards()
    younestouati()
