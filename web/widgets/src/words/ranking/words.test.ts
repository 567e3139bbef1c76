import { describe, expect, it } from 'vitest'
import { pl as player } from '../player/pl.js'
import { pl as desk } from './desk/pl.js'
import { pl as imports } from './import/pl.js'
import { pl as pages } from './pages/pl.js'
import { pl as people } from './people/pl.js'
import { pl } from './pl.js'
import { pl as scheme } from './scheme/pl.js'
import { pl as webhooks } from './webhooks/pl.js'

const own = { ...pl, ...player, ...pages, ...people, ...desk, ...webhooks, ...scheme, ...imports }

const sources = Object.values(
  import.meta.glob<string>('../../ranking/**/*.ts', { query: '?raw', import: 'default', eager: true }),
)
/** Codes that stand in the source as they are, and the beginnings of those that are put together. */
const named = sources.flatMap((text) => [...text.matchAll(/'((?:[a-zA-Z]+\.)+\w+)'/g)].map((m) => m[1] ?? ''))
const begun = sources.flatMap((text) => [...text.matchAll(/`((?:[a-zA-Z]+\.)+)\$\{/g)].map((m) => m[1] ?? ''))
const codes = Object.keys(own)

describe('the words of rankings', () => {
  it('are all used, and there is one for everything that is said', () => {
    const groups = new Set(codes.map((code) => code.split('.')[0]))
    const all = Object.keys(own)
    const said = named.filter((code) => groups.has(code.split('.')[0]) && !/\.(js|pdf|csv|json)$/.test(code))
    expect(said.filter((code) => !all.includes(code))).toEqual([])
    expect(
      codes.filter((code) => !named.includes(code) && !begun.some((start) => code.startsWith(start))),
    ).toEqual([])
  })

  it('have the plural forms of Polish: 1 miejsce, 3 miejsca, 5 miejsc', () => {
    for (const [code, sentence] of Object.entries(own))
      if (typeof sentence !== 'string')
        expect(Object.keys(sentence), code).toEqual(['one', 'few', 'many', 'other'])
  })
})
