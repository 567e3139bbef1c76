/**
 * A4 pages that are filled from top to bottom, with a heading, running heads, and a foot with page numbers. Lengths are in
 * points.
 */
import type { Face } from './fonts.js'
import type { Imprint } from './imprint.js'
import { cut, linesOf } from './lines.js'
import { box, boxMissing, type BoxedPages } from './missing.js'
import { band, bandHeight } from './ornament.js'
import { day, word } from './words/index.js'

export const ink = '#000000'
export const muted = '#4a4a4a'
export const hairline = '#9a9a9a'

export interface Style {
  readonly size?: number
  readonly face?: Face
  readonly colour?: string
  readonly align?: 'left' | 'right' | 'center'
  /** How far the type may shrink before a line is cut, as a share of its size; 0.78 by default. */
  readonly smallest?: number
}

export interface Paper {
  readonly doc: PDFKit.PDFDocument
  readonly imprint: Imprint
  readonly left: number
  readonly width: number
  /** The y position where a page without a head begins. */
  readonly top: number
  /** The y position where the foot begins. */
  readonly bottom: number
  /** The y position of the next item. */
  y: number
  /** Draws one line in a box. A text that is too wide is set smaller, then cut if necessary. */
  line(text: string, x: number, y: number, width: number, style?: Style): void
  /** Draws a paragraph at `y`, and moves `y` below it. */
  paragraph(text: string, style?: Style & { readonly x?: number; readonly width?: number }): void
  /** Starts a new page unless so much height is left. */
  need(height: number): void
  /** The current page of this part, counted from 1. */
  readonly page: number
  next(): void
  rule(y: number, x?: number, width?: number, thick?: number, colour?: string): void
}

export interface Kind {
  readonly title: string
  readonly subtitle?: string
  /** A document for the wall has the ornament at its top. One for writing on has no heading. */
  readonly head: 'ornament' | 'none'
  readonly landscape?: boolean
  /** A poster is twice as large as other papers. */
  readonly size?: 'A3'
}

/** The share of the free room that stands on the left of a line. */
const shares = { left: 0, center: 0.5, right: 1 } as const
const margin = 40
const footHeight = 34
/** How far type may shrink, as a share of its size. */
export const smallest = 0.78
/** Distance from the top of a line to its baseline, per point of type size. */
export const ascent = 1.024

/** A paper that is printed alone or together with others. It begins on a page of its own. */
export interface PaperPart {
  readonly kind: Kind
  readonly draw: (paper: Paper) => void
}

/** Draws a document. The same input gives the same bytes. */
export const print = (imprint: Imprint, kind: Kind, draw: (paper: Paper) => void): Promise<Uint8Array> =>
  printTogether(imprint, kind.title, [{ kind, draw }])

