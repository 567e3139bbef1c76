/** A season goes out as one workbook and comes in again: the same people, the same results, the same ranking. */
import fc from 'fast-check'
import type { Category } from '@stolik/contract/shapes'
import type { Sheet } from '@stolik/contract/ranking/sheet'
import { cases } from '@stolik/core/cases'
import { isNotRead } from '@stolik/files/read'
import { sheetsOf, workbookForms, type WorkbookForm } from '@stolik/files/write/workbook'
import { count } from '@stolik/ranking/count/index'
import type { Person } from '@stolik/ranking/model/people'
import { hashOf } from '@stolik/ranking/model/seal'
import { describe, expect, it } from 'vitest'
import {
  previewSeason,
  readSeason,
  takeSeason,
  type SeasonAsked,
  type SeasonDeps,
} from '../../src/ranking/season/take.js'
import { seasonTables } from '../../src/ranking/season/tables.js'
import type { RankingStore } from '../../src/ranking/store/sql.js'
import { newRankings } from '../stores.js'
import { listSheet, person, recordOf, scheme } from './kept.js'

const of = 'League of the valley'

const numbers = { knows: (profile: string) => profile === 'free' }

function depsOf(store: RankingStore): SeasonDeps {
  let n = 0
  return {
    store,
    association: of,
    entropy: { word: () => `came${String((n += 1)).padStart(3, '0')}` },
    profilesOf: (game) => (game === 'numbers' ? numbers : null),
    profiles: new Map([['numbers', numbers]]),
  }
}

async function written(store: RankingStore, form: WorkbookForm): Promise<Uint8Array> {
  const made = await seasonTables(store, 'league')
  if ('refused' in made) throw new Error(made.refused)
  return sheetsOf(made.tables, form)
}

async function asking(bytes: Uint8Array, more: Partial<SeasonAsked> = {}): Promise<SeasonAsked> {
  const text = await readSeason(bytes)
  if (isNotRead(text)) throw new Error(JSON.stringify(text))
  return { text, ranking: 'league', source: 'here', decisions: new Map(), allNew: false, ...more }
}

const how = { by: 'Ewa', at: 0, record: () => Promise.resolve() }

/** Brings the workbook to an empty register, and returns what is there then. */
async function brought(bytes: Uint8Array): Promise<RankingStore> {
  const store = newRankings()
  const deps = depsOf(store)
  const request = await asking(bytes)
  const preview = await previewSeason(deps, request)
  if ('refused' in preview) throw new Error(JSON.stringify(preview))
  expect(preview.results.bad).toEqual([])
  const taken = await takeSeason(deps, request, { ...how, seen: preview.seen })
  if ('refused' in taken) throw new Error(JSON.stringify(taken))
  return store
}

const personName = ({ name, licences }: Person): string => `${name ?? ''} ${licences[0]?.number ?? ''}`

/** Everything that a season says, by names instead of ids. */
async function seasonOf(store: RankingStore): Promise<object> {
  const people = await store.persons()
  const names = new Map(people.map((one) => [one.id, personName(one)]))
  const nameOf = (id: string): string => names.get(id) ?? id
  const heads = await store.currentSheets('numbers', '2026-01-01', '2026-12-31')
  const sheets = [...(await store.sheets(heads.map(({ hash }) => hash))).values()]
  const ranking = await store.ranking('league')
  const counted = count(scheme, {
    date: '2026-12-31',
    sheets: sheets.map((sheet) => ({ hash: hashOf(sheet), sheet })),
    licences: [],
    carried: null,
  })
  if ('refused' in counted) throw new Error(counted.refused)
  return {
    scheme: ranking?.schemes.at(-1),
    people: people
      .map(({ id: _id, ...one }) => one)
      .toSorted((a, b) => (personName(a as Person) < personName(b as Person) ? -1 : 1)),
    sheets: sheets.map((sheet) => named(sheet, nameOf)),
    result: counted.result.all.map(({ person: id, ...row }) => ({ ...row, name: nameOf(id) })),
  }
}

