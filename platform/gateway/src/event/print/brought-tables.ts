/** Tables that can be brought again: the entries and the lists of an event, with the columns that their imports read. */
import { firstNames, surname, type Locale } from '@stolik/core'
import type { Entrant } from '@stolik/event/model/entry'
import type { EventState } from '@stolik/event/model/state'
import type { SheetCell, SheetTable } from '@stolik/files/write/sheet-table'
import { csvHead } from './csv-heads.js'

const entryColumns = [
  ...(['surname', 'given', 'club', 'licence', 'woman', 'born', 'team', 'pair'] as const),
  ...(['substitute', 'online', 'reserve'] as const),
] as const

const flag = (value: boolean | null): number | null => (value === null ? null : Number(value))

const entryCells = (entrant: Entrant, reserve: boolean): readonly SheetCell[] => {
  const { name, surnameAt, club, licence, woman, born, team, pair, substitute, online } = entrant
  const names = [surname(name, surnameAt), firstNames(name, surnameAt)]
  return [...names, club, licence, flag(woman), born, team, pair, ...[substitute, online, reserve].map(flag)]
}

/**
 * Everybody who is entered, in the order of their entries; who has withdrawn is left out.
 * @param locale the reader's language, for the heads; null: names for programs, which never change
 */
export function entriesTable(
  { players, regulations }: Pick<EventState, 'players' | 'regulations'>,
  locale: Locale | null,
): SheetTable {
  const rows = [...players.values()]
    .filter(({ status }) => status !== 'withdrawn')
    .toSorted((a, b) => a.entered - b.entered || a.number - b.number)
    .map(({ entrant, status }) => entryCells(entrant, status === 'reserve'))
  return { name: regulations.name, heads: entryColumns.map((column) => csvHead(locale, column)), rows }
}

const listColumns = ['series', 'table', 'hand', 'line'] as const

/**
 * The hands of all lists, one line each, in the notation of the game.
 * @param locale the reader's language, for the heads; null: names for programs, which never change
 */
export function listsTable(
  { series, regulations }: Pick<EventState, 'series' | 'regulations'>,
  locale: Locale | null,
): SheetTable {
  const rows = series.flatMap((one) =>
    one.tables.flatMap(({ table, list }) =>
      list.hands.map(({ line }, i): readonly SheetCell[] => [one.series, table, i + 1, line]),
    ),
  )
  return { name: regulations.name, heads: listColumns.map((column) => csvHead(locale, column)), rows }
}
