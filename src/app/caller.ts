import { withWords } from '../words/engine/rules.ts'
import { sayCall } from '../words/table/call.ts'
import { followTable } from './current-game.ts'
import type { App } from './open-app.ts'
import { localVoices, recite, SPEEDS, voiceNamed } from './speech.ts'
import type { TableState } from './stores/table-state.ts'

/** Speaks what each tap did, as far as that is chosen. A newer sentence drops one that is still spoken or waits. */
export function watchCaller(app: App): void {
  let heard: Pick<TableState, 'gameId' | 'news'> | undefined
  let stop = () => {}
  followTable(app, ({ gameId, game, news }) => {
    const isNew = heard?.gameId === gameId && heard.news !== news
    heard = { gameId, news }
    const { caller, words, voiceName, pace } = app.device.getState().settings
    if (!isNew || !news || caller === 'nothing' || document.hidden) return
    const sentence = sayCall(
      { ...game, rules: withWords(game.rules, words, navigator.language) },
      news,
      caller,
    )
    const voice = voiceNamed(voiceName, localVoices())
    if (sentence === undefined || !voice) return
    stop()
    stop = recite({ texts: [sentence], voice, speed: SPEEDS[pace], onText: () => {} })
  })
}
