/** Lets a search of claims skip equivalent cards and equivalent states of a trump game. */
import { bit, type Card, type Cards, has, list, type Seat } from '@stolik/core'
import { power, suitCards, trumps } from '../rules/cards.js'
import { type GameKind, gameKinds } from '../rules/games.js'
import type { Playing } from './state.js'

type Hands = Playing['hands']
/** The trumps or a plain suit, as a set and from the strongest card down. */
interface Kind {
  readonly set: Cards
  readonly order: readonly Card[]
}

/** The trumps, then each plain suit. */
const kinds = gameKinds.map((game): readonly Kind[] => {
  const byPower = (a: Card, b: Card): number => power(game, b, b) - power(game, a, a)
  const suits = [0, 1, 2, 3].map((suit) => suitCards(suit) & ~trumps(game))
  return [trumps(game), ...suits].map((set) => ({ set, order: list(set).sort(byPower) }))
})

const kindsOf = (game: GameKind): readonly Kind[] => kinds[game] as readonly Kind[]

/**
 * Returns one card of each group of a hand's adjacent cards, the strongest first. Cards are adjacent if no other
 * player holds one between them. With `mustWin`, cards that do not win are reduced to the lowest of each kind,
 * which is best to get rid of.
 */
export function choices(
  game: GameKind,
  hands: Hands,
  trick: readonly Card[],
  options: Cards,
  mustWin: boolean,
): readonly Card[] {
  let others = (hands[0] | hands[1] | hands[2]) & ~options
  for (const c of trick) others |= bit(c)
  const toBeat = mustWin ? highest(game, trick) : 0
  const out: Card[] = []
  for (const { set, order } of kindsOf(game)) {
    if ((options & set) === 0) continue
    let parted = true
    let lowest: Card = -1
    for (const c of order) {
      if (has(others, c)) parted = true
      else if (has(options, c) && parted) {
        parted = false
        lowest = c
        if (!mustWin || power(game, trick[0] ?? c, c) > toBeat) out.push(c)
      }
    }
    if (out.at(-1) !== lowest) out.push(lowest)
  }
  return out
}

const highest = (game: GameKind, trick: readonly Card[]): number =>
  trick.reduce((most, c) => Math.max(most, power(game, trick[0] as Card, c)), 0)

/**
 * A key for a state between tricks. States share a key if the cards lie in the same order, whatever cards and plain
 * suits they are.
 */
export function keyOf(game: GameKind, hands: Hands, leader: Seat): string {
  const left = hands[0] | hands[1] | hands[2]
  const [trump, ...suits] = kindsOf(game).map((kind) => orderOf(hands, kind, left)) as [number, ...number[]]
  suits.sort((a, b) => a - b)
  return String.fromCharCode(leader, trump & 0xffff, trump >>> 16, ...suits)
}

/** Encodes the owners of a kind's remaining cards, from the strongest down, with two bits each. */
function orderOf([first, second]: Hands, { order, set }: Kind, left: Cards): number {
  let code = 1
  if ((left & set) === 0) return code
  for (const c of order) {
    if (!has(left, c)) continue
    const others = has(second, c) ? 1 : 2
    code = (code << 2) | (has(first, c) ? 0 : others)
  }
  return code
}
