import { useApp, useReadable } from '../../app/hooks/use-app.ts'
import { sideName, whosePhone } from '../../words/names.ts'
import { LINE_WORDS } from '../../words/pages/join.ts'
import { Menu, type MenuChoice, type MenuItem } from '../parts/Menu.tsx'
import { useTableView } from './use-table-view.ts'

/** Also who was there until now, until he is put away. */
const AT_THE_TABLE: readonly string[] = ['open', 'silent', 'lost']

/** Which other phones are at this table; nothing where there is none. */
export function PhonesMenu() {
  const { game, guest } = useTableView()
  const { host, guest: line, handOver } = useApp()
  const guests = useReadable(host.guests).filter(({ line: { phase } }) => AT_THE_TABLE.includes(phase))
  const joined = useReadable(line.state)
  // On the page of a result there is room for one menu.
  if ((guests.length === 0 && !guest) || game.step.type === 'over') return null
  const nameOf = (place: number | 'watch' | undefined) =>
    typeof place === 'number' ? whosePhone(sideName(game, place)) : LINE_WORDS.watcher
  const items = (): readonly (MenuItem | MenuChoice)[] =>
    guest
      ? [
          {
            name: LINE_WORDS.connected(whosePhone(joined?.line.hello?.host)),
            choices: [
              { name: LINE_WORDS.only, run: () => line.choose('watch') },
              { name: LINE_WORDS.end, run: line.leave },
            ],
          },
        ]
      : guests.map(({ id, line: { phase, place } }) => {
          const name = nameOf(place)
          if (phase !== 'open') return { name: LINE_WORDS.lost(name), run: () => host.end(id) }
          return {
            name: LINE_WORDS.connected(name),
            choices: [
              ...(typeof place === 'number'
                ? [{ name: LINE_WORDS.handOver, run: () => void handOver(id) }]
                : []),
              { name: LINE_WORDS.only, run: () => host.place(id, 'watch') },
              { name: LINE_WORDS.end, run: () => host.end(id) },
            ],
          }
        })
  return <Menu icon="phones" label={LINE_WORDS.phones} items={items} />
}
