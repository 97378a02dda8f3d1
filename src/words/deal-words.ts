import type { DealRules, Rules } from '../rules/rules.ts'
import { capitalise, listOf } from './grammar.ts'
import { possessive } from './names.ts'
import { numberWord } from './number-words.ts'

/** How the cards are given: `Six cards each, two to Ann’s crib.` Without a dealer it is `the crib`. */
export function dealWords({ deal, words }: Rules, dealerName?: string): string {
  const crib = dealerName === undefined ? `the ${words.crib}` : `${possessive(dealerName)} ${words.crib}`
  const each = `${capitalise(numberWord(deal.dealt))} cards each`
  if (!isEven(deal))
    return `${each}.${packFirst(deal, crib)} ${giversWords(deal, crib, dealerName)}.${packLast(deal)}`
  const laid = deal.crib[0] ?? 0
  if (deal.pack.cards === 0) return `${each}, ${numberWord(laid)} to ${crib}.`
  const pack = numberWord(deal.pack.cards)
  return deal.pack.when === 'before'
    ? `${each} and ${pack} from the pack to ${crib}; then each lays ${numberWord(laid)} to it.`
    : `${each}, ${numberWord(laid)} to ${crib}; then ${pack} from the pack.`
}

/** Everybody gives the same number to the crib and lays nothing aside. */
function isEven({ crib, aside }: DealRules): boolean {
  return crib.every((cards) => cards === crib[0]) && aside.every((cards) => cards === 0)
}

function packFirst({ pack }: DealRules, crib: string): string {
  if (pack.cards === 0 || pack.when === 'after') return ''
  return ` ${capitalise(numberWord(pack.cards))} from the pack to ${crib}.`
}

function packLast({ pack }: DealRules): string {
  if (pack.cards === 0 || pack.when === 'before') return ''
  return ` Then ${numberWord(pack.cards)} from the pack.`
}

/** `Ann and the player opposite lay one aside, the others lay one to the crib`. */
function giversWords(deal: DealRules, crib: string, dealerName: string | undefined): string {
  const groups = new Map<string, number[]>()
  for (const place of deal.crib.keys()) {
    const does = givesWords(deal.crib[place] ?? 0, deal.aside[place] ?? 0, crib)
    groups.set(does, [...(groups.get(does) ?? []), place])
  }
  const largest = Math.max(...[...groups.values()].map((places) => places.length))
  const clauses = [...groups].map(([does, places]) => {
    const others = groups.size > 1 && places.length === largest && !places.includes(0)
    const who = others
      ? ['the others']
      : places.map((place) => placeName(place, deal.crib.length, dealerName))
    const single = !others && places.length === 1
    return `${listOf(who)} ${single ? does.replace(/^lay\b|^keep\b/u, '$&s') : does}`
  })
  return capitalise(clauses.join(', '))
}

function givesWords(crib: number, aside: number, cribName: string): string {
  const gives = [
    ...(crib > 0 ? [`${numberWord(crib)} to ${cribName}`] : []),
    ...(aside > 0 ? [`${numberWord(aside)} aside`] : []),
  ]
  return gives.length === 0 ? 'keep all' : `lay ${gives.join(' and ')}`
}

function placeName(place: number, seats: number, dealerName: string | undefined): string {
  if (place === 0) return dealerName ?? 'the dealer'
  if (seats > 2 && place * 2 === seats) return 'the player opposite'
  return `seat ${place + 1} from the dealer`
}
