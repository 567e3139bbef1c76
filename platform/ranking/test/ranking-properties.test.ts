/**
 * Properties of every ranking: independent of the order of inputs and of unrelated events, best-of sums, ties, and the index
 * against a new counting.
 */
import type { Result } from '@stolik/contract/ranking/edition'
import type { Points, Rating, Scheme } from '@stolik/contract/ranking/scheme'
import { cases } from '@stolik/core/cases'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { count, startCount, type HashedSheet, type Inputs } from '@stolik/ranking/count/index'
import { unitsAPoint } from '@stolik/contract/shapes'
import { glicko, openskill, player, points, scheme, season, sheet } from './season.js'

const names = ['ann', 'bob', 'cid', 'dan', 'eve', 'fay', 'gus', 'hal', 'ida']
const days = ['2026-01-31', '2026-02-01', '2026-02-28', '2026-03-15', '2026-03-31', '2026-07-04']

/** An event of three to nine people at tables of three or four, with ties, byes, penalties, clubs and online tables. */
const event = (number: number, people: readonly string[] = names): fc.Arbitrary<HashedSheet> =>
  fc
    .record({
      seats: fc.shuffledSubarray([...people], { minLength: 3, maxLength: Math.min(9, people.length) }),
      series: fc.integer({ min: 1, max: 3 }),
      day: fc.constantFrom(...days),
      small: fc.array(fc.integer({ min: -3, max: 6 }), { minLength: 27, maxLength: 27 }),
      hands: fc.constantFrom(6, 7, 9, 12),
      adjusted: fc.constantFrom(0, 0, 0, -1, 2),
      kind: fc.constantFrom('tournament' as const, 'evening' as const),
      online: fc.integer({ min: 0, max: 3 }),
    })
    .map(({ seats, series, day, small, hands, adjusted, kind, online }) => {
      const lines: string[] = []
      for (let n = 1; n <= series; n++)
        for (let table = 0; table * 4 < seats.length; table++) {
          const at = seats.slice(table * 4, table * 4 + 4)
          const own = at.map((_, chair) => small[(n * 9 + table * 4 + chair) % 27] as number)
          at.forEach((person, chair) => {
            const mine = own[chair] as number
            const place = 1 + own.filter((other) => other > mine).length
            const way = table < online ? ' o' : ''
            if (at.length === 1) lines.push(`${person} ${n} 0 0 3 35 0`)
            else lines.push(`${person} ${n} ${table + 1} ${place} ${mine * 1.5} ${mine} ${hands} 1 1${way}`)
          })
        }
      const players = seats.map((person, i) =>
        player(person, {
          club: `club ${i % 2}`,
          team: i % 4 === 3 ? null : `team ${i % 3}`,
          categories: i % 2 === 0 ? ['women'] : [],
          place: i === 8 ? null : 1 + (i >> 1),
          ...(i % 3 !== 2 && { pair: `pair ${i >> 1}` }),
          adjusted: i === 0 ? adjusted * unitsAPoint : 0,
        }),
      )
      return sheet(`e${number}`, day, lines, { players, kind })
    })

const events = (most = 7): fc.Arbitrary<readonly HashedSheet[]> =>
  fc
    .integer({ min: 1, max: most })
    .chain((many) => fc.tuple(...Array.from({ length: many }, (_, i) => event(i))))

const value: fc.Arbitrary<Points['value']> = fc.oneof(
  fc.constant({ kind: 'points' as const }),
  fc.constant({ kind: 'small' as const }),
  fc.constant({ kind: 'hand' as const, floor: 8 }),
  fc
    .constantFrom('mean' as const, 'best' as const)
    .map((shareTies) => ({ kind: 'place' as const, scale: [7, 4, 2, 0.5], behind: 0, shareTies })),
)

const byPoints: fc.Arbitrary<Points> = fc
  .record({
    of: fc.constantFrom('list' as const, 'event' as const),
    value,
    take: fc.constantFrom('sum' as const, 'mean' as const),
    best: fc.constantFrom(null, 1, 2, 4),
    minimum: fc.constantFrom(
      points.minimum,
      { events: 2, lists: 1, hands: 7, share: 0.25 },
      { ...points.minimum, rounds: 0.4 },
    ),
    bonus: fc.constantFrom(null, null, { event: 0.5, victory: 3 }),
    decay: fc.constantFrom(
      null,
      { every: 'month' as const, factor: 0.9 },
      { every: 'event' as const, factor: 0.37 },
    ),
    carry: fc.constantFrom(null, 0.3),
  })
  .map(({ bonus, ...found }) => ({
    kind: 'points',
    ...found,
    carry: found.take === 'sum' ? found.carry : null,
    ...(bonus !== null && found.take === 'sum' && { bonus }),
  }))

