/** Builds the sheet of an event from a file. */
import { type Lists, type Sheet, type SheetPlayer, sheetFormat } from '@stolik/contract/ranking/sheet'
import type { FileEvent } from './events.js'
import { ranked } from './places.js'
import type { Row } from './row.js'

/** The sheet of an event, with what the import still needs to know of the file. */
export interface FileSheet {
  readonly sheet: Sheet
  /** Line of the file, by row of the lists. */
  readonly lines: readonly number[]
  /** Whether the file gives no places in the event, so that they follow from the points. */
  readonly byPoints: boolean
}

/** @param personOf returns the person of a row */
export function sheetOfFile(
  { details, rows }: FileEvent,
  { source, game }: { readonly source: string; readonly game: string },
  personOf: (row: Row) => string,
): FileSheet {
  const sorted = rows.toSorted((a, b) => a.series - b.series || a.table - b.table || a.line - b.line)
  const own = new Map<string, Row[]>()
  for (const row of sorted) own.set(personOf(row), [...(own.get(personOf(row)) ?? []), row])
  const persons = [...own.keys()]
  const index = new Map(persons.map((person, i) => [person, i]))
  const places = placesOf(own)
  const column = (of: (row: Row) => number): readonly number[] => sorted.map(of)
  const atTable = tablePlaces(sorted)
  const lists: Lists = {
    player: column((row) => index.get(personOf(row)) as number),
    series: column(({ series }) => series),
    table: column(({ table }) => table),
    place: column((row) => atTable.get(row) ?? 0),
    units: column(({ units }) => units),
    small: column(({ small }) => small),
    hands: column(({ hands }) => hands),
    won: column(({ won }) => won),
    lost: column(({ lost }) => lost),
    online: column(({ online }) => (online ? 1 : 0)),
  }
  const sheet: Sheet = {
    format: sheetFormat,
    event: details.event,
    source,
    name: details.title,
    date: details.date,
    kind: details.kind,
    game,
    profile: details.profile,
    version: null,
    organiser: details.organiser,
    region: details.region,
    result: null,
    players: persons.map((person): SheetPlayer => {
      const { club, team, pair, categories } = own.get(person)?.[0] as Row
      return {
        person,
        club,
        team,
        ...(pair !== null && { pair }),
        categories,
        place: places.get(person) ?? null,
        ...adjustmentsOf(own.get(person) ?? []),
      }
    }),
    lists,
  }
  return {
    sheet,
    lines: sorted.map(({ line }) => line),
    byPoints: sorted.every(({ rank }) => rank === null),
  }
}

function adjustmentsOf(rows: readonly Row[]): Pick<SheetPlayer, 'adjusted' | 'adjustedSmall'> {
  const sum = (of: 'adjusted' | 'adjustedSmall'): number => rows.reduce((all, row) => all + row[of], 0)
  return { adjusted: sum('adjusted'), adjustedSmall: sum('adjustedSmall') }
}

/** Places in the event, from the file. If the file gives none at all: by total points, then small points. */
function placesOf(own: ReadonlyMap<string, readonly Row[]>): ReadonlyMap<string, number> {
  const rank = (rows: readonly Row[]): number | null => rows.find((row) => row.rank !== null)?.rank ?? null
  const claims = [...own].flatMap(([person, rows]) => {
    const place = rank(rows)
    return place === null ? [] : [[person, place] as const]
  })
  if (claims.length > 0) return new Map(claims)
  const sums = [...own].map(([person, rows]) => ({
    person,
    units: rows.reduce((sum, { units }) => sum + units, 0),
    small: rows.reduce((sum, { small }) => sum + small, 0),
  }))
  return ranked(sums, ({ person }) => person)
}

/** Places at each table, from the file or by the points there; none if no table is named. */
function tablePlaces(rows: readonly Row[]): ReadonlyMap<Row, number> {
  const tables = new Map<string, Row[]>()
  for (const row of rows)
    if (row.table > 0) {
      const key = `${row.series} ${row.table}`
      tables.set(key, [...(tables.get(key) ?? []), row])
    }
  const counted = [...tables.values()].flatMap((table) => [...ranked(table, (row) => row)])
  const places = new Map(counted)
  for (const row of rows) if (row.place !== null) places.set(row, row.place)
  return places
}
