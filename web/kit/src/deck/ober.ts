/** The German ober, a man: a broad hat with a plume, a moustache, and a drawn sabre. */
import { axis, coat, face, hand, head, type Dress } from './figure.js'
import { dots, fill, haft, mirrored } from '../ornament/svg.js'

export const ober = ({ cloth, shade, second, hair, hairline, motif }: Dress): string =>
  fill('#c9d1de', 'M220 190C232 140 230 80 214 26C240 70 248 140 230 192Z', 2) +
  coat({ cloth, shade, motif }) +
  mirrored(axis, fill(second, 'M150 130L124 128C126 160 138 190 150 200Z', 2)) +
  mirrored(axis, fill(hair, 'M128 48C110 56 112 84 114 98C120 104 128 102 132 96L132 58Z', 2)) +
  head() +
  face(hairline, 'M152 68C150 78 144 84 144 87Q147 90 153 89') +
  mirrored(axis, fill(hair, 'M150 90C138 86 128 96 114 88C116 102 138 106 150 96Z', 1.6)) +
  fill(haft.len, 'M126 112Q150 132 174 112L182 130Q150 152 118 130Z', 2) +
  fill(cloth, 'M86 56C112 40 188 40 214 56C206 66 190 60 150 56C110 60 94 66 86 56Z', 2.5) +
  fill(cloth, 'M118 48C118 22 130 14 150 14S182 22 182 48Q150 40 118 48Z', 2.5) +
  fill(haft.slonce, 'M117 42Q150 34 183 42L184 50Q150 42 116 50Z', 1.6) +
  fill(
    haft.len,
    'M178 46C206 44 214 20 196 4C202 18 194 26 184 28C188 14 178 6 170 4C178 18 168 30 172 46Z',
    2,
  ) +
  dots(haft.mak, 5, [176, 46]) +
  hand(226, 178, second)