const byRating: fc.Arbitrary<Rating> = fc.constantFrom<Rating>(
  glicko,
  { ...glicko, period: 'month' },
  { ...openskill, tau: 25 / 300 },
)

const part = scheme.parts[0] as Scheme['parts'][number]
const anyScheme = (
  counts: fc.Arbitrary<Scheme['count']> = fc.oneof(byPoints, byRating),
): fc.Arbitrary<Scheme> =>
  fc
    .record({
      how: counts,
      weight: fc.constantFrom(1, 1.1, 0.333333),
      teams: fc.constantFrom(null, 'event' as const, 'season' as const, 'places' as const),
      group: fc.constantFrom('team' as const, 'pair' as const),
      guests: fc.constantFrom(null, null, 0, 1),
      window: fc.constantFrom(null, null, 1, 10),
      best: fc.constantFrom(null, null, 1, 2),
      sizes: fc.constantFrom(null, null, [
        { players: 5, weight: 1.25 },
        { players: 8, weight: 2 },
      ]),
      strengths: fc.constantFrom(null, [
        { place: 2, weight: 2 },
        { place: 3, weight: 1.25 },
      ]),
      divisions: fc.constantFrom(null, { names: ['A', 'B'], sizes: [4], moving: 1 }),
      clubs: fc.constantFrom(null, null, ['club 0']),
      tieBreaks: fc.constantFrom<Scheme['tieBreaks']>(
        [],
        ['small', 'wins'],
        ['mean', 'seconds', 'events'],
        ['lost'],
        ['wins', 'direct', 'small'],
        ['direct', 'lot'],
      ),
    })
    .map(
      ({
        how,
        weight,
        teams,
        group,
        guests,
        divisions,
        clubs,
        tieBreaks,
        window,
        best,
        sizes,
        strengths,
      }) => {
        const isPoints = how.kind === 'points'
        const own = {
          ...(isPoints && best !== null && { best }),
          ...(isPoints && sizes !== null && { sizes }),
          ...(isPoints && strengths !== null && { strengths }),
        }
        const apart = isPoints && teams !== null && teams !== 'season'
        const per = !apart ? 'season' : how.of === 'event' ? 'event' : 'series'
        const places = { scale: [3, 1.5], behind: 0.5, shareTies: 'mean' as const }
        return {
          ...scheme,
          count: how,
          divisions,
          tieBreaks,
          categories: ['women'],
          players: { licensed: false, clubs },
          parts: [
            { ...part, ...own, name: 'cups', kinds: ['tournament'] },
            { ...part, name: 'evenings', kinds: ['evening'], weight: isPoints ? weight : 1 },
          ],
          ...(window !== null && { window }),
          ...(tieBreaks.includes('lot') && { seed: 'a seed' }),
          teams:
            teams === null
              ? null
              : {
                  of: group,
                  per,
                  counting: 2,
                  ...(apart && guests !== null && { guests }),
                  ...(apart && teams === 'places' && { places }),
                },
        }
      },
    )

const counted = (of: Scheme, inputs: Inputs) => {
  const found = count(of, inputs)
  if ('refused' in found) throw new Error(JSON.stringify(found))
  return found
}
const result = (of: Scheme, sheets: readonly HashedSheet[], carried: Result | null = null): Result =>
  counted(of, season(sheets, { carried })).result

/** A person's row, without the figures that depend on others. */
const own = ({ all }: Result, person: string) => {
  const found = all.find((row) => row.person === person)
  return found && { ...found, place: null, moves: 0 }
}

