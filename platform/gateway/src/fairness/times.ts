/** Passes whose time tells what cards they were made with. */
import type { Count, ExaminedHand } from './hand.js'
import { rankCorrelation } from './statistics.js'

/** At least so many passes, and a correlation that is so many standard deviations away from none. */
export const timesLimit = { least: 30, deviations: 3.5 }

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
