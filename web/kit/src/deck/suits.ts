/** The suit signs of each deck, in a box from −50 to 50, and their colours. */
import { dots, fill, haft, ink, stroke } from '../ornament/svg.js'
import type { DeckStyle, SuitName } from './options.js'

const club = 'M-9 50Q-4 34-5 18A23 23 0 1 1-20-16A23 23 0 1 1 20-16A23 23 0 1 1 5 18Q4 34 9 50Z'
const spade =
  'M0-50C8-32 45-12 45 16C45 31 34 39 24 39C15 39 8 34 4 27Q5 42 13 50H-13Q-5 42-4 27C-8 34-15 39-24 39C-34 39-45 31-45 16C-45-12-8-32 0-50Z'
const heart =
  'M0 48C-9 30-46 8-46-19C-46-36-35-46-23-46C-12-46-4-39 0-29C4-39 12-46 23-46C35-46 46-36 46-19C46 8 9 30 0 48Z'
const diamond = 'M0-50Q17-20 38 0Q17 20 0 50Q-17 20-38 0Q-17-20 0-50Z'

const acorn =
  fill('#a8641f', 'M-25-8H25C27 20 12 38 0 49C-12 38-27 20-25-8Z') +
  fill('#d8a05a', 'M-14 0C-14 14-10 24-5 30C-12 26-19 14-19 0Z') +
  fill('#3f6b22', 'M-5-50H5V-38C24-36 33-24 33-12C33-6 29-4 24-4H-24C-29-4-33-6-33-12C-33-24-24-36-5-38Z') +
  stroke('#a9c47f', 3, 'M-27-15Q0-22 27-15M-21-25Q0-31 21-25')
const leaf =
  fill(
    '#1d7a34',
    'M0-50C10-36 46-26 44 4C43 22 22 32 4 29Q3 42 9 50H-7Q-3 42-3 29C-22 32-43 22-44 4C-46-26-10-36 0-50Z',
  ) + stroke('#a9d8a0', 3.5, 'M0-32V30M0-4 22-16M0-4-22-16M0 14 24 4M0 14-24 4')
const bell =
  fill(haft.slonce, 'M0-42A44 44 0 1 1 0 46A44 44 0 1 1 0-42Z', 3.5) +
  fill(haft.mak, 'M-43-8Q0 4 43-8L44 8Q0 20-44 8Z') +
  fill(ink, 'M-9-50H9V-40H-9ZM-3 20H3V44H-3Z') +
  dots(ink, 6, [0, 24])

export interface Suit {
  /** The sign in a box from −50 to 50, with its colours. */
  readonly sign: string
  /** The colour of the index letter, with a contrast of at least 4.5 : 1 on the card. */
  readonly letter: string
}

const plain = (d: string, colour: string, letter = colour): Suit => ({ sign: fill(colour, d), letter })

const red = '#c4161c'
const french: Readonly<Record<SuitName, Suit>> = {
  C: plain(club, ink),
  S: plain(spade, ink),
  H: plain(heart, red),
  D: plain(diamond, red),
}

export const suits: Readonly<Record<DeckStyle, Readonly<Record<SuitName, Suit>>>> = {
  french,
  four: { ...french, S: plain(spade, '#0a7a2f'), D: plain(diamond, '#e07b00', '#b85c00') },
  german: {
    C: { sign: acorn, letter: '#6b4310' },
    S: { sign: leaf, letter: '#1d7a34' },
    H: plain(heart, red),
    D: { sign: bell, letter: '#8a5a00' },
  },
}
