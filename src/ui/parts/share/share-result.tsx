import type { Game } from '../../../game/record/game.ts'
import { pictureName } from '../../../words/pages/backup.ts'
import { sayResult } from '../../../words/picture.ts'
import { dayOf } from '../save-file.ts'
import { ResultPicture } from './ResultPicture.tsx'
import { sayDate, sharePicture } from './share-picture.ts'

/** Shares how a game went, as a picture and in words. Returns what to say, unless the device has said it. */
export function shareResult(game: Game) {
  const at = game.lines.at(-1)?.at ?? 0
  const foot = `${sayDate(at)} · ${game.rules.name}`
  return sharePicture({
    picture: <ResultPicture game={game} foot={foot} />,
    text: sayResult(game),
    name: pictureName(dayOf(at), game.players),
  })
}
