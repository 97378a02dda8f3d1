import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useApp, usePart } from '../../app/hooks/use-app.ts'
import { useNights } from '../../app/hooks/use-nights.ts'
import { calendarDay } from '../../base/days.ts'
import { fingerprint } from '../../base/fingerprint.ts'
import { withNames } from '../../device/lists.ts'
import { FORMATS, type Format, type FormatName, ORDERS, skunkFrom } from '../../game/club/format.ts'
import type { Night, NightEntry } from '../../game/club/night.ts'
import { shuffled } from '../../game/club/rounds.ts'
import { plainly, playerKey } from '../../game/record/player-names.ts'
import { PRESETS } from '../../rules/presets.ts'
import { PRESET_NAMES, seatCount } from '../../rules/rules.ts'
import { sayUnsaved } from '../../words/app.ts'
import { shownName } from '../../words/names.ts'
import { CLUB_WORDS, sayDraw, sayNight, sayOrder, sayTeam, sayWho } from '../../words/pages/club.ts'
import { Button } from '../parts/Button.tsx'
import { ChoiceSection, FormSection } from '../parts/FormSection.tsx'
import { Page } from '../parts/Page.tsx'
import { Select } from '../parts/Segments.tsx'
import { TextInput } from '../parts/TextField.tsx'
import { useWayBack } from '../parts/use-way-back.ts'
import { AddPlayer } from './AddPlayer.tsx'
import { clubHref } from './club-address.ts'
import css from './NewNightPage.module.css'

const GAMES = ['6', '7', '8', '9']

