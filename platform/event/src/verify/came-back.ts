/** Checks an event's file that comes back. It begins with the log that was handed over; what follows is decided again. */
import { canonical, contentHash } from '@stolik/contract/canonical'
import { fold } from '../fold/fold.js'
import type { Entry, Logged } from '../model/entry.js'
import type { EventRefusal } from '../model/refusal.js'
import type { EventState } from '../model/state.js'
import { decideAgain, type Checking } from './decided-again.js'
import { badLine } from './log-file.js'

/** The entries that were written in the file, as they were decided again. */
export interface CameBack {
  readonly entries: readonly Logged[]
  /** SHA-256 of these entries. */
  readonly digest: string
}

/**
 * @param log the log up to and with `handOver`. Names in it may have been forgotten since.
 * @param came the log in the file
 */
export async function checkCameBack(
  log: readonly Logged[],
  came: readonly Logged[],
  checking: Checking,
): Promise<CameBack | EventRefusal> {
  let state: EventState | undefined
  for (const [i, one] of log.entries()) {
    const other = came[i]
    if (other === undefined || !isSameLine(one, other)) return badLine(i + 1, 'OTHER_ENTRY')
    state = fold(state, other)
    await checking.rest()
  }
  if (state === undefined) throw new RangeError('an event has a log')
  const after = came.slice(log.length)
  const before = { state, at: log.at(-1)?.at ?? 0, lines: log.length }
  const entries = await decideAgain(before, after, checking)
  return 'refused' in entries ? entries : { entries, digest: contentHash(after) }
}

/** Whether a line is the one of the log, apart from names that were forgotten meanwhile. */
function isSameLine(stored: Logged, came: Logged): boolean {
  const { settlements = stored.settlements, ...rest } = came
  return (
    canonical(stored) === canonical({ ...forgottenAs(stored, rest), ...(settlements && { settlements }) })
  )
}

function forgottenAs(stored: Logged, came: Logged): Logged {
  const by =
    came.by.kind === 'direction' && stored.by.kind === 'direction' && stored.by.name === ''
      ? { ...came.by, name: '' }
      : came.by
  return { ...came, by, entry: namedAs(stored.entry, came.entry) }
}

function namedAs(stored: Entry, came: Entry): Entry {
  if (stored.kind === 'appoint' && came.kind === 'appoint' && stored.name === '') return { ...came, name: '' }
  if (stored.kind !== 'enter' && stored.kind !== 'change') return came
  if (came.kind !== stored.kind || stored.entrant.name !== '') return came
  return nameless(came)
}

/** An entry without the name in it, as it is kept once the name is forgotten. */
export function nameless<E extends Entry>(entry: E): E {
  if (entry.kind !== 'enter' && entry.kind !== 'change') return entry
  const { entrant, seal } = entry
  return {
    ...entry,
    entrant: { ...entrant, name: '', licence: null, person: null },
    ...(seal && { seal: { ...seal, salt: null } }),
  }
}
