/** Complete enumeration of some deals: every auction, and every line of play after each of its ends. */
import { type Seat } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { baska } from '../src/index.js'
import { orderFor, total } from '../src/rules/order.js'
import { seatsOf } from '../src/bot/worlds.js'
import { solver } from '../src/secure/solve.js'
import type { Auction, Over, Play, State } from '../src/hand/state.js'
import { lebork, start, turnOf } from './table.js'

const next = (state: State): State[] => {
  const seat = turnOf(state)
  const moves = baska.legal(baska.view(state, seat)).filter((move) => !('throwIn' in move))
  return moves.map((move) => baska.apply(state, seat, move))
}

/** Everything that the rest of the hand depends on. Calls before the current contract do not matter. */
const keyOf = ({ phase, contract, owner, du, raises, ...rest }: Auction | Play): string =>
  JSON.stringify([
    phase,
    contract,
    owner,
    du,
    raises,
    'turn' in rest && rest.turn,
    'passes' in rest && rest.passes,
  ])

/** Returns all ends of the auction, and the number of different situations. No situation occurs twice in one auction. */
function auctions(from: Auction): { ends: Play[]; situations: number } {
  const ends = new Map<string, Play>()
  const seen = new Map<string, 'open' | 'closed'>()
  const visit = (state: Auction | Play): void => {
    const key = keyOf(state)
    if (state.phase === 'play') return void ends.set(key, state)
    if (seen.get(key) === 'open') throw new Error(`the auction turns in a circle at ${key}`)
    if (seen.has(key)) return
    seen.set(key, 'open')
    for (const after of next({ ...state, calls: [] })) visit(after as Auction | Play)
    seen.set(key, 'closed')
  }
  visit(from)
  return { ends: [...ends.values()], situations: seen.size }
}

interface Lines {
  lines: number
  /** One finished hand for each distribution of tricks and points. */
  readonly leaves: Map<string, Over>
}

/** Plays every line to its end. */
function play(state: State, found: Lines): void {
  if (state.phase === 'over') {
    found.lines += 1
    found.leaves.set(`${state.points.join()}/${state.tricks.join()}`, state)
  } else for (const after of next(state)) play(after, found)
}

const pointsOf = (over: Over, side: readonly Seat[]): number =>
  side.reduce((sum, seat) => sum + (over.points[seat] as number), 0)

/** Best play by both sides, straight from the rules: no table, no renumbering. */
function minimax(state: State, side: readonly Seat[]): number {
  if (state.phase === 'over') return pointsOf(state, side)
  const values = next(state).map((after) => minimax(after, side))
  return side.includes(turnOf(state)) ? Math.max(...values) : Math.min(...values)
}

const deals = [
  { name: 'queens in two hands', deal: 'SAHJDTDQ CTCJHQDJ CASTSQHA CQSJHTDA' },
  { name: 'C1 both old queens in one', deal: 'CTCJHTHJ CACQSQSJ STHAHQDA SADTDQDJ' },
  { name: 'ZO2.4 a hand that may not pass', deal: 'CAHJDADT CTHADQDJ SASTSJHQ CQCJSQHT' },
]

describe.each(deals)('$name, enumerated completely', ({ deal }) => {
  const { ends, situations } = auctions(start(deal) as Auction)
  const kinds = ['zwykla', 'gran'] as const
  const played = kinds.map((kind) => {
    const end = ends.find(({ contract }) => (contract === 'gran') === (kind === 'gran')) as Play
    const found: Lines = { lines: 0, leaves: new Map() }
    play(end, found)
    return { kind, end, found }
  })

  it('L4 every auction ends, and reaches every contract that the cards allow', () => {
    const contracts = new Set(ends.map(({ contract }) => contract))
    const silent = ends.some(({ contract }) => contract === 'cicha')
    expect(contracts).toContain('gran')
    expect(contracts).toContain('zolla')
    expect(silent && contracts.has('zwykla')).toBe(false)
    for (const { raises } of ends) expect(raises.length).toBeLessThanOrEqual(4)
    console.log(`baska ${deal}: ${situations} situations and ${ends.length} ends of the auction`)
  })

  it('R1 every line of play ends after four tricks with all points taken', () => {
    for (const { kind, found } of played) {
      expect(found.lines).toBeGreaterThan(0)
      for (const over of found.leaves.values()) {
        expect(over.points.reduce((a, b) => a + b)).toBe(total)
        expect(over.tricks.reduce((a, b) => a + b)).toBe(4)
        expect(over.past.flatMap(({ cards }) => cards)).toHaveLength(16)
      }
      console.log(`baska ${deal}: ${found.lines} lines of play as ${kind}, ${found.leaves.size} outcomes`)
    }
  })

  it('RZ1, L14 after every end of the auction, every outcome is settled and the scores add up to 0', () => {
    let settled = 0
    for (const end of ends) {
      const leaves = played[end.contract === 'gran' ? 1 : 0]?.found.leaves.values() ?? []
      const { contract, owner, du, raises, sides, calls } = end
      const all = [...leaves].map((leaf) => {
        const result = baska.result({ ...leaf, contract, owner, du, raises, sides, calls })
        return result?.scores ?? []
      })
      const sums = new Set(all.map((scores) => scores.reduce((a, b) => a + b)))
      const stakes = all.map((scores) => Math.min(...scores.map(Math.abs)))
      settled += all.length
      expect([...sums]).toEqual([0])
      expect(Math.min(...stakes)).toBeGreaterThan(0)
      // The maximum without a bok-round: 5, du, four raises, and a lost contract.
      expect(Math.max(...stakes)).toBeLessThanOrEqual(5 * 2 * 16 * 2)
    }
    console.log(`baska ${deal}: ${settled} settlements`)
  })

  it('the solver finds the same best, lowest and highest value for every side', () => {
    for (const { kind, end, found } of played) {
      const solve = solver(kind === 'gran' ? lebork.granLadder : lebork.ladder)
      expect(orderFor(lebork, kind)).toBe(orderFor(lebork, end.contract))
      const position = { hands: end.hands, leader: 0, trick: [] }
      const sides = [[0], [1], [2], [3], seatsOf(end.sides, 'starzy'), [0, 1], [1, 3]]
      for (const side of sides) {
        const values = [...found.leaves.values()].map((over) => pointsOf(over, side))
        expect(solve.range(position, side)).toEqual([Math.min(...values), Math.max(...values)])
        expect(solve.value(position, side)).toBe(minimax(end, side))
      }
    }
  })
})
