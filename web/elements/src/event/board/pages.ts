/** What the big screen shows, page by page: the draw by name and by table, then the standings. */
import type { Locale } from '@stolik/core'
import type { EventShown, EventTable, ResultRow } from '../client/types.js'
import { current } from '../public/next.js'
import { placesByName, type Place } from '../public/draw.js'

interface Paged {
  /** From 1, of how many of this kind. */
  readonly n: number
  readonly of: number
}

export type Page =
  | { readonly kind: 'welcome' }
  | (Paged & { readonly kind: 'names'; readonly rows: readonly Place[] })
  | (Paged & { readonly kind: 'tables'; readonly rows: readonly EventTable[] })
  | (Paged & { readonly kind: 'standings'; readonly rows: readonly ResultRow[] })

/** How many lines fit on a page, and how many columns beside each other, with what is left over as a part of one. */
export interface Room {
  readonly lines: number
  readonly columns: number
}

/** How a page is laid out: in so many columns, and letters so many times as large as usual. */
export interface Layout {
  readonly columns: number
  readonly scale: number
  /** How wide a column is in letters, as a multiple of the usual. */
  readonly width: number
}

/** Larger letters would only make the way from a name to its figure longer. */
const largest = 2.4

/** Columns are so much wider where letters grow: a name of thirty needs it. */
const spare = 1.15

/** Few names are written larger, rather than in a corner of the screen. @param high lines that one of them takes */
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

/** Lines that a table takes: a heading and a line a player. */
export const highOf = (tables: readonly EventTable[]): number =>
  Math.max(...tables.map(({ chairs }) => chairs), 3) + 1.5

/** @returns at least one page */
export function pagesOf(event: EventShown, locale: Locale, room: Room): readonly Page[] {
  const series = current(event)
  if (series === undefined) return [{ kind: 'welcome' }]
  const columns = Math.max(1, Math.floor(room.columns))
  const most = Math.max(1, room.lines * columns)
  const pages: Page[] = []
  if (series.status !== 'ENDED') {
    for (const part of parts(placesByName(series, locale), most)) pages.push({ kind: 'names', ...part })
    const tables = Math.max(1, Math.floor(room.lines / highOf(series.tables))) * columns
    for (const part of parts(series.tables, tables)) pages.push({ kind: 'tables', ...part })
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

/** Pages as full as each other, rather than a last one with a single line. */
function parts<T>(rows: readonly T[], most: number): readonly (Paged & { readonly rows: readonly T[] })[] {
  const of = Math.ceil(rows.length / most)
  const each = Math.ceil(rows.length / Math.max(of, 1))
  return Array.from({ length: of }, (_, i) => ({ n: i + 1, of, rows: rows.slice(i * each, (i + 1) * each) }))
}