/** Draws several papers into one document, whose pages are counted through. */
export async function printTogether(
  imprint: Imprint,
  title: string,
  parts: readonly PaperPart[],
): Promise<Uint8Array> {
  // Imported on demand: loading takes longer than drawing most papers, and a gateway draws them in another thread.
  const [{ default: PDFDocument }, { fontOf, useFonts }] = await Promise.all([
    import('pdfkit'),
    import('./fonts.js'),
  ])
  const doc = new PDFDocument({
    bufferPages: true,
    autoFirstPage: false,
    lang: imprint.locale,
    displayTitle: true,
    info: { Title: `${title} · ${imprint.name}`, Creator: 'Stolik', CreationDate: new Date(imprint.at ?? 0) },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  useFonts(doc)
  const boxed = boxMissing(doc, fontOf('text'))
  for (const { kind, draw } of parts) draw(pages(doc, imprint, kind))
  feet(doc, imprint, boxed)
  doc.end()
  await done
  return Buffer.concat(chunks)
}

function pages(doc: PDFKit.PDFDocument, imprint: Imprint, kind: Kind): Paper {
  const begin = (): void => {
    doc.addPage({
      size: kind.size ?? 'A4',
      layout: kind.landscape === true ? 'landscape' : 'portrait',
      margin: 0,
    })
  }
  begin()
  const width = doc.page.width - 2 * margin
  let page = 1
  const paper: Paper = {
    doc,
    imprint,
    left: margin,
    width,
    top: margin,
    bottom: doc.page.height - margin - footHeight + 10,
    y: margin,
    line: (text, x, y, room, style = {}) => {
      set(doc, style)
      const size = style.size ?? 10
      const wide = doc.widthOfString(text)
      const fitted = wide > room ? size * Math.max(style.smallest ?? smallest, room / wide) : size
      doc.fontSize(fitted)
      const line = cut(doc, text, room)
      const free = room - doc.widthOfString(line)
      // Smaller type keeps the same baseline.
      doc.text(line, x + free * shares[style.align ?? 'left'], y + (size - fitted) * ascent, {
        lineBreak: false,
      })
    },
    paragraph: (text, style = {}) => {
      const { x = margin, width: room = width } = style
      set(doc, style)
      const lines = linesOf(doc, text, room)
      const height = doc.heightOfString('x', { lineGap: 1.5 })
      // A few lines stay together. Longer paragraphs may break across pages.
      paper.need(Math.min(lines.length, 4) * height)
      for (const line of lines) {
        paper.need(height)
        paper.line(line, x, paper.y, room, style)
        paper.y += height
      }
    },
    need: (height) => {
      if (paper.y + height > paper.bottom) paper.next()
    },
    get page() {
      return page
    },
    next: () => {
      begin()
      page += 1
      paper.y = margin
      if (kind.head === 'none') return
      paper.line(`${kind.title} · ${imprint.name}`, margin, margin - 8, width, { size: 9, colour: muted })
      paper.rule(margin + 6)
      paper.y = margin + 16
    },
    rule: (y, x = margin, room = width, thick = 0.5, colour = hairline) =>
      stroke(doc, [x, y], [x + room, y], thick, colour),
  }
  if (kind.head === 'ornament') head(paper, kind)
  return paper
}

type Point = readonly [x: number, y: number]

export function stroke(doc: PDFKit.PDFDocument, from: Point, to: Point, thick: number, colour: string): void {
  doc
    .moveTo(...from)
    .lineTo(...to)
    .lineWidth(thick)
    .stroke(colour)
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Pieces on one page. */
interface Sheet {
  readonly down: number
  /** What stands above the pieces of each page, with its height. */
  readonly above?: { readonly height: number; readonly draw: () => void }
  /** The room that stays free below them. */
  readonly below?: number
}

/** Draws pieces in two columns, with dashed edges to cut along. */
export function cutOut<Piece>(
  paper: Paper,
  pieces: readonly Piece[],
  { down, above, below = 6 }: Sheet,
  draw: (piece: Piece, box: Box) => void,
): void {
  const across = 2
  const top = paper.top + (above?.height ?? 0)
  const [width, height] = [paper.width / across, (paper.bottom - top - below) / down]
  pieces.forEach((piece, n) => {
    const at = n % (across * down)
    if (at === 0 && n > 0) paper.next()
    if (at === 0) above?.draw()
    const box = {
      x: paper.left + (at % across) * width,
      y: top + Math.floor(at / across) * height,
      width,
      height,
    }
    paper.doc.rect(box.x, box.y, width, height).lineWidth(0.4).dash(3, { space: 3 }).stroke(hairline).undash()
    draw(piece, box)
  })
}

/** The box without so much at its edges. */
export const inset = ({ x, y, width, height }: Box, dx: number, dy: number): Box => ({
  x: x + dx,
  y: y + dy,
  width: width - 2 * dx,
  height: height - 2 * dy,
})

/** Draws a heading, and keeps it on a page with the beginning of its section. */
export function heading(paper: Paper, title: string): void {
  paper.need(80)
  paper.y += 8
  paper.paragraph(title, { size: 14, face: 'strong' })
  paper.y += 3
}

function head(paper: Paper, { title, subtitle }: Kind): void {
  const { doc, imprint, left, width } = paper
  band(doc, left, margin - 8, width)
  paper.y = margin + bandHeight + 2
  paper.line(title, left, paper.y, width, { size: 26, face: 'strong' })
  paper.y += 34
  paper.paragraph(imprint.name, { size: 15, face: 'strong' })
  const where = [imprint.place, day(imprint, imprint.starts), imprint.profileName].filter(
    (part) => part !== '' && part !== imprint.name,
  )
  if (where.length > 0) paper.paragraph(where.join(' · '), { size: 11, colour: muted })
  if (subtitle !== undefined) {
    paper.y += 4
    paper.paragraph(subtitle, { size: 12.5, face: 'strong' })
  }
  paper.y += 10
}

/** Draws the foot of each page: event, rules, version, hash of the contents, and page numbers. */
function feet(doc: PDFKit.PDFDocument, imprint: Imprint, boxed: BoxedPages): void {
  const { start, count } = doc.bufferedPageRange()
  for (let n = 0; n < count; n++) {
    doc.switchToPage(start + n)
    const left = margin
    const width = doc.page.width - 2 * margin
    const y = doc.page.height - margin - footHeight + 20
    stroke(doc, [left, y], [left + width, y], 0.5, hairline)
    set(doc, { size: 8, colour: muted })
    if (boxed.has(doc.page))
      doc.text(word(imprint.locale, 'foot.boxes', { box }), left, y - 11, { lineBreak: false })
    const version = word(imprint.locale, 'foot.version', { version: imprint.version })
    const page = word(imprint.locale, 'foot.page', { page: n + 1, pages: count })
    doc.text(page, left + width - doc.widthOfString(page), y + 4, { lineBreak: false })
    const rules = ` (${imprint.rules}, ${version})`
    const room = width - doc.widthOfString(page) - doc.widthOfString(rules) - 12
    const names = [...new Set([imprint.name, imprint.profileName])].join(' · ')
    doc.text(`${cut(doc, names, room)}${rules}`, left, y + 4, { lineBreak: false })
    if (imprint.hash !== null) doc.text(`SHA-256 ${imprint.hash}`, left, y + 14, { lineBreak: false })
    const at = day(imprint, imprint.at, true)
    doc.text(at, left + width - doc.widthOfString(at), y + 14, { lineBreak: false })
  }
}

function set(doc: PDFKit.PDFDocument, { size = 10, face = 'text', colour = ink }: Style): void {
  doc.font(face).fontSize(size).fillColor(colour)
}
