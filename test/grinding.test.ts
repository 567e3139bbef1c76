/**
 * A player who adds luck last, knows the sealed seed from the operator's database, and tries until they like the cards: by committed
 * luck they get what honest players get; by luck that is added openly they get what they like.
 */
import {
  luckCommitment,
  seeded,
  stream,
  type Chair,
  type Plugin,
  type Random,
  type Sealed,
} from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { sha256 } from '../platform/gateway/src/base/entropy.js'
import { games } from '../platform/gateway/src/games.js'
import { plan } from '../platform/gateway/src/live/plan.js'
import * as door from '../platform/gateway/src/table/door.js'
import type { Entry, Opened } from '../platform/gateway/src/table/entry.js'
import { luckTarget, luckTimedOut, luckWait } from '../platform/gateway/src/table/luck-round.js'
import { replayLog, type Replayed } from '../platform/gateway/src/table/replayed.js'
import type { TableState } from '../platform/gateway/src/table/state.js'

const plugin = games.find((offer) => offer.plugin.id === 'skat')?.plugin as Plugin
const profile = 'pzskat'
const [chairs, length, tables, tries] = [3, 36, 28, 24]
const people = ['Ola', 'Jan', 'Ewa'].map((name) => ({ id: name, name }))
/** The chair that tries. */
const last = 2

/** Ten cards of 32, of which eight are strong: aces and jacks. */
const strongIn = (cards: string): number => cards.match(/A|J/g)?.length ?? 0
const cardsOf = (deal: string, chair: Chair, hand: number): string =>
  deal.split('|')[plugin.seating(chairs, hand).indexOf(chair)] ?? ''

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)
const classes = [0, 2, 3, 4, 5]
const chanceOf = (strong: number): number => (choose(8, strong) * choose(24, 10 - strong)) / choose(32, 10)
const chances = classes.map((from, at) =>
  Array.from({ length: (classes[at + 1] ?? 9) - from }, (_, n) => chanceOf(from + n)).reduce((a, b) => a + b),
)
/** Exceeded by honest shuffles once in a thousand runs (four degrees of freedom). */
const limit = 18.47

/** Chi-square of the numbers of strong cards against those of an honest shuffle. */
function chiSquare(strong: readonly number[]): number {
  const found = classes.map(
    (from, at) => strong.filter((n) => n >= from && n < (classes[at + 1] ?? 9)).length,
  )
  return chances
    .map((chance, at) => ((found[at] ?? 0) - chance * strong.length) ** 2 / (chance * strong.length))
    .reduce((a, b) => a + b)
}

interface Table {
  state: () => TableState
  act: (decision: door.Decision | undefined) => boolean
}

function tableOf(random: Random, isCommitted: boolean): Table {
  const word = (): string => Array.from({ length: 32 }, () => random.below(16).toString(16)).join('')
  const sealed = (): Sealed => ({ salt: word(), seed: word() })
  const opened: Opened = {
    kind: 'open',
    game: plugin.id,
    version: plugin.version,
    profile,
    chairs,
    length,
    speed: 'FREE',
    invitation: null,
    sealed: sealed(),
    ...(isCommitted && { table: 'abcdefgh' }),
  }
  let replayed: Replayed = replayLog(plugin, [{ at: 0, entry: opened }])
  const act = (decision: door.Decision | undefined): boolean => {
    if (decision === undefined || typeof decision === 'string') return false
    const entries: readonly Entry[] = decision
    if (entries.length > 0) replayed = plan(replayed, entries, 0, sealed).after
    return true
  }
  // The event seats everybody and pauses, so that each hand, also the first, begins when all are there.
  act([
    { kind: 'pause', paused: true },
    ...people.map((person, chair): Entry => ({ kind: 'sit', chair, person, luck: '' })),
  ])
  return { state: () => replayed.state, act }
}

type Way = 'honest' | 'tries' | 'withholds'

/** The luck that gives the last player the most strong cards, as far as they know the luck of others. */
function bestLuck(state: TableState, others: readonly string[], random: Random): string {
  const seed = state.next?.seed ?? ''
  const worth = (luck: string): number => {
    const deal = plugin.deal(profile, stream(sha256, seed, others.with(last, luck)))
    return strongIn(cardsOf(deal, last, state.settled.length))
  }
  const lucks = Array.from({ length: tries }, () => `g${random.below(2 ** 32)}`)
  return lucks.map((luck) => ({ luck, worth: worth(luck) })).sort((a, b) => b.worth - a.worth)[0]?.luck ?? ''
}

const honestLuck = (random: Random): string => `h${random.below(2 ** 32)}`

/** The next hand is dealt from luck that everybody adds openly, the last player after the others. */
function dealOpenly({ state, act }: Table, way: Way, random: Random): void {
  const add = (chair: Chair, luck: string): void => {
    act(door.ready(state(), people[chair] as (typeof people)[0], luck))
    // Before the first hand luck comes with the seat.
    if (state().paused) act([{ kind: 'luck', chair, luck }])
  }
  for (const chair of [0, 1]) add(chair, honestLuck(random))
  add(last, way === 'honest' ? honestLuck(random) : bestLuck(state(), state().luck, random))
  if (state().paused) act([{ kind: 'pause', paused: false }])
}

