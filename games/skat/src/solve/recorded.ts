/** The position of a record before its first card. */
import { type HandRecord, type NotSolved, type OpenProblem, type Seat, momentsOf } from '@stolik/core'
import { points } from '../rules/cards.js'
import { gameNames, nullGame } from '../rules/games.js'
import { sets } from '../rules/knobs.js'
import { patrolkiCards } from '../rules/patrolki.js'
import { clockwise } from '../hand/play.js'
import { play, type SkatShapes } from '../game/playing.js'
import type { Playing, Ramsz } from '../hand/state.js'
import { pointsToWin, schneiderLimit } from '../rules/valuation.js'
import type { Goal, OpenCards } from './position.js'
import { problemOf, ramszGoal } from './problem.js'

/** The state of a record before its first card; undefined if no card is played in it. */
function toFirstCard(record: HandRecord): Playing | Ramsz | undefined {
  for (const { after } of momentsOf<SkatShapes>(play, sets, record))
    if (after.phase === 'play' || after.phase === 'ramsz') return after
  return undefined
}

/** What the declarer has to reach by the announcement. */
export function goalOf({ rules, announcement, hands, declarer }: Playing): Goal {
  const { game, schneider, schwarz, patrolki } = announcement
  if (game === nullGame) return { kind: 'none' }
  if (schwarz) return { kind: 'every' }
  if (patrolki === 0) return { kind: 'points', points: schneider ? 120 - schneiderLimit : pointsToWin }
  // Those that lie in the skat need not take a trick.
  const cards = patrolkiCards(game, patrolki).reduce((set, c) => set | (1 << c), 0) & hands[declarer as 0]
  return { kind: 'patrolki', points: pointsToWin, cards, lowestLast: rules.patrolkiOrder === 'lowest-last' }
}

/** The contract in words, as in the notation of moves. */
const contractOf = ({ announcement: { game, schneider, schwarz, patrolki } }: Playing): string =>
  [
    gameNames[game],
    ...(schneider && !schwarz ? ['schneider'] : []),
    ...(schwarz ? ['schwarz'] : []),
    ...(patrolki > 0 ? [`patrolki-${patrolki}`] : []),
  ].join('-')

/** The position before the first lead, seats counted from the declarer, and the points of the skat. */
export function beforeLead(state: Playing): OpenCards {
  const seats = fromSeat(state.declarer)
  return {
    game: state.announcement.game,
    goal: goalOf(state),
    hands: handsOf(state, seats),
    leader: seats.indexOf(0),
    trick: [],
    missed: false,
    points: points(state.discard ?? state.deal.skat),
  }
}

const fromSeat = (from: Seat): readonly Seat[] => [0, 1, 2].map((i) => clockwise(from, i))

function handsOf({ hands }: Playing | Ramsz, seats: readonly Seat[]): OpenCards['hands'] {
  const [a = 0, b = 0, c = 0] = seats.map((seat) => hands[seat as 0])
  return [a, b, c]
}

/** The position before the first lead, as the problem of its declarer, or of forehand in a ramsz. */
export function recorded(record: HandRecord): OpenProblem | NotSolved {
  const state = toFirstCard(record)
  if (state === undefined)
    return { unsolved: 'unplayed', about: record.moves.map(({ move }) => move).join(' ') }
  if (state.phase === 'play') return problemOf(beforeLead(state), contractOf(state), {})
  const skat = points(state.deal.skat)
  const goal = ramszGoal(state.rules.ramszSkat === 'last-trick', skat)
  const hands = handsOf(state, fromSeat(0))
  return problemOf({ ...goal, hands, leader: 0, trick: [], missed: false, points: 0 }, 'ramsz', {})
}
