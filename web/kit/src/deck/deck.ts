/** The deck: returns a card's picture as SVG text, from its name and the chosen style. */
import { back } from './back.js'
import { court } from './courts.js'
import { index } from './glyphs.js'
import { indexOf, type DeckStyle, type Face, type Letters } from './options.js'
import { pips } from './pips.js'
import { suits } from './suits.js'
import { height, width } from '../ornament/svg.js'

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
