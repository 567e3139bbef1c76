/** The bidding of a recorded hand: what the ten cards of each player promised, and what they bid. Only threads and tests load this. */
import { firstState, momentsOf, type BidsOfSeat, type HandRecord } from '@stolik/core'
import { openness } from '../rules/announcement.js'
import { gameNames } from '../rules/games.js'
import { sets } from '../rules/knobs.js'
import { play, type SkatShapes } from '../game/playing.js'
import { promised, type PromisedGame } from '../think/bidding/promised.js'
import type { Call } from '../rules/view.js'

/** So many games of each player are told. */
const mostGames = 3
/** A game that is made more seldom is no choice. */
const hope = 0.1

const percent = (share: number): number => Math.round(100 * share)

export function judgeBids(record: HandRecord): readonly BidsOfSeat[] {
  const start = firstState<SkatShapes>(play, sets, record)
  if (start === undefined) return []
  let calls: readonly Call[] = []
  for (const { before, after } of momentsOf<SkatShapes>(play, sets, record))
    if (before.phase === 'auction') calls = after.calls
  return start.deal.hands.map((hand, seat) => {
    const { bid, games } = promised(start.rules, hand, seat)
    return { seat, called: highestOf(calls, seat), most: bid, games: worthTelling(games) }
  })
}

function highestOf(calls: readonly Call[], seat: number): number | null {
  const values = calls.flatMap((one) => (one.seat === seat && one.call !== 'pass' ? [one.value] : []))
  return values.length === 0 ? null : Math.max(...values)
}

/** The best games, each trump once: with or without the skat, whichever promises more. */
function worthTelling(games: readonly PromisedGame[]): BidsOfSeat['games'] {
  const best = games.filter(
    ({ announcement, made }, n) =>
      made >= hope && games.findIndex((one) => one.announcement.game === announcement.game) === n,
  )
  return best.slice(0, mostGames).map(({ announcement, made }) => ({
    contract: {
      game: gameNames[announcement.game],
      hand: announcement.hand,
      ouvert: openness(announcement),
    },
    percent: percent(made),
  }))
}
