/** The association declares two records one person: from the next edition on, until it is undone. */
import { describe, expect, test } from 'vitest'
import { count } from '@stolik/ranking/count/index'
import { mergePersons, splitPerson } from '../../src/ranking/people/merge.js'
import { matchOf, registryOf } from '@stolik/ranking/model/matching'
import { peopleLike } from '../../src/ranking/people/people-like.js'
import { dataOf, forgetPerson } from '../../src/ranking/people/registry.js'
import { hashOf } from '@stolik/ranking/model/seal'
import { mergeFault, samePeople, standingMerges } from '@stolik/ranking/model/same'
import { sameSheet } from '@stolik/ranking/model/same-sheet'
import type { RankingStore } from '../../src/ranking/store/sql.js'
import { isVerified, verifyExport } from '../../src/ranking/signing/verify.js'
import { must, openDesk, type Desk } from './desk.js'
import { listSheet, person, recordOf, scheme } from './kept.js'
import { newRankings } from '../stores.js'

const by = { by: 'Ola 7', at: 1_780_000_000_000 }
const merged = (person: string, into: string) => ({ person, into, ...by })
const scores = ({ content }: Awaited<ReturnType<Desk['draft']>>): Record<string, number> =>
  Object.fromEntries(content.result.all.map(({ person, score }) => [person, score]))

/** p8 has played only in March. q has come in May, and is p8 by another name. */
async function desk(): Promise<Desk> {
  const opened = await openDesk()
  await opened.store.savePerson(person('q', { name: 'Ewa Dawna', account: 'a9' }))
  const sheet = listSheet({ event: 'e3', date: '2026-05-02', units: [600, 60] })
  const [first, second] = sheet.players
  if (first === undefined || second === undefined) throw new Error('no players')
  await opened.store.addSheets([recordOf({ ...sheet, players: [{ ...first, person: 'q' }, second] })])
  return opened
}

describe('a decision that two are one', () => {
  test('counts from the next edition on; earlier ones stay, and all verify', async () => {
    const own = await desk()
    const before = await own.draft()
    expect(scores(before)).toMatchObject({ p8: 0, q: 10 })
    await own.stamp(before.hash, 'final')
    const text = await own.export(before.hash)
    expect(must(await mergePersons(own.store, 'q', 'p8', by))).toEqual(merged('q', 'p8'))
    const after = await own.draft({ corrects: { number: 1, reason: 'two records of one player' } })
    expect(scores(after)).toMatchObject({ p8: 10 })
    expect(after.content.result.all.map(({ person }) => person)).not.toContain('q')
    expect(after.content.merged).toEqual([merged('q', 'p8')])
    expect(after.content.sheets).toEqual(before.content.sheets)
    await own.stamp(after.hash, 'final')
    expect(await own.export(before.hash)).toBe(text)
    for (const { hash } of [before, after])
      expect(isVerified(verifyExport(await own.export(hash), null))).toBe(true)
  })

  test('is undone by another one, and the next edition is counted as if there had been none', async () => {
    const own = await desk()
    const before = await own.draft()
    must(await mergePersons(own.store, 'q', 'p8', by))
    const between = await own.draft()
    must(await splitPerson(own.store, 'q', { by: 'Jan', at: by.at + 1 }))
    const after = await own.draft()
    expect(after.content.result).toEqual(before.content.result)
    expect(after.content).not.toHaveProperty('merged')
    await own.stamp(between.hash, 'final')
    expect(isVerified(verifyExport(await own.export(between.hash), null))).toBe(true)
    expect(await splitPerson(own.store, 'q', by)).toMatchObject({ refused: 'NOT_MERGED' })
    expect(await own.store.merges()).toHaveLength(2)
    // They may also be merged again, even in the other direction.
    must(await mergePersons(own.store, 'p8', 'q', by))
    expect(scores(await own.draft())).toMatchObject({ q: 10 })
  })

  test('is refused for people who sat at the same time, are one already, forgotten or unknown', async () => {
    const own = await desk()
    expect(await mergePersons(own.store, 'p1', 'p2', by)).toEqual({
      refused: 'PLAYED_TOGETHER',
      args: { name: 'Evening e1', date: '2026-03-01' },
    })
    must(await mergePersons(own.store, 'q', 'p8', by))
    for (const [a, b] of [
      ['q', 'p8'],
      ['p8', 'q'],
      ['q', 'q'],
    ] as const)
      expect(await mergePersons(own.store, a, b, by)).toMatchObject({ refused: 'SAME_PERSON' })
    // q sat with p2 in May, and p8 is q, so p8 did too.
    await own.store.addSheets([recordOf(listSheet({ event: 'e9', units: [1, 2] }))])
    expect(await mergePersons(own.store, 'p8', 'p2', by)).toMatchObject({ refused: 'PLAYED_TOGETHER' })
    expect(await mergePersons(own.store, 'p8', 'nobody', by)).toMatchObject({ refused: 'UNKNOWN_PERSON' })
    await own.store.savePerson(person('r'))
    await own.store.forget('r')
    expect(await mergePersons(own.store, 'r', 'p8', by)).toMatchObject({ refused: 'FORGOTTEN' })
    expect(await own.store.merges()).toHaveLength(1)
  })

  test('is decided again if another one was faster', async () => {
    const own = await desk()
    let first = true
    const store: RankingStore = {
      ...own.store,
      addMerge: async (n, decision) => {
        if (first) expect(await own.store.addMerge(n, merged('p8', 'q'))).toBe('done')
        first = false
        return own.store.addMerge(n, decision)
      },
    }
    expect(await mergePersons(store, 'q', 'p8', by)).toMatchObject({ refused: 'SAME_PERSON' })
    expect(await own.store.merges()).toEqual([merged('p8', 'q')])
  })
})

