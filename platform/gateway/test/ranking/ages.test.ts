/** Ages in editions: stated as names and orders, checked by strangers, and never as years. */
import type { ExportFile } from '@stolik/contract/ranking/edition'
import type { Scheme } from '@stolik/contract/ranking/scheme'
import { describe, expect, test } from 'vitest'
import { canonical } from '@stolik/contract/canonical'
import type { Person } from '@stolik/ranking/model/people'
import { publishedOf } from '../../src/ranking/publish/document.js'
import { dataOf, forgetPerson, savePerson } from '../../src/ranking/people/registry.js'
import type { EditionRecord } from '../../src/ranking/store/store.js'
import { isVerified, verifyExport } from '../../src/ranking/signing/verify.js'
import { testApp } from '../help.js'
import { official } from '../event/gateway.js'
import { keyOf, must, openDesk, type Desk } from './desk.js'
import { scheme } from './kept.js'
import { newAccounts, newRankings } from '../stores.js'

const of: Scheme = { ...scheme, tieBreaks: ['older'], ages: ['youngest', 'oldest'] }

/** p1, p4 and p5 have 5 points, p2 and p3 4, p6 and p7 2, p8 0. */
const years: Readonly<Record<string, number>> = { p1: 1970, p4: 1950, p5: 1970, p2: 2001, p7: 1990 }

const bornIn = async ({ store }: Desk, person: string, born: number | null): Promise<void> => {
  const { name, club, account, licences } = (await store.person(person)) as Person
  const input = { name: name ?? '', club, account, licences, born }
  must(await savePerson(store, { word: () => person }, person, input))
}

async function opened(own: Scheme = of): Promise<Desk> {
  const desk = await openDesk({}, newRankings(), own)
  for (const [person, year] of Object.entries(years)) await bornIn(desk, person, year)
  return desk
}

const placesOf = ({ content }: Pick<EditionRecord, 'content'>): readonly string[] =>
  content.result.all.map(({ person, place }) => `${place} ${person}`)

const published = async (desk: Desk, { hash }: EditionRecord) => {
  const people = new Map((await desk.store.persons()).map((one) => [one.id, one]))
  return publishedOf((await desk.store.edition(hash)) as EditionRecord, {
    association: '',
    before: new Map(),
    corrected: null,
    correctedBy: null,
    nameOf: (person) => people.get(person),
  })
}

describe('an edition', () => {
  test('tells equal players apart by age, names the youngest and the oldest, and says no year anywhere', async () => {
    const desk = await opened()
    const edition = await desk.draft()
    expect(placesOf(edition)).toEqual([
      ...['1 p4', '2 p1', '2 p5', '4 p2', '5 p3', '6 p7', '7 p6', '8 p8'], // oxfmt-ignore
    ])
    expect(edition.content.result.ages).toEqual({
      youngest: ['p2'],
      oldest: ['p4'],
      equals: [
        { order: [['p2']], behind: ['p3'] },
        { order: [['p4'], ['p1', 'p5']], behind: [] },
        { order: [['p7']], behind: ['p6'] },
      ],
    })
    await desk.stamp(edition.hash, 'provisional', 'final')
    const text = await desk.export(edition.hash)
    const page = await published(desk, edition)
    expect(`${text} ${JSON.stringify(page)}`).not.toMatch(/"born"|1970|1950|2001|1990/)
    expect(page.ages).toEqual({
      youngest: [{ person: 'p2', name: 'Gracz 2 Żółć' }],
      oldest: [{ person: 'p4', name: 'Gracz 4 Żółć' }],
      equals: [
        { division: null, from: 1, until: 3 },
        { division: null, from: 4, until: 5 },
        { division: null, from: 6, until: 7 },
      ],
    })
    expect(isVerified(verifyExport(text, null))).toBe(true)
  })

  test('whose order or names do not fit its figures is recognised by a stranger', async () => {
    const desk = await opened()
    const edition = await desk.draft()
    await desk.stamp(edition.hash, 'provisional')
    const file = JSON.parse(await desk.export(edition.hash)) as ExportFile
    const { ages } = file.content.result
    const changed = [
      { ...ages, youngest: ['p1'] },
      { ...ages, oldest: ['zed'] },
      { ...ages, equals: ages?.equals.slice(1) },
      { ...ages, equals: [{ order: [['p3'], ['p2']], behind: [] }, ...(ages?.equals.slice(1) ?? [])] },
      { ...ages, equals: [...(ages?.equals ?? []), { order: [['p8']], behind: ['p9'] }] },
    ]
    for (const other of changed) {
      const result = { ...file.content.result, ages: other }
      const forged = `${canonical({ ...file, content: { ...file.content, result } })}\n`
      expect(verifyExport(forged, null)).toMatchObject({ wrong: 'RESULT' })
    }
  })

  test('that is final stays when a year is corrected, and the correction says the new order', async () => {
    const desk = await opened()
    const first = await desk.draft()
    await desk.stamp(first.hash, 'provisional', 'final')
    const text = await desk.export(first.hash)
    await bornIn(desk, 'p5', 1940)
    await bornIn(desk, 'p2', null)
    expect(await desk.export(first.hash)).toBe(text)
    expect(isVerified(verifyExport(text, null))).toBe(true)
    const next = await desk.draft({ corrects: { number: 1, reason: 'A year of birth was wrong' } })
    expect(placesOf(next).slice(0, 5)).toEqual(['1 p5', '2 p4', '3 p1', '4 p2', '4 p3'])
    expect(next.content.result.ages).toMatchObject({ youngest: ['p7'], oldest: ['p5'] })
  })

  test('after somebody is forgotten keeps the order of all others', async () => {
    const desk = await opened()
    const others = (edition: EditionRecord) =>
      edition.content.result.all.flatMap(({ person }) => (person === 'p4' ? [] : [person]))
    const first = await desk.draft()
    await desk.stamp(first.hash, 'provisional')
    must(await forgetPerson(desk.store, 'p4'))
    expect(await desk.store.person('p4')).not.toHaveProperty('born')
    const next = await desk.draft()
    expect(others(next)).toEqual(others(first))
    expect(next.content.result.ages).toMatchObject({
      oldest: ['p1', 'p5'],
      equals: [{ order: [['p1', 'p5']], behind: ['p4'] }, {}, {}],
    })
    expect(isVerified(verifyExport(await desk.export(first.hash, true), null))).toBe(true)
    expect((await published(desk, first)).ages?.oldest).toEqual([{ person: 'p4', name: null }])
  })

  test('of a scheme that does not ask says nothing, whatever the register knows', async () => {
    const [dated, without] = [await opened(scheme), await openDesk()]
    expect((await dated.draft()).content.result).toEqual((await without.draft()).content.result)
  })
})

