import type { Rulings } from './ruling.ts'

/** How a dispute is settled, by whom, and what club nights add. */
export const JUDGE_RULINGS: Rulings = {
  108: {
    asks: 'Until when can a count be challenged?',
    verdict: [
      'A count can be challenged until it is accepted.',
      'The dealer accepts the other hand by counting the own one. The non-dealer accepts the dealer’s hand by a word, or by mixing its cards, and the {crib} without a word, once its cards are put away.',
    ],
    why: 'Until then the cards are face up, and everybody can check them.',
    from: ['acc 9.1 and 9.2'],
    others: 'Hoyle puts back what was pegged too many until the next cut.',
  },
  117: {
    asks: 'May anybody help to count a hand?',
    verdict: 'Only a partner helps to count; bystanders speak when both sides ask them.',
    why: 'Each side is responsible for its own count.',
    from: ['enquire', 'own'],
    others: 'We could not read the rule of the ACC on help in counting (9.5): at a club the book decides.',
  },
  109: {
    asks: 'A penalty was called that was none: does the call cost anything?',
    verdict: ['A wrong call for a penalty costs nothing.', 'What was pegged for it goes back.'],
    why: 'There is no penalty on a penalty.',
    from: ['acc 11.3'],
    others: 'Taking back points and correcting a count are no penalties either (ACC 2010, 11.1).',
  },
  110: {
    asks: 'A penalty was pegged with the wrong number of holes: what now?',
    verdict: [
      'A penalty is pegged like any score: what was pegged too few is lost once the fingers leave the peg.',
      'What was pegged too many goes back. A peg that went too far back stays there.',
    ],
    why: 'Each player is responsible for their own pegs.',
    from: ['acc 8.3 and 11.2'],
  },
  111: {
    asks: 'The players do not agree, or a player does not accept the judges: who decides?',
    verdict: [
      'Two judges decide; whoever disagrees may call a third, and the three decide for good.',
      'Whoever then refuses loses the game or match, to a win by ten points of spread, and leaves the event.',
    ],
    why: 'A game must come to an end.',
    from: ['acc 11.4'],
    others:
      'At home the rules that the table chose decide. For Enquire Within, a player who does not abide by the rules has lost the game.',
  },
  112: {
    asks: 'Who may judge a dispute?',
    verdict: [
      'Nobody judges a dispute of their own.',
      'At a club, judges are those whom the ACC or the tournament director named.',
    ],
    why: 'A judge gains nothing by the decision.',
    from: ['ethics', 'acc 1.6'],
  },
  114: {
    asks: 'Two score cards of a game do not agree: which counts?',
    verdict: [
      'Each player keeps the number on the own card.',
      'A number on one card only counts for both. If both claim the win, the one with a plus has won; if both numbers are in one column, both have lost.',
    ],
    why: 'Each has signed a card of their own.',
    from: ['acc 12.2'],
    others: 'If only one claims the win and nobody the loss, the win counts.',
  },
  115: {
    asks: 'May a player think as long as they like?',
    verdict: [
      'Players take no needless breaks, but no book that we read gives a time for one card.',
      'Clubs allow about fifteen minutes a game.',
    ],
    why: 'The others wait.',
    from: ['canada', 'own'],
  },
}
