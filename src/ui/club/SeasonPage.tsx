import { useMemo, useState } from 'react'
import { useNights } from '../../app/hooks/use-nights.ts'
import { type Money, POTS } from '../../game/club/format.ts'
import { replayNight, type ShownNight } from '../../game/club/night.ts'
import { NO_MONEY, prizesOf, SHARES, seasonOf } from '../../game/club/season.ts'
import { shownName } from '../../words/names.ts'
import { CLUB_WORDS, sayPrize, saySeason, sayValue } from '../../words/pages/club.ts'
import { ChoiceSection, FormSection } from '../parts/FormSection.tsx'
import { FiguresTable } from '../parts/figures/FiguresTable.tsx'
import { Page } from '../parts/Page.tsx'
import { TextField } from '../parts/TextField.tsx'
import { useWayBack } from '../parts/use-way-back.ts'
import { clubHref } from './club-address.ts'
import css from './SeasonPage.module.css'
import { useSaved } from './use-saved.tsx'

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

/** What the players pay, and what the night pays. */
export function PayoutPage({ night }: { readonly night: ShownNight }) {
  const { nights, edit } = useNights()
  const { notice, saved } = useSaved()
  const [isWrong, setWrong] = useState(false)
  const money = night.money ?? NO_MONEY
  const set = (to: Partial<Money>) =>
    void saved(edit(night.id, (one) => ({ money: { ...(one.money ?? NO_MONEY), ...to } })))
  const prizes = useMemo(() => {
    const before = nights.filter((one) => one.money && one.startedAt < night.startedAt)
    return prizesOf([...before.map(replayNight).reverse(), night])
  }, [nights, night])
  const coins = (label: string, sum: number | undefined, to: (coins: number) => Partial<Money>) => (
    <TextField
      key={label}
      label={label}
      inputMode="numeric"
      maxLength={4}
      defaultValue={sum || ''}
      onType={(typed) => {
        const isWhole = /^\d*$/.test(typed)
        setWrong(!isWhole)
        if (isWhole) set(to(Number(typed)))
      }}
    />
  )
  return (
    <Page
      title={CLUB_WORDS.payouts}
      layout="form"
      onBack={useWayBack(clubHref(night.id, 'standing'))}
      notice={notice}
    >
      <div className={css.money}>
        {coins(CLUB_WORDS.paid, money.fee, (fee) => ({ fee }))}
        <ChoiceSection
          label={CLUB_WORDS.places}
          options={PLACES.map((value) => ({ value, label: value }))}
          value={PLACES[money.shares.length - 1] ?? '3'}
          onChange={(places) => set({ shares: SHARES[PLACES.indexOf(places)] ?? SHARES[0] })}
        />
        <FormSection title={CLUB_WORDS.intoPots}>
          <div className={css.pots}>
            {POTS.map((name, i) =>
              coins(CLUB_WORDS.pots[name], money.pots[i], (sum) => ({
                pots: POTS.map((_, j) => (j === i ? sum : (money.pots[j] ?? 0))),
              })),
            )}
          </div>
          <output>{isWrong && CLUB_WORDS.wholeCoins}</output>
        </FormSection>
      </div>
      <FormSection title={CLUB_WORDS.payouts} help={CLUB_WORDS.payoutNote}>
        <FiguresTable heads={CLUB_WORDS.payoutHeads} rows={prizes.map((prize) => sayPrize(night, prize))} />
      </FormSection>
    </Page>
  )
}
