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

/** How many lines fit on a page, and in how many columns. */
export interface Room {
  readonly lines: number
  readonly columns: number
}

/** @returns at least one page */
export function pagesOf(event: EventShown, locale: Locale, room: Room): readonly Page[] {
  const series = current(event)
  if (series === undefined) return [{ kind: 'welcome' }]
  const most = Math.max(1, room.lines * room.columns)
  const pages: Page[] = []
  if (series.status !== 'ENDED') {
    for (const part of parts(placesByName(series, locale), most)) pages.push({ kind: 'names', ...part })
    // A table is a heading and a line a player.
    const high = Math.max(...series.tables.map(({ chairs }) => chairs), 3) + 1.5
    const tables = Math.max(1, Math.floor(room.lines / high)) * room.columns
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
