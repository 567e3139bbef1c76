import type { EventShown } from '@stolik/elements/event/client/types'
import type { Section } from './sections.js'

/**
 * Returns what the entries depend on and the page shows: they are asked for again when that changes. Until a series is played
 * the door notes who comes with every act; then codes change with players and tables, not with every hand.
 */
export function entriesKey({ id, seq, players, series }: EventShown, section: Section): string {
  const isPlayed = series.some(({ status }) => status === 'RUNNING' || status === 'PAUSED')
  const follows = section === 'entries' || (section === 'now' && !isPlayed)
  return JSON.stringify([
    id,
    players.length,
    series.map(({ tables }) => tables.length),
    section,
    follows ? seq : 0,
  ])
}
