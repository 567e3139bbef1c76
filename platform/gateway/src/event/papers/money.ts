/** Prints what each player gets or pays if a stake was played, with the calculation for each table (5.5.5). */
import type { Settlement } from '@stolik/event/papers/settlement'
import type { Imprint } from '../../print/imprint.js'
import { heading, muted, print } from '../../print/paper.js'
import { figure, table, type Column } from '../../print/table.js'
import { money, points, seatLetter, textsOf } from '../../print/words/index.js'

/** Amounts are in the smallest coin. A player who pays has a negative amount. */
export interface SettlementSheet {
  readonly imprint: Imprint
  readonly settlement: Settlement
}

export const printSettlement = ({ imprint, settlement }: SettlementSheet): Promise<Uint8Array> => {
  const textOf = textsOf(imprint, 'money.')
  const { locale } = imprint
  const { currency, lists, series, players, tables } = settlement
  /** With its sign, and with the currency if there is one. */
  const amountOf = (amount: number): string => {
    const text = currency === null ? points(locale, amount) : money(locale, amount, currency)
    return amount > 0 ? `+${text}` : text
  }
  type Row = Settlement['tables'][number]
  const chairs = Math.max(0, ...tables.map(({ paid }) => paid.length))
  const kind = { title: textOf('title'), subtitle: textOf('lists', lists), head: 'ornament' } as const
  return print(imprint, kind, (paper) => {
    paper.y -= 6
    const unit = currency === null ? ` ${textOf('coins')}` : ''
    paper.paragraph(textOf('how') + unit, { size: 8.5, colour: muted })
    heading(paper, textOf('players'))
    table(
      paper,
      [
        { ...figure(textOf('number'), 30), cell: ({ number }) => String(number) },
        { head: textOf('name'), flex: 1, cell: ({ name }) => name },
        ...series.map((n, i): Column<Settlement['players'][number]> => ({
          ...figure(textOf('series', { n }), series.length > 4 ? 44 : 58),
          cell: ({ amounts }) => {
            const amount = amounts[i] ?? null
            return amount === null ? '–' : amountOf(amount)
          },
        })),
        { ...figure(textOf('total'), 78), strong: true, cell: ({ total }) => amountOf(total) },
      ],
      players,
      { size: 10, rowHeight: 16.5 },
    )
    heading(paper, textOf('tables'))
    table(
      paper,
      [
        { ...figure(textOf('ofSeries'), 40), cell: (row) => String(row.series) },
        { ...figure(textOf('table'), 44), strong: true, cell: (row) => String(row.table) },
        // The players are named by number, in the order of chairs.
        ...Array.from({ length: chairs }, (_, chair): readonly Column<Row>[] => [
          {
            head: seatLetter(chair),
            flex: 2,
            align: 'right',
            muted: true,
            cell: ({ paid }) => String(paid[chair]?.number ?? ''),
          },
          {
            head: '',
            flex: 3,
            align: 'right',
            cell: ({ paid }) => {
              const amount = paid[chair]?.amount
              return amount === undefined ? '' : amountOf(amount)
            },
          },
        ]).flat(),
      ],
      tables,
      { size: 10, rowHeight: 15.5 },
    )
  })
}
