/** Prints a table list: a row per deal, a column per player. Either blank for handwriting, or filled in as it was kept. */
import { figure, firstNames, say, surname, type Catalogue, type Sheet, type SheetRow } from '@stolik/core'
import type { Imprint } from '../../print/imprint.js'
import { ink, muted, print, type Paper, type PaperPart } from '../../print/paper.js'
import { drawName, nameLines, namePitch } from '../../print/names.js'
import { qr } from '../../print/code.js'
import { columns, frame, middle, numberWidth, write, type Grid } from './list-grid.js'
import { day, joined, seatLetter, word } from '../../print/words/index.js'

export interface PaperList {
  /** null if the list is for any table. */
  readonly series: number | null
  readonly table: number | null
  /** The name of its hall, if there are several. */
  readonly hall?: string
  /** Names by chair; null: to be filled in by hand. */
  readonly players: readonly (string | null)[]
  /** The dealer's chair of each hand. The list has as many rows. */
  readonly dealers: readonly number[]
  /** Catalogue codes of the columns that are typed from a blank list, in their order. Written lists do without them. */
  readonly columns?: readonly string[]
  /** Catalogue codes of the lines below the list. */
  readonly sums: readonly string[]
  /** The URL in its QR code, where the list is kept. */
  readonly url: string | null
  /** The list as it was kept; null: blank. */
  readonly sheet: Sheet | null
}

export interface PaperLists {
  readonly imprint: Imprint
  readonly catalogue: Catalogue
  readonly lists: readonly PaperList[]
}

/** How many rows of a kept list fit on a page. */
const rowsAPage = 48
/** A row for handwriting has at least 6 mm. */
const handwriting = (6 / 25.4) * 72
const sumHeight = 15
const signatureHeight = 30
/** The head of a page, and the names below it. */
const headHeight = 71
const namesHeight = 27
/** Without upright heads, room for a surname on two lines. */
const flatHeight = namesHeight + namePitch
/** Heads of narrow columns stand upright. */
const uprightHeight = 58

const bandOf = ({ columns: heads = [] }: PaperList): number => (heads.length > 0 ? uprightHeight : flatHeight)

export const printLists = (all: PaperLists): Promise<Uint8Array> => {
  const { kind, draw } = tableLists(all)
  return print(all.imprint, kind, draw)
}

export const tableLists = ({ imprint, catalogue, lists }: PaperLists): PaperPart => ({
  kind: { title: word(imprint.locale, 'list.title'), head: 'none' },
  draw: (paper) => {
    lists.forEach((list, n) => {
      const pages = pagesOf(paper, list)
      const each = Math.ceil(list.dealers.length / pages)
      for (let page = 0; page < pages; page++) {
        if (n > 0 || page > 0) paper.next()
        drawPage(paper, catalogue, list, page * each, Math.min(list.dealers.length, (page + 1) * each))
      }
    })
  },
})

function pagesOf({ bottom, top }: Paper, list: PaperList): number {
  const { dealers, sums, sheet } = list
  const rows = dealers.length
  if (sheet !== null) return Math.max(1, Math.ceil(rows / rowsAPage))
  // A row more on each page carries the totals over. The last page has the sums and the signatures, too.
  const room = bottom - top - headHeight - bandOf(list) - 14 - handwriting
  const below = (sums.length + 1) * sumHeight + signatureHeight
  let pages = 1
  while (Math.ceil(rows / pages) * handwriting > room - below + (pages === 1 ? handwriting : 0)) pages++
  return pages
}

function drawPage(paper: Paper, catalogue: Catalogue, list: PaperList, from: number, to: number): void {
  const last = to === list.dealers.length
  head(paper, list, from + 1, to)
  const grid = columns(paper, list.players.length, list.sheet !== null, list.columns?.length ?? 0)
  names(paper, catalogue, list, grid)
  const below = last ? (list.sums.length + 1) * sumHeight + (list.sheet === null ? signatureHeight : 0) : 0
  const rows = to - from + (from > 0 ? 1 : 0)
  const height = Math.min(22, (paper.bottom - paper.y - below - 14) / rows)
  const top = paper.y
  if (from > 0) {
    const totals = list.sheet?.rows[from - 1]?.totals
    const carried = word(paper.imprint.locale, 'list.carried')
    paper.line(carried, (grid.x[1] ?? 0) + 3, middle(paper.y, height, 8.5), grid.game, small)
    write(paper, grid, height, totals?.map(figure) ?? [])
    paper.y += height
  }
  for (let hand = from; hand < to; hand++) {
    row(paper, catalogue, list, grid, hand, height)
    paper.y += height
  }
  frame(paper, grid, top, rows, height, list.players.length, from > 0 ? 1 : 0)
  if (last) sums(paper, catalogue, list, grid)
  const note = word(paper.imprint.locale, list.sheet === null ? 'list.dealer' : 'list.final')
  paper.line(note, paper.left, paper.bottom - 10, paper.width, { size: 8, colour: muted })
}

const small = { size: 8.5, colour: muted } as const

const codeSize = 82

