/** One contract for all stores of rankings. */
import { sql, type Kysely } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hasPostgres, startPostgres } from '../../../../test/servers/postgres.js'
import type { Person } from '@stolik/ranking/model/people'
import { sqlRankings } from '../../src/ranking/store/sql.js'
import type { EditionRecord, SealedName, SheetRecord } from '../../src/ranking/store/store.js'
import type { RankingStore } from '../../src/ranking/store/sql.js'
import type { Schema } from '../../src/store/migrations.js'
import { openPostgres } from '../../src/store/postgres.js'
import { newDatabase } from '../databases.js'
import { content, listSheet, newEdition, person, recordOf, scheme } from './kept.js'
import { newData } from '../stores.js'

interface Opened {
  readonly rankings: RankingStore
  readonly db: Kysely<Schema>
  close(): Promise<void>
}

const name = (of: string, n = 1): SealedName => ({
  seal: `seal-${of}-${n}`,
  person: of,
  name: `Zażółć “${of}”\n`,
  club: n === 1 ? null : 'Dolina',
  salt: `salt-${n}`,
})
const edition = (number: number, ranking = 'league'): EditionRecord => ({
  hash: `${ranking}-${number}`,
  content: { ...content, ranking, number },
  stamps: [{ status: 'draft', at: 1_700_000_000_000, by: 'Ola', key: null, signature: null }],
})
const stamp = { status: 'final' as const, at: 1_700_000_000_001, by: 'Ola', key: 'k', signature: 's' }

