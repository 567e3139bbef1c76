/** Games that were made more often than their player's cards promised. */
import type { GameSeen } from '@stolik/core'
import type { Count, ExaminedHand } from './hand.js'

/** At least so many games, and so many standard deviations more than expected. */
export const resultsLimit = { least: 15, deviations: 3 }

interface Games {
  won: number
  expected: number
  variance: number
  among: number
  readonly hands: string[]
}

const odds = (chance: number): number => Math.log(chance / (1 - chance))
/** A chance of 0 or 1 has no odds. */
const inside = (chance: number): number => Math.min(0.999, Math.max(0.001, chance))
const shifted = (chance: number, shift: number): number => 1 / (1 + Math.exp(-odds(inside(chance)) - shift))

/**
 * How much better all these players do than the chances say, as logarithm of odds: where defenders are weaker, everybody makes more games. Found by halving,
 * since the sum of the chances grows with it.
 */
function shiftOf(games: readonly GameSeen[]): number {
  const won = games.filter((game) => game.won).length
  let [low, high] = [-5, 5]
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    const expected = games.reduce((sum, { chance }) => sum + shifted(chance, middle), 0)
    if (expected < won) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Compares each player with all others of the house. `found` counts won games; `hands` are those that were won against the odds. */
export function results(hands: readonly ExaminedHand[]): readonly Count[] {
  const shift = shiftOf(hands.flatMap(({ seen }) => (seen.game === null ? [] : [seen.game])))
  const all = new Map<string, Games>()
  for (const { id, players, seen } of hands) {
    const { game } = seen
    const player = game === null ? null : (players[game.seat] ?? null)
    if (game === null || player === null) continue
    const games = all.get(player) ?? { won: 0, expected: 0, variance: 0, among: 0, hands: [] }
    all.set(player, games)
    const chance = shifted(game.chance, shift)
    games.among += 1
    games.expected += chance
    games.variance += chance * (1 - chance)
    if (!game.won) continue
    games.won += 1
    if (chance < 0.5) games.hands.push(id)
  }
  return [...all].map(([player, { won, expected, variance, among, hands: lucky }]) => {
    const figure = variance === 0 ? 0 : (won - expected) / Math.sqrt(variance)
    const marked = among >= resultsLimit.least && figure > resultsLimit.deviations
    return { detector: 'results', player, companion: null, found: won, among, figure, marked, hands: lucky }
  })
}
