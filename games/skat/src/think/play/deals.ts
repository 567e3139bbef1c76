/**
 * The deals that fit what a player knows. They are counted card by card: how many ways are left to place the rest, for each room that is left in
 * the places. So each deal is drawn with the same chance, and none is drawn in vain.
 */
import { bit, type Card, has, type Random } from '@stolik/core'
import { aside, type Hidden, type Places } from './hidden.js'

export interface Deals {
  /** How many there are. */
  readonly total: number
  draw(random: Random): Places
  /** Every deal once. */
  all(): readonly Places[]
}

const words = 2 ** 32

/** The deals that fit; the room in the places must be that of the cards. */
export function dealsOf({ cards, sure, room, barred }: Hidden): Deals {
  // The places with room; the last one takes whatever the others leave.
  const [p, q, r] = [0, 1, 2, aside]
    .toSorted((x, y) => (room[y] as number) - (room[x] as number))
    .slice(0, 3) as [number, number, number]
  const [most, more] = [room[p] as number, room[q] as number]
  const size = (most + 1) * (more + 1)
  const n = cards.length
  const ways = new Float64Array((n + 1) * size)
  const may = (card: Card, place: number): boolean => !has(barred[place as 0], card)
  ways[n * size] = 1
  for (let i = n - 1; i >= 0; i--) {
    const card = cards[i] as Card
    const [inP, inQ, inR] = [may(card, p), may(card, q), may(card, r)]
    for (let a = 0; a <= most; a++)
      for (let b = 0; b <= more; b++) {
        const c = n - i - a - b
        if (c < 0 || c > (room[r] as number)) continue
        const next = (i + 1) * size
        ways[i * size + a * (more + 1) + b] =
          (inP && a > 0 ? (ways[next + (a - 1) * (more + 1) + b] as number) : 0) +
          (inQ && b > 0 ? (ways[next + a * (more + 1) + b - 1] as number) : 0) +
          (inR && c > 0 ? (ways[next + a * (more + 1) + b] as number) : 0)
      }
  }
  const at = (i: number, a: number, b: number): number =>
    a < 0 || b < 0 ? 0 : (ways[i * size + a * (more + 1) + b] as number)

  const draw = (random: Random): Places => {
    const places: [number, number, number, number] = [...sure]
    let [a, b] = [most, more]
    for (let i = 0; i < n; i++) {
      const card = cards[i] as Card
      const x = (random.below(words) / words) * at(i, a, b)
      const toP = may(card, p) ? at(i + 1, a - 1, b) : 0
      const toQ = may(card, q) ? at(i + 1, a, b - 1) : 0
      if (x < toP) {
        places[p as 0] |= bit(card)
        a -= 1
      } else if (x < toP + toQ || !may(card, r)) {
        places[q as 0] |= bit(card)
        b -= 1
      } else places[r as 0] |= bit(card)
    }
    return places
  }

  const all = (): readonly Places[] => {
    const found: Places[] = []
    const place = (i: number, a: number, b: number, places: Places): void => {
      if (at(i, a, b) === 0) return
      if (i === n) {
        found.push(places)
        return
      }
      const card = cards[i] as Card
      const put = (to: number): Places => places.map((set, k) => (k === to ? set | bit(card) : set)) as never
      if (may(card, p)) place(i + 1, a - 1, b, put(p))
      if (may(card, q)) place(i + 1, a, b - 1, put(q))
      if (may(card, r)) place(i + 1, a, b, put(r))
    }
    place(0, most, more, sure)
    return found
  }
  return { total: at(0, most, more), draw, all }
}
