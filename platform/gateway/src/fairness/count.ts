/** All detectors over the same hands. They count; what it means is for people to decide. */
import type { Count, ExaminedHand } from './hand.js'
import { pairCounts, type Limit } from './pairs.js'
import type { GameSeen } from '@stolik/core'
import { rankCorrelation } from './statistics.js'

/**
 * @param hands of one game, oldest first
 * @param noChance below which a bid of the game has no chance
 */
export const count = (hands: readonly ExaminedHand[], noChance: number): readonly Count[] => [
  ...bids(hands, noChance),
  ...cards(hands),
  ...times(hands),
  ...addresses(hands),
  ...results(hands),
]

// Accounts that share an address while they share a table.

/** Hands at one table from one address: fewer are a visit. */
const addressesLimit = { least: 10, share: 0 }

/** Counts, for each pair once, the hands of which both addresses are known. */
export function addresses(hands: readonly ExaminedHand[]): readonly Count[] {
  const pairs = pairCounts('addresses', addressesLimit)
  for (const { id, players, addresses: from } of hands)
    for (const [seat, player] of players.entries())
      for (const [other, companion] of players.entries()) {
        const [a, b] = [from[seat] ?? null, from[other] ?? null]
        if (player === null || companion === null || a === null || b === null || player >= companion) continue
        pairs.add(player, companion, id, a === b)
      }
  return pairs.counts()
}

// Bids without a chance, while a companion is at the table and a third player is raised or called over.

/** Usual bots do it in every thirteenth hand in which they raise. */
const bidsLimit: Limit = { least: 5, share: 0.08 }

/** Counts hands: those in which the player raised against a third one, and those in which they did so without a chance. */
export function bids(hands: readonly ExaminedHand[], noChance: number): readonly Count[] {
  const pairs = pairCounts('bids', bidsLimit)
  for (const { id, players, seen } of hands)
    for (const [seat, player] of players.entries()) {
      if (player === null) continue
      const raised = seen.calls.flatMap((call, n) =>
        call.raises && call.seat === seat
          ? [{ chance: call.chance, against: opponentOf(seen.calls, n) }]
          : [],
      )
      for (const [other, companion] of players.entries()) {
        if (companion === null || other === seat) continue
        const third = raised.filter(({ against }) => against !== null && against !== other)
        const without = third.some(({ chance }) => chance < noChance)
        if (third.length > 0) pairs.add(player, companion, id, without)
      }
    }
  return pairs.counts()
}

/** The seat that answers a call or was answered by it; null if nobody does. */
function opponentOf(calls: ExaminedHand['seen']['calls'], n: number): number | null {
  const own = calls[n]?.seat
  const before = calls[n - 1]
  if (before !== undefined && before.raises && before.seat !== own) return before.seat
  const next = calls[n + 1]
  return next === undefined || next.seat === own ? null : next.seat
}

// Cards that gave a won game to the other side, on which the companion was.

/** Without seeing all cards, usual bots let go every second such game. */
const cardsLimit: Limit = { least: 8, share: 0.55 }

/**
 * Counts hands in which the player and a third one had a game of the companion's lost, with best play, and those in which the player let them make it.
 * Whoever plays alone hurts nobody but themselves.
 */
export function cards(hands: readonly ExaminedHand[]): readonly Count[] {
  const pairs = pairCounts('cards', cardsLimit)
  for (const { id, players, seen } of hands)
    for (const [seat, player] of players.entries()) {
      const own = seen.cards.filter((card) => card.seat === seat)
      const [first] = own
      if (player === null || first === undefined || first.to.length > 1) continue
      const gave = own.some((card) => card.gave)
      for (const other of first.to) {
        const companion = players[other] ?? null
        if (companion !== null) pairs.add(player, companion, id, gave)
      }
    }
  return pairs.counts()
}

// Games that were made more often than their player's cards promised.

/** At least so many games, and so many standard deviations more than expected. */
const resultsLimit = { least: 15, deviations: 3 }

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

// Passes whose time tells what cards they were made with.

/** At least so many passes, and a correlation that is so many standard deviations away from none. */
const timesLimit = { least: 30, deviations: 3.5 }

interface Passes {
  readonly pairs: (readonly [number, number])[]
  readonly hands: string[]
}

/**
 * Compares the time of each player's first call, where it is a pass, with the chance of the best game that the hand could have been played for: a pass
 * itself does not tell it. `found` counts the passes among the slower half with a hand of the better half.
 */
export function times(hands: readonly ExaminedHand[]): readonly Count[] {
  const all = new Map<string, Passes>()
  for (const { id, players, seen, times: took } of hands) {
    if (took === null) continue
    const called = new Set<number>()
    for (const { move, seat, raises, chance } of seen.calls) {
      const player = players[seat] ?? null
      if (called.has(seat)) continue
      called.add(seat)
      const time = took[move]
      if (raises || player === null || time === undefined) continue
      const passes = all.get(player) ?? { pairs: [], hands: [] }
      all.set(player, passes)
      passes.pairs.push([time, chance])
      passes.hands.push(id)
    }
  }
  return [...all].map(([player, passes]) => countOf(player, passes))
}

function countOf(player: string, { pairs, hands }: Passes): Count {
  const among = pairs.length
  // Under no connection the correlation has this standard deviation.
  const figure = among < 2 ? 0 : rankCorrelation(pairs) * Math.sqrt(among - 1)
  const middle = (of: 0 | 1): number =>
    pairs.map((pair) => pair[of]).toSorted((a, b) => a - b)[among >> 1] ?? 0
  const [time, chance] = [middle(0), middle(1)]
  const telling = hands.filter((_, i) => {
    const [t, c] = pairs[i] as readonly [number, number]
    return figure >= 0 ? t >= time === c >= chance : t >= time !== c >= chance
  })
  const marked = among >= timesLimit.least && Math.abs(figure) > timesLimit.deviations
  return {
    detector: 'times',
    player,
    companion: null,
    found: telling.length,
    among,
    figure,
    marked,
    hands: telling,
  }
}
