/**
 * What events said about a person whom the association has not written down itself. The record of such a person follows from
 * all events that count, so that it never depends on which of them was taken first.
 */
import { compare } from '@stolik/contract/compare'
import type { Licence, Person } from './people.js'

/** How a person was entered in one event. */
export interface EnteredAs {
  readonly name: string
  readonly club: string | null
  /** The number that they were entered with, and the association that issued it. */
  readonly licence: Pick<Licence, 'of' | 'number'> | null
}

/** The same with the event. */
export interface Entered extends EnteredAs {
  readonly source: string
  readonly event: string
  /** The day of the event, `YYYY-MM-DD`. */
  readonly date: string
}

/**
 * Returns name and club as of the latest event, and each licence from the first day on which it was used. Undefined: no event
 * that counts has them.
 */
export function fromEvents(all: readonly Entered[]): Pick<Person, 'name' | 'club' | 'licences'> | undefined {
  const sorted = all.toSorted(inOrder)
  const last = sorted.at(-1)
  if (last === undefined) return undefined
  const licences = new Map<string, Licence>()
  for (const { licence, date } of sorted) {
    if (licence === null) continue
    const key = JSON.stringify([licence.of, licence.number])
    if (!licences.has(key)) licences.set(key, { ...licence, from: date, until: null })
  }
  return { name: last.name, club: last.club, licences: [...licences.values()] }
}

const inOrder = (a: Entered, b: Entered): number =>
  compare(a.date, b.date) || compare(a.source, b.source) || compare(a.event, b.event)
