import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { playerHref, readPlayer } from './addresses/record-address.ts'
import { readRulingsAddress, writeRulingsAddress } from './addresses/rulings-address.ts'
import { useAddress } from './use-way-back.ts'

afterEach(() => vi.unstubAllGlobals())

/** What a page whose address this is shows of it. */
function shown(href: string, read: (search: string) => string | undefined): string {
  vi.stubGlobal('location', new URL(href, 'https://cribbage.example'))
  const Page = () => <p>{useAddress(read)}</p>
  return renderToStaticMarkup(<Page />)
}

it.each(['nibs', '100%', 'a %41', '%26', 'zwölf + 3'])(
  'words in an address are read as written: %s',
  (words) => {
    const address = writeRulingsAddress({ find: words, open: undefined, rules: undefined })
    expect(shown(`/rulings?${address}`, (search) => readRulingsAddress(search).find)).toBe(`<p>${words}</p>`)
    expect(shown(playerHref(words), readPlayer)).toBe(`<p>${words}</p>`)
  },
)
