/** A table is the fold of its log: replaying the log of any series gives the same table. */
import { pick, seeded } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import type { Offer } from '../src/base/offer.js'
import { replayLog, type Replayed } from '../src/table/replayed.js'
import type { Entry, Logged } from '../src/table/entry.js'
import { step } from '../src/table/fold.js'
import { BadLog } from '../src/table/bad-log.js'
import { plan } from '../src/live/plan.js'
import { chairsToAct, seatOf, type TableState } from '../src/table/state.js'
import { games } from '../src/games.js'

/** Skat, where the dealer of a table of four sits out. */
const { plugin } = games.find((game) => game.plugin.id === 'skat') as Offer
const sealed = (n: number) => ({ salt: String(n % 10).repeat(64), seed: String((n + 1) % 10).repeat(64) })
const opened: Entry = {
  kind: 'open',
  game: plugin.id,
  version: plugin.version,
  profile: plugin.profiles[0] ?? '',
  chairs: 4,
  length: 4,
  speed: 'NORMAL',
  invitation: null,
  sealed: sealed(0),
}
const sit = (chair: number): Entry => ({
  kind: 'sit',
  chair,
  person: { id: `p${chair}`, name: `P${chair}` },
  luck: `luck${chair}`,
})

const logged = (entries: readonly Entry[]): Logged[] => entries.map((entry, i) => ({ at: 1_000 * i, entry }))
const fold = (entries: readonly Entry[]): TableState => replayLog(plugin, logged(entries)).state

/** An entry as 0.1 wrote it: without what it led to. */
const unpinned = (entry: Entry): Entry =>
  entry.kind === 'move' || entry.kind === 'deal'
    ? (Object.fromEntries(
        Object.entries(entry).filter(([name]) => !['check', 'ended', 'rules'].includes(name)),
      ) as unknown as Entry)
    : entry

/** What can be seen of a state from all chairs. */
const visible = ({ hand, ...state }: TableState): unknown => ({
  ...state,
  plugin: null,
  hand: hand && {
    ...hand,
    now: [null, 0, 1, 2].map((seat) => hand.now.view(seat)),
    late: hand.late.view(null),
  },
})

/** A whole series of random moves, during which people leave and return. */
function series(seed: number): { log: readonly Logged[]; replayed: Replayed } {
  const random = seeded(seed)
  let n = 0
  let at = 0
  const log: Logged[] = logged([opened])
  let replayed = replayLog(plugin, log)
  let { state } = replayed
  const write = (...entries: Entry[]): void => {
    at += random.below(20_000)
    const planned = plan(replayed, entries, at, () => sealed(++n))
    log.push(...planned.entries)
    replayed = planned.after
    state = replayed.state
  }
  for (const chair of [0, 1, 2, 3]) write(sit(chair))
  while (state.phase !== 'FINISHED') {
    if (state.phase === 'BETWEEN') {
      // Without people no hand follows.
      if (state.occupants.every((one) => one?.bot === true)) write(sit(0))
      for (const chair of [0, 1, 2, 3])
        if (state.occupants[chair]?.bot === false) write({ kind: 'ready', chair, luck: '' })
      continue
    }
    const chair = pick(chairsToAct(state), random)
    const seat = seatOf(state, chair) ?? 0
    const move = pick(state.hand?.now.legal(seat) ?? [], random)
    write({ kind: 'move', seat, move, used: random.below(20_000), by: 'player' })
    if (random.below(6) === 0) {
      const other = random.below(4)
      write(state.occupants[other]?.bot === true ? sit(other) : { kind: 'leave', chair: other })
    }
  }
  return { log, replayed }
}

describe('the fold of a log', () => {
  it.each(Array.from({ length: 40 }, (_, seed) => [seed]))(
    'equals the table that wrote it, seed %i',
    (seed) => {
      const { log, replayed } = series(seed)
      const { state } = replayed
      const again = replayLog(plugin, JSON.parse(JSON.stringify(log)) as Logged[])
      // By it a process recognises the log when Redis was away.
      expect(JSON.stringify(replayed.last)).toBe(JSON.stringify(log.at(-1)))
      expect(again.last).toEqual(log.at(-1))
      expect(visible(again.state)).toEqual(visible(state))
      expect(again.running).toEqual(replayed.running)
      expect(again.safe).toBe(log.length)
      expect(state.seq).toBe(log.length)
      expect(state.settled).toHaveLength(4)
    },
  )

  it('is the same for a log of 0.1, which names neither rules nor settlements', () => {
    const { log, replayed } = series(5)
    const old = log.map(({ at, entry }) => ({ at, entry: unpinned(entry) }))
    const { state } = replayLog(plugin, old)
    expect(visible(state)).toEqual(visible(replayed.state))
  })

  it('does not change the state it is given', () => {
    const { log } = series(3)
    let { state } = replayLog(plugin, log.slice(0, 1))
    for (const { entry } of log.slice(1)) {
      const before = JSON.stringify(visible(state))
      const next = step(Object.freeze(state), entry)
      expect(JSON.stringify(visible(state))).toBe(before)
      state = next
    }
  })

  it('handles seat 0 and tables of four, where the dealer sits out', () => {
    const { replayed } = series(1)
    expect(replayed.state.settled.map(({ dealer, seating }) => [dealer, seating])).toEqual([
      [0, [1, 2, 3]],
      [1, [2, 3, 0]],
      [2, [3, 0, 1]],
      [3, [0, 1, 2]],
    ])
  })
})

describe('an invalid log', () => {
  const [, , , , , dealt, ...moves] = series(2).log.map(({ entry }) => unpinned(entry))
  it.each<[string, readonly Entry[]]>([
    ['is empty', []],
    ['does not begin with open', [sit(0)]],
    ['opens twice', [opened, opened]],
    ['is of another game', [{ ...opened, game: 'other' }]],
    ['is of another profile', [{ ...opened, profile: 'other' }]],
    ['moves before the deal', [opened, ...moves.slice(0, 1)]],
    ['deals nonsense', [opened, { ...(dealt as Entry), deal: 'nonsense' } as Entry]],
    [
      'holds a move that is refused',
      [opened, sit(0), sit(1), sit(2), sit(3), dealt as Entry, ...moves.slice(1, 3)],
    ],
    ['lets a person leave an empty chair', [opened, { kind: 'leave', chair: 0 }]],
  ])('%s', (_, log) => {
    expect(() => fold(log)).toThrow(BadLog)
  })

  it('differs from the whole log, which is accepted', () => {
    const first = fold([opened, sit(0), sit(1), sit(2), sit(3), dealt as Entry])
    const move = first.hand?.now.play(first.hand.now.toAct[0] ?? 0, 'pass')
    expect(move !== undefined && 'refused' in move).toBe(false)
  })
})

it('a series is over early if the game says so, and nothing more is dealt', () => {
  const log = series(1).log.map(({ at, entry }) => ({ at, entry: unpinned(entry) }))
  const ending = { ...plugin, ended: (_: string, settled: readonly object[]) => settled.length === 2 }
  const after = (n: number): TableState => replayLog(ending, log.slice(0, n)).state
  const deals = log.flatMap(({ entry }, n) => (entry.kind === 'deal' ? [n] : []))
  const third = deals[2] ?? 0
  // The entries between two hands say who is ready for the next.
  const over = log.findLastIndex(({ entry }, n) => n < third && entry.kind === 'move') + 1
  expect(after(over - 1).phase).toBe('PLAYING')
  expect(after(over)).toMatchObject({ phase: 'FINISHED', next: null })
  expect(after(over).settled).toHaveLength(2)
  expect(() => after(third + 1)).toThrow(BadLog)
})
