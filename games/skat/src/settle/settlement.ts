/** Explains line by line how a hand ended, each line with its clause (section 5). */
import type { Card, Cards, Line, Settlement } from '@stolik/core'
import { points } from '../rules/cards.js'
import { endingLine, verdict } from './ending.js'
import type { Entry, PlayedEntry } from '../hand/entry.js'
import { gameNames } from '../rules/games.js'
import { openness } from '../rules/announcement.js'
import { patrolkiMade } from '../rules/patrolki.js'
import { place, skatInPlay } from '../hand/play.js'
import { settledRamsz } from './settle-ramsz.js'
import type { Rules } from '../rules/rules.js'
import type { Ended, Over, State } from '../hand/state.js'
import { evaluate, levelOf, type NullValue, type TrumpValue } from '../rules/valuation.js'
import { doubled, multiplied, overbidClause } from '../value/lines.js'

type Game = NonNullable<Over['game']>

/** The settlement of a finished hand; undefined before. */
export function result(state: State): Settlement<Entry> | undefined {
  if (state.phase !== 'over') return undefined
  const { game, rules, deal, bid } = state
  if (game === null) return state.ramsz ? settledRamsz(state) : passedDeal
  if (game.ended !== null) return endedEarly(state, game, game.ended)
  const { declarer, announcement } = game
  const sum = (state.points[declarer] as number) + points(skatInPlay(state))
  const tricks = state.won[declarer] as number
  const missed = patrolkiMissed(state, game)
  const value = evaluate(rules, {
    announcement,
    held: (deal.hands[declarer] as Cards) | deal.skat,
    bid,
    points: sum,
    tricks,
    opponentsTricks: state.tricks.length - tricks,
    resigned: false,
    patrolkiMissed: missed,
  })
  const entry: PlayedEntry = {
    kind: 'played',
    declarer,
    announcement,
    value,
    resigned: false,
  }
  const how =
    value.kind === 'null'
      ? nullLines(rules, entry, value, tricks)
      : trumpLines(entry, value, bid, sum, missed)
  return {
    // One against the others (3.5.1).
    scores: [0, 1, 2].map((seat) => (seat === declarer ? value.score : 0)),
    lines: [headline(entry), ...how].map((line) => numbered(rules, line)),
    entry,
  }
}

/** The settlement of a hand that ended early: who ended it, how, and the arbiter's verdict. */
function endedEarly(s: Over, game: Game, ended: Ended): Settlement<Entry> {
  const { declarer, announcement } = game
  const { value, score, clause, lines } = verdict(s, game, ended)
  // The last line is the score, which the headline contains.
  const why = lines.slice(0, -1).map((line) => numbered(s.rules, line))
  const entry: PlayedEntry = {
    kind: 'played',
    declarer,
    announcement,
    value,
    resigned: ended.kind === 'resigned',
  }
  return {
    scores: [0, 1, 2].map((seat) => (seat === declarer ? score : 0)),
    lines: [{ ...headline(entry), clause }, endingLine(s, game, ended, clause), ...why],
    entry,
  }
}

/** Replaces a line's clause by its number in the profile's document. */
const numbered = ({ numbering }: Rules, line: Line): Line => {
  const clause = numbering[line.clause]
  return clause === undefined ? line : { ...line, clause }
}

/** Whether announced patrolki failed to take the last tricks (patrolki 2.4.4). */
function patrolkiMissed({ rules, tricks }: Over, { declarer, announcement }: Game): boolean {
  if (announcement.patrolki === 0) return false
  const tried = tricks.map(({ leader, cards, winner }) => ({
    card: cards[place(leader, declarer)] as Card,
    winner,
  }))
  return !patrolkiMade(rules, announcement.game, announcement.patrolki, declarer, tried)
}

const passedDeal: Settlement<Entry> = {
  scores: [0, 0, 0],
  lines: [{ code: 'passed', args: {}, clause: '3.3.7' }],
  entry: { kind: 'passed' },
}

/** The first line: what was played and how it ended. The reasons follow. */
function headline(entry: PlayedEntry): Line {
  const { announcement, value, declarer, resigned } = entry
  const overbid = value.kind === 'trump' && value.overbid
  const lost = overbid ? 'lost.overbid' : 'lost'
  const ended = resigned ? 'lost.resigned' : lost
  return {
    code: value.won ? 'won' : ended,
    args: {
      seat: declarer,
      game: gameNames[announcement.game],
      hand: announcement.hand,
      ouvert: openness(announcement),
      score: value.score,
    },
    clause: verdictClause(entry),
  }
}

/** The clause by which a played game is won or lost. */
function verdictClause({ announcement, value }: PlayedEntry): string {
  if (value.kind === 'null') return '5.2.7'
  if (value.overbid) return overbidClause(announcement.hand)
  if (announcement.ouvert) return '5.2.6'
  return announcement.schneider ? '5.2.5' : '5.2.2'
}

function nullLines(rules: Rules, entry: PlayedEntry, value: NullValue, tricks: number): readonly Line[] {
  const { hand } = entry.announcement
  const ouvert = openness(entry.announcement)
  const lines: Line[] = []
  lines.push({ code: tricks === 0 ? 'null.clean' : 'null.trick', args: {}, clause: '5.2.7' })
  const args = { hand, ouvert, value: value.value }
  lines.push({ code: 'null.value', args, clause: rules.clauses.nullValues })
  if (!value.won) lines.push(doubled(value))
  return lines
}

function trumpLines(
  entry: PlayedEntry,
  value: TrumpValue,
  bid: number,
  sum: number,
  missedPatrolki: boolean,
): readonly Line[] {
  const { announcement } = entry
  const lines: Line[] = []
  lines.push({ code: 'points', args: { points: sum, others: 120 - sum }, clause: '5.2.2' })
  const missed = levelOf(announcement)
  if (missed !== 'simple' && !value.made) lines.push({ code: `missed.${missed}`, args: {}, clause: '5.2.5' })
  if (missedPatrolki)
    lines.push({ code: 'missed.patrolki', args: { n: announcement.patrolki }, clause: '2.4.4' })
  return [...lines, ...multiplied(announcement, value, bid)]
}
