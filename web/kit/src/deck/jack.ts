/** The jack: a slanting cap with a long feather, a page's hair, no beard, and a halberd. */
import { axis, coat, face, hand, head, type Dress } from './figure.js'
import { dots, fill, haft, mirrored, stroke } from '../ornament/svg.js'

export const jack = ({ cloth, shade, second, hair, hairline, motif }: Dress): string =>
  halberd +
  coat({ cloth, shade, motif }) +
  fill(second, 'M132 126H168L160 250H140Z', 2) +
  dots(haft.slonce, 4, [150, 148], [150, 164], [150, 180]) +
  mirrored(
    axis,
    fill(hair, 'M126 46C106 56 106 84 106 104C108 112 122 114 130 108L130 58Z', 2) +
      stroke(hairline, 1.8, 'M116 66C114 82 114 94 115 106'),
  ) +
  head() +
  face(hairline, 'M152 69C150 78 146 83 146 85Q148 88 153 87') +
  collar +
  fill(hair, 'M124 62C132 52 168 52 176 62C170 50 160 46 150 46S130 50 124 62Z', 1.6) +
  cap(cloth, shade, second) +
  hand(222, 176, second)

const halberd =
  stroke('#7a4d16', 7, 'M226 260 214 30') +
  fill(
    '#c9d1de',
    'M213 8L222 40L206 40ZM206 50C192 50 186 62 188 76C196 70 206 72 210 78L222 76L221 50ZM221 54L236 62L222 70Z',
    2,
  )

const collar = mirrored(
  axis,
  fill(haft.len, 'M150 120C142 120 134 116 128 110C116 116 112 126 116 134C126 140 142 142 150 146Z', 2),
)

const cap = (cloth: string, shade: string, second: string): string =>
  fill(
    cloth,
    'M108 54C98 40 104 24 126 18C152 12 190 18 196 40C196 48 192 54 186 58C160 46 134 46 108 54Z',
    2.5,
  ) +
  fill(
    shade,
    'M106 56C104 50 106 46 112 44C140 36 172 40 192 52C194 56 190 62 186 62C162 50 134 48 106 56Z',
    2,
  ) +
  fill(second, 'M186 46C176 20 140 6 92 14C70 18 66 34 82 40C76 30 90 26 104 28C140 30 168 40 186 46Z', 2) +
  stroke(haft.len, 2, 'M180 42C160 26 124 18 88 24') +
  dots(haft.slonce, 6, [184, 48])
