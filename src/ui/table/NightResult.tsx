import { useState } from 'react'
import { useTakeResult } from '../../app/hooks/use-nights.ts'
import { writeResultCode } from '../../app/transfer/night-codes.ts'
import { hadIn, type NightPlace, valuesOf } from '../../game/club/night-place.ts'
import { sayUnsaved } from '../../words/app.ts'
import { sideName } from '../../words/names.ts'
import { CLUB_WORDS, sayAgrees, sayAsk, sayFor, sayTableOf } from '../../words/pages/club.ts'
import { Button } from '../parts/Button.tsx'
import { SideMark } from '../parts/board/PegHead.tsx'
import { DrawnCode } from '../parts/QrCode.tsx'
import css from './NightResult.module.css'
import { useTableActions, useTableView } from './use-table-view.ts'

/** The end of a game of a club night: the code that the director scans, and whether the other side agrees. */
export function NightResult({ place }: { readonly place: NightPlace }) {
  const { game } = useTableView()
  const { note } = useTableActions()
  const take = useTakeResult()
  const [answer, setAnswer] = useState<'yes' | 'no'>()
  const values = valuesOf(game)
  const names = values.map((_, side) => sideName(game, side).slice(0, 30))
  const winner = values.findIndex((value) => value > 0)
  const loser = values.findIndex((value) => value < 0)
  const result = { ...place, names, values, had: hadIn(game), agreed: answer === 'yes' }
  const code = writeResultCode(result)

  async function agree() {
    // On the phone of the director himself nothing needs to be scanned.
    const saved = await take(result, 'agreed')
    if (saved?.ok === false) return note(sayUnsaved(saved.error.type))
    setAnswer('yes')
    if (saved) note(CLUB_WORDS.taken)
  }

  return (
    <div className={css.result}>
      <p>{sayTableOf(place.round, place.table)}</p>
      <DrawnCode text={code} label={CLUB_WORDS.resultCode} />
      {answer === undefined && (
        <>
          <h3>{sayAsk(names[loser] ?? '')}</h3>
          <div className={css.keys}>
            <Button
              kind="primary"
              mark={<SideMark mark={game.marks[loser] ?? 'b'} />}
              detail={sayFor(values[winner] ?? 0, names[winner] ?? '')}
              onClick={() => void agree()}
            >
              {sayAgrees(names[loser] ?? '')}
            </Button>
            <Button kind="quiet" detail={CLUB_WORDS.noDetail} onClick={() => setAnswer('no')}>
              {CLUB_WORDS.no}
            </Button>
          </div>
        </>
      )}
      <p role="status">
        {answer === 'yes' && <b>{CLUB_WORDS.agreed}. </b>}
        {answer === 'no' ? CLUB_WORDS.askDirector : CLUB_WORDS.orPhone}
      </p>
    </div>
  )
}
