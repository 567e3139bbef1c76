/** The pages of the big screen: the draw by name and by table, then the standings. */
import { hallOf } from '@stolik/contract/event/halls'
import type { Locale } from '@stolik/core'
import type { EventShown, EventTable, ResultRow } from '../client/types.js'
import { currentSeries } from '../current.js'
import { placesByName, type Place } from '../public/draw.js'

interface Paged {
  /** Page number from 1, and the number of pages of this kind. */
  readonly n: number
  readonly of: number
}

export type Page =
  | { readonly kind: 'welcome' }
  | (Paged & { readonly kind: 'names'; readonly rows: readonly Place[] })
  | (Paged & { readonly kind: 'tables'; readonly rows: readonly EventTable[] })
  | (Paged & { readonly kind: 'standings'; readonly rows: readonly ResultRow[] })

/** How many lines fit on a page, and how many columns. The fraction is the space left over beside the last one. */
export interface Room {
  readonly lines: number
  readonly columns: number
}

/** The layout of a page: the number of columns, and the size of letters as a multiple of the usual one. */
export interface Layout {
  readonly columns: number
  readonly scale: number
  /** The width of a column measured in letters, as a multiple of the usual width. */
  readonly width: number
}

/** Larger letters would only put more distance between a name and its figure. */
const largest = 2.4

/** Columns must be this much wider where letters grow: a name of thirty letters needs it. */
const spare = 1.15

/** Writes a few names larger, rather than in a corner of the screen. @param high lines that one row takes */
export function layoutOf(n: number, high: number, room: Room): Layout {
  const most = Math.max(1, Math.floor(room.columns))
  let best = { columns: most, scale: 1 }
  for (let columns = most; columns >= 1; columns--) {
    const tall = room.lines / (Math.ceil(n / columns) * high)
    const scale = Math.min(largest, tall, room.columns / columns / spare)
    if (scale > best.scale) best = { columns, scale }
  }
  return { ...best, width: Math.max(1, room.columns / (best.columns * best.scale)) }
}

/** Lines that a table takes: a heading and one line per player. */
export const highOf = (tables: readonly EventTable[]): number =>
  Math.max(...tables.map(({ chairs }) => chairs), 3) + 1.5

/** @param hall the name of the only hall to show; null for all. @returns at least one page */
export function pagesOf(
  event: EventShown,
  locale: Locale,
  room: Room,
  hall: string | null = null,
): readonly Page[] {
  const series = currentSeries(event)
  if (series === undefined) return [{ kind: 'welcome' }]
  const columns = Math.max(1, Math.floor(room.columns))
  const most = Math.max(1, room.lines * columns)
  const pages: Page[] = []
  if (series.status !== 'ENDED') {
    const { halls } = event.regulations
    const tables =
      hall === null ? series.tables : series.tables.filter((table) => hallOf(halls, table) === hall)
    // A board for one hall names it once, at the top.
    const names = placesByName(tables, event.players, hall === null ? halls : [], locale)
    for (const part of parts(names, most)) pages.push({ kind: 'names', ...part })
    const fitting = Math.max(1, Math.floor(room.lines / highOf(tables))) * columns
    for (const part of parts(tables, fitting)) pages.push({ kind: 'tables', ...part })
  }
  const ranked = event.series.some(
    ({ status, n }) => status === 'ENDED' || n < series.n || status === 'RUNNING',
  )
  if (ranked)
    for (const part of parts(
      event.standings.individual.filter(({ place }) => place !== null),
      most,
    ))
      pages.push({ kind: 'standings', ...part })
  return pages.length === 0 ? [{ kind: 'welcome' }] : pages
}

/** Fills pages evenly, so that the last one does not have a single line. */
function parts<T>(rows: readonly T[], most: number): readonly (Paged & { readonly rows: readonly T[] })[] {
  const of = Math.ceil(rows.length / most)
  const each = Math.ceil(rows.length / Math.max(of, 1))
  return Array.from({ length: of }, (_, i) => ({ n: i + 1, of, rows: rows.slice(i * each, (i + 1) * each) }))
}