describe('records that are one person', () => {
  test('are recognised by the accounts and licences of all, under the name of any', () => {
    const licence = { of: 'here', number: '17', from: '2026-01-01', until: null }
    const people = [
      person('a', { name: 'Ewa Nowa' }),
      person('b', { name: 'Ewa Dawna', account: 'acc', licences: [licence] }),
    ]
    const registry = registryOf(people, 'here', [merged('b', 'a')])
    const claim = { key: 'k', name: 'Dawna Ewa', club: null, account: null, licence: '17' }
    // The record that was found, so that a later split knows whose result it is.
    expect(matchOf(claim, registry, new Map())).toEqual({ person: 'b' })
    expect(matchOf({ ...claim, name: 'Ewa Nowa' }, registry, new Map())).toEqual({ person: 'b' })
    expect(matchOf({ ...claim, name: 'Jan' }, registry, new Map())).toMatchObject({ candidates: ['a'] })
    expect(matchOf({ ...claim, licence: null, account: 'acc' }, registry, new Map())).toEqual({ person: 'b' })
    expect(matchOf({ ...claim, licence: null }, registry, new Map([['k', 'b']]))).toEqual({ person: 'b' })
    expect(matchOf({ ...claim, licence: null }, registry, new Map())).toMatchObject({ candidates: ['a'] })
  })

  test('are found once, by the names and licences of any', () => {
    const people = [
      person('a', { name: 'Żaneta Łoś', club: 'Dolina' }),
      person('b', { name: 'Ewa Dawna' }),
      person('c', { name: null, forgotten: true }),
    ]
    const decisions = [merged('b', 'a')]
    for (const text of ['dawna', 'zaneta los', 'Dolina', 'b'])
      expect(peopleLike(people, decisions, text)).toEqual([
        { ...people[0], others: [{ ...people[1], ...by }] },
      ])
    expect(peopleLike(people, [], '').map(({ id }) => id)).toEqual(['b', 'a'])
    expect(peopleLike(people, [], 'c').map(({ id }) => id)).toEqual(['c'])
  })

  test('are forgotten together, and exported together', async () => {
    const own = await desk()
    must(await mergePersons(own.store, 'q', 'p8', by))
    await own.draft()
    const data = must(await dataOf(own.store, 'q'))
    expect(data).toMatchObject({
      person: { id: 'p8' },
      others: [{ id: 'q', name: 'Ewa Dawna', account: 'a9' }],
    })
    expect(data.events.map(({ event, person }) => [event, person])).toEqual([
      ['e1', 'p8'],
      ['e3', 'q'],
    ])
    expect(data.merged).toEqual([merged('q', 'p8')])
    must(await forgetPerson(own.store, 'p8'))
    for (const id of ['p8', 'q'])
      expect(await own.store.person(id)).toMatchObject({ name: null, account: null, forgotten: true })
    expect(await own.store.namesOf('p8')).toEqual([])
    expect(scores(await own.draft())).toMatchObject({ p8: 10 })
  })
})

