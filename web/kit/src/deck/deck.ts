/** The deck: returns a card's picture as SVG text, from its name and the chosen style. */
import { court } from './courts.js'
import { index } from './glyphs.js'
import { indexOf, type DeckStyle, type Face, type Letters, type RankName } from './options.js'
import { suits } from './suits.js'
import { height, width, at, dots, fill, haft, stroke } from '../ornament/svg.js'
import { heart, leaf, pomegranate, rosette, stalk, tulip } from '../ornament/motifs.js'

/** Where the suit signs of an ace and of the number cards stand. */
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
function pips(rank: RankName, sign: string): string {
  const copy = (x: number, y: number, size: number, turned = false): string =>
    `<use href="#${sign}" transform="translate(${x} ${y}) scale(${(turned ? -size : size) / 100})"/>`
  if (rank === 'A') return copy(middle, 175, 104)
  return (spots[rank] ?? []).map(([x, y, turned]) => copy(x, y, 43, turned)).join('')
}

/** The back of the cards: Kashubian embroidery (haft) on navy with a margin of paper. It looks the same upside down. */
const green = '#4fa06a'

const quarter =
  stalk('M125 175C104 142 74 150 64 116C56 84 92 68 125 84', haft.niebo, 4) +
  stalk('M64 116C66 94 54 84 52 62', haft.niebo, 4) +
  stalk('M92 148C66 138 46 154 46 175', haft.niebo, 4) +
  at(50, 52, 0.4, tulip(), -12) +
  at(84, 66, 0.3, tulip([haft.niebo, haft.len, haft.slonce]), -18) +
  at(66, 122, 0.22, leaf(green), -72) +
  at(86, 147, 0.22, leaf(green), 30) +
  at(57, 152, 0.18, leaf(green), -80) +
  at(60, 96, 0.2, leaf(green), 38) +
  dots(haft.slonce, 3.5, [92, 112], [102, 104], [34, 92], [34, 108])

const halfBack =
  quarter +
  `<g transform="translate(250 0) scale(-1 1)">${quarter}</g>` +
  at(125, 66, 0.6, pomegranate()) +
  at(125, 122, 0.36, tulip())

/** Returns the whole back; `id` is a prefix for the ids inside. */
const back = (id: string): string =>
  fill(haft.len, 'M0 0H250V350H0Z') +
  fill(haft.granat, 'M20 11H230Q239 11 239 20V330Q239 339 230 339H20Q11 339 11 330V20Q11 11 20 11Z') +
  stroke(haft.slonce, 2, 'M19 19H231V331H19Z') +
  `<g id="${id}b">${halfBack}</g><use href="#${id}b" transform="rotate(180 125 175)"/>` +
  at(125, 175, 0.62, rosette([haft.mak, haft.len, haft.slonce])) +
  at(46, 175, 0.32, heart(), -90) +
  at(204, 175, 0.32, heart(), 90)

/** The column of the index: the part of a card that stays visible when the next card overlaps it. */
const column = { x: 39, y: 14, wide: 56, high: 68, sign: 42 }

/** Returns the inside of an `<svg>` with the box `0 0 250 350`. The same face always has the same ids. */
export function faceArt({ suit, rank }: Face, style: DeckStyle, letters: Letters): string {
  const { sign, letter } = suits[style][suit]
  const id = `${style.charAt(0)}${suit}${rank}`
  const { x, y, wide, high, sign: size } = column
  const corner =
    index(indexOf(rank, letters), x, y, wide, high, letter) +
    `<use href="#${id}s" transform="translate(${x} ${y + high + 10 + size / 2}) scale(${size / 100})"/>`
  const picture = 'KQJ'.includes(rank) ? court(style, suit, rank, id) : pips(rank, `${id}s`)
  return (
    `<defs><g id="${id}s">${sign}</g></defs>${picture}` +
    `<g id="${id}i">${corner}</g><use href="#${id}i" transform="rotate(180 ${width / 2} ${height / 2})"/>`
  )
}

/** Returns the back as the inside of an `<svg>` with the box `0 0 250 350`. It is the same for all decks. */
export const backArt = (): string => back('back')
