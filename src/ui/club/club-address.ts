const PAGES = ['round', 'type', 'standing', 'card', 'wall', 'code', 'hand-over', 'payouts', 'season'] as const
export type ClubPage = (typeof PAGES)[number]

interface ClubAddress {
  /** Undefined for a new night. */
  readonly night: string | undefined
  readonly page: ClubPage
  /** From 0, like players; tables are counted from 1. */
  readonly round: number | undefined
  readonly number: number
}

export function clubHref(night: string, page: ClubPage = 'round', number?: number, round?: number): string {
  const fields = Object.entries({ night, page, number, round }).filter(([, value]) => value !== undefined)
  return `/club?${new URLSearchParams(fields.map(([name, value]) => [name, `${value}`]))}`
}

export function readClub(search: string): ClubAddress {
  const fields = new URLSearchParams(search)
  const page = PAGES.find((name) => name === fields.get('page')) ?? 'round'
  const round = fields.get('round')
  return {
    night: fields.get('night') ?? undefined,
    page,
    round: round === null ? undefined : Number(round),
    number: Number(fields.get('number') ?? 0),
  }
}