function head(paper: Paper, { series, table, hall, url }: PaperList, from: number, to: number): void {
  const { imprint, left, width, y } = paper
  const { locale } = imprint
  const room = width - codeSize
  paper.line(word(locale, 'list.title'), left, y - 6, room, { size: 20, face: 'strong' })
  const where =
    series !== null && table !== null
      ? joined([word(locale, 'list.where', { series, table }), hall ?? ''])
      : `${word(locale, 'list.series')} ........   ${word(locale, 'list.table')} ........`
  paper.line(where, left, y + 20, room, { size: 14, face: 'strong' })
  const style = { size: 9.5, colour: muted } as const
  paper.line(`${imprint.name} · ${day(imprint, imprint.starts)}`, left, y + 40, room, style)
  const deals = `${imprint.profileName} · ${word(locale, 'list.deal')} ${from}–${to}`
  paper.line(deals, left, y + 53, room, style)
  if (url !== null) {
    qr(paper, url, left + width - codeSize + 8, y - 14, codeSize)
    const scan = word(locale, 'list.scan')
    paper.line(scan, left, y + 53, room - 6, { size: 8, colour: muted, align: 'right' })
  }
  paper.y = y + headHeight
}

function names(paper: Paper, catalogue: Catalogue, list: PaperList, grid: Grid): void {
  const { x, game, player, cells } = grid
  const { locale } = paper.imprint
  const band = bandOf(list)
  const y = paper.y + band - namesHeight
  paper.line(word(locale, 'list.deal'), x[0] ?? 0, y + 15, numberWidth - 3, { ...small, align: 'right' })
  if (cells.length === 0) paper.line(word(locale, 'list.game'), (x[1] ?? 0) + 3, y + 15, game, small)
  else upright(paper, catalogue, list, grid, band)
  list.players.forEach((name, chair) => {
    const at = (x[chair + 2] ?? 0) + 3
    // First names small above; below, the surname in larger type.
    const lines = nameLines(paper, surname(name ?? ''), player - 6, 'strong')
    const above = y - (lines.length - 1) * namePitch
    paper.line(`${seatLetter(chair)}  ${firstNames(name ?? '')}`, at, above, player - 6, small)
    drawName(paper, lines, at, y + 11, player - 6, { size: 10.5, face: 'strong', above: true })
  })
  paper.y += band
}

/** Heads that are read from the right-hand side, on two lines if they are long. */
function upright(
  { doc, y, imprint: { locale } }: Paper,
  catalogue: Catalogue,
  { columns: heads = [] }: PaperList,
  { cells, cell }: Grid,
  band: number,
): void {
  heads.forEach((code, n) => {
    const at = cells[n] ?? 0
    doc.save()
    doc.rotate(-90, { origin: [at, y + band] })
    const text = say(catalogue, locale, code)
    doc.font('text').fontSize(8).fillColor(muted)
    const lines = doc.widthOfString(text) > band - 6 ? 2 : 1
    doc.text(text, at + 3, y + band + (cell - lines * 9) / 2, {
      width: band - 4,
      lineGap: -1,
    })
    doc.restore()
  })
}

function row(
  paper: Paper,
  catalogue: Catalogue,
  list: PaperList,
  grid: Grid,
  hand: number,
  height: number,
): void {
  const { x, game } = grid
  const dealer = list.dealers[hand] ?? 0
  const size = Math.min(10, height * 0.72)
  paper.line(String(hand + 1), x[0] ?? 0, middle(paper.y, height, size), numberWidth - 4, {
    size,
    align: 'right',
    colour: muted,
  })
  // The dot that marks the dealer is at the left of their cell, where no figure is written.
  paper.doc.circle((x[dealer + 2] ?? 0) + 6, paper.y + height / 2, 1.5).fill(ink)
  const played = list.sheet?.rows[hand]
  if (played === undefined) return
  const text = describeHand(paper, catalogue, list, played)
  paper.line(text, (x[1] ?? 0) + 3, middle(paper.y, height, size * 0.92), game - 6, { size: size * 0.92 })
  const totals = played.totals.map((total, chair) => (played.scores[chair] === null ? '' : figure(total)))
  write(paper, grid, height, totals, new Set(played.owners))
}

function describeHand(
  { imprint }: Paper,
  catalogue: Catalogue,
  { players }: PaperList,
  { code, args }: SheetRow,
): string {
  const { chair } = args
  const named = typeof chair === 'number' ? { ...args, chair: players[chair] ?? seatLetter(chair) } : args
  return say(catalogue, imprint.locale, code, named)
}

function sums(paper: Paper, catalogue: Catalogue, list: PaperList, grid: Grid): void {
  const { imprint } = paper
  const { x, game } = grid
  const height = sumHeight
  const top = paper.y
  const lines = [
    ...list.sums.map((code) => ({
      label: say(catalogue, imprint.locale, code),
      values: list.sheet?.sums.find((sum) => sum.code === code)?.values,
    })),
    { label: word(imprint.locale, 'list.total'), values: list.sheet?.totals },
  ]
  lines.forEach(({ label, values }, n) => {
    const total = n === lines.length - 1
    paper.line(label, (x[1] ?? 0) + 3, middle(paper.y, height, 9.5), game - 6, {
      size: 9.5,
      face: total ? 'strong' : 'text',
    })
    write(paper, grid, height, values?.map(figure) ?? [], new Set(total ? list.players.keys() : []))
    paper.y += height
  })
  frame(paper, { x, cells: [] }, top, lines.length, height, lines.length, 0)
  if (list.sheet !== null) return
  list.players.forEach((_, chair) => {
    const at = (x[chair + 2] ?? 0) + 3
    paper.rule(paper.y + 20, at, grid.player - 6, 0.5)
    const style = { size: 8, colour: muted, align: 'center' } as const
    paper.line(word(imprint.locale, 'list.signature'), at, paper.y + 21, grid.player - 6, style)
  })
}