function contract(column: string, make: () => Promise<Opened>): void {
  describe(`rankings in ${column}`, () => {
    let opened: Opened
    let store: RankingStore
    beforeEach(async () => {
      opened = await make()
      store = opened.rankings
    })
    afterEach(() => opened.close())

    describe('people', () => {
      const ola = person('ola', {
        account: 'a1',
        club: 'Dolina',
        licences: [
          { of: 'pzs', number: '17', from: '2024-01-01', until: '2024-12-31' },
          { of: 'pzs', number: '17', from: '2026-01-01', until: null },
        ],
      })

      describe('changed together', () => {
        const jan = person('jan', { club: 'Dolina' })
        const moved: Person = {
          ...jan,
          club: 'Góra',
          licences: [{ of: 'pzs', number: '18', from: '2026-01-01', until: null }],
          clubs: [
            { club: 'Dolina', from: '2024-01-01' },
            { club: 'Góra', from: '2026-07-01' },
          ],
        }
        const fresh = person('eva', {
          licences: [{ of: 'pzs', number: '19', from: '2026-01-01', until: null }],
        })
        const list = (n: number) => ({
          n,
          at: 1_700_000_000_000,
          by: 'Ola',
          file: 'abc',
          added: 1,
          changed: 1,
        })
        beforeEach(async () => {
          await store.savePerson(jan)
          await store.savePerson(ola)
        })

        it('are all written with their clubs, and keep these when their record is saved or forgotten', async () => {
          const changes = [
            { before: jan, after: moved },
            { before: null, after: fresh },
          ]
          expect(await store.memberLists()).toBe(0)
          expect(await store.changePeople(changes, list(1))).toBe('done')
          expect(await store.memberLists()).toBe(1)
          expect(await store.person('jan')).toEqual(moved)
          expect(await store.persons()).toEqual([fresh, moved, ola])
          await store.savePerson({ ...jan, name: 'Jan Kos', club: 'Las' })
          const { clubs = [] } = moved
          expect(await store.person('jan')).toMatchObject({
            name: 'Jan Kos',
            club: 'Góra',
            clubs,
            licences: [],
          })
          await store.forget('jan')
          expect(await store.person('jan')).toMatchObject({ name: null, club: null, clubs })
        })

        it('keep years of birth, also where only the year is new, and forget them', async () => {
          const born = { ...jan, born: 1961 }
          expect(
            await store.changePeople(
              [
                { before: jan, after: born },
                { before: null, after: { ...fresh, born: 1950 } },
              ],
              null,
            ),
          ).toBe('done')
          expect(await store.persons()).toEqual([{ ...fresh, born: 1950 }, born, ola])
          const both = { ...moved, born: 1962 }
          expect(await store.changePeople([{ before: born, after: both }], null)).toBe('done')
          expect(await store.person('jan')).toEqual(both)
          expect(await store.changePeople([{ before: born, after: both }], null)).toBe('stale')
          expect(await store.savePerson({ ...ola, born: 1970 })).toBe('done')
          expect(await store.person('ola')).toEqual({ ...ola, born: 1970 })
          expect(await store.savePerson(ola)).toBe('done')
          expect(await store.person('ola')).toEqual(ola)
          await store.forget('jan')
          expect(await store.person('jan')).not.toHaveProperty('born')
        })

        it('stay as they are, all of them, if one has been changed meanwhile or the list is not the next', async () => {
          const changes = [
            { before: null, after: fresh },
            { before: { ...jan, name: 'Old' }, after: moved },
          ]
          expect(await store.changePeople(changes, list(1))).toBe('stale')
          expect(await store.changePeople([{ before: null, after: fresh }], list(2))).toBe('stale')
          expect(await store.changePeople([{ before: null, after: { ...jan } }], null)).toBe('stale')
          expect(await store.persons()).toEqual([jan, ola])
          expect(await store.memberLists()).toBe(0)
        })

        it('stay as they are if a licence is somebody else’s', async () => {
          const taken = { ...fresh, licences: [{ of: 'pzs', number: '17', from: '2026-01-01', until: null }] }
          const changes = [
            { before: jan, after: moved },
            { before: null, after: taken },
          ]
          expect(await store.changePeople(changes, null)).toBe('taken')
          expect(await store.persons()).toEqual([jan, ola])
          // Numbers that go are free for those that come.
          const input = { ...ola, licences: [] }
          const both = [
            { before: null, after: taken },
            { before: ola, after: input },
          ]
          expect(await store.changePeople(both, null)).toBe('done')
          expect(await store.persons()).toEqual([taken, jan, input])
        })
      })

      it('are read as they were written, and can be overwritten', async () => {
        expect(await store.savePerson(person('jan'))).toBe('done')
        expect(await store.savePerson(ola)).toBe('done')
        expect(await store.person('ola')).toEqual(ola)
        expect(await store.personOf('a1')).toEqual(ola)
        expect(await store.person('nobody')).toBeUndefined()
        expect(await store.persons()).toEqual([person('jan'), ola])
        const later: Person = { ...ola, name: 'Ola Nowak', club: null, licences: [] }
        expect(await store.savePerson(later)).toBe('done')
        expect(await store.persons()).toEqual([person('jan'), later])
      })

      it('share neither an account nor a licence number; a conflict writes nothing', async () => {
        await store.savePerson(ola)
        expect(await store.savePerson(person('jan', { account: 'a1' }))).toBe('taken')
        const same = { of: 'pzs', number: '17', from: '2025-01-01', until: null }
        expect(await store.savePerson(person('jan', { licences: [same] }))).toBe('taken')
        expect(await store.person('jan')).toBeUndefined()
        const other = { ...same, of: 'other' }
        expect(await store.savePerson(person('jan', { licences: [other] }))).toBe('done')
        expect(await store.savePerson({ ...ola, licences: [] })).toBe('done')
        expect(await store.savePerson(person('jan', { licences: [same, other] }))).toBe('done')
        expect((await store.person('jan'))?.licences).toEqual([other, same])
      })

      it('are all read, in pages, however many they are', async () => {
        const licences = [{ of: 'pzs', number: '7', from: '2026-01-01', until: null }]
        const all = Array.from({ length: 1_100 }, (_, n) =>
          person(`p${String(n).padStart(4, '0')}`, n === 777 ? { licences } : {}),
        )
        expect(await store.addSheets([], all)).toBe('done')
        expect(await store.persons()).toEqual(all)
        expect(await store.personsAfter('p0776', 2)).toEqual(all.slice(777, 779))
        expect(await store.personsAfter('p1099', 2)).toEqual([])
        const names = all.map(({ id }, n) => ({ ...name(id), seal: String(n).padStart(4, '0') }))
        await store.addNames(names)
        expect((await store.sealings()).map(({ seal, person: id }) => [seal, id])).toEqual(
          names.map(({ seal, person: id }) => [seal, id]),
        )
        expect((await store.sealingsAfter('1097', 9)).map(({ seal }) => seal)).toEqual(['1098', '1099'])
      })

      it('are forgotten for good, with everything that names them', async () => {
        await store.savePerson(ola)
        await store.savePerson(person('jan'))
        await store.addNames([name('ola'), name('ola', 2), name('jan')])
        expect(await store.forget('ola')).toBe(true)
        // Editions count by the days of licences, so these stay.
        const licences = ola.licences.map((one) => ({ ...one, number: '' }))
        expect(licences).not.toEqual([])
        const left = { id: 'ola', name: null, club: null, account: null, licences, forgotten: true }
        expect(await store.person('ola')).toEqual(left)
        expect(await store.personOf('a1')).toBeUndefined()
        expect(await store.named(['seal-ola-1', 'seal-ola-2', 'seal-jan-1'])).toEqual([name('jan')])
        expect(await store.namesOf('ola')).toEqual([])
        expect(await store.savePerson(ola)).toBe('forgotten')
        await store.addNames([name('ola'), name('jan', 2)])
        expect(await store.namesOf('ola')).toEqual([])
        expect(await store.namesOf('jan')).toHaveLength(2)
        expect(await store.person('ola')).toEqual(left)
        expect(await store.forget('nobody')).toBe(false)
        // Their account and licence can be used again.
        expect(await store.savePerson({ ...ola, id: 'zoe' })).toBe('done')
      })

      it('follow from the events that count, until the association writes them or they are forgotten', async () => {
        const dated = (event: string, date: string) => listSheet({ event, date })
        const as = (name: string, number: string | null) =>
          new Map([['p1', { name, club: null, licence: number === null ? null : { of: 'pzs', number } }]])
        const late = { ...recordOf(dated('late', '2026-11-01')), entered: as('Ann Late', '7') }
        const early = { ...recordOf(dated('early', '2026-01-01')), entered: as('Ann Early', '7') }
        const licence = (from: string, number = '7') => ({ of: 'pzs', number, from, until: null })
        const fresh = person('p1', { name: 'Ann Late', licences: [licence('2026-11-01')] })
        expect(await store.addSheets([late], [fresh])).toBe('done')
        expect(await store.addSheets([early])).toBe('done')
        const found = { ...fresh, name: 'Ann Late', licences: [licence('2026-01-01')] }
        expect(await store.person('p1')).toEqual(found)
        expect(await store.persons()).toEqual([found])
        expect((await store.enteredOf('p1')).map(({ event, name }) => [event, name])).toEqual([
          ['early', 'Ann Early'],
          ['late', 'Ann Late'],
        ])
        // Its number is theirs.
        expect(await store.savePerson(person('zoe', { licences: [licence('2020-01-01')] }))).toBe('taken')
        await store.addSheets([{ ...late, entered: as('Ann Last', null) }])
        expect(await store.person('p1')).toEqual({ ...found, name: 'Ann Last' })
        await store.dropEvent('here', 'early')
        expect(await store.person('p1')).toEqual({ ...found, name: 'Ann Last', licences: [] })
        expect(await store.savePerson(person('zoe', { licences: [licence('2020-01-01')] }))).toBe('done')
        await store.savePerson(person('zoe'))
        const own = person('p1', { name: 'Ann', licences: [licence('2026-05-01', '8')] })
        await store.savePerson(own)
        await store.addSheets([early, late])
        expect(await store.person('p1')).toEqual(own)
        expect(await store.enteredOf('p1')).toEqual([])
      })

      it('are forgotten together with how events have them', async () => {
        const record = recordOf(listSheet({ event: 'e', date: '2026-03-01' }))
        const licence = { of: 'pzs', number: '7' }
        const entered = new Map([['p1', { name: 'Ann', club: 'North', licence }]])
        await store.addSheets([{ ...record, entered }], [person('p1')])
        expect(await store.forget('p1')).toBe(true)
        expect(await store.person('p1')).toMatchObject({
          name: null,
          club: null,
          forgotten: true,
          licences: [{ of: 'pzs', number: '', from: '2026-03-01', until: null }],
        })
        expect(await store.enteredOf('p1')).toEqual([])
        await store.addSheets([{ ...record, entered }])
        expect(await store.person('p1')).toMatchObject({ name: null, forgotten: true })
        expect(
          await store.savePerson(
            person('zoe', { licences: [{ ...licence, from: '2026-01-01', until: null }] }),
          ),
        ).toBe('done')
      })

      it('are forgotten several at once, or none of them', async () => {
        for (const id of ['ola', 'jan', 'ewa']) await store.savePerson(person(id))
        expect(await store.forget('ola', 'nobody')).toBe(false)
        expect(await store.person('ola')).toMatchObject({ forgotten: false })
        expect(await store.forget('ola', 'jan')).toBe(true)
        const left = (await store.persons()).map(({ id, forgotten }) => [id, forgotten])
        expect(left).toEqual([
          ['ewa', false],
          ['jan', true],
          ['ola', true],
        ])
      })

      it('are merged and separated by decisions, which are stored in order', async () => {
        for (const id of ['ola', 'jan']) await store.savePerson(person(id))
        const merged = { person: 'ola', into: 'jan', at: 1_780_000_000_000, by: 'Boss' }
        const split = { ...merged, into: null }
        expect(await store.merges()).toEqual([])
        expect(await store.addMerge(2, merged)).toBe('stale')
        expect(await store.addMerge(1, merged)).toBe('done')
        expect(await store.addMerge(1, split)).toBe('stale')
        const answers = await Promise.all([2, 2, 2].map((n) => store.addMerge(n, split)))
        expect(answers.toSorted()).toEqual(['done', 'stale', 'stale'])
        expect(await store.merges()).toEqual([merged, split])
      })

      it('have seals, whose salts are returned in the requested order', async () => {
        await store.savePerson(person('ola'))
        await store.savePerson(person('jan'))
        await store.addNames([name('ola'), name('jan')])
        await store.addNames([name('ola')])
        expect(await store.named(['seal-jan-1', 'none', 'seal-ola-1'])).toEqual([name('jan'), name('ola')])
        const sealing = ({ seal, person: of, name: called, club }: SealedName) => ({
          seal,
          person: of,
          name: called,
          club,
        })
        expect(await store.sealings()).toEqual([name('jan'), name('ola')].map(sealing))
      })
    })

    describe('sheets', () => {
      const a = recordOf(listSheet({ event: 'a', date: '2026-02-01' }))
      const b = recordOf(listSheet({ event: 'b', date: '2026-01-01' }))
      const better: SheetRecord = recordOf(
        listSheet({ event: 'a', date: '2026-02-01', units: [60, 0, 0, 0] }),
      )

      it('stand for their events, ordered by day', async () => {
        await store.addSheets([a, b])
        const heads = await store.currentSheets('numbers', '2026-01-01', '2026-02-01')
        expect(heads.map(({ hash, event }) => [hash, event])).toEqual([
          [b.hash, 'b'],
          [a.hash, 'a'],
        ])
        expect(heads[0]).toEqual({
          hash: b.hash,
          source: 'here',
          event: 'b',
          date: '2026-01-01',
          game: 'numbers',
          fingerprint: b.fingerprint,
        })
        expect(await store.currentSheets('numbers', '2026-01-02', '2026-12-31')).toHaveLength(1)
        expect(await store.currentSheets('other', '2026-01-01', '2026-12-31')).toEqual([])
        expect(await store.standingOf('here', 'a')).toEqual(heads[1])
        expect(await store.standingOf('there', 'a')).toBeUndefined()
        expect(await store.sameAs([a.fingerprint, 'x'])).toEqual([heads[1]])
        expect(await store.sheets([a.hash, 'x'])).toEqual(new Map([[a.hash, a.sheet]]))
        const texts = await store.sheetTexts([a.hash, 'x'])
        expect([...texts].map(([hash, text]) => [hash, JSON.parse(text) as unknown])).toEqual([
          [a.hash, a.sheet],
        ])
      })

      it('are replaced by corrections, but both are stored', async () => {
        await store.addSheets([a])
        await store.addSheets([better])
        expect(await store.standingOf('here', 'a')).toMatchObject({ hash: better.hash })
        expect((await store.sheets([a.hash, better.hash])).size).toBe(2)
        await store.addSheets([a])
        expect(await store.standingOf('here', 'a')).toMatchObject({ hash: a.hash })
        await store.dropEvent('here', 'a')
        expect(await store.standingOf('here', 'a')).toBeUndefined()
        expect(await store.currentSheets('numbers', '2026-01-01', '2026-12-31')).toEqual([])
        expect(await store.sameAs([a.fingerprint])).toEqual([])
        expect((await store.sheets([a.hash])).size).toBe(1)
      })

      it('are found by their players, with the tally of each', async () => {
        const tally = { kinds: [{ kind: 'row', played: 2, won: 1 }], best: null }
        await store.addSheets([{ ...a, tallies: new Map([['p1', tally]]) }, b])
        expect((await store.playedBy('p1')).map((one) => [one.event, one.tally])).toEqual([
          ['b', null],
          ['a', tally],
        ])
        expect(await store.playedBy('nobody')).toEqual([])
      })

      it('are stored with their new people, all or nothing', async () => {
        const licence = { of: 'pzs', number: '5', from: '2026-01-01', until: null }
        await store.savePerson(person('jan', { licences: [licence] }))
        const taken = person('ewa', { licences: [licence] })
        expect(await store.addSheets([a], [person('ola'), taken])).toBe('taken')
        expect(await store.person('ola')).toBeUndefined()
        expect(await store.standingOf('here', 'a')).toBeUndefined()
        expect((await store.sheets([a.hash])).size).toBe(0)
        expect(await store.addSheets([a], [person('ola')])).toBe('done')
        expect(await store.persons()).toHaveLength(2)
        expect(await store.standingOf('here', 'a')).toMatchObject({ hash: a.hash })
      })

      it('may have thousands of players', async () => {
        const many = recordOf(listSheet({ event: 'many', units: Array.from({ length: 2_500 }, (_, i) => i) }))
        await store.addSheets([many])
        expect((await store.sheets([many.hash])).get(many.hash)).toEqual(many.sheet)
        expect(await store.playedBy('p2400')).toHaveLength(1)
      })
    })

    describe('rankings and editions', () => {
      const league = { id: 'league', association: 'pzs' }

      it('have schemes by version', async () => {
        expect(await store.addRanking(league, scheme)).toBe('done')
        expect(await store.addRanking(league, scheme)).toBe('stale')
        const second = { ...scheme, name: 'Other' }
        expect(await store.addScheme('league', 3, second)).toBe('stale')
        expect(await store.addScheme('league', 2, second)).toBe('done')
        expect(await store.addScheme('league', 2, scheme)).toBe('stale')
        expect(await store.addScheme('unknown', 1, scheme)).toBe('stale')
        const all = { ...league, schemes: [scheme, second] }
        expect(await store.ranking('league')).toEqual(all)
        expect(await store.rankings()).toEqual([all])
        expect(await store.ranking('unknown')).toBeUndefined()
      })

      it('have editions by number, and stamps in order', async () => {
        await store.addRanking(league, scheme)
        await store.addRanking({ ...league, id: 'cup' }, scheme)
        expect(await store.addEdition(newEdition(edition(1)))).toBe('done')
        expect(await store.addEdition(newEdition(edition(2)))).toBe('done')
        expect(await store.addEdition(newEdition(edition(1, 'cup')))).toBe('done')
        expect(await store.addEdition({ ...newEdition(edition(1)), hash: 'another' })).toBe('stale')
        expect(await store.stamp('league-1', 2, stamp)).toBe('stale')
        expect(await store.stamp('league-1', 1, stamp)).toBe('done')
        expect(await store.stamp('league-1', 1, stamp)).toBe('stale')
        expect(await store.stamp('unknown', 0, stamp)).toBe('stale')
        const first = { ...edition(1), stamps: [...edition(1).stamps, stamp] }
        expect(await store.edition('league-1')).toEqual(first)
        expect(await store.edition('unknown')).toBeUndefined()
        expect(await store.editionHead('league-1')).toEqual({
          hash: 'league-1',
          ranking: 'league',
          number: 1,
          date: content.date,
          stamps: first.stamps,
        })
        expect(await store.editionHead('unknown')).toBeUndefined()
        const { content: text = '', ...rest } = (await store.editionText('league-1')) ?? {}
        expect({ ...rest, content: JSON.parse(text) as unknown }).toEqual(first)
        expect(await store.editionText('unknown')).toBeUndefined()
        expect(await store.editions('league')).toEqual([
          { hash: 'league-1', ranking: 'league', number: 1, date: content.date, stamps: first.stamps },
          { hash: 'league-2', ranking: 'league', number: 2, date: content.date, stamps: edition(2).stamps },
        ])
        const stamped = async (since: number): Promise<readonly string[]> =>
          (await store.stampedSince(since)).map(({ hash, stamps }) => `${hash} ${stamps.length}`)
        expect(await stamped(0)).toEqual(['cup-1 1', 'league-1 2', 'league-2 1'])
        expect(await stamped(stamp.at)).toEqual(['league-1 2'])
        expect(await stamped(stamp.at + 1)).toEqual([])
      })

      it('let only one of many simultaneous writes win', async () => {
        await store.addRanking(league, scheme)
        await store.addEdition(newEdition(edition(1)))
        const editions = await Promise.all(
          Array.from({ length: 6 }, (_, i) => store.addEdition({ ...newEdition(edition(2)), hash: `h${i}` })),
        )
        expect(editions.filter((answer) => answer === 'done')).toHaveLength(1)
        const stamps = await Promise.all(Array.from({ length: 6 }, () => store.stamp('league-1', 1, stamp)))
        expect(stamps.filter((answer) => answer === 'done')).toHaveLength(1)
        expect((await store.edition('league-1'))?.stamps).toHaveLength(2)
      })
    })

    it('never change or remove what was published', async () => {
      const { db } = opened
      await store.addRanking({ id: 'league', association: 'pzs' }, scheme)
      await store.addEdition(newEdition(edition(1)))
      await store.addSheets([recordOf(listSheet())])
      for (const table of ['sheets', 'schemes', 'editions', 'stamps']) {
        await expect(sql`DELETE FROM ${sql.table(table)}`.execute(db)).rejects.toThrow('never changed')
      }
      await expect(sql`UPDATE editions SET content = '{}'`.execute(db)).rejects.toThrow('never changed')
      await expect(sql`UPDATE sheets SET sheet = '{}'`.execute(db)).rejects.toThrow('never changed')
      expect(await store.edition('league-1')).toEqual(edition(1))
    })
  })
}

contract('SQLite', () => {
  const { db, store, durably } = newData()
  return Promise.resolve({ rankings: sqlRankings(db, durably), db, close: () => store.close() })
})

describe.skipIf(!hasPostgres)('PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server.end())

  contract('PostgreSQL', async () => {
    const { db, store } = await openPostgres(await newDatabase(server), {
      shared: true,
      lost: () => undefined,
    })
    return { rankings: sqlRankings(db), db, close: () => store.close() }
  })
})
