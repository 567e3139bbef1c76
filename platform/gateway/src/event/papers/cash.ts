/** Prints the cash report: what came in, what went out and what is left, then every amount (PT 3.3). */
import type { CashReport, CashRow } from '@stolik/event/papers/cash'
import type { Imprint } from '../../print/imprint.js'
import { heading, print } from '../../print/paper.js'
import { signatures } from '../../print/sign.js'
import { figure, table, type Column } from '../../print/table.js'
import { moment, money, textsOf } from '../../print/words/index.js'

export interface CashSheet {
  readonly imprint: Imprint
  readonly report: CashReport
}

/** What some of the rows have. */
interface Row {
  readonly at?: number
  readonly series?: number
  readonly table?: number
  readonly number?: number | null
  readonly n?: number
  readonly name?: string
  readonly games?: number
  readonly what?: string
  readonly by?: string
  readonly reason?: string
  readonly of?: string
  readonly place?: number
  readonly amount: number
}

const size = { size: 10, rowHeight: 16.5 } as const

export const printCash = ({ imprint, report }: CashSheet): Promise<Uint8Array> => {
  const textOf = textsOf(imprint, 'cash.')
  const amount = (value: number): string => money(imprint.locale, value, report.currency)
  const figures = (
    head: string,
    width: number,
    field: 'series' | 'table' | 'number' | 'n' | 'games' | 'place',
  ) => ({ ...figure(textOf(head), width), cell: (row: Row) => String(row[field] ?? '') })
  const words = (head: 'name' | 'what' | 'by' | 'reason', flex: number): Column<Row> => ({
    head: textOf(head),
    flex,
    wrap: true,
    muted: head === 'by',
    cell: (row) => row[head] ?? '',
  })
  const at: Column<Row> = {
    head: textOf('at'),
    width: 84,
    muted: true,
    cell: (row) => (row.at === undefined ? '' : moment(imprint, row.at)),
  }
  const list: Column<Row> = {
    head: textOf('list'),
    width: 110,
    cell: ({ of }) => textsOf(imprint)(`of.${of ?? ''}`),
  }
  const amounts = { ...figure(textOf('amount'), 92), strong: true, cell: (row: Row) => amount(row.amount) }
  const number = figures('number', 36, 'number')
  const owed = [figures('number', 40, 'number'), words('name', 1), amounts]
  const ofKind = (kind: CashRow['kind']): readonly Row[] => report.rows.filter((row) => row.kind === kind)
  const parts: readonly (readonly [title: string, rows: readonly Row[], columns: readonly Column<Row>[]])[] =
    [
      ['fees', ofKind('fee'), [at, number, words('name', 3), words('by', 2), amounts]],
      [
        'lost',
        ofKind('lost'),
        [
          figures('series', 44, 'series'),
          figures('table', 44, 'table'),
          figures('number', 40, 'number'),
          words('name', 1),
          figures('games', 64, 'games'),
          amounts,
        ],
      ],
      [
        'booked',
        ofKind('booked'),
        [figures('number', 30, 'n'), at, words('what', 3), words('by', 2), amounts],
      ],
      // They count nowhere, and still can be read.
      [
        'struck',
        report.struck,
        [figures('number', 30, 'n'), words('what', 1), words('reason', 1), { ...amounts, strong: false }],
      ],
      [
        'prizes',
        ofKind('prize'),
        [
          list,
          figures('place', 36, 'place'),
          number,
          words('name', 3),
          { ...at, head: textOf('handed') },
          words('by', 2),
          amounts,
        ],
      ],
      ['owing', report.owing, owed],
      ['refunds', report.refunds, owed],
    ]
  return print(imprint, { title: textOf('title'), head: 'ornament' }, (paper) => {
    const sums = [
      ...(['fees', 'back', 'lost', 'income', 'costs'] as const).filter((one) => report[one] !== 0),
      ...(['fund', 'prizes', 'left'] as const),
      ...(report.handedOut === 0 ? [] : (['handedOut', 'inBox'] as const)),
    ]
    const sum = { ...figure(textOf('amount'), 92), cell: (one: (typeof sums)[number]) => amount(report[one]) }
    table(
      paper,
      [
        { head: '', flex: 1, cell: (one) => textOf(`sum.${one}`) },
        { ...sum, strong: true },
      ],
      sums,
      size,
    )
    if (report.promised !== -report.prizes) {
      paper.y += 4
      paper.paragraph(textOf('promised', { amount: amount(report.promised) }), { size: 10 })
    }
    for (const [title, rows, columns] of parts) {
      if (rows.length === 0) continue
      heading(paper, textOf(title))
      table(paper, columns, rows, size)
    }
    signatures(paper)
  })
}