test('the gateway tells the association who stands behind for want of a year, and nobody else', async () => {
  const desk = await opened()
  await desk.stamp((await desk.draft()).hash, 'provisional')
  const accounts = newAccounts()
  const key = keyOf('League of the valley')
  const app = await testApp({ accounts, rankings: desk.store, signingKeys: [key] })
  const query = `{
    edition(ranking: "league") { ... on Edition {
      number ages { youngest { name } equals { order { person } behind { name } } }
    } }
    rankingPeople(search: "Gracz 2") { __typename ... on PersonRecords { people { born } } }
  }`
  try {
    const boss = await official({ app, accounts }, 'Boss', 'ASSOCIATION')
    expect((await boss.ask(query)).data).toEqual({
      edition: {
        number: 1,
        ages: {
          youngest: [{ name: 'Gracz 2 Żółć' }],
          equals: [
            { order: [[{ person: 'p2' }]], behind: [{ name: 'Gracz 3 Żółć' }] },
            { order: [[{ person: 'p4' }], [{ person: 'p1' }, { person: 'p5' }]], behind: [] },
            { order: [[{ person: 'p7' }]], behind: [{ name: 'Gracz 6 Żółć' }] },
          ],
        },
      },
      rankingPeople: { __typename: 'PersonRecords', people: [{ born: 2001 }] },
    })
    const stranger = await app.inject({ method: 'POST', url: '/graphql', payload: { query } })
    expect(stranger.json<{ data: unknown }>().data).toEqual({
      edition: { number: 1, ages: null },
      rankingPeople: { __typename: 'RankingRefused' },
    })
  } finally {
    await app.close()
  }
})

describe('a year of birth', () => {
  test.each([1899, 2100, 1961.5, 61])('of %s is refused', async (born) => {
    const { store } = await openDesk()
    const input = { name: 'Ola', club: null, account: null, licences: [], born }
    expect(await savePerson(store, { word: () => 'ola' }, null, input)).toMatchObject({
      refused: 'MALFORMED',
      args: { field: 'born' },
    })
  })

  test('stays when a record is saved without a word about it, and is told to the person', async () => {
    const { store } = await opened()
    const input = { name: 'Ola', club: null, account: null, licences: [] }
    must(await savePerson(store, { word: () => '' }, 'p1', input))
    expect(must(await dataOf(store, 'p1')).person).toMatchObject({ name: 'Ola', born: 1970 })
    must(await savePerson(store, { word: () => '' }, 'p1', { ...input, born: null }))
    expect(must(await dataOf(store, 'p1')).person).not.toHaveProperty('born')
  })
})
