/** The games of a rating period as columns, and the ratings that follow from them. */
import { roomFor } from './columns.js'
import { gOf, muOf, rateGames, type Glicko } from './glicko.js'
import type { Rated } from './history.js'
import type { Event } from './people.js'
import { eachTable } from './rounds.js'

export interface PeriodGames {
  /** Adds the games of an event: each against each other at their tables. Returns everybody who sat at a table. */
  add(event: Event): readonly number[]
  /** Returns the rating of somebody who sat at a table, after all games so far. */
  rated(person: number): Rated
}

/** The opponents of a period in order, by rank. Those with equal ratings and deviations share a rank. */
interface Opponents {
  /** By slot. */
  readonly rank: Int32Array
  readonly mu: Float64Array
  readonly g: Float64Array
}

/** @param before returns a person's rating at the beginning of the period */
export function periodGames(glicko: Glicko, before: (person: number) => Rated): PeriodGames {
  /** The number of a person within the period, and by that number their rating before it and their last game. */
  const slots = new Map<number, number>()
  const begun: Rated[] = []
  const last: number[] = []
  let length = 0
  /** By game: four times the opponent's slot, plus 0, 1 or 2 for lost, even or won. */
  let game: Int32Array<ArrayBuffer> = new Int32Array()
  /** By game: the same person's previous game; −1: none. */
  let previous: Int32Array<ArrayBuffer> = new Int32Array()
  let opponents: Opponents | undefined
  /** The games of one person, used anew for each. */
  let keys: Int32Array<ArrayBuffer> = new Int32Array()
  let own = { mu: new Float64Array(), g: new Float64Array(), score: new Float64Array() }

  const slotOf = (person: number): number => {
    const known = slots.get(person)
    if (known !== undefined) return known
    const slot = begun.push(before(person)) - 1
    last.push(-1)
    slots.set(person, slot)
    return slot
  }

  return {
    add(event) {
      opponents = undefined
      const { persons, sheet } = event
      const { player, small } = sheet.lists
      const seated: number[] = []
      const slot = new Int32Array(persons.length).fill(-1)
      eachTable(event, (rows, from, until) => {
        const most = length + (until - from) * (until - from - 1)
        game = roomFor(game, most)
        previous = roomFor(previous, most)
        for (let i = from; i < until; i++) {
          const one = player[rows[i] as number] as number
          if (slot[one] !== -1) continue
          slot[one] = slotOf(persons[one] as number)
          seated.push(persons[one] as number)
        }
        for (let i = from; i < until; i++) {
          const row = rows[i] as number
          const mine = slot[player[row] as number] as number
          for (let j = from; j < until; j++) {
            const other = rows[j] as number
            const theirs = slot[player[other] as number] as number
            if (theirs === mine) continue
            game[length] = 4 * theirs + 1 + Math.sign((small[row] as number) - (small[other] as number))
            previous[length] = last[mine] as number
            last[mine] = length++
          }
        }
      })
      return seated
    },
    rated(person) {
      opponents ??= inOrder(glicko, begun)
      const { rank, mu, g } = opponents
      const slot = slots.get(person) as number
      let many = 0
      for (let at = last[slot] as number; at !== -1; at = previous[at] as number) {
        keys = roomFor(keys, many + 1)
        const one = game[at] as number
        keys[many++] = 4 * (rank[one >> 2] as number) + (one & 3)
      }
      // Sorted, so that the sums are equal to the last bit for all who had the same games.
      keys.subarray(0, many).sort()
      own = { mu: roomFor(own.mu, many), g: roomFor(own.g, many), score: roomFor(own.score, many) }
      for (let i = 0; i < many; i++) {
        const key = keys[i] as number
        own.mu[i] = mu[key >> 2] as number
        own.g[i] = g[key >> 2] as number
        own.score[i] = (key & 3) / 2
      }
      return rateGames(glicko, begun[slot] as Rated, own, many)
    },
  }
}

function inOrder(glicko: Glicko, begun: readonly Rated[]): Opponents {
  const compare = (a: number, b: number): number => {
    const one = begun[a] as Rated
    const other = begun[b] as Rated
    return one[0] - other[0] || one[1] - other[1]
  }
  const order = begun.map((_, slot) => slot).sort(compare)
  const rank = new Int32Array(order.length)
  const mu = new Float64Array(order.length)
  const g = new Float64Array(order.length)
  let at = -1
  order.forEach((slot, i) => {
    if (i === 0 || compare(order[i - 1] as number, slot) !== 0) at++
    rank[slot] = at
    const [rating, deviation] = begun[slot] as Rated
    mu[at] = muOf(glicko, rating)
    g[at] = gOf(deviation)
  })
  return { rank, mu, g }
}
