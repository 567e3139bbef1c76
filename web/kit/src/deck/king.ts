/** The king: an open crown, a full beard, ermine, and a sceptre that ends in a tulip. */
import { axis, coat, face, hand, head, type Dress } from './figure.js'
import { at, dots, fill, haft, ink, mirrored, stroke } from '../ornament/svg.js'

export const king = ({ cloth, shade, second, hair, hairline, motif }: Dress): string =>
  sceptre +
  coat({ cloth, shade, motif }) +
  fill(second, 'M122 128H178L174 240H126Z', 2) +
  stroke(haft.slonce, 3, 'M131 130V240M169 130V240') +
  mirrored(
    axis,
    fill(hair, 'M128 50C108 54 104 84 104 104C104 120 116 124 126 116L132 60Z', 2) +
      stroke(hairline, 2, 'M116 64C112 82 112 98 114 110'),
  ) +
  head() +
  mirrored(
    axis,
    fill(haft.len, 'M150 142C134 138 122 126 120 116C106 122 94 130 90 142C108 156 132 160 150 160Z', 2) +
      fill(ink, 'M104 134l5 9-7-2zM121 141l5 9-7-2z'),
  ) +
  face(hairline, 'M152 68C150 78 144 84 144 87Q147 90 153 89') +
  beard(hair, hairline) +
  crown +
  hand(219, 172, second)

const sceptre =
  stroke(haft.slonce, 8, 'M223 250 211 70') +
  stroke(ink, 1.6, 'M219 250 207 72M227 250 215 72') +
  at(
    210,
    52,
    0.42,
    fill(
      haft.slonce,
      'M0 50C-34 44-46 4-38-36C-20-30-10-20-8-16L0-50L8-16C10-20 20-30 38-36C46 4 34 44 0 50Z',
      5,
    ) + stroke('#b57f00', 5, 'M-8-16Q-14 20 0 46Q14 20 8-16'),
  ) +
  fill(haft.mak, 'M203 70H219V78H203Z', 1.5)

const beard = (hair: string, line: string): string =>
  fill(
    hair,
    'M121 76C126 92 134 94 150 92C166 94 174 92 179 76C186 106 182 138 150 156C118 138 114 106 121 76Z',
    2,
  ) +
  mirrored(axis, stroke(line, 2, 'M130 104C130 118 136 132 146 142M141 110C142 122 145 130 148 138')) +
  fill(haft.mak, 'M141 102Q150 98 159 102Q150 109 141 102Z') +
  mirrored(axis, fill(line, 'M150 94C142 89 130 93 123 104C134 106 146 105 150 99Z'))

const crown =
  fill(
    haft.slonce,
    'M113 52 98 18 121 35 127 9 141 32 150 3 159 32 173 9 179 35 202 18 187 52Q150 60 113 52Z',
    2.5,
  ) +
  fill('#d89c00', 'M113 48Q150 56 187 48L185 58Q150 66 115 58Z', 2) +
  dots(haft.mak, 3.5, [150, 57]) +
  dots(haft.chaber, 3, [131, 55], [169, 55]) +
  dots(haft.slonce, 4.5, [98, 17], [127, 8], [173, 8], [202, 17])