describe('a ranking', () => {
  test('is the same whatever the order of its sheets and of their rows', () => {
    fc.assert(
      fc.property(anyScheme(), events(), fc.integer(), (of, sheets, turn) => {
        const turned = sheets.toSorted((a, b) => (a.hash + String(turn) < b.hash + String(turn % 7) ? 1 : -1))
        const first = counted(of, season(sheets))
        const second = counted(of, season(turned))
        expect(second.result).toEqual(first.result)
        for (const person of names) expect(second.resultsOf(person)).toEqual(first.resultsOf(person))
        expect(result(of, sheets.map(turnRows))).toEqual(first.result)
      }),
    )
  })

  test('of people with several merged records equals the one of the same people with one record', () => {
    // At every other event people get a new record. The last record is the one that the others are merged into.
    const anew = (person: string, i: number): string => (i % 2 === 0 ? person : `${person} ${i}`)
    const merged = names.flatMap((person) =>
      [1, 3, 5].map((i) => ({
        person: anew(person, i),
        at: 0,
        by: '',
        into: i === 5 ? person : anew(person, i + 2),
      })),
    )
    const written = ({ hash, sheet }: HashedSheet, i: number): HashedSheet => ({
      hash,
      sheet: { ...sheet, players: sheet.players.map((one) => ({ ...one, person: anew(one.person, i) })) },
    })
    fc.assert(
      fc.property(anyScheme(), events(6), (of, sheets) => {
        const first = counted(of, season(sheets))
        const apart = sheets.map(written)
        const second = counted(of, { ...season(apart), merged })
        expect(second.result).toEqual(first.result)
        for (const person of names) {
          expect(second.resultsOf(person)).toEqual(first.resultsOf(person))
          expect(second.resultsOf(anew(person, 1))).toEqual(first.resultsOf(person))
        }
        const growing = startCount(of, { ...season(apart.slice(0, 1)), merged })
        if ('refused' in growing) throw new Error(growing.refused)
        expect(growing.change(apart.slice(1), [], '2026-12-31')).toBeUndefined()
        expect(growing.result()).toEqual(first.result)
      }),
    )
  })

  test('does not change the row of a person who did not play in a new event', () => {
    // Decay by events and minimum shares of events or series depend on all events, so no event is unrelated to them.
    const far = anyScheme().filter(
      ({ count: how }) =>
        how.minimum.share === 0 &&
        how.minimum.rounds === undefined &&
        !(how.kind === 'points' && how.decay?.every === 'event'),
    )
    const strangers = event(99, ['xan', 'yul', 'zed', 'wim'])
    fc.assert(
      fc.property(far, events(), strangers, (of, sheets, stranger) => {
        const before = result(of, sheets)
        const after = result(of, [...sheets, stranger])
        for (const { person } of before.all) expect(own(after, person)).toEqual(own(before, person))
        // The order among the others stays as well.
        const order = ({ all }: Result) =>
          all.map(({ person }) => person).filter((person) => names.includes(person))
        expect(order(after)).toEqual(order(before))
      }),
    )
  })

  test('by a best-of sum never drops through one more event', () => {
    const best = anyScheme(byPoints).filter(
      ({ count: how }) =>
        how.kind === 'points' && how.take === 'sum' && how.best !== null && how.decay?.every !== 'event',
    )
    fc.assert(
      fc.property(best, events(), event(50), (of, sheets, more) => {
        const after = result(of, [...sheets, more])
        for (const { person, score } of result(of, sheets).all)
          expect(own(after, person)?.score).toBeGreaterThanOrEqual(score)
      }),
    )
  })

  test('gives one place to twins who always had equal results at tables of their own', () => {
    // A lot tells even twins apart.
    const shared = anyScheme().filter(({ seed }) => seed === undefined)
    fc.assert(
      fc.property(shared, events(), (of, sheets) => {
        const both = sheets.map(withTwins)
        const { all } = result({ ...of, divisions: null }, both)
        const row = new Map(all.map((one) => [one.person, { ...one, person: '' }]))
        for (const person of names) expect(row.get(`${person}'`)).toEqual(row.get(person))
      }),
    )
  })

  test('gives equal figures one place and different figures different places', () => {
    fc.assert(
      fc.property(anyScheme(), events(), (of, sheets) => {
        const { seed: _, ...unseeded } = of
        const { all, teams } = result({ ...unseeded, divisions: null, tieBreaks: [] }, sheets)
        for (const rows of [all.filter(({ place }) => place !== null), teams])
          rows.forEach(({ score, place }) => {
            expect(place).toBe(1 + rows.filter((other) => other.score > score).length)
          })
      }),
    )
  })

  test('that takes one more event equals a new counting', () => {
    const before = fc.constantFrom<Result | null>(
      null,
      result(scheme, [sheet('old', '2026-01-01', ['ann 1 1 1 9 1 9', 'xan 1 1 2 3 1 9'])]),
    )
    fc.assert(
      fc.property(anyScheme(), events(), before, fc.constantFrom(...days), (of, sheets, carried, today) => {
        const index = startCount(of, season([], { carried, date: '2026-01-01' }))
        if ('refused' in index) throw new Error(index.refused)
        sheets.forEach((one, n) => {
          const date = n < sheets.length / 2 ? today : '2026-12-31'
          expect(index.change([one], [], date)).toBeUndefined()
          const anew = counted(of, season(sheets.slice(0, n + 1), { carried, date }))
          expect(index.result()).toEqual(anew.result)
          for (const person of names) expect(index.resultsOf(person)).toEqual(anew.resultsOf(person))
        })
      }),
    )
  })

  test('that replaces some events by others equals a new counting', () => {
    const before = fc.constantFrom<Result | null>(
      null,
      result(scheme, [sheet('old', '2026-01-01', ['ann 1 1 1 9 1 9', 'xan 1 1 2 3 1 9'])]),
    )
    /** By event: unchanged, left out, or replaced by other lists, perhaps of another day. New events too. */
    const corrections = fc.array(
      fc.record({
        at: fc.integer({ min: 0, max: 7 }),
        of: fc.constantFrom('gone', 'other'),
        other: event(0),
      }),
      { minLength: 1, maxLength: 5 },
    )
    const firstDay = fc.constantFrom(...days)
    fc.assert(
      fc.property(
        anyScheme(),
        events(),
        before,
        firstDay,
        corrections,
        (of, sheets, carried, day, changes) => {
          const index = startCount(of, season(sheets, { carried, date: day }))
          if ('refused' in index) throw new Error(index.refused)
          const latest = new Map(sheets.map((one) => [one.sheet.event, one]))
          changes.forEach(({ at, of: what, other }, n) => {
            const old = latest.get(`e${at}`)
            const next = { hash: `next ${n}`, sheet: { ...other.sheet, event: `e${at}` } }
            if (what === 'gone') latest.delete(`e${at}`)
            else latest.set(`e${at}`, next)
            const date = n === 0 ? day : '2026-12-31'
            const gone = old === undefined ? [] : [old.hash]
            expect(index.change(what === 'gone' ? [] : [next], gone, date)).toBeUndefined()
            const anew = counted(of, season([...latest.values()], { carried, date }))
            expect(index.result()).toEqual(anew.result)
            for (const person of names) expect(index.resultsOf(person)).toEqual(anew.resultsOf(person))
          })
        },
      ),
      { numRuns: cases(15, 300) },
    )
  })

  test('is the sum of the results marked as taken', () => {
    const sums = anyScheme(byPoints).filter(({ count: how }) => how.kind === 'points' && how.take === 'sum')
    fc.assert(
      fc.property(sums, events(), (of, sheets) => {
        const { result: found, resultsOf } = counted(of, season(sheets))
        for (const { person, score, carried, bonus = 0 } of found.all) {
          const taken = resultsOf(person).filter((one) => one.taken)
          expect(taken.reduce((sum, one) => sum + one.value, carried + bonus)).toBeCloseTo(score, 6)
        }
      }),
    )
  })
})

type Lists = HashedSheet['sheet']['lists']

/** The lists with each column mapped. */
const mapLists = (
  lists: Lists,
  change: (column: readonly number[], name: string) => readonly number[],
): Lists =>
  Object.fromEntries(
    Object.entries(lists).map(([name, column]: [string, readonly number[]]) => [name, change(column, name)]),
  ) as unknown as Lists

/** The same lists with their rows reversed. */
const turnRows = ({ hash, sheet: of }: HashedSheet): HashedSheet => ({
  hash,
  sheet: { ...of, lists: mapLists(of.lists, (column) => column.toReversed()) },
})

/** Gives everybody a twin with the same club and place, at tables where only twins sit. */
function withTwins({ hash, sheet: of }: HashedSheet): HashedSheet {
  const { players } = of
  const twins = players.map((one) => ({ ...one, person: `${one.person}'` }))
  const lists = mapLists(of.lists, (column, name) => [
    ...column,
    ...column.map((one) =>
      name === 'player' ? one + players.length : name === 'table' && one > 0 ? one + 10 : one,
    ),
  ])
  return { hash, sheet: { ...of, players: [...players, ...twins], lists } }
}
