import { calendarDay, dayOf } from '../../../base/days.ts'
import type { Feat } from '../../../game/figures/feats.ts'
import { sayDate } from '../../../words/dates.ts'
import { fileName } from '../../../words/pages/backup.ts'
import { featFigure, sayFeat, sayFeatWhen, shareFeat } from '../../../words/pages/wall.ts'
import { CardPicture, PAPER, PictureSheet, Rule } from './PictureSheet.tsx'
import { sharePicture } from './share-picture.ts'

const CARD = 240

/** A plaque: the figure, whose it was, and the cards. */
function FeatPicture({ feat, day }: { readonly feat: Feat; readonly day: string }) {
  const { cards = [] } = feat
  const end = cards.length > 0 ? 650 + CARD : 560
  return (
    <PictureSheet height={end + 60 + PAPER.foot} foot={sayFeatWhen(feat, day)}>
      <text
        x={PAPER.width / 2}
        y="350"
        fontSize="330"
        fontWeight="650"
        letterSpacing="-0.04em"
        textAnchor="middle"
      >
        {featFigure(feat)}
      </text>
      <Rule y={424} />
      <text x={PAPER.width / 2} y="530" fontSize="64" fontWeight="600" textAnchor="middle" data-room="952 82">
        {sayFeat(feat)}
      </text>
      {cards.map((card, i) => (
        <CardPicture key={card} card={card} x={PAPER.margin + i * 193} y={620} height={CARD} />
      ))}
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
