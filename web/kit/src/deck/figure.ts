/** What all figures share. They stand a little right of the middle, the index being on their left. */
import { dots, fill, ink, mirrored, stroke } from './svg.js'

/** The line of symmetry of a figure. */
export const axis = 150
export const skin = '#f6d9bd'

/** Head and neck: from y 50 to y 106. */
export const head = (): string =>
  fill(skin, 'M138 96H162V124H138Z') +
  fill('#e3b894', 'M138 100Q150 112 162 100V110Q150 118 138 110Z') +
  fill(skin, 'M123 58Q122 50 150 48Q178 50 177 58C179 86 168 107 150 107C132 107 121 86 123 58Z', 2)

/** Eyes, nose, mouth; looking to the reader's left. */
export const face = (brow = ink): string =>
  mirrored(axis, stroke(brow, 2.6, 'M128 67Q135 63 143 67') + stroke(ink, 1.8, 'M129 74Q135 69.500 142 74')) +
  dots(ink, 2.9, [134, 74], [163, 74]) +
  stroke('#a9694a', 2.2, 'M152 68C150 78 145 84 145 86Q147 89 152 88') +
  fill('#c4161c', 'M141 95Q146 92 149 94Q153 92 158 95Q150 101 141 95Z') +
  dots('#eeb193', 4.5, [130, 86], [170, 86])
