/** The events that a player's results come from: pure. */
import type { PersonResult } from '@stolik/contract/published/ranking-person'

export interface LastEvent extends Pick<PersonResult, 'event' | 'name' | 'date' | 'place' | 'players'> {
  /** As it counts, of all series; null: nothing of it is taken. */
  readonly value: number | null
}

/** The newest first. @param results the oldest first; of an event there may be one for each series */
export function lastEvents(results: readonly PersonResult[], most: number): readonly LastEvent[] {
  const events = new Map<string, LastEvent>()
  for (const { event, name, date, place, players, value, taken } of results) {
    const key = event ?? `${date} ${name}`
    const before = events.get(key)?.value ?? null
    const counted = taken ? (before ?? 0) + value : before
    // What is written anew stands where it stood, and an event is as old as its last series.
    events.delete(key)
    events.set(key, { event, name, date, place, players, value: counted })
  }
  return [...events.values()].toReversed().slice(0, most)
}
