import { Link } from 'wouter'
import { useRivals } from '../../../app/hooks/use-figures.ts'
import { RIVALS_WORDS, sayRivalWins } from '../../../words/pages/rivals.ts'
import { rivalsHref } from '../addresses/record-address.ts'
import { Fact } from './FiguresTable.tsx'

/** `Ann and Bob: 41–38`, where two players have met before, with a link to all of it. */
export function RivalWins({ names }: { readonly names: readonly string[] }) {
  const won = useRivals(names)?.won
  const [first = '', second = ''] = names
  if (!won || names.length !== 2) return null
  return (
    <dl>
      <Fact name={RIVALS_WORDS.title}>
        <Link href={rivalsHref(first, second)}>{sayRivalWins(names, won)}</Link>
      </Fact>
    </dl>
  )
}
