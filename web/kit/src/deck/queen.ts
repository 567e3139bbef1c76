/** The queen: a veil under a diadem of embroidered flowers, amber at her neck, and a tulip in her hand. */
import { tulip } from '../ornament/motifs.js'
import { axis, coat, face, hand, head, skin, type Dress } from './figure.js'
import { at, dots, fill, haft, mirrored, stroke } from '../ornament/svg.js'

export const queen = ({ cloth, shade, second, hair, hairline, motif }: Dress): string =>
  veil +
  flower +
  coat({ cloth, shade, motif }) +
  fill(haft.len, 'M116 134L130 124H170L184 134Q178 156 150 160Q122 156 116 134Z', 1.8) +
  fill(skin, 'M129 124H171Q168 146 150 150Q132 146 129 124Z', 1.6) +
  at(150, 174, 0.3, motif) +
  head() +
  face(hairline, 'M151 72C150 79 147 83 147 85Q149 87 152 86') +
  mirrored(
    axis,
    fill(
      hair,
      'M150 42C126 42 114 60 113 84C112 104 114 126 107 146C118 152 127 144 126 128C127 112 121 100 125 82C129 68 144 62 150 55Z',
      2,
    ) + stroke(hairline, 1.8, 'M118 82C116 104 120 122 115 142M124 66Q132 54 144 50'),
  ) +
  dots('#e39a1c', 4, [133, 124], [141, 131], [150, 134], [159, 131], [167, 124]) +
  diadem +
  hand(216, 178, second)

const veil =
  fill(
    '#dcebf8',
    'M150 18C104 20 92 62 90 100C88 136 82 160 70 186L230 200C220 160 212 136 210 100C208 62 196 20 150 18Z',
    2.5,
  ) + mirrored(axis, stroke('#9cc9ee', 2.5, 'M102 84C100 120 98 140 90 164'))

const diadem =
  fill(haft.slonce, 'M109 58C111 34 128 25 150 25S189 34 191 58Q150 38 109 58Z', 2.2) +
  at(150, 19, 0.36, tulip([haft.mak, '#f08a7e', haft.slonce])) +
  mirrored(axis, at(122, 29, 0.3, tulip(), -28)) +
  dots(haft.mak, 3, [136, 41], [164, 41]) +
  dots(haft.chaber, 3, [150, 39], [122, 48], [178, 48])

const flower =
  stroke(haft.lisc, 4, 'M216 220C219 180 218 140 214 108') +
  fill(
    haft.lisc,
    'M217 152C219 136 230 130 243 133C241 148 230 155 217 152ZM217 136C214 122 206 116 196 116C196 128 204 137 217 136Z',
  ) +
  at(213, 90, 0.5, tulip([haft.mak, '#f08a7e', haft.slonce]))
