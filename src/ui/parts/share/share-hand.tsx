import { joinClauses } from '../../../words/grammar.ts'
import { pictureName } from '../../../words/pages/backup.ts'
import { sayRare, shareCount } from '../../../words/pages/count.ts'
import type { CountOptions } from '../../../words/spoken-count.ts'
import { dayOf } from '../save-file.ts'
import { CountPicture, type CountPictureProps } from './CountPicture.tsx'
import { sayDate, sharePicture } from './share-picture.ts'

interface SharedHand extends Pick<CountPictureProps, 'show' | 'lines' | 'sentence'> {
  readonly said: CountOptions
  /** Whose hand it is, or that it is a crib. */
  readonly title: string
  /** Where it can be looked at again. */
  readonly link: string | undefined
}

/** Shares a counted hand, as a picture and in words. Returns what to say, unless the device has said it. */
export function shareHand({ show, lines, sentence, said, title, link }: SharedHand) {
  const now = Date.now()
  const rare = sayRare({ ...show, lines })
  const foot = rare ? `${rare.title} ${rare.detail}` : `${title} · ${sayDate(now)}`
  return sharePicture({
    picture: <CountPicture show={show} lines={lines} words={said.words} sentence={sentence} foot={foot} />,
    text: joinClauses([shareCount({ ...show, lines }, said), link], '\n'),
    name: pictureName(dayOf(now), [title]),
  })
}
