/** Exact values and positions from the rule book's test vectors, if their folder exists. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Card, cardNames, readCard, type Seat, toSet } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { follow, orderFor } from '../src/rules/order.js'
import { solver } from '../src/secure/solve.js'
import { winningCard } from '../src/hand/trick.js'
import { lebork } from './table.js'

type Kind = 'normal' | 'gran'

interface Vectors {
  readonly deals: readonly {
    readonly hands: readonly (readonly string[])[]
    readonly leader: Seat
    readonly values: readonly {
      readonly kind: Kind
      readonly side: readonly Seat[]
      readonly value: number
      readonly min: number
      readonly max: number
    }[]
  }[]
  readonly positions: readonly {
    readonly kind: Kind
    readonly table: readonly string[]
    readonly winning: string
    readonly hand: readonly string[]
    readonly legal: readonly string[]
  }[]
}

const folder =
  process.env['STOLIK_RULES'] ?? fileURLToPath(new URL('../../../../shared/rules', import.meta.url))
const file = `${folder}/baska-vectors.json`
const there = existsSync(file)
if (!there) console.log('baska vectors skipped: set STOLIK_RULES to the folder with baska-vectors.json')

/** Reads `10h` or `Qc` as a card. */
function card(text: string): Card {
  const suit = text.slice(-1).toUpperCase()
  const rank = text.startsWith('10') ? 'T' : text.slice(0, 1)
  const found = readCard(suit + rank)
  if (found === undefined) throw new Error(`no card: ${text}`)
  return found
}

describe.skipIf(!there)('vectors of the rule book', () => {
  const vectors = there ? (JSON.parse(readFileSync(file, 'utf8')) as Vectors) : { deals: [], positions: [] }
  const ladder = { normal: lebork.ladder, gran: lebork.granLadder }
  const solve = { normal: solver(ladder.normal), gran: solver(ladder.gran) }

  it('values of open hands and the range over all plays agree', () => {
    let n = 0
    for (const { hands, leader, values } of vectors.deals) {
      const position = { hands: hands.map((hand) => toSet(hand.map(card))), leader, trick: [] }
      for (const { kind, side, value, min, max } of values) {
        expect([solve[kind].value(position, side), ...solve[kind].range(position, side)]).toEqual([
          value,
          min,
          max,
        ])
        n += 1
      }
    }
    console.log(`baska vectors: ${n} values of ${vectors.deals.length} deals`)
    expect(n).toBeGreaterThan(0)
  })

  it('legal cards of positions and the winning player agree', () => {
    for (const { kind, table, winning, hand, legal } of vectors.positions) {
      const order = orderFor(lebork, kind === 'gran' ? 'gran' : 'zolla')
      const trick = table.map((text, seat) => ({ seat, card: card(text) }))
      const top = winningCard(order, trick)
      expect(top).toBe(card(winning))
      const led = trick[0]?.card ?? top
      expect(cardNames(follow(order, toSet(hand.map(card)), led, top))).toEqual(
        cardNames(toSet(legal.map(card))),
      )
    }
    console.log(`baska vectors: ${vectors.positions.length} positions`)
    expect(vectors.positions.length).toBeGreaterThan(0)
  })
})
