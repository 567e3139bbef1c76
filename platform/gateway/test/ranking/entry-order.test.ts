/**
 * What an edition says depends on what the association entered, never on when. Everything that it can enter is permuted, as
 * far as one entry does not build on another, and the editions must be equal to the last byte.
 */
import type { Scheme } from '@stolik/contract/ranking/scheme'
import { cases } from '@stolik/core/cases'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical } from '@stolik/contract/canonical'
import { keptCounter } from '@stolik/ranking/count/counter'
import { drafter } from '../../src/ranking/editions/draft.js'
import { takeImport } from '../../src/ranking/import/take.js'
import { previewImport, type ImportDeps } from '../../src/ranking/import/look.js'
import type { ImportAsked } from '../../src/ranking/import/preview.js'
import { previewMembers, type MembersFile } from '../../src/ranking/import/look-at-members.js'
import { takeMembers } from '../../src/ranking/import/take-members.js'
import { mergePersons, splitPerson } from '../../src/ranking/people/merge.js'
import { forgetPerson, savePerson } from '../../src/ranking/people/registry.js'
import { must } from './desk.js'
import { scheme } from './kept.js'
import { newRankings } from '../stores.js'

/** Who they really are. The last two are second records of the first two. */
const people = ['ann', 'bob', 'cid', 'dan', 'eve', 'fay', 'ann2', 'bob2'] as const
type Who = (typeof people)[number]

const licenceOf = (who: Who): string => String(100 + people.indexOf(who))

/** Two records of one person have the same year. */
const yearOf = (who: Who): number => 1950 + (who.codePointAt(0) ?? 0)

interface Seat {
  readonly who: Who
  readonly club: string
  readonly licensed: boolean
  readonly points: number
}

type Entry =
  | { readonly of: 'event'; readonly event: string; readonly date: string; readonly seats: readonly Seat[] }
  | { readonly of: 'drop'; readonly event: string }
  | {
      readonly of: 'person'
      readonly who: Who
      readonly club: string
      readonly from: string
      readonly until: string | null
    }
  /** From a list of members, without a word about a licence. */
  | {
      readonly of: 'transfer'
      readonly who: Who
      readonly club: string
      readonly from: string
      readonly born: boolean
    }
  | { readonly of: 'merge'; readonly who: Who; readonly into: Who }
  | { readonly of: 'split'; readonly who: Who }

/** An association that enters things in its register, with ids that tell who is meant. */
function association(of: Scheme) {
  const store = newRankings()
  const fresh: string[] = []
  const word = (): string => fresh.shift() ?? 'nobody'
  const deps: ImportDeps = {
    store,
    association: 'pzs',
    entropy: { word },
    profilesOf: () => ({ knows: () => true }),
  }
  const there = async (who: Who): Promise<boolean> => (await store.person(who)) !== undefined
  const importing = async ({ event, date, seats }: Extract<Entry, { of: 'event' }>): Promise<void> => {
    const rows = seats.map(({ who, club, licensed, points }, i) =>
      [event, date, licensed ? licenceOf(who) : '', `Player ${who}`, club, 1 + (i >> 2), points].join(';'),
    )
    const text = ['event;date;licence;name;club;table;points', ...rows].join('\n')
    const decisions = new Map<string, string>()
    const request: ImportAsked = {
      bytes: new TextEncoder().encode(text),
      encoding: 'utf-8',
      source: 'lists',
      game: 'numbers',
      decisions,
      different: [],
      defaults: {
        event: null,
        date: null,
        title: null,
        kind: 'tournament',
        organiser: 'Klub',
        region: null,
        profile: 'free',
        hands: 48,
      },
    }
    const { unmatched } = must(await previewImport(deps, request))
    for (const { key, name } of unmatched) {
      const who = name.slice('Player '.length) as Who
      decisions.set(key, (await there(who)) ? who : 'new')
      if (!(await there(who))) fresh.push(who)
    }
    const { seen } = must(await previewImport(deps, request))
    must(await takeImport(deps, request, { seen, rest: false, replace: true }))
  }
  const by = { by: 'Ola', at: 0 }
  const transferring = async ({
    who,
    club,
    from,
    born,
  }: Extract<Entry, { of: 'transfer' }>): Promise<void> => {
    const year = born ? yearOf(who) : ''
    const text = `name;club;joined;born\nPlayer ${who};${club};${from};${year}`
    const decisions = new Map<string, string>()
    const request: MembersFile = {
      bytes: new TextEncoder().encode(text),
      encoding: 'utf-8',
      decisions,
      allNew: false,
      defaults: { from: null, joined: null },
    }
    for (const { key } of must(await previewMembers(deps, request)).doubtful) decisions.set(key, who)
    const { seen } = must(await previewMembers(deps, request))
    must(await takeMembers(deps, request, { seen, ...by, record: () => Promise.resolve() }))
  }
  return {
    store,
    enter: async (entry: Entry): Promise<void> => {
      if (entry.of === 'event') return importing(entry)
      if (entry.of === 'drop') return store.dropEvent('lists', entry.event)
      if (entry.of === 'transfer') return transferring(entry)
      if (entry.of === 'merge') return void must(await mergePersons(store, entry.who, entry.into, by))
      if (entry.of === 'split') return void must(await splitPerson(store, entry.who, by))
      const { who, club, from, until } = entry
      if (!(await there(who))) fresh.push(who)
      const licences = [{ of: 'pzs', number: licenceOf(who), from, until }]
      const id = (await there(who)) ? who : null
      must(await savePerson(store, { word }, id, { name: `Player ${who}`, club, account: null, licences }))
    },
    edition: async (): Promise<string> => {
      await store.addRanking({ id: 'league', association: 'pzs' }, of)
      const entropy = { sealed: () => ({ salt: '5'.repeat(64), seed: '' }) }
      const draft = drafter({ store, counter: keptCounter(store), entropy })
      return canonical(must(await draft({ ranking: 'league', date: '2026-12-31', corrects: null })).content)
    },
  }
}

