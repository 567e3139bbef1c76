/** Prints what each player gets or pays if a stake was played, with the calculation for each table (5.5.5). */
import type { Locale } from '@stolik/core'
import type { Settlement } from '@stolik/event/papers/settlement'
import type { Imprint } from '../../print/imprint.js'
import { heading, muted, print, type Paper } from '../../print/paper.js'
import { table, type Column } from '../../print/table.js'
import { money, points, seatLetter, word } from '../../print/words/index.js'

/** Amounts are in the smallest coin. A player who pays has a negative amount. */
export interface SettlementSheet {
  readonly imprint: Imprint
  readonly settlement: Settlement
}

export const printSettlement = ({ imprint, settlement }: SettlementSheet): Promise<Uint8Array> => {
  const textOf = (code: string, args = {}): string => word(imprint.locale, `money.${code}`, args)
  return print(
    imprint,
    { title: textOf('title'), subtitle: textOf('lists', settlement.lists), head: 'ornament' },
    (paper) => {
      paper.y -= 6
      const how = textOf('how')
      const unit = settlement.currency === null ? ` ${textOf('coins')}` : ''
      paper.paragraph(how + unit, { size: 8.5, colour: muted })
      heading(paper, textOf('players'))
      players(paper, settlement, textOf)
      heading(paper, textOf('tables'))
      tables(paper, settlement, textOf)
    },
  )
}

type TextOf = (code: string, args?: Readonly<Record<string, string | number>>) => string

function players(paper: Paper, { currency, series, players: all }: Settlement, textOf: TextOf): void {
  const { locale } = paper.imprint
  const figure = (text: string): Column => ({
    head: text,
    width: series.length > 4 ? 44 : 58,
    align: 'right',
  })
  table(
    paper,
    [
      { head: textOf('number'), width: 30, align: 'right' },
      { head: textOf('name'), flex: 1 },
      ...series.map((n) => figure(textOf('series', { n }))),
      { head: textOf('total'), width: 78, align: 'right', strong: true },
    ],
    all.map(({ number, name, amounts, total }) => [
      String(number),
      name,
      ...amounts.map((amount) => (amount === null ? '–' : amountOf(locale, amount, currency))),
      amountOf(locale, total, currency),
    ]),
    { size: 10, rowHeight: 16.5 },
  )
}

/** The players are shown by number, in the order of chairs. */
function tables(paper: Paper, { currency, tables: all }: Settlement, textOf: TextOf): void {
  const { locale } = paper.imprint
  const chairs = Math.max(0, ...all.map(({ paid }) => paid.length))
  const seats = Array.from({ length: chairs }, (_, chair) => chair)
  table(
    paper,
    [
      { head: textOf('ofSeries'), width: 40, align: 'right' },
      { head: textOf('table'), width: 44, align: 'right', strong: true },
      ...seats.flatMap((chair): readonly Column[] => [
        { head: seatLetter(chair), flex: 2, align: 'right', muted: true },
        { head: '', flex: 3, align: 'right' },
      ]),
    ],
    all.map(({ series, table: n, paid }) => [
      String(series),
      String(n),
      ...paid.flatMap(({ number, amount }) => [String(number), amountOf(locale, amount, currency)]),
    ]),
    { size: 10, rowHeight: 15.5 },
  )
}

/** Formats an amount with its sign, and with the currency if there is one. */
function amountOf(locale: Locale, amount: number, currency: string | null): string {
  const text = currency === null ? points(locale, amount) : money(locale, amount, currency)
  return amount > 0 ? `+${text}` : text
}
