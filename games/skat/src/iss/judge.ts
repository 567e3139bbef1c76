/** The result of a record, as the server counts it. */
import type { Cards, FormatTrouble, Seat } from '@stolik/core'
import type { Announcement } from '../rules/announcement.js'
import { points } from '../rules/cards.js'
import { nullGame } from '../rules/games.js'
import type { Over, Playing } from '../hand/state.js'
import { evaluate, pointsToWin, schneiderLimit, type TrumpValue } from '../rules/valuation.js'
import type { Playback, Ending } from './playback.js'
import type { IssResult } from './result.js'

/** Returns the result, null for a passed deal, or why there is none. */
export function judge(playback: Playback): IssResult | null | FormatTrouble {
  const { state, ending, named, resigned } = playback
  const undecided: FormatTrouble = {
    problem: 'undecided',
    action: null,
    about: resigned.map((seat) => `${seat} RE`).join() || state.phase,
  }
  switch (state.phase) {
    case 'over':
      return state.game === null ? null : played(state, state.game, null)
    case 'play':
      return ending !== null || missed(state) ? played(state, state, ending) : undecided
    default:
      if (ending === null) return undecided
      if (state.phase !== 'discard' || named === null) return penalty(ending)
      return undiscarded(state.declarer, named, points(state.deal.skat), state.bid, ending, state.rules)
  }
}

/** Whether an announced level can no longer be reached, which ends the game before its last card. */
function missed({ announcement, won, points: taken, declarer }: Playing): boolean {
  const theirs = (sums: readonly number[]): number =>
    sums.reduce((sum, n, seat) => sum + (seat === declarer ? 0 : n), 0)
  if (announcement.schwarz && theirs(won) > 0) return true
  return announcement.schneider && theirs(taken) > schneiderLimit
}

/** A fault before the announcement costs the player at fault, and nobody plays. */
const penalty = (ending: Ending): IssResult => ({
  declarer: null,
  verdict: 'penalty',
  value: 0,
  matadors: 0,
  overbid: false,
  points: 0,
  tricks: 0,
  schneider: false,
  schwarz: false,
  penalty: ending.seat,
  ...how(ending),
})

/** The seat that ended the hand in this way. */
const at = (kind: Ending['kind'], ending: Ending | null): Seat | null =>
  ending?.kind === kind ? ending.seat : null

const how = (ending: Ending): Pick<IssResult, 'left' | 'timeOut' | 'resigned'> => ({
  left: at('left', ending),
  timeOut: at('time', ending),
  resigned: ending.kind === 'resigned',
})

interface Contract {
  readonly declarer: Seat
  readonly announcement: Announcement
  readonly discard: Cards | null
}

/**
 * The result of a game that was played or broken off. The remaining cards go to the side that is not at fault; then
 * points and tricks are counted. A declarer at fault in the first trick loses at the simple level. By 4.3.1 this
 * would also hold with nine cards in their hand, but the server counts differently.
 */
function played(state: Playing | Over, contract: Contract, ending: Ending | null): IssResult {
  const { rules, deal, bid, hands, won, points: taken } = state
  const { declarer, announcement, discard } = contract
  const own = ending?.seat === declarer
  const rest = ending !== null && !own && announcement.game !== nullGame
  const left = hands.reduce((sum, hand) => sum + points(hand), 0) + points(trickOf(state))
  const done = won.reduce((sum, n) => sum + n, 0)
  const sum = (taken[declarer] as number) + points(discard ?? deal.skat) + (rest ? left : 0)
  const tricks = (won[declarer] as number) + (rest ? 10 - done : 0)
  const early = own && done === 0
  const value = evaluate(rules, {
    announcement,
    held: (deal.hands[declarer] as Cards) | deal.skat,
    bid,
    points: sum,
    tricks,
    opponentsTricks: 10 - tricks,
    resigned: early || (own && announcement.game === nullGame),
  })
  const trump = value.kind === 'null' ? null : value
  const { schneider, schwarz } =
    trump === null || early ? noLevels : levels(announcement, sum, tricks, trump.made)
  // Written out field by field: joining objects costs several times as much.
  return {
    declarer,
    verdict: value.won ? 'win' : 'loss',
    value: value.score,
    matadors: trump === null ? 0 : matadorsOf(trump),
    overbid: trump !== null && trump.overbid,
    points: sum,
    tricks,
    schneider,
    schwarz,
    penalty: null,
    left: at('left', ending),
    timeOut: at('time', ending),
    resigned: ending?.kind === 'resigned',
  }
}

const matadorsOf = ({ matadors }: TrumpValue): number => (matadors.with ? matadors.n : -matadors.n)

type Levels = Pick<IssResult, 'schneider' | 'schwarz'>
const noLevels: Levels = { schneider: false, schwarz: false }

/**
 * The levels that the server notes. An announced level that was missed does not count, unless the declarer is
 * schwarz.
 */
function levels(announcement: Announcement, sum: number, tricks: number, made: boolean): Levels {
  const ahead = sum >= pointsToWin
  const schwarz = (made || !announcement.schwarz) && (ahead ? 10 - tricks : tricks) === 0
  const few = (ahead ? 120 - sum : sum) <= schneiderLimit
  return { schneider: schwarz || ((made || !announcement.schneider) && few), schwarz }
}

const trickOf = (state: Playing | Over): Cards =>
  (state.trick?.cards ?? []).reduce((set, card) => set | (1 << card), 0)

/**
 * The result of an announced game without a discard. The server does not know the declarer's cards then and assumes
 * that they hold no trumps.
 */
function undiscarded(
  declarer: Seat,
  announcement: Announcement,
  skat: number,
  bid: number,
  ending: Ending,
  rules: Playing['rules'],
): IssResult | FormatTrouble {
  if (ending.seat !== declarer) return { problem: 'undecided', action: null, about: 'discard' }
  const value = evaluate(rules, {
    announcement,
    bid,
    held: 0,
    points: skat,
    tricks: 0,
    opponentsTricks: 0,
    resigned: true,
  })
  const matadors = value.kind === 'null' ? 0 : -value.matadors.n
  const overbid = value.kind === 'trump' && value.overbid
  return {
    declarer,
    verdict: 'loss',
    value: value.score,
    matadors,
    overbid,
    points: skat,
    tricks: 0,
    schneider: false,
    schwarz: false,
    penalty: null,
    ...how(ending),
  }
}
