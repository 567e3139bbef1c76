import { describe, expect, it } from 'vitest'
import schema from '../../../../docs/schema.graphql?raw'
import ofTables from '../../../kit/src/table/words/pl.json'
import ofAccounts from './account/pl.json'
import fairness from './fairness/pl.json'
import event from './event/pl.json'
import newTable from './new-table/pl.json'
import people from './people/pl.json'
import always from './pl.json'
import ruleSets from './rule-sets/pl.json'

/** Words of one group may be in two catalogues, one of which loads only on demand. */
const groupsOf = (codes: object): ReadonlySet<string | undefined> =>
  new Set(Object.keys(codes).map((code) => code.split('.')[0]))
const shared = Object.entries({ ...fairness, ...event, ...newTable, ...people, ...ruleSets }).filter(
  ([code]) => groupsOf(always).has(code.split('.')[0]),
)
const pl = { ...always, ...Object.fromEntries(shared) }

const sources = Object.values(
  import.meta.glob<string>(['../**/*.ts', '!./terms/**'], { query: '?raw', import: 'default', eager: true }),
)
/** Codes that stand literally in the source, and the beginnings of computed ones. */
const named = sources.flatMap((text) =>
  [...text.matchAll(/['`]((?:[a-z]+\.)+\w+)['`]/g)].map((m) => m[1] ?? ''),
)
const begun = sources.flatMap((text) => [...text.matchAll(/`((?:[a-z]+\.)+)\$\{/g)].map((m) => m[1] ?? ''))

describe('the widgets’ words', () => {
  it('cover every refusal', () => {
    // Pages of accounts say some of them, and what players do with each other says others: nothing else is refused so.
    const known = new Set([
      ...Object.keys(pl),
      ...Object.keys(ofAccounts).map((code) => code.replace('account.', '')),
      ...Object.keys(people).map((code) => code.replace('people.', '')),
    ])
    const codes = /^enum RefusalCode \{(.*?)^\}/ms.exec(schema)?.[1]?.match(/^ {2}[A-Z_]+$/gm) ?? []
    expect(codes.length).toBeGreaterThan(30)
    for (const code of [...codes.map((line) => line.trim()), 'OFFLINE', 'FAULT'])
      expect(known).toContain(`refused.${code}`)
  })

  it('are all used, and cover everything that is said', () => {
    const codes = Object.keys(pl)
    const groups = new Set(codes.map((code) => code.split('.')[0]))
    // Elements beside a table say some of its own words.
    const said = named.filter((code) => groups.has(code.split('.')[0]) && !Object.hasOwn(ofTables, code))
    expect(said.filter((code) => !codes.includes(code))).toEqual([])
    expect(
      codes.filter((code) => !named.includes(code) && !begun.some((start) => code.startsWith(start))),
    ).toEqual([])
  })
})