async function editionOf(of: Scheme, entries: readonly Entry[]): Promise<string> {
  const own = association(of)
  for (const entry of entries) await own.enter(entry)
  return own.edition()
}

const licensed: Scheme = { ...scheme, players: { licensed: true, clubs: null } }

const seat = (who: Who, points: number, more: Partial<Seat> = {}): Seat => ({
  who,
  club: 'North',
  licensed: true,
  points,
  ...more,
})
const event = (name: string, date: string, ...seats: readonly Seat[]): Entry => ({
  of: 'event',
  event: name,
  date,
  seats,
})
const scores = (text: string): object => {
  const { result } = JSON.parse(JSON.parse(text) as string) as {
    result: { all: { person: string; score: number }[] }
  }
  return Object.fromEntries(result.all.map(({ person, score }) => [person, score]))
}

describe('a licence of a newcomer', () => {
  const january = event('january', '2026-01-10', seat('ann', 1000), seat('bob', 900), seat('cid', 800))
  const november = event('november', '2026-11-10', seat('ann', 600), seat('bob', 600), seat('cid', 600))

  test('holds from the first day on which it was used, whichever event is taken first', async () => {
    const first = await editionOf(licensed, [january, november])
    expect(scores(first)).toEqual({ ann: 1600, bob: 1500, cid: 1400 })
    expect(await editionOf(licensed, [november, january])).toBe(first)
  })

  test('does not reach back to an event without it, nor stay from one that was withdrawn', async () => {
    const plain = event('march', '2026-03-10', seat('ann', 50, { licensed: false }), seat('bob', 1))
    expect(scores(await editionOf(licensed, [plain, november]))).toMatchObject({ ann: 600, bob: 601 })
    const withdrawn: Entry = { of: 'drop', event: 'january' }
    const left = await editionOf(licensed, [january, plain, november, withdrawn])
    expect(left).toBe(await editionOf(licensed, [plain, november]))
  })

  test('is the association’s word once it has saved the person, whatever is taken later', async () => {
    const saved: Entry = { of: 'person', who: 'ann', club: 'South', from: '2026-06-01', until: null }
    const first = await editionOf(licensed, [saved, january, november])
    expect(scores(first)).toMatchObject({ ann: 600 })
    expect(await editionOf(licensed, [november, saved, january])).toBe(first)
  })

  test('counts for someone who was forgotten as it did before, so that nobody moves', async () => {
    for (const saved of [false, true]) {
      const own = association(licensed)
      if (saved) await own.enter({ of: 'person', who: 'ann', club: 'North', from: '2026-01-01', until: null })
      await own.enter(january)
      await own.enter(november)
      const places = (text: string): unknown =>
        (JSON.parse(JSON.parse(text) as string) as { result: { all: unknown } }).result.all
      const before = places(await own.edition())
      must(await forgetPerson(own.store, 'ann'))
      expect(places(await own.edition())).toEqual(before)
      expect(JSON.stringify(await own.store.persons())).not.toMatch(/Player ann\b|"100"/)
      expect(await own.store.enteredOf('ann')).toEqual([])
    }
  })
})

