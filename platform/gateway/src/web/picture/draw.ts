/** Draws a picture as SVG in the look of the house: linen, the ornament band, and cards on felt or the first rows of a list. */
import { faceOf, type Drawings } from './art.js'
import { mostRows, size, type Picture, type PictureRow } from './picture.js'
import { cutTo, fitting, widthOf, wrapped, written, type Ink } from './text.js'

const colour = {
  linen: '#faf7f0',
  ink: '#16203a',
  muted: '#566079',
  granat: '#1f2f6b',
  felt: '#17414f',
  line: '#d9d2c3',
} as const

const band = { height: 48, repeat: 384 } as const
const margin = 64
/** Where the cards or rows begin. */
const side = 690
/** The width of text beside them. */
const room = side - 2 * margin + 16

const headings = [
  { size: 72, most: 2 },
  { size: 60, most: 3 },
  { size: 50, most: 4 },
  { size: 42, most: 4 },
] as const

export function drawPicture(picture: Picture, drawings: Drawings): string {
  const { art } = picture
  const drawn = 'rows' in art ? rowsOf(art.rows) : cardsOf(picture, drawings)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">` +
    rectangle(colour.linen, 0, 0, size.width, size.height) +
    drawn +
    bandOf(drawings) +
    textOf(picture) +
    '</svg>'
  )
}

const rectangle = (fill: string, x: number, y: number, width: number, height: number): string =>
  `<rect fill="${fill}" x="${x}" y="${y}" width="${width}" height="${height}"/>`

/** Whole repeats from the left; the last one is cut by the edge. */
function bandOf({ band: repeat }: Drawings): string {
  const count = Math.ceil(size.width / band.repeat)
  return Array.from(
    { length: count },
    (_, n) => `<g transform="translate(${n * band.repeat} 0) scale(2)">${repeat}</g>`,
  ).join('')
}

function textOf({ heading, sentence, host }: Picture): string {
  const title = fitting('strong', heading, room, headings)
  const step = title.size * 1.12
  const top = band.height + 48 + title.size
  const strong: Ink = { face: 'strong', size: title.size, colour: colour.ink }
  const plain: Ink = { face: 'text', size: 34, colour: colour.muted }
  const below = top + (title.lines.length - 1) * step + 66
  const most = Math.max(0, Math.floor((size.height - 120 - below) / 44) + 1)
  const sentences = most === 0 ? [] : wrapped(plain, sentence, room, most)
  return [
    ...title.lines.map((line, n) => written(strong, line, margin, top + n * step)),
    ...sentences.map((line, n) => written(plain, line, margin, below + n * 44)),
    footOf(host),
  ].join('')
}

function footOf(host: string): string {
  const name: Ink = { face: 'strong', size: 34, colour: colour.granat }
  const address: Ink = { face: 'text', size: 28, colour: colour.muted }
  const y = size.height - 42
  const after = margin + widthOf(name, 'Stolik') + 20
  return (
    written(name, 'Stolik', margin, y) + written(address, cutTo(address, host, side - after - 24), after, y)
  )
}

/** Cards on felt, in one fan or in two. */
function cardsOf({ art, letters }: Picture, drawings: Drawings): string {
  const faces =
    'cards' in art
      ? art.cards.flatMap((card) => faceOf(drawings, card, letters) ?? [])
      : Array.from({ length: 'backs' in art ? art.backs : 0 }, () => drawings.back)
  const middle = band.height + (size.height - band.height) / 2
  const half = Math.ceil(faces.length / 2)
  const fans =
    faces.length <= mostInFan
      ? fan(faces, { y: middle, scale: 0.78 })
      : fan(faces.slice(0, half), { y: middle - 128, scale: 0.62 }) +
        fan(faces.slice(half), { y: middle + 128, scale: 0.62 })
  return rectangle(colour.felt, side, 0, size.width - side, size.height) + clip + fans
}

/** With more, the next card would cover the index. */
const mostInFan = 5
/** From the middle of a card to the point about which a fan is turned. */
const radius = 420
/** The largest turn, in degrees, at which the fan stays on the felt. */
const turned = 15

const clip = '<clipPath id="card"><rect width="250" height="350" rx="20"/></clipPath>'

/** Cards of 250 × 350, turned about a point below them. */
function fan(faces: readonly string[], { y, scale }: { readonly y: number; readonly scale: number }): string {
  const step = faces.length < 2 ? 0 : Math.min(10, (2 * turned) / (faces.length - 1))
  const x = (side + size.width) / 2
  return faces
    .map((face, n) => {
      const turn = (n - (faces.length - 1) / 2) * step
      return (
        `<g transform="translate(${x} ${y + radius}) rotate(${turn}) translate(0 ${-radius}) scale(${scale}) translate(-125 -175)">` +
        `<g clip-path="url(#card)"><rect width="250" height="350" fill="#fff"/>${face}</g>` +
        `<rect width="250" height="350" rx="20" fill="none" stroke="${colour.ink}" stroke-opacity="0.35" stroke-width="2"/></g>`
      )
    })
    .join('')
}

/** Places, names and figures in columns, on white with hairlines. */
function rowsOf(rows: readonly PictureRow[]): string {
  const place: Ink = { face: 'strong', size: 34, colour: colour.granat }
  const name: Ink = { face: 'strong', size: 34, colour: colour.ink }
  const figure: Ink = { face: 'text', size: 34, colour: colour.ink }
  const [left, right, step] = [side + 32, size.width - 48, 96]
  const drawn = rows.slice(0, mostRows)
  const top = band.height + (size.height - band.height - drawn.length * step) / 2
  const column = 20 + Math.max(...drawn.map((row) => widthOf(place, row.place)), 0)
  return (
    rectangle('#fff', side, 0, size.width - side, size.height) +
    rectangle(colour.line, side, 0, 2, size.height) +
    drawn
      .map((row, n) => {
        const [y, wide] = [top + n * step + 60, widthOf(figure, row.figure)]
        const fits = cutTo(name, row.name, right - left - column - wide - 24)
        return (
          written(place, row.place, left, y) +
          written(name, fits, left + column, y) +
          written(figure, row.figure, right - wide, y) +
          (n === 0 ? '' : rectangle(colour.line, left, top + n * step, right - left, 2))
        )
      })
      .join('')
  )
}
