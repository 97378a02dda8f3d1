import { useLocation } from 'wouter'
import { useQuery } from '../../app/hooks/use-app.ts'
import { currentDeal } from '../../game/record/game.ts'
import { catchUpCode } from '../../game/wire/catch-up.ts'
import { COMMON_WORDS } from '../../words/app.ts'
import { FOLLOW_WORDS } from '../../words/table/follow.ts'
import { IconButton } from '../parts/Button.tsx'
import { DrawnCode } from '../parts/QrCode.tsx'
import { BoardBar } from './BoardBar.tsx'
import css from './CodeOfDeal.module.css'
import { Beside, StatusLine } from './TableFrame.tsx'
import { useTableActions, useTableView } from './use-table-view.ts'

/** The last deal as a code, for all who follow this game. */
export function CodeOfDeal() {
  const { game } = useTableView()
  const { log, choose } = useTableActions()
  const [, navigate] = useLocation()
  const code = useQuery(game.headSeq, async () => catchUpCode(log()))
  const deal = currentDeal(game)?.number ?? 0
  const back = (
    <IconButton icon="arrow-left" label={COMMON_WORDS.back} onClick={() => choose({ codeAt: undefined })} />
  )
  return (
    <>
      <StatusLine lines={[FOLLOW_WORDS.codeOf(deal), FOLLOW_WORDS.pointAtIt]} back={back} />
      <div className={css.code}>
        {code !== undefined && <DrawnCode text={code} label={FOLLOW_WORDS.qr(deal)} />}
      </div>
      <div>
        <Beside words={FOLLOW_WORDS.missed}>
          <button type="button" onClick={() => navigate('/storage?send')}>
            {FOLLOW_WORDS.wholeGame}
          </button>
        </Beside>
        <BoardBar />
      </div>
    </>
  )
}