describe('records', () => {
  const year = [
    event('january', '2026-01-10', seat('ann', 10), seat('bob', 9), seat('cid', 8)),
    event('march', '2026-03-10', seat('ann2', 7), seat('bob2', 6), seat('dan', 5)),
  ]
  const merge = (who: Who, into: Who): Entry => ({ of: 'merge', who, into })

  test('are one person in whichever order they were merged', async () => {
    const chain = [merge('ann', 'ann2'), merge('ann2', 'eve')]
    const fork = [merge('ann', 'ann2'), merge('ann', 'eve')]
    const more = event('may', '2026-05-10', seat('eve', 3), seat('fay', 2))
    for (const [merges, who] of [
      [chain, 'ann2'],
      [fork, 'ann'],
      [fork, 'eve'],
    ] as const) {
      const first = await editionOf(scheme, [...year, more, ...merges])
      expect(await editionOf(scheme, [...year, more, ...merges.toReversed()])).toBe(first)
      const split: Entry = { of: 'split', who }
      const parted = await editionOf(scheme, [...year, more, ...merges, split])
      expect(await editionOf(scheme, [...year, more, ...merges.toReversed(), split])).toBe(parted)
    }
  })

  test('keep an event that was taken while they were one, once they are two again', async () => {
    const later = event('june', '2026-06-10', seat('ann2', 100), seat('fay', 1))
    const [one, two]: readonly Entry[] = [merge('ann2', 'ann'), { of: 'split', who: 'ann2' }]
    const apart = await editionOf(scheme, [...year, later, one as Entry, two as Entry])
    expect(scores(apart)).toMatchObject({ ann: 10, ann2: 107 })
    expect(await editionOf(scheme, [...year, one as Entry, later, two as Entry])).toBe(apart)
  })
})

const days = ['2026-01-10', '2026-02-20', '2026-03-15', '2026-06-01', '2026-09-09', '2026-11-10']

const anyEvent = (n: number): fc.Arbitrary<Entry> =>
  fc
    .record({
      who: fc.shuffledSubarray([...people], { minLength: 3, maxLength: 8 }),
      date: fc.constantFrom(...days),
      clubs: fc.array(fc.constantFrom('North', 'South'), { minLength: 8, maxLength: 8 }),
      licensed: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
      points: fc.array(fc.integer({ min: -3, max: 9 }), { minLength: 8, maxLength: 8 }),
    })
    .map(({ who, date, clubs, licensed: has, points }) => {
      // Nobody sits twice: of two records of one person, one came.
      const came = who.filter((one) => !(one.endsWith('2') && who.includes(one.slice(0, 3) as Who)))
      const seats = came.map((one, i) =>
        seat(one, (points[i] as number) + n / 20, {
          club: clubs[i] as string,
          licensed: has[i] as boolean,
        }),
      )
      return event(`e${n}`, date, ...seats)
    })

const anyTransfer = fc.record({
  of: fc.constant('transfer' as const),
  who: fc.constantFrom<Who>('ann', 'bob', 'eve', 'ann2', 'bob2'),
  club: fc.constantFrom('North', 'South', 'East'),
  from: fc.constantFrom('2025-01-01', ...days),
  born: fc.boolean(),
})

/** Entries that build on each other stand in one column, in this order; the rest may come in any order. */
const anySeason: fc.Arbitrary<readonly (readonly Entry[])[]> = fc
  .record({
    first: fc.tuple(...[0, 1, 2, 3, 4].map(anyEvent)),
    corrected: fc.tuple(...[0, 1, 2, 3, 4].map((n) => fc.option(anyEvent(n)))),
    dropped: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
    saved: fc.subarray([...people.slice(0, 4)]),
    transfers: fc.uniqueArray(anyTransfer, { selector: ({ who, from }) => `${who} ${from}`, maxLength: 3 }),
    moved: fc.boolean(),
  })
  .map(({ first, corrected, dropped, saved, moved, transfers }) => [
    ...transfers.map((one) => [one]),
    ...first.map((one, i) => [
      one,
      ...(corrected[i] === null || corrected[i] === undefined ? [] : [corrected[i]]),
      ...(dropped[i] === true && i > 1 ? [{ of: 'drop' as const, event: `e${i}` }] : []),
    ]),
    ...saved.map((who, i): readonly Entry[] => {
      const until = i % 2 === 0 ? null : '2026-10-31'
      const joined: Entry = { of: 'person', who, club: 'North', from: days[i + 1] as string, until }
      // A transfer in mid-season.
      return moved ? [joined, { ...joined, club: 'South' }] : [joined]
    }),
  ])

