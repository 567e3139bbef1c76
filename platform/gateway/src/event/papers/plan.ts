/** Prints a draw for the wall: the seats by table and by name, a measure of its quality, and how anybody can repeat it. */
import { surname } from '@stolik/core'
import type { Hall } from '@stolik/contract/event/halls'
import { hallsLine } from '@stolik/contract/event/halls-line'
import type { ShownMeasure, ShownRequest } from '@stolik/event/draw/drawing'
import type { Imprint } from '../../print/imprint.js'
import { linesOf } from '../../print/lines.js'
import { drawName, nameLines, namePitch } from '../../print/names.js'
import { ink, muted, print, type Paper, type PaperPart } from '../../print/paper.js'
import { joined, seatLetter, textsOf, word, type TextOf } from '../../print/words/index.js'

export interface PlanPlayer {
  readonly number: number
  readonly name: string
  /** The word of the name where the surname begins, if it is known. */
  readonly surnameAt?: number
  readonly team: string | null
}

export interface SeatingPlan {
  readonly imprint: Imprint
  readonly series: number
  /** The tables, with players in the order of chairs. */
  readonly tables: readonly {
    readonly table: number
    readonly online: boolean
    /** The name of its hall, if there are several. */
    readonly hall?: string
    readonly players: readonly PlanPlayer[]
  }[]
  readonly byes: readonly PlanPlayer[]
  /** The halls, if there are several. */
  readonly halls?: readonly Hall[]
  readonly measure: ShownMeasure
  /** Whether the regulations keep members of one club apart. */
  readonly clubsApart: boolean
  /** The data that reveals the commitment. */
  readonly opened: { readonly seed: string; readonly salt: string; readonly commitment: string }
  /** The text from outside that was mixed into the seed. */
  readonly outside: string | null
  /** The commitment to the seed of the next draw. */
  readonly next: string | null
}

export const printSeatingPlan = (plan: SeatingPlan): Promise<Uint8Array> => {
  const { kind, draw } = seatingPlan(plan)
  return print(plan.imprint, kind, draw)
}

export const seatingPlan = (plan: SeatingPlan): PaperPart => ({
  kind: { title: word(plan.imprint.locale, 'plan.title', { series: plan.series }), head: 'ornament' },
  draw: (paper) => {
    const textOf = textsOf(plan.imprint, 'plan.')
    const small = { size: 9, colour: muted }
    byTable(paper, plan)
    if (plan.byes.length > 0) {
      paper.need(30)
      const names = plan.byes.map(({ number, name }) => `${number} ${name}`).join(', ')
      paper.paragraph(`${textOf('byes')}: ${names}`, { size: 11, face: 'strong' })
    }
    paper.y += 8
    const { requests, ...figures } = plan.measure
    paper.paragraph(textOf('measure', figures), small)
    if (plan.clubsApart) paper.paragraph(textOf('clubs', figures), small)
    for (const one of requests) paper.paragraph(requestWords(textOf, one), small)
    const { opened, outside, next } = plan
    paper.paragraph(textOf('seed', opened), small)
    if (outside !== null) paper.paragraph(textOf('outside', { outside }), small)
    if (next !== null) paper.paragraph(textOf('next', { commitment: next }), small)
    const names = plan.byes.length + plan.tables.reduce((sum, { players }) => sum + players.length, 0)
    // For a small event, both lists fit on one page.
    if (paper.y + headHeight + Math.ceil(names / 2) * widest > paper.bottom) paper.next()
    else paper.y += 14
    byName(paper, plan)
  },
})

/** What was asked for and whether it was possible, then only the figures that it made worse. */
function requestWords(textOf: TextOf, { kind, numbers, table, met, ...cost }: ShownRequest): string {
  const [a = 0, b = 0] = numbers
  const costs = (['repeats', 'clashes', 'clubs', 'seatSpread', 'dealerSpread', 'moved'] as const)
    .filter((figure) => cost[figure] > 0)
    .map((figure) => textOf(`cost.${figure}`, { n: cost[figure] }))
  return joined([
    textOf(`asked.${kind}`, { a, b, table: table ?? 0 }),
    met ? '' : textOf('notMet'),
    costs.length === 0 ? textOf('costsNothing') : costs.join(', '),
  ])
}

const across = 3
const notesHeight = 120
const gap = 14

function byTable(paper: Paper, { tables, imprint }: SeatingPlan): void {
  const width = (paper.width - (across - 1) * gap) / across
  for (let first = 0; first < tables.length; first += across) {
    const row = tables.slice(first, first + across)
    const height = 27 + 15 * Math.max(...row.map(({ players }) => players.length)) + 9
    // Keeps the notes from being alone on a page.
    paper.need(first + across < tables.length ? height : height + notesHeight)
    row.forEach(({ table, online, hall, players }, n) => {
      const x = paper.left + n * (width + gap)
      const { doc, y } = paper
      const heading = word(imprint.locale, 'plan.table', { table })
      paper.line(heading, x, y, width, { size: 14, face: 'strong' })
      const where = online ? word(imprint.locale, 'plan.online') : hall
      if (where !== undefined) {
        const from = doc.font('strong').fontSize(14).widthOfString(heading) + 6
        paper.line(where, x + from, y + 4, width - from, { size: 9, colour: muted, align: 'right' })
      }
      paper.rule(y + 21, x, width, 0.9, ink)
      players.forEach(({ number, name }, chair) => {
        const line = y + 24 + chair * 15
        paper.line(seatLetter(chair), x, line, 12, { size: 10.5, face: 'strong' })
        paper.line(String(number), x + 12, line, 22, { size: 10.5, align: 'right', colour: muted })
        drawName(paper, nameLines(paper, name, width - 40), x + 40, line, width - 40, { size: 10.5 })
      })
    })
    paper.y += height
  }
}

