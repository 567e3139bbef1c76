import type { Catalogue } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import ofDesk from './event/pl.json'
import others from '../../../elements/src/words/pl.json'
import list from '../../../elements/src/words/event/list/pl.json'
import ofAll from '../../../elements/src/words/event/pl.json'

const pl: Catalogue = { ...ofAll, ...list, ...ofDesk }

const files = import.meta.glob<string>(['../event/**/*.ts', '../../../elements/src/event/**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sources = Object.values(files)
/** Codes that stand literally in the source, and the beginnings of computed ones. */
const named = sources.flatMap((text) => [...text.matchAll(/'((?:[a-zA-Z]+\.)+\w+)'/g)].map((m) => m[1] ?? ''))
const begun = sources.flatMap((text) =>
  [...text.matchAll(/[`']((?:[a-zA-Z]+\.)+)(?:\$\{|')/g)].map((m) => m[1] ?? ''),
)
const codes = Object.keys(pl)

describe('the words of events', () => {
  it('have a sentence for every code that the elements use, and no other', () => {
    const groups = new Set(codes.map((code) => code.split('.')[0]))
    const all = Object.keys({ ...others, ...pl })
    const said = named.filter(
      (code) => groups.has(code.split('.')[0]) && !/\.(js|pdf|csv|xlsx|ods|jsonl?|ics)$/.test(code),
    )
    expect(said.filter((code) => !all.includes(code))).toEqual([])
    expect(
      codes.filter((code) => !named.includes(code) && !begun.some((start) => code.startsWith(start))),
    ).toEqual([])
  })

  it('of the desk are used only there, so that nobody else loads them', () => {
    const elsewhere = Object.entries(files)
      .filter(([file]) => file.includes('/elements/'))
      .flatMap(([, text]) => [...text.matchAll(/'((?:[a-zA-Z]+\.)+\w+)'/g)].map((m) => m[1] ?? ''))
    expect(elsewhere.filter((code) => code in ofDesk)).toEqual([])
  })
})
