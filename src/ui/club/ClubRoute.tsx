import { Redirect } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import { useApp, useReadable } from '../../app/hooks/use-app.ts'
import { useNights, useShownNight } from '../../app/hooks/use-nights.ts'
import { nightCodeIn } from '../../app/transfer/night-codes.ts'
import type { Night } from '../../game/club/night.ts'
import { BOOK_WORDS } from '../../words/pages/book.ts'
import { CLUB_WORDS } from '../../words/pages/club.ts'
import { PageButton } from '../parts/Button.tsx'
import { Message, OpeningScreen } from '../parts/Screen.tsx'
import { useAddress } from '../parts/use-way-back.ts'
import { clubHref, readClub } from './club-address.ts'
import { NewNightPage } from './NewNightPage.tsx'
import { NightWall } from './NightWall.tsx'
import { CodePage, RoundPage } from './RoundPage.tsx'
import { PayoutPage, SeasonPage } from './SeasonPage.tsx'
import { CardPage, StandingPage } from './StandingPage.tsx'
import { ResultPage, TablePage } from './TablePage.tsx'
import { TypePage } from './TypePage.tsx'

/** A night that was begun so many milliseconds ago is still going on. */
const LASTS = 12 * 3_600_000

/** Club night: the director's pages, and with a code in the fragment what a player's phone makes of it. */
export function ClubRoute() {
  const app = useApp()
  const start = useReadable(app.start)
  const code = useLocationProperty(() => nightCodeIn(location.hash) ?? '')
  const { nights } = useNights()
  const address = useAddress(readClub)
  if (start.type === 'opening') return <OpeningScreen />
  if (code !== '')
    return code.startsWith('n') ? <TablePage key={code} code={code} /> : <ResultPage key={code} code={code} />
  const [last] = nights
  if (address.page === 'season') return <SeasonPage />
  if (address.night === undefined) {
    const goesOn = last !== undefined && app.ports.now() - last.startedAt < LASTS
    return goesOn ? <Redirect to={clubHref(last.id)} replace /> : <NewNightPage />
  }
  if (address.night === '') return <NewNightPage />
  const night = nights.find(({ id }) => id === address.night)
  if (night) return <NightPages key={night.id} night={night} />
  return (
    <Message title={CLUB_WORDS.noNight} sentence={CLUB_WORDS.noNightWhy}>
      <PageButton kind="primary" to="/book" title={BOOK_WORDS.title} />
    </Message>
  )
}

function NightPages({ night: written }: { readonly night: Night }) {
  const { page, number, round } = useAddress(readClub)
  const night = useShownNight(written)
  const shown = round ?? Math.max(night.rounds.length - 1, 0)
  if (page === 'type')
    return <TypePage key={`${shown} ${number}`} night={night} round={shown} number={number} />
  if (page === 'standing' || (page === 'round' && night.rounds.length === 0))
    return <StandingPage night={night} />
  if (page === 'card' && night.players[number]) return <CardPage night={night} player={number} />
  if (page === 'wall') return <NightWall night={night} written={written} />
  if (page === 'payouts') return <PayoutPage night={night} />
  if (page === 'code') return <CodePage written={written} />
  if (page === 'hand-over') return <CodePage written={written} whole="whole" />
  return <RoundPage night={night} written={written} />
}
