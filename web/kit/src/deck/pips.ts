/** Where the suit signs of an ace and of the number cards stand. */
import type { RankName } from './options.js'
import { width } from '../ornament/svg.js'

type Spot = readonly [x: number, y: number, turned: boolean]

const left = 95
const right = width - left
const middle = width / 2

const row = (y: number, turned = false): Spot[] => [
  [left, y, turned],
  [right, y, turned],
]
const sixths = [...row(55), ...row(175), ...row(295, true)]
const eighths = [...row(50), ...row(133), ...row(217, true), ...row(300, true)]

const spots: Readonly<Partial<Record<RankName, readonly Spot[]>>> = {
  '7': [...sixths, [middle, 115, false]],
  '8': [...sixths, [middle, 115, false], [middle, 235, true]],
  '9': [...eighths, [middle, 175, false]],
  T: [...eighths, [middle, 91, false], [middle, 259, true]],
}

/** Returns the suit signs of a card without a figure, each a copy of `#sign` (a box of 100). */
export function pips(rank: RankName, sign: string): string {
  const copy = (x: number, y: number, size: number, turned = false): string =>
    `<use href="#${sign}" transform="translate(${x} ${y}) scale(${(turned ? -size : size) / 100})"/>`
  if (rank === 'A') return copy(middle, 175, 104)
  return (spots[rank] ?? []).map(([x, y, turned]) => copy(x, y, 43, turned)).join('')
}