/** A sheet by names: its players and its rows in an order that does not depend on their ids. */
const named = ({ players, lists, version: _version, ...about }: Sheet, nameOf: (id: string) => string) => ({
  ...about,
  players: players
    .map(({ person: id, ...one }) => ({ ...one, name: nameOf(id) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  lists: lists.player
    .map((player, i) =>
      [
        nameOf(players[player]?.person ?? ''),
        ...(['series', 'table', 'place', 'units', 'small', 'hands', 'won', 'lost', 'online'] as const).map(
          (column) => lists[column][i],
        ),
      ].join(' '),
    )
    .toSorted(),
})

const words = fc.oneof(
  fc.constantFrom('Żółć', 'de la Cruz', 'Ó’Neill', 'D’Arc', '"Q" x', 'Kos; Jan', 'Nowak, Jan', 'Razem: 12'),
  fc.constantFrom('=A1', '+x', '-y', '@z', "'=x", '007 Bond', '1e3x', 'Åukasz', 'Å‚ Ä™', 'Ăł', 'x_x0041_'),
  fc.constantFrom('Nachname Vorname', 'Imię', 'TRUE', '#REF!', '<b>&amp;', '__proto__', 'NOWAK Jan'),
  fc.string({ unit: fc.constantFrom(...Array.from('aąbćłŻ.-’')), maxLength: 8 }).map((text) => `x${text}`),
)
const orNull = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null })
const lettered = words.map((text) => `${text} Klub`)

const people = fc
  .array(
    fc.record({
      name: words,
      club: orNull(lettered),
      days: fc.integer({ min: 0, max: 2 }),
      licensed: fc.boolean(),
      periods: fc.integer({ min: 1, max: 2 }),
      born: orNull(fc.integer({ min: 1900, max: 2020 })),
    }),
    { minLength: 4, maxLength: 8 },
  )
  .map((all) =>
    all.map(({ name, club, days, licensed, periods, born }, i): Person => {
      const number = `00${i}`
      const clubs = Array.from(
        { length: club === null ? 0 : Math.min(days, licensed ? 2 : 1) },
        (_, day) => ({
          club: day === 0 ? 'Klub 1' : club,
          from: `202${day}-02-03`,
        }),
      )
      return person(`p${i + 1}`, {
        // Two people of one name have licences, by which they are told apart.
        name: licensed && i % 2 === 1 ? 'Ola Nowak' : `${name} X${'abcdefgh'[i] ?? ''}`,
        club: clubs.at(-1)?.club ?? club,
        ...(clubs.length > 0 && { clubs }),
        ...(born !== null && { born }),
        licences: licensed
          ? [
              { of, number, from: '2020-01-01', until: periods === 2 ? '2022-12-31' : null },
              { of, number, from: '2024-01-01', until: '2026-12-31' },
            ].slice(0, periods)
          : [],
      })
    }),
  )

const list = fc.record({
  units: fc.integer({ min: -6000, max: 60_000 }),
  small: fc.integer({ min: -99_999, max: 99_999 }),
  won: fc.integer({ min: 0, max: 8 }),
  lost: fc.integer({ min: 0, max: 8 }),
  online: fc.constantFrom(0, 1),
})
const player = fc.record({
  team: orNull(words),
  pair: orNull(words),
  categories: fc.subarray<Category>(['women', 'junior', 'senior']),
  adjusted: fc.integer({ min: -600, max: 600 }),
  adjustedSmall: fc.integer({ min: -50, max: 50 }),
  lists: fc.array(list, { minLength: 1, maxLength: 2 }),
  place: orNull(fc.integer({ min: 1, max: 50 })),
})
const event = fc.record({
  title: words,
  organiser: words,
  region: orNull(words),
  kind: fc.constantFrom('tournament' as const, 'evening' as const),
  players: fc.array(player, { minLength: 4, maxLength: 4 }),
})

/** @param n the number of the event */
function sheetFor(
  all: readonly Person[],
  { players, title, ...about }: typeof event extends fc.Arbitrary<infer T> ? T : never,
  n: number,
): Sheet {
  const empty = {
    player: [],
    series: [],
    table: [],
    place: [],
    units: [],
    small: [],
    hands: [],
    won: [],
    lost: [],
    online: [],
  }
  const lists: Record<keyof Sheet['lists'], number[]> = structuredClone(empty)
  players.forEach((one, i) =>
    one.lists.forEach(({ units, small, won, lost, online }, series) => {
      const row = {
        player: i,
        series: series + 1,
        table: 1,
        place: i + 1,
        units,
        small,
        hands: 16,
        won,
        lost,
        online,
      }
      for (const column of Object.keys(row) as (keyof typeof row)[]) lists[column].push(row[column])
    }),
  )
  return {
    ...listSheet({ event: `e${n}`, date: `2026-03-0${n}` }),
    ...about,
    version: null,
    name: title,
    players: players.map(({ lists: _lists, place, pair, ...one }, i) => ({
      ...one,
      person: `p${i + 1}`,
      club: all[i]?.club ?? null,
      ...(pair !== null && { pair }),
      // Without any place they would follow from the points.
      place: i === 0 ? (place ?? 1) : place,
    })),
    lists,
  }
}

async function stored(all: readonly Person[], sheets: readonly Sheet[]): Promise<RankingStore> {
  const store = newRankings()
  await store.changePeople(
    all.map((after) => ({ before: null, after })),
    null,
  )
  await store.addSheets(sheets.map(recordOf))
  await store.addRanking({ id: 'league', association: of }, scheme)
  return store
}

describe('a season', () => {
  it.each(workbookForms)('comes in again from .%s as the same season', async (form) => {
    await fc.assert(
      fc.asyncProperty(people, fc.array(event, { minLength: 1, maxLength: 3 }), async (all, events) => {
        const store = await stored(
          all,
          events.map((one, i) => sheetFor(all, one, i + 1)),
        )
        expect(await seasonOf(await brought(await written(store, form)))).toEqual(await seasonOf(store))
      }),
      { numRuns: cases(25, 200), endOnFailure: true },
    )
  })

  const four = ['Ola Nowak', 'Jan Kos', 'Ewa Żak', 'Leo Lis'].map((name, i) => person(`p${i + 1}`, { name }))
  const changed = async (change: (text: SeasonAsked['text']) => SeasonAsked['text']) => {
    const asked = await asking(await written(await stored(four, [listSheet()]), 'xlsx'))
    return { ...asked, text: change(asked.text) }
  }

  it('is taken as it was shown, and again only what is missing', async () => {
    const deps = depsOf(newRankings())
    const request = await changed((text) => text)
    const preview = await previewSeason(deps, request)
    if ('refused' in preview) throw new Error(preview.refused)
    expect(preview).toMatchObject({
      scheme: 'new',
      members: { added: 4 },
      results: { rows: 4, unmatched: [] },
    })
    expect(await takeSeason(deps, request, { ...how, seen: 'x' })).toMatchObject({ refused: 'NOT_SEEN' })
    expect(await deps.store.ranking('league')).toBeUndefined()
    const { seen } = preview
    expect(await takeSeason(deps, request, { ...how, seen })).toEqual({
      scheme: 'new',
      members: 4,
      events: 1,
      rows: 4,
    })
    const again = await previewSeason(deps, request)
    if ('refused' in again) throw new Error(again.refused)
    expect(await takeSeason(deps, request, { ...how, seen: again.seen })).toEqual({
      scheme: 'same',
      members: 0,
      events: 0,
      rows: 0,
    })
  })

  it('is refused as a whole with the sheet and the line, and nothing is written', async () => {
    const cases: readonly (readonly [keyof SeasonAsked['text'], string, string, object])[] = [
      ['scheme', 'tieBreaks', 'tyBreaks', { refused: 'BAD_SCHEME' }],
      ['members', 'Kos;', 'Kos;Klub;x;', { refused: 'BAD_LIST', problems: [{ line: 3 }] }],
      [
        'results',
        ';1;1;16;',
        ';many;1;16;',
        { refused: 'BAD_ROWS', problems: [{ line: 4, code: 'BAD_CELL' }] },
      ],
    ]
    for (const [sheet, from, to, refusal] of cases) {
      const deps = depsOf(newRankings())
      const request = await changed((text) => ({ ...text, [sheet]: text[sheet].replace(from, to) }))
      expect(request.text[sheet]).toContain(to)
      const preview = await previewSeason(deps, request)
      const seen = 'refused' in preview ? '' : preview.seen
      const answer = await takeSeason(deps, request, { ...how, seen })
      expect(answer).toMatchObject({ ...refusal, args: { sheet } })
      expect(await deps.store.ranking('league')).toBeUndefined()
      expect(await deps.store.persons()).toEqual([])
    }
  })
})