/** The next hand is dealt from luck that everybody commits to. */
function dealCommitted({ state, act }: Table, way: Way, random: Random): void {
  for (;;) {
    const target = luckTarget(state())
    const { attempt, mayCommit } = state().luckRound
    if (target === undefined) throw new Error('luck does not count')
    const { commitment: to } = target
    const lucks = people.map((_, chair) =>
      chair === last && way === 'tries'
        ? bestLuck(state(), state().luckRound.opened, random)
        : honestLuck(random),
    )
    const commit = (chair: Chair, luck: string): boolean => {
      const commitment = luckCommitment(sha256, { ...target, attempt, chair }, luck)
      return act(door.commitLuck(state(), people[chair] as (typeof people)[0], { to, attempt, commitment }))
    }
    const open = (chair: Chair): boolean =>
      act(
        door.openLuck(state(), people[chair] as (typeof people)[0], {
          to,
          attempt,
          luck: lucks[chair] ?? '',
        }),
      )
    for (const [chair, luck] of lucks.entries()) if (mayCommit[chair] === true) commit(chair, luck)
    if (state().paused) act([{ kind: 'pause', paused: false }])
    // Whoever has to open first opens without knowing anything.
    const isLast = luckWait(state())?.chairs.length !== 1
    if (!isLast) open(last)
    for (const chair of [0, 1]) open(chair)
    const { opened } = state().luckRound
    if (opened[last] === '' && way === 'tries' && mayCommit[last] === true) {
      // Everything that the last player may send now changes nothing.
      const better = bestLuck(state(), opened, random)
      const person = people[last] as (typeof people)[0]
      expect(commit(last, better)).toBe(false)
      expect(act(door.openLuck(state(), person, { to, attempt, luck: better }))).toBe(false)
      expect(act(door.addLuck(state(), person, better))).toBe(false)
      act(door.ready(state(), person, better))
    }
    if (isLast && mayCommit[last] === true && !(way === 'withholds' && isWeak(state(), lucks[last] ?? '')))
      open(last)
    const late = luckWait(state()) === null ? undefined : luckTimedOut(state())
    if (late === undefined) break
    act([late])
  }
  for (const person of people) act(door.ready(state(), person, ''))
}

/** Whether the last player, who knows seed and luck of all, wants other cards than these. */
function isWeak(state: TableState, luck: string): boolean {
  const { opened } = state.luckRound
  const deal = plugin.deal(profile, stream(sha256, state.next?.seed ?? '', opened.with(last, luck)))
  return strongIn(cardsOf(deal, last, state.settled.length)) < 2
}

interface Played {
  /** The strong cards of the last player in each hand. */
  readonly strong: readonly number[]
  /** How often the last player withheld their luck, by table. */
  readonly withheld: readonly number[]
}

function playTables(way: Way, isCommitted: boolean): Played {
  const random = seeded(`${way} ${isCommitted}`)
  const [strong, withheld]: [number[], number[]] = [[], []]
  for (let n = 0; n < tables; n++) {
    const table = tableOf(random, isCommitted)
    for (let hand = 0; hand < length; hand++) {
      if (isCommitted) dealCommitted(table, way, random)
      else dealOpenly(table, way, random)
      const deal = table.state().hand
      if (deal?.n !== hand) throw new Error(`hand ${hand} was not dealt`)
      strong.push(strongIn(cardsOf(deal.deal, last, hand)))
      while (table.state().phase === 'PLAYING') {
        const now = table.state().hand?.now
        const seat = now?.toAct[0] ?? 0
        table.act([{ kind: 'move', seat, move: now?.auto(seat) ?? '', used: 0, by: 'clock' }])
      }
    }
    withheld.push(table.state().withholdings[last] ?? 0)
  }
  return { strong, withheld }
}

describe('the cards of a last player who knows the seed', () => {
  it('are theirs to choose where luck is added openly', () => {
    const honest = playTables('honest', false)
    expect(honest.strong).toHaveLength(1_008)
    expect(chiSquare(honest.strong)).toBeLessThan(limit)
    expect(chiSquare(playTables('tries', false).strong)).toBeGreaterThan(40 * limit)
  }, 120_000)

  it('are those of honest players where luck is committed to, whatever they try', () => {
    expect(chiSquare(playTables('honest', true).strong)).toBeLessThan(limit)
    const { strong, withheld } = playTables('tries', true)
    expect(chiSquare(strong)).toBeLessThan(limit)
    expect(withheld).toEqual(Array.from({ length: tables }, () => 0))
  }, 120_000)

  it('are exchanged once at a table at most for cards that they do not know, and that is counted', () => {
    const { strong, withheld } = playTables('withholds', true)
    expect(chiSquare(strong)).toBeLessThan(limit)
    expect(withheld).toEqual(Array.from({ length: tables }, () => 1))
  }, 120_000)
})
