/** The solver agrees with a plain search of the last five tricks that plays by the rules, whatever the contract. */
import { describe, expect, it } from 'vitest'
import { count, pick, seeded, toSet, type Card, type Seat } from '@stolik/core'
import { type GameKind, type Move, ruleSets, skat, type State } from '../src/index.js'
import { points, ramszGame } from '../src/rules/cards.js'
import { patrolkiCards, patrolkiMade } from '../src/rules/patrolki.js'
import type { Goal } from '../src/solve/position.js'
import { solve } from '../src/solve/solve.js'
import {
  begun,
  fullSearch,
  openCards,
  playedTo,
  type Contract,
  type InPlay,
  type Sought,
} from './open-search.js'

const positions = Number(process.env['STOLIK_SOLVE_POSITIONS'] ?? 2)

const turned = (base: string, knobs: Readonly<Record<string, string>>): string => {
  const made = ruleSets.turn(base, knobs)
  if ('refused' in made) throw new Error(made.refused)
  return made.profile
}
const skatToLast = turned('towarzyski', { ramszSkat: 'last-trick' })
const lowestLast = turned('patrolki', { patrolkiOrder: 'lowest-last' })

type Case = Contract & { readonly goal: (state: InPlay) => Goal }

const toPoints = (n: number) => (): Goal => ({ kind: 'points', points: n })
const laidOut =
  (n: number, lowest: boolean) =>
  (state: InPlay): Goal => ({
    kind: 'patrolki',
    points: 61,
    cards: toSet(patrolkiCards(gameIn(state), n)),
    lowestLast: lowest,
  })
const few =
  (most: number) =>
  (state: InPlay): Goal => {
    const toLast = state.rules.ramszSkat === 'last-trick'
    return { kind: 'few', most, skat: toLast ? points(state.deal.skat) : 0 }
  }

const cases: readonly Case[] = [
  { name: 'clubs', profile: 'isko', game: 0, goal: toPoints(61) },
  { name: 'spades', profile: 'isko', game: 1, goal: toPoints(61) },
  { name: 'hearts', profile: 'isko', game: 2, goal: toPoints(61) },
  { name: 'diamonds', profile: 'isko', game: 3, goal: toPoints(61) },
  { name: 'grand', profile: 'isko', game: 4, goal: toPoints(61) },
  { name: 'clubs, schneider', profile: 'isko', game: 0, addition: 'schneider', goal: toPoints(90) },
  { name: 'grand, schneider', profile: 'isko', game: 4, addition: 'schneider', goal: toPoints(90) },
  { name: 'spades, schwarz', profile: 'isko', game: 1, addition: 'schwarz', goal: () => ({ kind: 'every' }) },
  { name: 'grand, open', profile: 'isko', game: 4, addition: 'schwarz', goal: () => ({ kind: 'every' }) },
  { name: 'null', profile: 'isko', game: 5, goal: () => ({ kind: 'none' }) },
  {
    name: 'rewolucja',
    profile: 'towarzyski',
    game: 5,
    addition: 'rewolucja',
    goal: () => ({ kind: 'none' }),
  },
  { name: 'ramsz', profile: 'towarzyski', game: 'ramsz', goal: few(39) },
  { name: 'ramsz, skat to the last trick', profile: skatToLast, game: 'ramsz', goal: few(39) },
  { name: 'diamonds, one patrolka', profile: 'patrolki', game: 3, patrolki: 1, goal: laidOut(1, false) },
  { name: 'hearts, two patrolki', profile: 'patrolki', game: 2, patrolki: 2, goal: laidOut(2, false) },
  {
    name: 'hearts, two patrolki in order',
    profile: lowestLast,
    game: 2,
    patrolki: 2,
    goal: laidOut(2, true),
  },
  { name: 'clubs, three patrolki', profile: 'patrolki', game: 0, patrolki: 3, goal: laidOut(3, false) },
  { name: 'grand, two patrolki in order', profile: lowestLast, game: 4, patrolki: 2, goal: laidOut(2, true) },
]

/** The card points that count for a seat. */
const pointsFor = (from: Seat, goal: Goal): Sought => ({
  player: from,
  high: goal.kind !== 'few',
  outcome: (over) => {
    if (over.phase !== 'over') throw new Error('not over')
    const own = over.points[from] as number
    if (!over.ramsz) return own + points(over.game?.discard ?? over.deal.skat)
    return own + (goal.kind === 'few' && over.tricks.at(-1)?.winner === from ? goal.skat : 0)
  },
  settled: (state) => state.points[from] as number,
  way: () => '',
})

const gameIn = (state: InPlay): GameKind => (state.phase === 'ramsz' ? ramszGame : state.announcement.game)

