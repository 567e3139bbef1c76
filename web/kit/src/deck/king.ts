/** The king: an open crown, a full beard, ermine, and a sceptre. */
import type { Dress } from './courts.js'
import { axis, face, head } from './figure.js'
import { at, dots, fill, haft, ink, mirrored, stroke } from './svg.js'

export const king = ({ cloth, shade, second, hair, hairline, motif }: Dress): string =>
  sceptre +
  // robe
  fill(cloth, 'M64 260C64 190 78 142 126 126H174C214 140 240 170 246 260Z', 2.5) +
  fill(
    shade,
    'M206 260C206 210 204 176 192 150C226 168 240 200 244 260ZM86 260C88 210 92 176 104 152C80 170 70 200 66 260Z',
  ) +
  fill(second, 'M120 128H180L176 240H124Z', 2) +
  mirrored(axis, at(98, 168, 0.3, motif) + at(112, 200, 0.3, motif)) +
  // hair behind the face, rolled at the neck
  mirrored(
    axis,
    fill(hair, 'M128 50C108 54 104 84 104 104C104 120 116 124 126 116L132 60Z', 2) +
      stroke(hairline, 2, 'M116 64C112 82 112 98 114 110'),
  ) +
  head() +
  ermine +
  face(hairline) +
  beard(hair, hairline) +
  crown

const sceptre =
  stroke(haft.slonce, 8, 'M222 250 212 70') +
  stroke(ink, 1.6, 'M218 250 208 72M226 250 216 72') +
  at(
    211,
    52,
    0.42,
    fill(
      haft.slonce,
      'M0 50C-34 44-46 4-38-36C-20-30-10-20-8-16L0-50L8-16C10-20 20-30 38-36C46 4 34 44 0 50Z',
      5,
    ),
  ) +
  fill(haft.mak, 'M204 70H220V78H204Z', 1.5)

const ermine = mirrored(
  axis,
  fill(haft.len, 'M150 142C134 138 120 126 116 118C100 126 88 138 86 150C104 168 132 168 150 168Z', 2) +
    fill(ink, 'M102 140l5 10-7-2zM122 146l5 10-7-2zM140 152l3 9-6-1z'),
)

const beard = (hair: string, line: string): string =>
  fill(
    hair,
    'M122 74C126 90 134 92 150 90C166 92 174 90 178 74C184 104 182 136 150 154C118 136 116 104 122 74Z',
    2,
  ) +
  mirrored(axis, stroke(line, 2, 'M130 102C130 116 136 130 146 140M141 108C142 120 145 128 148 136')) +
  fill('#c4161c', 'M142 100Q150 97 158 100Q150 106 142 100Z') +
  mirrored(axis, fill(line, 'M150 92C142 88 130 92 124 102C134 104 146 104 150 98Z'))

const crown =
  fill(haft.slonce, 'M114 54 102 16 124 34 132 8 150 30 168 8 176 34 198 16 186 54Q150 64 114 54Z', 2.5) +
  fill(haft.mak, 'M126 46 132 20 144 42ZM174 46 168 20 156 42Z') +
  fill('#c98f00', 'M114 50Q150 60 186 50L184 60Q150 70 116 60Z', 2) +
  dots(haft.mak, 3.5, [150, 60]) +
  dots(haft.chaber, 3, [132, 58], [168, 58]) +
  dots(haft.slonce, 5, [102, 14], [132, 7], [168, 7], [198, 14])
