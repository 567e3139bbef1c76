import { describe, expect, it } from 'vitest'
import player from '../../../elements/src/words/player/pl.json'
import desk from './ranking/pl.json'
import imports from './import/pl.json'
import members from './members/pl.json'
import pages from './pages/pl.json'
import people from './people/pl.json'
import pl from '../../../elements/src/words/ranking/pl.json'
import scheme from './scheme/pl.json'
import webhooks from './webhooks/pl.json'

const own = { ...pl, ...player, ...pages, ...people, ...desk, ...webhooks, ...scheme, ...imports, ...members }

const sources = Object.values(
  import.meta.glob<string>(['../ranking/**/*.ts', '../../../elements/src/ranking/**/*.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
/** Codes that stand literally in the source, and the beginnings of computed ones. */
const named = sources.flatMap((text) => [...text.matchAll(/'((?:[a-zA-Z]+\.)+\w+)'/g)].map((m) => m[1] ?? ''))
const begun = sources.flatMap((text) =>
  [...text.matchAll(/[`']((?:[a-zA-Z]+\.)+)(?:\$\{|')/g)].map((m) => m[1] ?? ''),
)
const codes = Object.keys(own)

describe('the words of rankings', () => {
  it('have a sentence for every code that the elements use, and no other', () => {
    const groups = new Set(codes.map((code) => code.split('.')[0]))
    const all = Object.keys(own)
    const said = named.filter(
      (code) => groups.has(code.split('.')[0]) && !/\.(js|pdf|csv|xlsx|ods|json)$/.test(code),
    )
    expect(said.filter((code) => !all.includes(code))).toEqual([])
    expect(
      codes.filter((code) => !named.includes(code) && !begun.some((start) => code.startsWith(start))),
    ).toEqual([])
  })
})
