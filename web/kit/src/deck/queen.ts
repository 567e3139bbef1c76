/** The queen: a veil under a diadem of flowers, braids, amber, and a tulip in her hand. */
import { tulip } from '../ornament/motifs.js'
import type { Dress } from './courts.js'
import { axis, face, head, skin } from './figure.js'
import { at, dots, fill, haft, mirrored, stroke } from './svg.js'

export const queen = ({ cloth, shade, second, hair, hairline, motif }: Dress): string =>
  veil +
  fill(cloth, 'M74 260C76 196 88 150 124 132H176C212 146 232 180 238 260Z', 2.5) +
  fill(
    shade,
    'M198 260C200 216 198 180 188 156C218 172 232 206 236 260ZM96 260C98 216 102 180 112 156C88 174 78 206 76 260Z',
  ) +
  fill(skin, 'M128 126Q150 116 172 126L166 150Q150 164 134 150Z', 1.6) +
  fill(
    haft.len,
    'M118 132L130 126Q134 150 150 154Q166 150 170 126L182 132Q180 168 150 172Q120 168 118 132Z',
    1.8,
  ) +
  at(150, 192, 0.4, motif) +
  mirrored(axis, at(106, 178, 0.28, motif)) +
  head() +
  face(hairline) +
  mirrored(
    axis,
    fill(
      hair,
      'M150 44C126 44 114 62 114 84C112 100 114 124 108 142C118 150 128 142 126 128C128 112 122 100 126 82C130 70 144 64 150 56Z',
      2,
    ) + stroke(hairline, 1.8, 'M118 84C116 104 120 120 116 138'),
  ) +
  dots(haft.slonce, 4, [134, 122], [142, 128], [150, 131], [158, 128], [166, 122]) +
  diadem +
  flower(second)

const veil =
  fill(
    '#dcebf8',
    'M150 18C104 20 92 62 90 100C88 136 82 160 70 186L230 200C220 160 212 136 210 100C208 62 196 20 150 18Z',
    2.5,
  ) + mirrored(axis, stroke('#9cc9ee', 2.5, 'M102 84C100 120 98 140 90 164'))

const diadem =
  fill(haft.slonce, 'M110 58C112 36 128 26 150 26S188 36 190 58Q150 38 110 58Z', 2.2) +
  at(150, 20, 0.34, tulip([haft.mak, '#f08a7e', haft.slonce])) +
  mirrored(axis, at(124, 30, 0.26, tulip(), -28)) +
  dots(haft.mak, 3, [136, 41], [164, 41]) +
  dots(haft.chaber, 3, [150, 39], [123, 47], [177, 47])

const flower = (second: string): string =>
  stroke(haft.lisc, 4, 'M214 220C218 180 218 140 214 108') +
  at(215, 150, 0.36, fill(haft.lisc, 'M0 0C10-40 40-50 70-44C60-10 30 6 0 0Z')) +
  at(213, 92, 0.44, tulip([haft.mak, '#f08a7e', haft.slonce])) +
  fill(skin, 'M204 168Q216 160 226 170Q230 184 218 188Q204 188 204 168Z', 1.8) +
  fill(second, 'M200 186L232 184L234 200L198 202Z', 1.6)
