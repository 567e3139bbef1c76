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

type TextOf = (code: string, args?: Readonly<Record<string, string | number>>) => string
type Of<K extends CashRow['kind']> = Extract<CashRow, { kind: K }>

const size = { size: 10, rowHeight: 16.5 } as const
const amountWidth = 92

export const printCash = ({ imprint, report }: CashSheet): Promise<Uint8Array> => {
  const textOf: TextOf = (code, args = {}) => word(imprint.locale, `cash.${code}`, args)
  const amount = (value: number): string => money(imprint.locale, value, report.currency)
  return print(imprint, { title: textOf('title'), head: 'ornament' }, (paper) => {
    sums(paper, report, textOf, amount)
    for (const draw of [fees, lost, booked, struck, prizes, owed]) draw(paper, report, textOf, amount)
    signatures(paper)
  })
}

type Draw = (paper: Paper, report: CashReport, textOf: TextOf, amount: (value: number) => string) => void

const amountColumn = (textOf: TextOf): Column => ({
  head: textOf('amount'),
  width: amountWidth,
  align: 'right',
  strong: true,
})

const ofKind = <K extends CashRow['kind']>({ rows }: CashReport, kind: K): readonly Of<K>[] =>
  rows.filter((row): row is Of<K> => row.kind === kind)

const sums: Draw = (paper, report, textOf, amount) => {
  const lines = [
    ...(['fees', 'back', 'lost', 'income', 'costs'] as const).filter((one) => report[one] !== 0),
    ...(['fund', 'prizes', 'left'] as const),
  ]
  table(
    paper,
    [{ head: '', flex: 1 }, amountColumn(textOf)],
    lines.map((one) => [textOf(`sum.${one}`), amount(report[one])]),
    size,
  )
  if (report.promised !== -report.prizes) {
    paper.y += 4
    paper.paragraph(textOf('promised', { amount: amount(report.promised) }), { size: 10 })
  }
}

const fees: Draw = (paper, report, textOf, amount) => {
  const rows = ofKind(report, 'fee')
  if (rows.length === 0) return
  heading(paper, textOf('fees'))
  table(
    paper,
    [
      { head: textOf('at'), width: 84, muted: true },
      { head: textOf('number'), width: 36, align: 'right' },
      { head: textOf('name'), flex: 3, wrap: true },
      { head: textOf('by'), flex: 2, muted: true, wrap: true },
      amountColumn(textOf),
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

const lost: Draw = (paper, report, textOf, amount) => {
  const rows = ofKind(report, 'lost')
  if (rows.length === 0) return
  heading(paper, textOf('lost'))
  table(
    paper,
    [
      { head: textOf('series'), width: 44, align: 'right' },
      { head: textOf('table'), width: 44, align: 'right' },
      { head: textOf('number'), width: 40, align: 'right' },
      { head: textOf('name'), flex: 1, wrap: true },
      { head: textOf('games'), width: 64, align: 'right' },
      amountColumn(textOf),
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

const booked: Draw = (paper, report, textOf, amount) => {
  const rows = ofKind(report, 'booked')
  if (rows.length === 0) return
  heading(paper, textOf('booked'))
  table(
    paper,
    [
      { head: textOf('number'), width: 30, align: 'right' },
      { head: textOf('at'), width: 84, muted: true },
      { head: textOf('what'), flex: 3, wrap: true },
      { head: textOf('by'), flex: 2, muted: true, wrap: true },
      amountColumn(textOf),
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
const struck: Draw = (paper, { struck: rows }, textOf, amount) => {
  if (rows.length === 0) return
  heading(paper, textOf('struck'))
  table(
    paper,
    [
      { head: textOf('number'), width: 30, align: 'right' },
      { head: textOf('what'), flex: 1, wrap: true },
      { head: textOf('reason'), flex: 1, wrap: true },
      { ...amountColumn(textOf), strong: false },
    ],
    rows.map(({ n, what, reason, amount: one }) => [String(n), what, reason, amount(one)]),
    size,
  )
}

const prizes: Draw = (paper, report, textOf, amount) => {
  const rows = ofKind(report, 'prize')
  if (rows.length === 0) return
  heading(paper, textOf('prizes'))
  table(
    paper,
    [
      { head: textOf('list'), width: 110 },
      { head: textOf('place'), width: 36, align: 'right' },
      { head: textOf('number'), width: 36, align: 'right' },
      { head: textOf('name'), flex: 1, wrap: true },
      amountColumn(textOf),
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

const owed: Draw = (paper, report, textOf, amount) => {
  for (const kind of ['owing', 'refunds'] as const) {
    const rows = report[kind]
    if (rows.length === 0) continue
    heading(paper, textOf(kind))
    table(
      paper,
      [
        { head: textOf('number'), width: 40, align: 'right' },
        { head: textOf('name'), flex: 1, wrap: true },
        amountColumn(textOf),
      ],
      rows.map(({ number, name, amount: one }) => [String(number), name, amount(one)]),
      size,
    )
  }
}
