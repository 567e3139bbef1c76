/** A cicha that cannot be lost is forbidden: its holder may not pass (C5, ZO2.4, A12-14). */
import { type Card, type Cards, has, none, type Seat, seeded, shuffled, toSet } from '@stolik/core'
import { deck } from '../rules/order.js'
import { unlosableBy } from '../rules/profiles.js'
import type { Ladder, Rules } from '../rules/rules.js'
import { type Secure, securing } from './secure.js'

const seats: readonly Seat[] = [0, 1, 2, 3]

/** How many deals to try before the full proof. Nearly every hand that can lose does so in one of them. */
const trials = 24

function lostSomewhere(
  secure: Secure,
  seat: Seat,
  hand: Cards,
  orders: readonly (readonly Card[])[],
): boolean {
  return orders.some((order) => {
    const rest = order.filter((c) => !has(hand, c))
    return !secure(
      [seat],
      seats.map((s) => (s === seat ? hand : toSet(rest.splice(0, 4)))),
    )
  })
}

/** Returns, by seat with seat 0 leading, the hands with both old queens that win alone in every distribution. */
function build(rules: Rules, play: 'best' | 'every'): Table {
  const secure = securing(rules.ladder, rules.win, play)
  const random = seeded('cicha')
  const orders = Array.from({ length: trials }, () => shuffled(deck, random))
  const others = deck.filter((c) => !rules.oldQueens.includes(c))
  const hands = others.flatMap((a, i) => others.slice(i + 1).map((b) => toSet([...rules.oldQueens, a, b])))
  return seats.map(
    (seat) =>
      new Set(
        hands.filter(
          (hand) =>
            !lostSomewhere(secure, seat, hand, orders) &&
            secure(
              [seat],
              seats.map((s) => (s === seat ? hand : none)),
            ),
        ),
      ),
  )
}

type Table = readonly ReadonlySet<Cards>[]
type Ban = Exclude<Rules['cichaForbidden'], 'off'>

const nobody: Table = [new Set(), new Set(), new Set(), new Set()]
/** By ladder and ban, which clubs combine with all other knobs. */
const built = new WeakMap<Ladder, Map<Ban, Table>>()

/**
 * Returns, by seat, the hands that may not pass while nothing is called. All are found when the first hand of a ladder is set
 * up. Later response times therefore reveal nothing about a hand.
 */
export function unlosable(rules: Rules): Table {
  const { cichaForbidden: ban, ladder } = rules
  if (ban === 'off') return nobody
  const tables = built.get(ladder) ?? new Map<Ban, Table>()
  built.set(ladder, tables)
  const table = tables.get(ban) ?? search(rules, ban)
  tables.set(ban, table)
  return table
}

function search(rules: Rules, ban: Ban): Table {
  const written = ban === 'open-hands' ? unlosableBy.get(rules.ladder.trumps) : undefined
  return written?.map((hands) => new Set(hands)) ?? build(rules, ban === 'every-play' ? 'every' : 'best')
}