/** The smallest distance between lines: of names on one line, and of names on two. */
const closest = 13
const closestOfTwo = 2 * namePitch
/** Beside a name stand the number of the player, the table and the seat. */
const beside = 118
/** Height of the heading above the names, including the column headings. */
const headHeight = 48
const widest = 17
/** Height of a text line per point of type size. */
const lineOfType = 1.42
const hallsSize = 10

export interface Found extends PlanPlayer {
  /** The number of the table, or that they have a bye. */
  readonly table: string
  /** The letter of the chair; empty with a bye. */
  readonly seat: string
  /** The name of the hall, if there are several. */
  readonly hall?: string
}

/** Everybody with their seat, sorted by surname, because people look for that. */
export function seatsByName({
  tables,
  byes,
  imprint,
}: Pick<SeatingPlan, 'tables' | 'byes' | 'imprint'>): readonly Found[] {
  const { locale } = imprint
  const inOrder = new Intl.Collator(locale === 'en' ? 'en' : 'pl').compare
  return [
    ...tables.flatMap(({ table, hall, players }) =>
      players.map((player, chair) => ({
        ...player,
        ...(hall !== undefined && { hall }),
        table: String(table),
        seat: seatLetter(chair),
      })),
    ),
    ...byes.map((player) => ({ ...player, table: word(locale, 'plan.bye'), seat: '' })),
  ].sort(
    (a, b) =>
      inOrder(surname(a.name, a.surnameAt), surname(b.name, b.surnameAt)) ||
      inOrder(a.name, b.name) ||
      a.number - b.number,
  )
}

function byName(paper: Paper, plan: SeatingPlan): void {
  const { halls = [], imprint } = plan
  const { locale } = imprint
  const all = seatsByName(plan)
  const width = (paper.width - gap) / 2
  // A column for the halls would leave no room for long names. The numbers of tables say where they are.
  const where = hallsLine(halls)
  paper.doc.font('text').fontSize(hallsSize)
  const whereLines = where === '' ? 0 : linesOf(paper.doc, where, paper.width).length
  const room = paper.bottom - paper.y - headHeight - whereLines * hallsSize * 1.57
  const isLong = all.some(({ name }) => nameLines(paper, name, width - beside).length > 1)
  const pages = Math.ceil(all.length / (2 * Math.floor(room / (isLong ? closestOfTwo : closest))))
  const half = Math.ceil(all.length / pages / 2)
  const lineHeight = Math.min(widest, room / half)
  for (let first = 0; first < all.length; first += 2 * half) {
    if (first > 0) paper.next()
    paper.paragraph(word(locale, 'plan.names'), { size: 15, face: 'strong' })
    if (where !== '') paper.paragraph(where, { size: hallsSize })
    paper.y += 4
    const onPage = all.slice(first, first + 2 * half)
    for (const column of [0, 1]) {
      const rows = onPage.slice(column * half, (column + 1) * half)
      nameColumn(paper, rows, paper.left + column * (width + gap), width, lineHeight)
    }
  }
}

function nameColumn(
  paper: Paper,
  rows: readonly Found[],
  x: number,
  width: number,
  lineHeight: number,
): void {
  if (rows.length === 0) return
  const { y, imprint } = paper
  const textOf = textsOf(imprint, 'plan.')
  const head = { size: 8.5, colour: muted } as const
  paper.line(textOf('name'), x + 30, y, 100, head)
  paper.line(textOf('at'), x + width - 84, y, 40, { ...head, align: 'right' })
  paper.line(textOf('seat'), x + width - 40, y, 40, { ...head, align: 'right' })
  paper.rule(y + 13, x, width, 0.9, ink)
  const size = Math.min(11, lineHeight * 0.72)
  rows.forEach(({ number, name, table, seat }, n) => {
    const top = y + 14 + n * lineHeight
    const line = top + (lineHeight - size * lineOfType) / 2
    paper.line(String(number), x, line, 24, { size, align: 'right', colour: muted })
    drawName(paper, nameLines(paper, name, width - beside), x + 30, line, width - beside, { size })
    paper.line(table, x + width - 84, line, 40, { size, face: 'strong', align: 'right' })
    paper.line(seat, x + width - 40, line, 40, { size, face: 'strong', align: 'right' })
    paper.rule(top + lineHeight, x, width, 0.3)
  })
}
