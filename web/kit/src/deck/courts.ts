/**
 * Court cards: king, queen, jack and the German ober. A bust stands above a band of embroidery and is repeated upside down below
 * it.
 */
import { heart, pomegranate, rosette, tulip, type Layers } from '../ornament/motifs.js'
import { type Dress, axis, coat, face, hand, head } from './figure.js'
import { jack } from './jack.js'
import { king } from './king.js'
import { queen } from './queen.js'
import { at, fill, haft, ink, dots, mirrored } from '../ornament/svg.js'
import type { DeckStyle, RankName, SuitName } from './options.js'

/** The German ober, a man: a broad hat with a plume, a moustache, and a drawn sabre. */
const ober = ({ cloth, shade, second, hair, hairline, motif }: Dress): string =>
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

const gold: Layers = [haft.slonce, haft.len, haft.mak]
const bright: Layers = [haft.niebo, haft.len, haft.slonce]

const dark = { hair: '#4a2f1d', hairline: '#2a1a10' }
const black = { hair: '#2c3344', hairline: '#11151f' }
const fair = { hair: '#d9a441', hairline: '#99691b' }
const ginger = { hair: '#b5622a', hairline: '#7a3b14' }

const red = { cloth: '#c4161c', shade: '#8e0f16' }
const french: Readonly<Record<SuitName, Dress>> = {
  C: { cloth: '#1f2f6b', shade: '#141f4c', second: '#1b6e37', ...dark, motif: tulip(bright) },
  S: { cloth: '#26324f', shade: '#16203a', second: '#2b55c4', ...black, motif: rosette(bright) },
  H: { ...red, second: '#1f2f6b', ...fair, motif: heart(gold) },
  D: { ...red, second: '#f2b705', ...ginger, motif: pomegranate([haft.slonce, haft.len, haft.granat]) },
}

const dresses: Readonly<Record<DeckStyle, Readonly<Record<SuitName, Dress>>>> = {
  french,
  four: {
    ...french,
    S: { ...french.S, cloth: '#0a7a2f', shade: '#06521f', second: '#f2b705', motif: rosette(gold) },
    D: { ...french.D, cloth: '#e07b00', shade: '#a85a00', second: '#1f2f6b' },
  },
  german: {
    C: { ...french.C, cloth: '#7a4d16', shade: '#51320b', motif: tulip(gold) },
    S: { ...french.S, cloth: '#1d7a34', shade: '#115222', second: '#f2b705', motif: rosette(gold) },
    H: french.H,
    D: { ...french.D, cloth: '#d99a00', shade: '#9c6c00', second: '#b81d2c', motif: pomegranate() },
  },
}

/** The slope of the band between the halves, in degrees: it falls to the right, away from the index. */
const slope = 12

/** Returns the drawing of a court card; `id` is a prefix for the ids inside. Its flower is drawn once and copied. */
export function court(style: DeckStyle, suit: SuitName, rank: RankName, id: string): string {
  const { motif, ...cloth } = dresses[style][suit]
  const dress: Dress = { ...cloth, motif: `<use href="#${id}m"/>` }
  return (
    `<defs><g id="${id}m">${motif}</g><clipPath id="${id}c"><path d="M0 0H250V202L0 148Z"/></clipPath></defs>` +
    `<g id="${id}h" clip-path="url(#${id}c)">${at(13, 5, 0.92, figureOf(style, rank)(dress))}</g>` +
    `<use href="#${id}h" transform="rotate(180 125 175)"/>${band(dress)}`
  )
}

function figureOf(style: DeckStyle, rank: RankName): (dress: Dress) => string {
  if (rank === 'K') return king
  if (rank === 'J') return jack
  return style === 'german' ? ober : queen
}

/** A strip of linen with the suit's flowers. It is point-symmetric like the card. */
function band({ cloth, motif }: Dress): string {
  const flowers = [-96, -64, -32, 32, 64, 96].map((x) => at(x, 0, 0.17, motif, x < 0 ? 0 : 180)).join('')
  return at(
    125,
    175,
    1,
    fill(cloth, 'M-140-14H140V14H-140Z') +
      fill(haft.slonce, 'M-140-12H140V12H-140Z') +
      fill(ink, 'M-140-9.500H140V9.500H-140Z') +
      flowers,
    slope,
  )
}
