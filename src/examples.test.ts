import './store/database.fixture.ts'
import { expect, test } from 'vitest'

const sources: Record<string, string> = import.meta.glob(['./**/*.ts', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const modules = import.meta.glob(['./{rules,game,store}/**/*.ts', '!./**/*.test.ts'])

const examples = Object.entries(sources).flatMap(([path, text]) => {
  return [...text.matchAll(/ \* ```ts\n([\s\S]*?) \* ```/g)].map(([, code = '']) => ({ path, code }))
})

test.each(examples)('the example in $path is true', async ({ path, code }) => {
  const lines = code.split('\n').map((line) => line.replace(/^ \* ?/, ''))
  const load = (name: string) => modules[`./${new URL(name, `http://src/${path}`).pathname.slice(1)}`]?.()
  const equal = (value: unknown, said: unknown) => expect(value).toEqual(said)
  const body = lines
    .map((line) => line.replace(/^import (.*) from (.*)$/, 'const $1 = await load($2)'))
    .map((line) => line.replace(/^(.*) \/\/ => (.*)$/, 'equal($1, $2)'))
  expect(body.filter((line) => line.startsWith('equal')).length).toBeGreaterThan(2)
  await new Function('load', 'equal', `return (async () => {\n${body.join('\n')}\n})()`)(load, equal)
})

test('a test is named after the file it tests, as `show.count.test.ts` after `show.ts`', () => {
  const files = Object.keys(import.meta.glob('./*/**/*.{ts,tsx}'))
  const stemOf = (path: string) => path.replace(/(?<=\w)\.[^/]*$/, '')
  const sources = new Set(files.filter((path) => !path.includes('.test.')).map((path) => stemOf(path)))
  const tests = files.filter((path) => path.includes('.test.'))
  expect(tests.filter((path) => !sources.has(stemOf(path)))).toEqual([])
})

test('each of rules, game and store begins with an example', () => {
  expect(examples.map(({ path }) => path.split('/')[1])).toEqual(['game', 'rules', 'store'])
})
