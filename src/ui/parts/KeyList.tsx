import type { KeyGroup } from '../../words/pages/keys.ts'
import css from './KeyList.module.css'

export function KeyList({ groups }: { readonly groups: readonly KeyGroup[] }) {
  return (
    <div className={css.list}>
      {groups.map(({ title, lines }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl>
            {lines.map(({ keys, does }) => (
              <div key={does}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
