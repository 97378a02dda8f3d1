const NAMES = 'ace one two three four five six seven eight nine ten jack knave queen king'.split(' ')
const SIGNS = 'A A 2 3 4 5 6 7 8 9 10 J J Q K'.split(' ')

const WORD = NAMES.join('|')
const SUIT_WORD = '(spade|heart|diamond|club)s?'

const toRank = (word: string) => SIGNS[NAMES.indexOf(word.toLowerCase())] ?? word

/**
 * Cards as people say them or a phone writes them down, in the signs that are read as cards: `four of clubs` is `4c`,
 * `ace 2 3 4 and a 5` is `A 2 3 4 5`, `two fives` is `5 5`, `jack of the starter’s suit, cut 4h` is `Jh, cut 4h`.
 */
export function cardsAsSigns(text: string): string {
  if (!/[a-z]{3}|\d (?:of|and)\b/iu.test(text)) return text
  const signs = text
    .replace(
      /\b(?:right (jack|knave)|(jack|knave) of (?:the )?(?:same|(?:starter|cut|turn-?up)['’]?s?) suit)\b/giu,
      'J~',
    )
    .replace(/\b(?:and|with|plus|then|the)\b/giu, ' ')
    // `a 5` before or after another word, and `an ace`: not the ace itself, as in `A 2 3 J, cut 5`.
    .replace(
      new RegExp(
        `(^(?=an?\\s+\\w+\\s{2})|\\s{2,})an?\\s+(?=\\w)|\\ban?\\s+(?=(?:${WORD})\\b|\\w+ of\\b)`,
        'giu',
      ),
      ' ',
    )
    .replace(
      new RegExp(`\\b(pair of|two|three|four) (${WORD}|10|[2-9])e?s\\b`, 'giu'),
      (_, many: string, rank: string) =>
        Array(/pair/iu.test(many) ? 2 : Number(toRank(many)))
          .fill(toRank(rank))
          .join(' '),
    )
    .replace(
      new RegExp(`\\b(${WORD}|10|kn|[1-9atjqk])s?\\s*(?:of\\s+)?${SUIT_WORD}\\b`, 'giu'),
      (_, rank: string, suit: string) => `${toRank(rank)}${suit.charAt(0)}`,
    )
    .replace(new RegExp(`\\b(${WORD})(?:e?s)?\\b`, 'giu'), (_, rank: string) => toRank(rank))
  const suit = /[shdc♠♤♥♡♦♢♣♧](?=\W*$)/iu.exec(signs)?.[0]
  return signs.replaceAll('J~', `J${suit ?? ''}`)
}
