import { useMemo, useState } from 'react'
import { useSettings } from '../../app/hooks/use-app.ts'
import { useFigures } from '../../app/hooks/use-figures.ts'
import { calendarDay } from '../../base/days.ts'
import type { Feat } from '../../game/figures/feats.ts'
import { TITLES } from '../../words/app.ts'
import { sayDate } from '../../words/dates.ts'
import { sayFeat, sayPlaque, WALL_WORDS } from '../../words/pages/wall.ts'
import { ActionBar, Button } from '../parts/Button.tsx'
import { Menu } from '../parts/Menu.tsx'
import { Notice } from '../parts/Notice.tsx'
import { PageDialog } from '../parts/PageDialog.tsx'
import { PegSwitch } from '../parts/PegSwitch.tsx'
import { Plaque, Walnut } from '../parts/Plaque.tsx'
import { sharePlaque } from '../parts/share/PlaquePicture.tsx'
import { useWayBack } from '../parts/use-way-back.ts'
import { BookTabs } from './BookTabs.tsx'
import { Empty, FiguresPage, Note, useOpenGame } from './Section.tsx'
import css from './WallPage.module.css'

/** More than anybody scrolls through. */
const MOST = 200

/** From these points a plaque has the whole width, over the others. */
const LARGE = 28

const isLarge = ({ points, kind }: Feat) => points >= LARGE && (kind === 'hand' || kind === 'crib')

const other = { on: 'off', off: 'on' } as const

const dayOf = ({ at }: Feat) => sayDate(calendarDay(at))

/** What was rare: large hands, double skunks, grand slams, and nineteens for those who like them. */
export function WallPage() {
  const { feats } = useFigures()
  const [{ nineteens }, change] = useSettings()
  const [opened, open] = useState<Feat>()
  const shown = useMemo(() => {
    const wanted = feats().filter(({ kind }) => kind !== 'nineteen' || nineteens === 'on')
    return wanted.toSorted((a, b) => Number(isLarge(b)) - Number(isLarge(a))).slice(0, MOST)
  }, [feats, nineteens])
  return (
    <FiguresPage
      title={TITLES.wall}
      none={shown.length === 0 && <Empty title={WALL_WORDS.none} sentence={WALL_WORDS.noneWhy} />}
      onBack={useWayBack('/book')}
      tabs={<BookTabs page="wall" />}
      layout="wall"
      tools={
        <Menu
          items={() => [
            { name: WALL_WORDS.nineteens[nineteens], run: () => change({ nineteens: other[nineteens] }) },
          ]}
        />
      }
    >
      {shown.length > 0 && (
        <Walnut>
          <ul className={css.wall}>
            {shown.map((feat) => (
              <li
                key={`${feat.kind} ${feat.gameId} ${feat.at} ${feat.players}`}
                data-large={isLarge(feat) || undefined}
              >
                <button type="button" onClick={() => open(feat)}>
                  <Plaque {...sayPlaque(feat, dayOf(feat))} />
                </button>
              </li>
            ))}
          </ul>
        </Walnut>
      )}
      {opened && <OpenedPlaque feat={opened} onClose={() => open(undefined)} />}
    </FiguresPage>
  )
}

interface OpenedPlaqueProps {
  readonly feat: Feat
  readonly onClose: () => void
}

/** A plaque as it is shared, with the way to its game. */
function OpenedPlaque({ feat, onClose }: OpenedPlaqueProps) {
  const openGame = useOpenGame()
  const [hasName, setHasName] = useState(true)
  const [hasDate, setHasDate] = useState(true)
  const [said, setSaid] = useState<string>()
  const parts = { hasName, hasDate }
  return (
    <PageDialog title={sayFeat(feat)} onClose={onClose}>
      <Walnut>
        <Plaque {...sayPlaque(feat, dayOf(feat), parts)} />
      </Walnut>
      <Note>
        <PegSwitch checked={hasName} onChange={setHasName}>
          {WALL_WORDS.showName}
        </PegSwitch>
        <PegSwitch checked={hasDate} onChange={setHasDate}>
          {WALL_WORDS.showDate}
        </PegSwitch>
      </Note>
      <Notice sentence={said} onDismiss={() => setSaid(undefined)} />
      <ActionBar>
        <Button kind="quiet" onClick={() => void openGame(feat.gameId)}>
          {WALL_WORDS.game}
        </Button>
        <Button kind="primary" onClick={() => void sharePlaque(feat, parts).then(setSaid)}>
          {WALL_WORDS.share}
        </Button>
      </ActionBar>
    </PageDialog>
  )
}
