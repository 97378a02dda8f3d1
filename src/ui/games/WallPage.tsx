import { useMemo, useState } from 'react'
import { useSettings } from '../../app/hooks/use-app.ts'
import { useFigures } from '../../app/hooks/use-figures.ts'
import { TITLES } from '../../words/app.ts'
import { sayFeat, sayFeatWhen, WALL_WORDS } from '../../words/pages/wall.ts'
import { MiniCards } from '../parts/figures/FiguresTable.tsx'
import { Menu } from '../parts/Menu.tsx'
import { Notice } from '../parts/Notice.tsx'
import { PegSwitch } from '../parts/PegSwitch.tsx'
import { useWayBack } from '../parts/use-way-back.ts'
import { BookTabs } from './BookTabs.tsx'
import { sharePlaque } from './FeatPicture.tsx'
import { dayName } from './game-days.ts'
import { Empty, FiguresPage, Note, OpenGameRow } from './Section.tsx'

/** More than anybody scrolls through. */
const MOST = 200

/** What was rare: large hands, double skunks, grand slams, and nineteens for those who like them. */
export function WallPage() {
  const { feats } = useFigures()
  const [{ nineteens }, change] = useSettings()
  const [now] = useState(Date.now)
  const [said, setSaid] = useState<string>()
  const shown = useMemo(() => {
    const wanted = feats().filter(({ kind }) => kind !== 'nineteen' || nineteens === 'on')
    return wanted.slice(0, MOST)
  }, [feats, nineteens])
  return (
    <FiguresPage
      title={TITLES.wall}
      none={shown.length === 0 && <Empty title={WALL_WORDS.none} sentence={WALL_WORDS.noneWhy} />}
      onBack={useWayBack('/book')}
      tabs={<BookTabs page="wall" />}
      notice={<Notice sentence={said} onDismiss={() => setSaid(undefined)} />}
    >
      <Note>
        <PegSwitch
          checked={nineteens === 'on'}
          onChange={(isOn) => change({ nineteens: isOn ? 'on' : 'off' })}
        >
          {WALL_WORDS.nineteens}
        </PegSwitch>
      </Note>
      <ul>
        {shown.map((feat) => (
          <OpenGameRow
            key={`${feat.kind} ${feat.gameId} ${feat.at} ${feat.players}`}
            gameId={feat.gameId}
            title={sayFeat(feat)}
            note={sayFeatWhen(feat, dayName(feat.at, now))}
            cards={feat.cards && <MiniCards cards={feat.cards} />}
          >
            <Menu
              icon="more"
              label={WALL_WORDS.more(sayFeat(feat))}
              items={() => [{ name: WALL_WORDS.share, run: () => void sharePlaque(feat).then(setSaid) }]}
            />
          </OpenGameRow>
        ))}
      </ul>
    </FiguresPage>
  )
}