describe('counting merged people', () => {
  const sheets = [
    listSheet({ event: 'e1', units: [300, 180, 60, 0] }),
    listSheet({ event: 'e2', date: '2026-04-01', units: [0, 60, 180, 300] }),
  ].map((sheet) => ({ hash: hashOf(sheet), sheet }))
  const inputs = { date: '2026-12-31', sheets, licences: [], carried: null }

  test('uses a licence of any of them, and the better carried row', () => {
    const licensed = { ...scheme, players: { licensed: true, clubs: null } }
    const licences = [{ person: 'old', from: '2026-01-01', until: null }]
    const counted = count(licensed, { ...inputs, licences, merged: [merged('old', 'p1')] })
    if ('refused' in counted) throw new Error(counted.refused)
    expect(counted.result.all.map(({ person }) => person)).toEqual(['p1'])
    expect(counted.resultsOf('old')).toEqual(counted.resultsOf('p1'))
    expect(counted.resultsOf('p1')).toHaveLength(2)
  })

  test('refuses people who sat at the same time, whatever was decided', () => {
    expect(count(scheme, { ...inputs, merged: [merged('p2', 'p1')] })).toMatchObject({
      refused: 'PERSON_TWICE',
      args: { person: 'p1' },
    })
  })

  test.each([
    ['in a circle', [merged('a', 'b'), merged('b', 'a')]],
    ['with themselves', [merged('a', 'a')]],
    ['into two people', [merged('a', 'b'), merged('a', 'c')]],
  ])('refuses to merge people %s', (_, wrong) => {
    expect(mergeFault(wrong)).toMatchObject({ refused: 'BAD_MERGE' })
    expect(count(scheme, { ...inputs, merged: wrong })).toMatchObject({ refused: 'BAD_MERGE' })
  })

  test('joins lists of different series, with the better place and all adjustments', () => {
    const sheet = listSheet({ units: [300, 180, 60, 0] })
    const own = {
      ...sheet,
      players: sheet.players.map((one, i) => ({ ...one, adjusted: i, place: 4 - i })),
      lists: { ...sheet.lists, series: [1, 1, 2, 2] },
    }
    const one = sameSheet(own, samePeople([merged('p3', 'p1'), merged('p9', 'p3')]))
    expect(one.players.map(({ person, place, adjusted }) => [person, place, adjusted])).toEqual([
      ['p1', 2, 2],
      ['p2', 3, 1],
      ['p4', 1, 3],
    ])
    expect(one.lists.player).toEqual([0, 1, 0, 2])
    expect(sameSheet(own, samePeople([merged('x', 'y')]))).toBe(own)
  })

  test('follows a chain, and only the last decision on a person stands', () => {
    const decisions = [
      merged('a', 'b'),
      merged('b', 'c'),
      { ...by, person: 'd', into: 'c' },
      { ...by, person: 'd', into: null },
    ]
    const same = samePeople(standingMerges(decisions))
    expect(['a', 'b', 'c', 'd'].map((id) => same.of(id))).toEqual(['c', 'c', 'c', 'd'])
    expect(same.all('a')).toEqual(['c', 'a', 'b'])
    expect(same.all('d')).toEqual(['d'])
  })
})

test('an edition from before such decisions existed is unchanged', async () => {
  const own = await openDesk({}, newRankings())
  const { content, hash } = await own.draft()
  expect(content).not.toHaveProperty('merged')
  await own.stamp(hash, 'final')
  const file = JSON.parse(await own.export(hash)) as { content: object }
  const { merged: none, ...rest } = { merged: [], ...file.content }
  expect(hashOf(rest)).toBe(hash)
  expect(verifyExport(JSON.stringify({ ...file, content: { ...rest, merged: none } }), null)).toMatchObject({
    wrong: 'SHAPE',
    args: { path: 'content.merged' },
  })
})
