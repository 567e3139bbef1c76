/** The parts that all court figures share. Figures stand a little right of the middle, because the index is on their left. */
import { at, dots, fill, haft, ink, mirrored, stroke } from '../ornament/svg.js'

/** The clothes and hair of a figure. */
export interface Dress {
  /** The cloth, in the colour of the suit. */
  readonly cloth: string
  /** Its shaded side. */
  readonly shade: string
  /** Sleeves, linings and feathers. */
  readonly second: string
  readonly hair: string
  readonly hairline: string
  /** The embroidery: each suit has its own flower, in a box from −50 to 50. */
  readonly motif: string
}

/** The line of symmetry of a figure. */
export const axis = 150
export const skin = '#f6d9bd'

/** Head and neck: from y 50 to y 106. */
export const head = (): string =>
  fill(skin, 'M138 96H162V124H138Z') +
  fill('#e3b894', 'M138 100Q150 112 162 100V110Q150 118 138 110Z') +
  fill(skin, 'M123 58Q122 50 150 48Q178 50 177 58C179 86 168 107 150 107C132 107 121 86 123 58Z', 2)

/** Eyes, nose and mouth; the figure looks to the reader's left. */
export const face = (brow: string, nose: string): string =>
  mirrored(axis, stroke(brow, 2.6, 'M128 67Q135 63 143 67') + stroke(ink, 1.8, 'M128 74Q135 69 142 74')) +
  dots(ink, 2.9, [134, 74], [163, 74]) +
  stroke('#a9694a', 2.2, nose) +
  fill(haft.mak, 'M142 95Q146 92 149 94Q153 92 158 95Q150 101 142 95Z') +
  dots('#eeb193', 4.5, [130, 86], [170, 86])

/** A hand with its cuff, holding something upright. */
export const hand = (x: number, y: number, cuff: string): string =>
  at(
    x,
    y,
    1,
    fill(skin, 'M-11-2C-11-12 8-14 11-4C14 8 8 14-2 14S-11 8-11-2Z', 1.8) +
      stroke(ink, 1.4, 'M-8 0H8M-8 5H8') +
      fill(cuff, 'M-15 11Q0 17 15 9L18 24Q0 32-17 26Z', 1.8),
  )

/** The coat from the neck downward, with shaded sleeves and the suit's flower on either side. */
export const coat = ({ cloth, shade, motif }: Pick<Dress, 'cloth' | 'shade' | 'motif'>): string =>
  fill(cloth, 'M70 260C71 194 84 146 126 128H174C214 142 237 174 242 260Z', 2.5) +
  fill(
    shade,
    'M204 260C206 216 202 180 192 152C224 170 237 204 241 260ZM91 260C93 214 98 178 109 152C84 170 74 204 71 260Z',
  ) +
  mirrored(axis, at(106, 176, 0.35, motif))
