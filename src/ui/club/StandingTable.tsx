import type { PropsWithChildren } from 'react'
import { Link } from 'wouter'
import type { ShownNight } from '../../game/club/night.ts'
import { type Line, qualifiers } from '../../game/club/standing.ts'
import { shownName } from '../../words/names.ts'
import { CLUB_WORDS, sayQualify, sayValue } from '../../words/pages/club.ts'
import { clubHref } from './club-address.ts'
import css from './StandingTable.module.css'

type ClubTableProps = PropsWithChildren<{
  readonly kind: 'standing' | 'card'
  readonly heads: readonly string[]
}>

/** A table as on paper; a head without words has a column that needs none. */
export function ClubTable({ kind, heads, children }: ClubTableProps) {
  return (
    <table className={css.table} data-kind={kind}>
      <thead>
        <tr>
          {heads.map((head) =>
            head ? (
              <th key={head} scope="col">
                {head}
              </th>
            ) : (
              <td key={head} />
            ),
          )}
        </tr>
      </thead>
      {children}
    </table>
  )
}

interface StandingTableProps {
  readonly night: ShownNight
  /** With their places, from 1, in the order to be shown. */
  readonly lines: readonly (readonly [place: number, line: Line])[]
  /** Whether the line below those who qualify is drawn: only where the lines are in the order of their places. */
  readonly isByPlace: boolean
  readonly links?: boolean
}

export function StandingTable({ night, lines, isByPlace, links = false }: StandingTableProps) {
  const last = isByPlace ? qualifiers(night) : 0
  return (
    <ClubTable kind="standing" heads={CLUB_WORDS.heads}>
      <tbody>
        {lines.map(([place, { player, points, won, net }]) => {
          const name = shownName(night.players[player]?.name ?? '')
          return (
            <tr key={player}>
              <td>{place}</td>
              <th scope="row">
                {links ? <Link href={clubHref(night.id, 'card', player)}>{name}</Link> : name}
                {place === last && <small>{sayQualify(night)}</small>}
              </th>
              <td>{points}</td>
              <td>{won}</td>
              <td>{sayValue(net)}</td>
            </tr>
          )
        })}
      </tbody>
    </ClubTable>
  )
}
