/** What each card is worth in a deal with open cards, for whoever is to play. */
import type { Card, Cards, Seat } from '@stolik/core'
import { points, pointsOf, winning } from '../../rules/cards.js'
import { nullGame } from '../../rules/games.js'
import { patrolkiCards } from '../../rules/patrolki.js'
import { clockwise } from '../../hand/play.js'
import { rulesIn } from '../../rules/profiles.js'
import type { Trick } from '../../rules/view.js'
import { after, tricksLeft, type Goal, type OpenCards } from '../../solve/position.js'
import { ramszGoal } from '../../solve/problem.js'
import { exactPoints, reached } from '../../solve/solve.js'
import type { Announcement } from '../../rules/announcement.js'
import { aside, playedBy, type Places, type Table } from './hidden.js'
import { allPoints, blurred, kindOf, worth, worths, type Game } from './stakes.js'

/** What a card leads to in a deal, for the viewer. */
export interface Judged {
  /** The higher the better. */
  readonly value: number
  /** Whether the viewer's side wins the game; false in a ramsz, where each plays alone. */
  readonly won: boolean
  /** In a ramsz, the viewer's card points; otherwise the declarer's. 0 where points do not count. */
  readonly points: number
}

/** Judges the given cards. */
export type Judge = (places: Places) => readonly Judged[]

/** How far off the points of open cards are at the end, by tricks left. */
const spreads = [0, 0, 1, 2, 4, 5, 6, 7, 8, 9, 10]
/** How exactly points are worked out, by tricks left. */
const withins = [0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4]

const winnerOf = ({ game }: Table, { leader, cards }: Trick): Seat => clockwise(leader, winning(game, cards))

/** A position of a deal, seen from one seat, which is its seat 0. */
function opened(
  { game, trick }: Table,
  places: Places,
  from: Seat,
  goal: Goal,
  points: number,
  missed: boolean,
): OpenCards {
  const at = (steps: number): Cards => places[clockwise(from, steps) as 0]
  return {
    game,
    goal,
    hands: [at(0), at(1), at(2)],
    leader: (trick.leader - from + 3) % 3,
    trick: trick.cards,
    points,
    missed,
  }
}

/** What a declarer has to reach besides points; undefined if nothing. */
function goalBesides(table: Table, announcement: Announcement, held: Cards): Goal | undefined {
  const { game, schwarz, patrolki } = announcement
  if (game === nullGame) return { kind: 'none' }
  if (schwarz) return { kind: 'every' }
  if (patrolki === 0) return undefined
  const cards = patrolkiCards(game, patrolki).reduce((set, c) => set | (1 << c), 0) & held
  const lowestLast = rulesIn(table.view).patrolkiOrder === 'lowest-last'
  return { kind: 'patrolki', points: 61, cards, lowestLast }
}

interface Worths {
  /** By the declarer's card points. */
  readonly values: Float64Array
  /** The fewest card points that win; infinite if none do. */
  readonly wins: number
}

function judgeGame(table: Table, declarer: Seat, announcement: Announcement, cards: readonly Card[]): Judge {
  const { view, seat, tricks } = table
  const done = tricks.filter((trick) => trick.cards.length === 3)
  const own = done.filter((trick) => winnerOf(table, trick) === declarer)
  const taken = own.reduce((sum, trick) => sum + trick.cards.reduce((all, c) => all + pointsOf(c), 0), 0)
  const game: Game = {
    rules: rulesIn(view),
    announcement,
    bid: view.bid,
    tricks: own.length,
    opponentsTricks: done.length - own.length,
  }
  const played = playedBy(tricks, declarer)
  const alone = seat === declarer
  const sign = alone ? 1 : -1
  const tables = new Map<number, Worths>()
  const worthsOf = (held: Cards, left: number): Worths => {
    const kind = kindOf(announcement, held)
    const known = tables.get(kind)
    if (known !== undefined) return known
    const exact = worths(game, held, false)
    const wins = exact.findIndex((worth) => worth > 0)
    const made = { values: blurred(exact, spreads[left] as number), wins: wins === -1 ? Infinity : wins }
    tables.set(kind, made)
    return made
  }
  return (places) => {
    const mine = places[declarer as 0] | played
    const held = mine | places[aside]
    const goal = goalBesides(table, announcement, mine)
    const inSkat = taken + points(places[aside])
    const missed = goal?.kind === 'every' && game.opponentsTricks > 0
    const p = opened(table, places, declarer, goal ?? { kind: 'points', points: 61 }, inSkat, missed)
    if (goal !== undefined && !missed) {
      const won = { points: 120, tricks: goal.kind === 'none' ? 0 : 10, opponentsTricks: 0 }
      const lost = { points: 31, tricks: 1, opponentsTricks: 1, patrolkiMissed: true }
      const [good, bad] = [worth(game, held, won), worth(game, held, lost)]
      return cards.map((card) => {
        const made = reached(after(p, card))
        return { value: sign * (made ? good : bad), won: made === alone, points: 0 }
      })
    }
    const left = tricksLeft(p)
    const { values, wins } = worthsOf(held, left)
    const within = withins[left] as number
    // Asked first, so that even rough points are on the right side of it.
    let guess = wins <= allPoints ? wins : 61
    return cards.map((card) => {
      const sum = exactPoints(after(p, card), guess, within)
      if (within === 0) guess = sum
      const value = sign * ((values[sum] as number) + sum / 1000)
      return { value, won: sum >= wins === alone, points: sum }
    })
  }
}

/** In a ramsz the points of whoever has most are lost. The others are taken to play against this player alone. */
function judgeRamsz(table: Table, cards: readonly Card[]): Judge {
  const { view, seat, tricks } = table
  const own = tricks.filter((trick) => trick.cards.length === 3 && winnerOf(table, trick) === seat)
  const taken = own.reduce((sum, trick) => sum + trick.cards.reduce((all, c) => all + pointsOf(c), 0), 0)
  const toLast = rulesIn(view).ramszSkat === 'last-trick'
  return (places) => {
    const { goal } = ramszGoal(toLast, points(places[aside]))
    const p = opened(table, places, seat, goal, taken, false)
    const within = withins[tricksLeft(p)] as number
    return cards.map((card) => {
      const sum = exactPoints(after(p, card), 40, within)
      const value = -sum / (1 + Math.exp((42 - sum) / 6)) - sum / 1000
      return { value, won: false, points: sum }
    })
  }
}

export function judge(table: Table, cards: readonly Card[]): Judge {
  const { announcement } = table.view
  return announcement === null || table.declarer === null
    ? judgeRamsz(table, cards)
    : judgeGame(table, table.declarer, announcement, cards)
}
