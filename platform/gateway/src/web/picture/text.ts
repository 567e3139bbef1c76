/**
 * Writes text as outlines, so that a picture looks the same on every machine, whatever fonts it has. No letter of a name
 * reaches the drawing as text.
 */
import { fontOf, type Face } from '../../print/fonts.js'
import { cut, linesOf } from '../../print/lines.js'

/** What a text measures by. */
export interface Type {
  readonly face: Face
  /** In pixels. */
  readonly size: number
}

export interface Ink extends Type {
  readonly colour: string
}

const letters = new Intl.Segmenter()

/** In UTF-16 units: more than fits on a picture. */
const longest = 300

/** Leaves out what the font has no sign for; a box would say less. The title beside the picture has it. */
export const writable = (face: Face, text: string): string =>
  [...letters.segment(text.slice(0, longest).normalize('NFC'))]
    .filter(({ segment }) =>
      Array.from(segment).every((sign) => fontOf(face).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)),
    )
    .map(({ segment }) => segment)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

const advances: Readonly<Record<Face, Map<string, number>>> = { text: new Map(), strong: new Map() }

/** How far one sign moves the next, for a size of 1. */
function advanceOf(face: Face, sign: string): number {
  const known = advances[face].get(sign)
  if (known !== undefined) return known
  const font = fontOf(face)
  const advance = font.glyphForCodePoint(sign.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm
  advances[face].set(sign, advance)
  return advance
}

/** The width of a text, in pixels, without kerning: to break a title takes many of them. */
export const widthOf = ({ face, size }: Type, text: string): number =>
  size * Array.from(text).reduce((sum, sign) => sum + advanceOf(face, sign), 0)

const measuring = (ink: Type) => ({ widthOfString: (text: string) => widthOf(ink, text) })

/** One line from x on, its baseline at y. */
export function written({ face, size, colour }: Ink, text: string, x: number, y: number): string {
  const font = fontOf(face)
  const scale = size / font.unitsPerEm
  let along = 0
  const { glyphs, positions } = font.layout(text)
  const outlines = glyphs.map((glyph, i) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {}
    const path = glyph.path.toSVG()
    const at = along + xOffset
    along += xAdvance
    return path === '' ? '' : `<path transform="translate(${at} ${yOffset})" d="${path}"/>`
  })
  return `<g fill="${colour}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`
}

/** As much of a text as fits on one line. */
export const cutTo = (ink: Type, text: string, room: number): string =>
  cut(measuring(ink), writable(ink.face, text), room)

/** A text on at most so many lines; what does not fit is cut. */
export function wrapped(ink: Type, text: string, room: number, most: number): readonly string[] {
  return shortened(ink, writable(ink.face, text), room, most)
}

function shortened(ink: Type, text: string, room: number, most: number): readonly string[] {
  const lines = linesOf(measuring(ink), text, room)
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), cut(measuring(ink), lines.slice(most - 1).join(' '), room)]
}

/**
 * The largest of these sizes at which the text fits on its lines without breaking a word; the last one otherwise. Each part
 * between ` · ` begins a line.
 */
export function fitting(
  face: Face,
  text: string,
  room: number,
  sizes: readonly { readonly size: number; readonly most: number }[],
): { readonly size: number; readonly lines: readonly string[] } {
  const parts = text.split(' · ').map((part) => writable(face, part))
  const whole = parts.filter((part) => part !== '').join('\n')
  const words = whole.split(/\s/)
  const found = sizes.find(
    ({ size, most }) =>
      words.every((word) => widthOf({ face, size }, word) <= room) &&
      linesOf(measuring({ face, size }), whole, room).length <= most,
  )
  const { size, most } = found ?? sizes.at(-1) ?? { size: 40, most: 1 }
  return { size, lines: shortened({ face, size }, whole, room, most) }
}
