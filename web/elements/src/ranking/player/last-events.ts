/** Collects the events behind a player's results. Pure. */
import type { PersonResult } from '@stolik/contract/published/ranking-person'

export interface LastEvent extends Pick<PersonResult, 'event' | 'name' | 'date' | 'place' | 'players'> {
  /** The counted value of all its series; null if none of it counts. */
  readonly value: number | null
}

/** Returns the newest events first. @param results the oldest first; an event may have one for each series */
export function lastEvents(results: readonly PersonResult[], most: number): readonly LastEvent[] {
  const events = new Map<string, LastEvent>()
  for (const { event, name, date, place, players, value, taken } of results) {
    const key = event ?? `${date} ${name}`
    const before = events.get(key)?.value ?? null
    const counted = taken ? (before ?? 0) + value : before
    // Reinserted, because a Map keeps the old position otherwise: an event is as recent as its last series.
    events.delete(key)
    events.set(key, { event, name, date, place, players, value: counted })
  }
  return [...events.values()].toReversed().slice(0, most)
}
