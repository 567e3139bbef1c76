/** Prints the cash report: what came in, what went out and what is left, then every amount (PT 3.3). */
import type { CashReport, CashRow } from '@stolik/event/papers/cash'
import type { Imprint } from '../../print/imprint.js'
import { heading, print, type Paper } from '../../print/paper.js'
import { signatures } from '../../print/sign.js'
import { table, type Column } from '../../print/table.js'
import { moment, money, word } from '../../print/words/index.js'

export interface CashSheet {
  readonly imprint: Imprint
  readonly report: CashReport
}

type Said = (code: string, args?: Readonly<Record<string, string | number>>) => string
type Of<K extends CashRow['kind']> = Extract<CashRow, { kind: K }>

const size = { size: 10, rowHeight: 16.5 } as const
const amountWidth = 92

export const printCash = ({ imprint, report }: CashSheet): Promise<Uint8Array> => {
  const said: Said = (code, args = {}) => word(imprint.locale, `cash.${code}`, args)
  const amount = (value: number): string => money(imprint.locale, value, report.currency)
  return print(imprint, { title: said('title'), head: 'ornament' }, (paper) => {
    sums(paper, report, said, amount)
    for (const draw of [fees, lost, booked, struck, prizes, owed]) draw(paper, report, said, amount)
    signatures(paper)
  })
}

type Draw = (paper: Paper, report: CashReport, said: Said, amount: (value: number) => string) => void

const amountColumn = (said: Said): Column => ({
  head: said('amount'),
  width: amountWidth,
  align: 'right',
  strong: true,
})

const ofKind = <K extends CashRow['kind']>({ rows }: CashReport, kind: K): readonly Of<K>[] =>
  rows.filter((row): row is Of<K> => row.kind === kind)

const sums: Draw = (paper, report, said, amount) => {
  const lines = [
    ...(['fees', 'back', 'lost', 'income', 'costs'] as const).filter((one) => report[one] !== 0),
    ...(['fund', 'prizes', 'left'] as const),
  ]
  table(
    paper,
    [{ head: '', flex: 1 }, amountColumn(said)],
    lines.map((one) => [said(`sum.${one}`), amount(report[one])]),
    size,
  )
  if (report.promised !== -report.prizes) {
    paper.y += 4
    paper.paragraph(said('promised', { amount: amount(report.promised) }), { size: 10 })
  }
}

const fees: Draw = (paper, report, said, amount) => {
  const rows = ofKind(report, 'fee')
  if (rows.length === 0) return
  heading(paper, said('fees'))
  table(
    paper,
    [
      { head: said('at'), width: 84, muted: true },
      { head: said('number'), width: 36, align: 'right' },
      { head: said('name'), flex: 3, wrap: true },
      { head: said('by'), flex: 2, muted: true, wrap: true },
      amountColumn(said),
    ],
    rows.map(({ at, number, name, by, amount: one }) => [
      moment(paper.imprint, at),
      String(number),
      name,
      by,
      amount(one),
    ]),
    size,
  )
}

const lost: Draw = (paper, report, said, amount) => {
  const rows = ofKind(report, 'lost')
  if (rows.length === 0) return
  heading(paper, said('lost'))
  table(
    paper,
    [
      { head: said('series'), width: 44, align: 'right' },
      { head: said('table'), width: 44, align: 'right' },
      { head: said('number'), width: 40, align: 'right' },
      { head: said('name'), flex: 1, wrap: true },
      { head: said('games'), width: 64, align: 'right' },
      amountColumn(said),
    ],
    rows.map(({ series, table: n, number, name, games, amount: one }) => [
      ...[series, n, number].map(String),
      name,
      String(games),
      amount(one),
    ]),
    size,
  )
}

const booked: Draw = (paper, report, said, amount) => {
  const rows = ofKind(report, 'booked')
  if (rows.length === 0) return
  heading(paper, said('booked'))
  table(
    paper,
    [
      { head: said('number'), width: 30, align: 'right' },
      { head: said('at'), width: 84, muted: true },
      { head: said('what'), flex: 3, wrap: true },
      { head: said('by'), flex: 2, muted: true, wrap: true },
      amountColumn(said),
    ],
    rows.map(({ n, at, what, by, amount: one }) => [
      String(n),
      moment(paper.imprint, at),
      what,
      by,
      amount(one),
    ]),
    size,
  )
}

/** They count nowhere, and still can be read. */
const struck: Draw = (paper, { struck: rows }, said, amount) => {
  if (rows.length === 0) return
  heading(paper, said('struck'))
  table(
    paper,
    [
      { head: said('number'), width: 30, align: 'right' },
      { head: said('what'), flex: 1, wrap: true },
      { head: said('reason'), flex: 1, wrap: true },
      { ...amountColumn(said), strong: false },
    ],
    rows.map(({ n, what, reason, amount: one }) => [String(n), what, reason, amount(one)]),
    size,
  )
}

const prizes: Draw = (paper, report, said, amount) => {
  const rows = ofKind(report, 'prize')
  if (rows.length === 0) return
  heading(paper, said('prizes'))
  table(
    paper,
    [
      { head: said('list'), width: 110 },
      { head: said('place'), width: 36, align: 'right' },
      { head: said('number'), width: 36, align: 'right' },
      { head: said('name'), flex: 1, wrap: true },
      amountColumn(said),
    ],
    rows.map(({ of, place, number, name, amount: one }) => [
      word(paper.imprint.locale, `of.${of}`),
      String(place),
      String(number ?? ''),
      name,
      amount(one),
    ]),
    size,
  )
}

const owed: Draw = (paper, report, said, amount) => {
  for (const kind of ['owing', 'refunds'] as const) {
    const rows = report[kind]
    if (rows.length === 0) continue
    heading(paper, said(kind))
    table(
      paper,
      [
        { head: said('number'), width: 40, align: 'right' },
        { head: said('name'), flex: 1, wrap: true },
        amountColumn(said),
      ],
      rows.map(({ number, name, amount: one }) => [String(number), name, amount(one)]),
      size,
    )
  }
}
