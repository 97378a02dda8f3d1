/** What stands in the address of the rulings: it can be kept, sent and opened without a network. */
export interface RulingsAddress {
  readonly find: string
  /** The ruling opened last. */
  readonly open: number | undefined
  /** The rule set chosen, when it is not the table’s own. */
  readonly rules: string | undefined
}

/** Longer than any dispute is: the rest is not read. */
const LONGEST = 120

/** Where a dispute is settled: by its number, or by words to look for. */
export function rulingsHref(topic: number | string): string {
  const address = typeof topic === 'number' ? { find: '', open: topic } : { find: topic, open: undefined }
  return `/rulings?${writeRulingsAddress({ ...address, rules: undefined })}`
}

/** Reads `find=nibs&ruling=26&rules=five-card-61`; what is odd in it is left out. */
export function readRulingsAddress(search: string): RulingsAddress {
  const query = new URLSearchParams(search)
  const open = Number(query.get('ruling'))
  return {
    find: (query.get('find') ?? '').slice(0, LONGEST),
    open: Number.isInteger(open) && open > 0 ? open : undefined,
    rules: query.get('rules') ?? undefined,
  }
}

/** The address without its question mark; empty when nothing is looked for. */
export function writeRulingsAddress({ find, open, rules }: RulingsAddress): string {
  const query = new URLSearchParams()
  if (find.trim() !== '') query.set('find', find)
  if (open !== undefined) query.set('ruling', `${open}`)
  if (rules !== undefined) query.set('rules', rules)
  return query.toString()
}