/** Who is here, how many games, by which rules: then the lot gives the seats. */
export function NewNightPage() {
  const { ports, device } = useApp()
  const [, navigate] = useLocation()
  const { nights, begin } = useNights()
  const known = usePart(device, ({ names }) => names)
  const own = usePart(device, ({ ruleSets }) => ruleSets)
  /** Who is here, and whether with the other team. */
  const [here, setHere] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [typed, setTyped] = useState<readonly { readonly name: string; readonly isGuest: boolean }[]>([])
  const [games, setGames] = useState('9')
  const [name, setName] = useState<FormatName>('club')
  const [odd, setOdd] = useState<Format['odd']>('out')
  const [order, setOrder] = useState('')
  const [teamNames, setTeamNames] = useState<readonly [string, string]>(['', ''])
  const [warning, setWarning] = useState('')
  const rules = [...PRESET_NAMES.map((preset) => PRESETS[preset]), ...own.map((set) => set.rules)]
  const playable = rules.filter((one) => seatCount(one) === 2)
  const [chosen, choose] = useState(PRESETS.acc.name)
  const guests = typed.filter(({ isGuest }) => isGuest).map((one) => one.name)
  const names = [...known, ...typed].map((one) => one.name).filter((one, i, all) => all.indexOf(one) === i)
  const seated = names.filter((one) => here.has(one))
  const usual: Format = FORMATS[name]
  const orders = [usual.rankedBy, ...ORDERS.filter((one) => one.join() !== usual.rankedBy.join())]
  const rankedBy = orders.find((one) => one.join() === order) ?? usual.rankedBy
  const [homeName, awayName] = teamNames
  const teams = usual.teams && ([plainly(homeName), plainly(awayName)] as const)
  const format: Format = { ...usual, games: Number(games), odd, rankedBy, ...(teams ? { teams } : {}) }
  const isOneTeam = teams && playerKey(sayTeam(format, false)) === playerKey(sayTeam(format, true))
  const away = seated.filter((one) => here.get(one)).length
  const tables = format.teams
    ? Math.min(away, seated.length - away)
    : Math.floor(seated.length / (format.partners ? 4 : 2))

  async function draw() {
    const of = playable.find((one) => one.name === chosen) ?? PRESETS.acc
    const players = shuffled(seated, Math.random).map((one): NightEntry => {
      return {
        type: 'came',
        name: one,
        ...(guests.includes(one) ? { guest: true } : {}),
        ...(format.teams && here.get(one) ? { away: true } : {}),
      }
    })
    const money = nights.find((one) => one.money)?.money
    const night: Night = {
      id: fingerprint(ports.newId()).slice(0, 8),
      startedAt: ports.now(),
      rules: of,
      ...(money ? { money } : {}),
      format: { ...format, skunkFrom: skunkFrom(of) },
      entries: [...players, { type: 'round-begun', at: ports.now() }],
    }
    // Next week they are keys; who only visits is not.
    const members = seated.filter((one) => !guests.includes(one))
    void device.change(({ names: used }) => ({ names: withNames(used, members, ports.now()) }))
    const begun = await begin(night)
    if (begun.ok) navigate(clubHref(night.id), { replace: true })
    else setWarning(sayUnsaved(begun.error.type))
  }

  // Of two teams first home, then away.
  const toggle = (one: string) => {
    const next = new Map(here)
    if (!here.has(one)) next.set(one, false)
    else if (format.teams && !here.get(one)) next.set(one, true)
    else next.delete(one)
    setHere(next)
  }
  return (
    <Page
      title={CLUB_WORDS.title}
      note={sayNight(calendarDay(ports.now()))}
      layout="form"
      onBack={useWayBack('/book')}
      warning={warning || (isOneTeam ? CLUB_WORDS.sameTeams : seated.length < 2 ? CLUB_WORDS.few : '')}
      action={
        <Button
          kind="primary"
          disabled={tables === 0 || isOneTeam === true}
          detail={sayDraw(seated.length, format.games, tables)}
          onClick={() => void draw()}
        >
          {CLUB_WORDS.draw}
        </Button>
      }
    >
      <FormSection title={sayWho(seated.length)}>
        <div className={css.names}>
          {names
            .toSorted((a, b) => a.localeCompare(b))
            .map((one) => (
              <button type="button" key={one} aria-pressed={here.has(one)} onClick={() => toggle(one)}>
                {shownName(one)} {guests.includes(one) && <small>{CLUB_WORDS.isGuest}</small>}
                {format.teams && here.has(one) && <small> {sayTeam(format, here.get(one) ?? false)}</small>}
              </button>
            ))}
        </div>
        <AddPlayer
          onAdd={(added, isGuest) => {
            const name = names.find((one) => playerKey(one) === playerKey(added)) ?? added
            setTyped([...typed.filter((one) => one.name !== name), { name, isGuest }])
            setHere(new Map([...here, [name, here.get(name) ?? false]]))
          }}
        />
      </FormSection>
      <div className={css.choices}>
        <ChoiceSection
          label={CLUB_WORDS.games}
          options={GAMES.map((value) => ({ value, label: value }))}
          value={games}
          onChange={setGames}
        />
        <ChoiceSection
          label={CLUB_WORDS.format}
          options={FORMAT_NAMES.map((value) => ({ value, label: CLUB_WORDS.formats[value] }))}
          value={name}
          onChange={(next) => {
            setName(next)
            setGames(`${FORMATS[next].games}`)
            setOrder('')
          }}
        />
        {teams && (
          <FormSection title={CLUB_WORDS.teamNames}>
            <div className={css.teams}>
              {teamNames.map((typed, i) => (
                <TextInput
                  key={CLUB_WORDS.teams[i]}
                  label={CLUB_WORDS.teams[i] ?? ''}
                  placeholder={CLUB_WORDS.teams[i]}
                  maxLength={16}
                  value={typed}
                  onType={(to) => setTeamNames(i === 0 ? [to, awayName] : [homeName, to])}
                />
              ))}
            </div>
          </FormSection>
        )}
        {!format.partners && !format.teams && seated.length % 2 === 1 && (
          <ChoiceSection
            label={CLUB_WORDS.odd(seated.length)}
            options={ODDS.map((value) => ({ value, label: CLUB_WORDS.odds[value] }))}
            value={odd}
            onChange={setOdd}
          />
        )}
        <FormSection title={CLUB_WORDS.rules}>
          <Select
            label={CLUB_WORDS.rules}
            options={playable.map((one) => ({ value: one.name, label: one.name }))}
            value={chosen}
            onChange={choose}
          />
        </FormSection>
        <FormSection title={CLUB_WORDS.ranked}>
          <Select
            label={CLUB_WORDS.ranked}
            options={orders.map((one) => ({ value: one.join(), label: sayOrder(one) }))}
            value={rankedBy.join()}
            onChange={setOrder}
          />
        </FormSection>
        {nights.length > 0 && <EarlierNights nights={nights} />}
      </div>
    </Page>
  )
}

function EarlierNights({ nights }: { readonly nights: readonly Night[] }) {
  return (
    <FormSection title={CLUB_WORDS.earlier}>
      <ul className={css.earlier}>
        <li>
          <Link href={clubHref('', 'season')}>{CLUB_WORDS.season}</Link>
        </li>
        {nights.map(({ id, startedAt }) => (
          <li key={id}>
            <Link href={clubHref(id, 'standing')}>{sayNight(calendarDay(startedAt))}</Link>
          </li>
        ))}
      </ul>
    </FormSection>
  )
}

const FORMAT_NAMES = Object.keys(FORMATS) as readonly FormatName[]
const ODDS = ['out', 'three'] as const
