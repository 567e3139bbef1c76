/** The promise of docs/stability.md: what the last release had is still there, and what it wrote can still be read. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isBad, readRecords, replay, type Plugin } from '@stolik/core'
import { publishedLeague } from '@stolik/contract/published/league'
import { readJson } from '@stolik/contract/read'
import { readRuleSet } from '@stolik/contract/rule-set'
import { rulesDigest } from '@stolik/contract/rules-digest'
import { verify as verifyLeague } from '@stolik/league/verify/verify'
import { readResults, verified } from '@stolik/event/verify/verify'
import { describe, expect, it } from 'vitest'
import { games } from '../../platform/gateway/src/games.js'
import { verifyExport } from '../../platform/gateway/src/ranking/signing/verify.js'
import { breaking } from './breaking.js'
import { surface, type Surface } from './surface.js'

const read = (file: string): string => readFileSync(join(import.meta.dirname, 'last', file), 'utf8')
const noted = JSON.parse(read('surface.json')) as Omit<Surface, 'schema'> & { readonly version: string }
const last: Surface = { ...noted, schema: read('schema.graphql') }
const now = surface()
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  readonly version: string
}
const major = (of: string): number => Number(of.split('.')[0])

describe(`since release ${noted.version}`, () => {
  it.skipIf(major(version) > major(noted.version))('nothing that others build on is gone', () => {
    expect(breaking(last, now)).toEqual([])
  })

  it('records are read, and their hands end as they ended', () => {
    const scores = readRecords(read('records.txt')).map((record) => {
      if (isBad(record)) throw new Error(`${record.problem} in line ${record.line}`)
      const plugin = games.find((game) => game.plugin.id === record.record.game)?.plugin
      return plugin && replay(plugin, record).hand?.settlement?.scores
    })
    expect(scores).toEqual(JSON.parse(read('scores.json')))
  })

  it('an edition of a ranking is counted again, and is equal', () => {
    expect(verifyExport(read('edition.json'), null)).toMatchObject({
      status: 'final',
      file: { hash: '03bf3f08ae33f4fa6b787058d7fa87113de2cf20785d539127bc474a1ea75d25' },
    })
  })
})

describe('files of a release', () => {
  it('a rule set is read, and its knobs are those that it names', () => {
    const text = read('rule-set.json')
    const pluginOf = (id: string): Plugin | undefined => games.find(({ plugin }) => plugin.id === id)?.plugin
    const digestOf = (plugin: Plugin, profile: string): string =>
      rulesDigest(plugin.rulesText(profile), plugin.version)
    expect(readRuleSet(text, pluginOf, digestOf)).toMatchObject({
      name: 'Zasady Klubu Kartuzy',
      profile: 'pzskat~ramsz.true~ramszTie.lower-jack',
    })
  })

  it('the result of an event is drawn and counted again, and is equal', () => {
    const results = readResults(read('results.json'))
    if ('bad' in results) throw new Error(results.bad)
    const lists = games.find(({ plugin }) => plugin.id === results.file.content.game.id)?.plugin
    expect(verified(results, lists)).toMatchObject({
      differences: [],
      stamp: 'final',
      hash: 'ce19a83ce25abbadf197a485dc01702e948ba0d0b0c0f3779c792772d96e0fec',
      counted: { draws: 2, lists: 6, players: 12 },
    })
  })
})

describe('a published league', () => {
  const league = () => {
    const found = readJson(publishedLeague, read('league.json'))
    if ('bad' in found) throw new Error(found.bad)
    return found.read
  }

  it('is read, its tables are counted and its fixtures drawn again, and it is equal', () => {
    expect(verifyLeague(league())).toBeUndefined()
    expect(league().hash).toBe('928ee848e4f553bda069a4ec6d8aad132471dea4ca4fc189b01f72e82772395d')
    expect(league().tables[0]?.rows.map(({ team, points }) => [team, points])).toEqual([
      ['zory', 7.5],
      ['kartuzy', 7.5],
      ['gdynia', 7],
    ])
  })

  it('with another seed, result or table is not', () => {
    const { draws, matches, tables, ...rest } = league()
    const seeded = draws.map((draw) => ({ ...draw, seed: 'another' }))
    const fewer = matches.map((match, i) => (i === 0 ? { ...match, result: null } : match))
    const turned = tables.map((table) => ({ ...table, rows: table.rows.toReversed() }))
    expect(verifyLeague({ ...rest, matches, tables, draws: seeded })).toBeDefined()
    expect(verifyLeague({ ...rest, draws, tables, matches: fewer })).toBeDefined()
    expect(verifyLeague({ ...rest, draws, matches, tables: turned })).toBeDefined()
  })
})

describe('the comparison with a release', () => {
  const less = (all: Surface['elements'], name: string, kind: string): Surface['elements'] => ({
    ...all,
    [name]: { ...all[name], [kind]: [] },
  })
  const without = (all: Surface['elements'], name: string): Surface['elements'] =>
    Object.fromEntries(Object.entries(all).filter(([one]) => one !== name))

  it('finds nothing in what is the same, or has more', () => {
    expect(breaking(now, now)).toEqual([])
    const more = { ...now, schema: `${now.schema}\ntype More {\n  id: ID!\n}` }
    expect(breaking(now, more)).toEqual([])
  })

  it.each([
    ['type LobbyTable {\n  id: ID!', 'type LobbyTable {', ['schema: LobbyTable.id was removed.']],
    [
      '  games: [GameInfo!]!',
      '  games(of: ID!): [GameInfo!]!',
      ['schema: A required arg of on Query.games was added.'],
    ],
  ])('names what is gone from the schema, or asks for more: %j', (is, becomes, sentences) => {
    expect(now.schema).toContain(is)
    expect(breaking(now, { ...now, schema: now.schema.replace(is, becomes) })).toEqual(sentences)
  })

  it('names elements, attributes and events that are gone', () => {
    expect(breaking(now, { ...now, elements: without(now.elements, 'stolik-table') })).toEqual([
      '<stolik-table> is gone.',
    ])
    expect(breaking(now, { ...now, elements: less(now.elements, 'stolik-lobby', 'events') })).toEqual(
      now.elements['stolik-lobby']?.['events']?.map(
        (one) => `<stolik-lobby>: ${one} is gone from its events.`,
      ),
    )
  })

  it('names commands and options that are gone', () => {
    expect(breaking(now, { ...now, commands: without(now.commands, 'backup') })).toEqual([
      'stolik backup is gone.',
    ])
    expect(breaking(now, { ...now, commands: less(now.commands, 'convert', 'options') })).toEqual([
      'stolik convert: --to is gone from its options.',
    ])
    expect(now.commands['rank']?.['commands']).toEqual(
      expect.arrayContaining(['verify', 'withdraw', 'split']),
    )
  })
})