/** Whether a goal of tricks is reached, 1 or 0, judged from the tricks after `before`. */
const tricksFor = (from: Seat, goal: Goal, before: InPlay): Sought => ({
  player: from,
  high: true,
  outcome: (over) => {
    if (over.phase !== 'over') throw new Error('not over')
    if (goal.kind === 'none') return over.won[from] === 0 ? 1 : 0
    if (goal.kind === 'every')
      return over.tricks.slice(before.tricks.length).every(({ winner }) => winner === from) ? 1 : 0
    if (goal.kind !== 'patrolki') throw new Error('no goal of tricks')
    const tried = over.tricks.map(({ leader, cards, winner }) => ({
      card: cards[(from + 3 - leader) % 3] as Card,
      winner,
    }))
    const enough = pointsFor(from, goal).outcome(over) >= goal.points
    return enough && patrolkiMade(over.rules, gameIn(before), count(goal.cards), from, tried) ? 1 : 0
  },
  settled: () => 0,
  way: ({ tricks, points: sums }) => {
    if (goal.kind === 'none') return ''
    if (goal.kind === 'every')
      return String(tricks.slice(before.tricks.length).every(({ winner }) => winner === from))
    const last = tricks.slice(goal.kind === 'patrolki' ? 10 - count(goal.cards) : 0)
    return [
      sums[from],
      ...last.map(({ winner, cards, leader }) => `${winner}${cards[(from + 3 - leader) % 3]}`),
    ].join()
  },
})

/** Whether the goal is reached from a state, by a plain search. */
function plainly(
  from: Seat,
  goal: Goal,
  before: InPlay,
  pointsIn: (at: State) => number,
): (at: State) => boolean {
  if (goal.kind === 'points') return (at) => pointsIn(at) >= goal.points
  if (goal.kind === 'few') return (at) => pointsIn(at) <= goal.most
  const search = fullSearch(tricksFor(from, goal, before))
  return (at) => search(at) === 1
}

const cardOf = (card: Card): Move => ({ kind: 'card', card })

function position(one: Case, i: number): { readonly state: InPlay; readonly from: Seat } | undefined {
  const random = seeded(`${one.name} ${i}`)
  const from = i % 3
  const reserved =
    one.patrolki === undefined || one.game === 'ramsz' ? 0 : toSet(patrolkiCards(one.game, one.patrolki))
  let state: State | undefined = playedTo(begun(one, from, random), 5, reserved, random)
  for (let n = 0; state !== undefined && n < (i >> 1) % 3; n++) {
    const seat = skat.toAct(state)[0] as Seat
    const cards = skat.legal(skat.view(state, seat)).filter((m) => m.kind === 'card')
    state = skat.apply(state, seat, pick(cards, random))
  }
  return state === undefined || (state.phase !== 'play' && state.phase !== 'ramsz')
    ? undefined
    : { state, from }
}

describe('4.2.1, 4.4.2, 5.2.2, 5.2.7 positions of five tricks', () => {
  for (const one of cases)
    it(
      `${one.name}: the goal, the points and the value of every card are those of a plain search`,
      { timeout: 3_600_000 },
      async () => {
        const began = performance.now()
        let tried = 0
        const seen = new Set<boolean>()
        for (let i = 0; tried < positions; i++) {
          const made = position(one, i)
          if (made === undefined) continue
          tried += 1
          // Hours of work have to be seen to go on, by whoever waits and by the runner.
          if (tried % 100 === 0) {
            const seconds = Math.round((performance.now() - began) / 1000)
            process.stdout.write(`${one.name}: ${tried} of ${positions} positions, ${seconds} s\n`)
            await new Promise((go) => setImmediate(go))
          }
          const { state, from } = made
          const goal = one.goal(state)
          const open = openCards(state, from, goal)
          const label = `${one.name} ${i}`
          const pointsIn = fullSearch(pointsFor(from, goal))
          const goalOf = plainly(from, goal, state, pointsIn)
          const found = solve(open)
          seen.add(found.reached)
          expect(found.reached, label).toBe(goalOf(state))
          const seat = skat.toAct(state)[0] as Seat
          const legal = skat.legal(skat.view(state, seat)).filter((m) => m.kind === 'card')
          expect(
            found.cards.map(({ card }) => card),
            label,
          ).toEqual(legal.map((m) => m.card))
          for (const { card, reached: there, points: to } of found.cards) {
            const next = skat.apply(state, seat, cardOf(card))
            expect(there, `${label} ${card}`).toBe(goalOf(next))
            expect(to, `${label} ${card}`).toBe(goal.kind === 'none' ? null : pointsIn(next))
          }
          expect(found.points, label).toBe(goal.kind === 'none' ? null : pointsIn(state))
          let end: State = state
          for (const card of found.line) end = skat.apply(end, skat.toAct(end)[0] as Seat, cardOf(card))
          expect(end.phase, label).toBe('over')
          if (goal.kind === 'none')
            expect(tricksFor(from, goal, state).outcome(end) === 1, label).toBe(found.reached)
          else expect(pointsFor(from, goal).outcome(end), label).toBe(found.points)
        }
        // A case that always has the same answer would show nothing.
        if (positions >= 100) expect(seen.size).toBe(2)
      },
    )
})