/** Merges and splits need the records that they are about, so they follow two events with all of them. */
const base: readonly Entry[] = [
  event('base1', '2026-01-05', seat('ann', 3.5), seat('bob', 2.5), seat('eve', 1.5)),
  event('base2', '2026-01-06', seat('ann2', 3.25), seat('bob2', 2.25), seat('fay', 1.25)),
]
const decisions: readonly (readonly Entry[])[] = [
  [
    { of: 'merge', who: 'ann2', into: 'ann' },
    { of: 'split', who: 'ann2' },
  ],
  [{ of: 'merge', who: 'bob', into: 'bob2' }],
]

/** Interleaves the columns: the next entry is of the column with the smallest number. */
function interleaved(columns: readonly (readonly Entry[])[], turns: readonly number[]): readonly Entry[] {
  const left = columns.map((column) => [...column])
  const found: Entry[] = []
  for (let n = 0; left.some((column) => column.length > 0); n++) {
    const open = left.filter((column) => column.length > 0)
    found.push(open[(turns[n % turns.length] as number) % open.length]?.shift() as Entry)
  }
  return found
}

const [part] = scheme.parts as [Scheme['parts'][number]]

const schemes: readonly Scheme[] = [
  licensed,
  { ...licensed, count: { ...scheme.count, of: 'event', best: 2 } as Scheme['count'], tieBreaks: [] },
  { ...scheme, teams: { of: 'club', per: 'season', counting: 2 }, tieBreaks: ['best', 'events'] },
  {
    ...licensed,
    parts: [{ ...part, best: 2, sizes: [{ players: 4, weight: 1.5 }] }],
    count: { ...scheme.count, of: 'event', bonus: { event: 1, victory: 2 } } as Scheme['count'],
    tieBreaks: ['won', 'lost'],
    window: 8,
    teams: { of: 'club', per: 'event', counting: 2, places: { scale: [2, 1], behind: 0, shareTies: 'mean' } },
  },
  {
    ...licensed,
    count: { ...scheme.count, of: 'event' } as Scheme['count'],
    tieBreaks: ['events', 'direct', 'lot'],
    seed: 'a seed',
    teams: { of: 'club', per: 'event', counting: 2, guests: 1 },
  },
  {
    ...scheme,
    count: { ...scheme.count, of: 'list' } as Scheme['count'],
    tieBreaks: ['direct'],
    teams: {
      of: 'club',
      per: 'series',
      counting: 2,
      places: { scale: [2, 1], behind: 0, shareTies: 'mean' },
    },
  },
  {
    ...scheme,
    count: { ...scheme.count, minimum: { ...scheme.count.minimum, rounds: 0.5 } },
  },
  { ...scheme, tieBreaks: ['older'], ages: ['youngest', 'oldest'] },
  {
    ...licensed,
    players: { licensed: true, clubs: null, transfers: 'day' },
    count: { ...scheme.count, of: 'event' } as Scheme['count'],
    teams: { of: 'club', per: 'event', counting: 2 },
  },
  {
    ...scheme,
    players: { licensed: false, clubs: ['North', 'South'], transfers: 'season' },
    teams: { of: 'club', per: 'season', counting: 2 },
  },
  {
    ...licensed,
    count: {
      kind: 'glicko2',
      rating: 1500,
      deviation: 350,
      volatility: 0.06,
      tau: 0.5,
      period: 'event',
      minimum: scheme.count.minimum,
    },
  },
]

test('an edition is the same in whichever order the same things were entered', async () => {
  const turns = fc.array(fc.nat(60), { minLength: 40, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(anySeason, turns, turns, fc.constantFrom(...schemes), async (season, a, b, of) => {
      const columns = [...season, ...decisions]
      const first = await editionOf(of, [...base, ...interleaved(columns, a)])
      expect(await editionOf(of, [...base, ...interleaved(columns, b)])).toBe(first)
    }),
    { numRuns: cases(10, 60) },
  )
})
