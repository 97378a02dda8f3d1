import type { Rules, TableWords } from '../rules/rules.ts'
import { withArticle } from './spoken-count.ts'

/** Whose words a device says, whatever the rules of a game call things: the default leaves it to the rules. */
export type WordChoice = 'rules' | 'american' | 'british'

/** The words of a country, all of them; what the rules say needs no list. */
const SPOKEN: Readonly<Record<WordChoice, TableWords | undefined>> = {
  rules: undefined,
  american: {
    crib: 'crib',
    starter: 'starter',
    jack: 'jack',
    three: 'three of a kind',
    four: 'four of a kind',
  },
  british: {
    crib: 'box',
    starter: 'turn-up',
    jack: 'knave',
    three: 'prial',
    four: 'double pair royal',
  },
}

/** The same rules, said in these words. Only for what is shown: a game keeps the words it was begun with. */
export function inWords(rules: Rules, choice: WordChoice): Rules {
  const words = SPOKEN[choice]
  return words ? { ...rules, words } : rules
}

/** `The crib, the starter, a jack, three of a kind.` */
export function sampleWords({ words }: Pick<Rules, 'words'>): string {
  return `The ${words.crib}, the ${words.starter}, a ${words.jack}, ${withArticle(words.three)}.`
}
