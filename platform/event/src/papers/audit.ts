/** The log of an event as its director may read it. */
import type { Sealed } from '@stolik/core'
import type { At, By, Entry, Logged } from '../model/entry.js'
import { nextIsOpen } from '../model/lots.js'
import type { EventState } from '../model/state.js'
import { withheldEntry } from '../model/withheld.js'

/** More entries than anybody reads at once. */
const mostAtOnce = 1_000

/**
 * `entries` are the newest entries of the log that ends at `state`.
 * @param sees tables whose hands the reader sees although others have the same cards before them; all if left out
 */
export function audit(state: EventState, entries: readonly Logged[], sees: (at: At) => boolean = () => true) {
  const read = withheldEntry(state, sees)
  const first = state.length - entries.length
  return {
    __typename: 'EventAudit',
    length: state.length,
    entries: entries.slice(0, mostAtOnce).map(({ at, by, entry }, i) => ({
      n: first + i,
      at,
      by: by.kind,
      name: nameOf(state, by) ?? acceptedBy(entry),
      device: 'device' in by ? by.device : null,
      kind: entry.kind,
      entry: JSON.stringify(read(entry), hidden(state)),
    })),
  }
}

/** Hides the next seed until it is open. */
const hidden = (state: EventState) => {
  const secret = nextIsOpen(state) ? null : state.next.seed
  return (key: string, value: unknown) =>
    (key === 'sealed' || key === 'next') && (value as Sealed | null)?.seed === secret ? undefined : value
}

/** Returns the name of somebody who accepts an invitation: the event did not know them before. */
const acceptedBy = (entry: Entry): string | null =>
  entry.kind === 'appoint' && entry.invitation !== undefined ? entry.name : null

function nameOf({ players }: EventState, by: By): string | null {
  if (by.kind === 'direction') return by.name === '' ? null : by.name
  if (by.kind === 'player') return players.get(by.player)?.entrant.name ?? null
  return null
}
