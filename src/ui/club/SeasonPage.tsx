import { useMemo, useState } from 'react'
import { useNights } from '../../app/hooks/use-nights.ts'
import { replayNight, type ShownNight } from '../../game/club/night.ts'
import { paidOut, SHARES, seasonOf } from '../../game/club/season.ts'
import { standingOf } from '../../game/club/standing.ts'
import { shownName } from '../../words/names.ts'
import { CLUB_WORDS, saySeason, sayShare, sayValue } from '../../words/pages/club.ts'
import { FormSection } from '../parts/FormSection.tsx'
import { FiguresTable } from '../parts/figures/FiguresTable.tsx'
import { Page } from '../parts/Page.tsx'
import { Segments } from '../parts/Segments.tsx'
import { TextInput } from '../parts/TextField.tsx'
import { useWayBack } from '../parts/use-way-back.ts'
import { clubHref } from './club-address.ts'

/** All nights of this device together. */
export function SeasonPage() {
  const { nights } = useNights()
  const season = useMemo(() => seasonOf(nights.map(replayNight)), [nights])
  return (
    <Page
      title={CLUB_WORDS.season}
      note={saySeason(nights.length)}
      layout="form"
      onBack={useWayBack(clubHref(''))}
    >
      <FormSection title={CLUB_WORDS.standing} help={CLUB_WORDS.seasonNote}>
        <FiguresTable
          heads={CLUB_WORDS.seasonHeads}
          rows={season.map(({ name, nights: times, points, rating, won, net }) => ({
            name: shownName(name),
            cells: [times, points, rating, won, sayValue(net)],
          }))}
        />
      </FormSection>
    </Page>
  )
}

const PLACES = ['1', '2', '3', '4'] as const

/** What the pot pays to each place. Nothing of it is stored. */
export function PayoutPage({ night }: { readonly night: ShownNight }) {
  const [entry, setEntry] = useState('')
  const [places, setPlaces] = useState<(typeof PLACES)[number]>('3')
  const pot = Math.max(0, Math.floor(Number(entry) || 0)) * night.players.length
  const shares = SHARES[Number(places) - 1] ?? SHARES[0]
  const paid = paidOut(pot, shares)
  const standing = standingOf(night)
  return (
    <Page title={CLUB_WORDS.payouts} layout="form" onBack={useWayBack(clubHref(night.id, 'standing'))}>
      <FormSection title={CLUB_WORDS.paid}>
        <TextInput label={CLUB_WORDS.paid} inputMode="numeric" value={entry} onType={setEntry} />
      </FormSection>
      <FormSection title={CLUB_WORDS.places}>
        <Segments
          label={CLUB_WORDS.places}
          options={PLACES.map((value) => ({ value, label: value }))}
          value={places}
          onChange={setPlaces}
        />
      </FormSection>
      <FormSection title={CLUB_WORDS.payouts} help={CLUB_WORDS.payoutNote(pot)}>
        <FiguresTable
          heads={CLUB_WORDS.payoutHeads}
          rows={paid.map((sum, place) => ({
            name: shownName(night.players[standing[place]?.player ?? -1]?.name ?? '–'),
            cells: [sayShare(shares[place] ?? 0), sum],
          }))}
        />
      </FormSection>
    </Page>
  )
}
