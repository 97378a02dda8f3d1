import { calendarDay, dayOf } from '../../base/days.ts'
import type { Feat } from '../../game/figures/feats.ts'
import { sayDate } from '../../words/dates.ts'
import { fileName } from '../../words/pages/backup.ts'
import { featFigure, sayFeat, sayFeatWhen, shareFeat } from '../../words/pages/wall.ts'
import { CardRow, PAPER, PictureSheet, Rule } from '../parts/share/PictureSheet.tsx'
import { sharePicture } from '../parts/share/share-picture.ts'

const FIGURE = { fontSize: 320, fontWeight: 650, 'data-room': '952 410' }
const WHOSE = { fontSize: 64, fontWeight: 600, 'data-room': '952 82' }

/** A plaque: the cards, the figure, and whose it was. */
function FeatPicture({ feat, day }: { readonly feat: Feat; readonly day: string }) {
  const [starter, ...cards] = feat.cards?.toReversed() ?? []
  const middle = { x: PAPER.width / 2, textAnchor: 'middle' } as const
  const top = starter ? PAPER.margin + 220 : 0
  return (
    <PictureSheet height={top + 640 + PAPER.foot} foot={sayFeatWhen(feat, day)}>
      {starter && <CardRow cards={cards.toReversed()} starter={starter} />}
      <text {...middle} {...FIGURE} y={top + 350}>
        {featFigure(feat)}
      </text>
      <Rule y={top + 440} />
      <text {...middle} {...WHOSE} y={top + 560}>
        {sayFeat(feat)}
      </text>
    </PictureSheet>
  )
}

export function sharePlaque(feat: Feat) {
  const day = sayDate(calendarDay(feat.at))
  return sharePicture({
    picture: <FeatPicture feat={feat} day={day} />,
    text: shareFeat(feat, day),
    name: fileName(dayOf(feat.at), feat.players, 'png'),
  })
}
