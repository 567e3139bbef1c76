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
 * @param kept the log up to and with `handOver`. Names in it may have been forgotten since.
 * @param came the log in the file
 */
export async function checkCameBack(
  kept: readonly Logged[],
  came: readonly Logged[],
  checking: Checking,
): Promise<CameBack | EventRefusal> {
  let state: EventState | undefined
  for (const [i, one] of kept.entries()) {
    const other = came[i]
    if (other === undefined || !isSameLine(one, other)) return badLine(i + 1, 'OTHER_ENTRY')
    state = fold(state, other)
    await checking.rest()
  }
  if (state === undefined) throw new RangeError('an event has a log')
  const after = came.slice(kept.length)
  const before = { state, at: kept.at(-1)?.at ?? 0, lines: kept.length }
  const entries = await decideAgain(before, after, checking)
  return 'refused' in entries ? entries : { entries, digest: contentHash(after) }
}

/** Whether a line is the one of the log, apart from names that were forgotten meanwhile. */
function isSameLine(kept: Logged, came: Logged): boolean {
  const { settlements = kept.settlements, ...rest } = came
  return canonical(kept) === canonical({ ...forgottenAs(kept, rest), ...(settlements && { settlements }) })
}

function forgottenAs(kept: Logged, came: Logged): Logged {
  const by =
    came.by.kind === 'direction' && kept.by.kind === 'direction' && kept.by.name === ''
      ? { ...came.by, name: '' }
      : came.by
  return { ...came, by, entry: namedAs(kept.entry, came.entry) }
}

function namedAs(kept: Entry, came: Entry): Entry {
  if (kept.kind === 'appoint' && came.kind === 'appoint' && kept.name === '') return { ...came, name: '' }
  if (kept.kind !== 'enter' && kept.kind !== 'change') return came
  if (came.kind !== kept.kind || kept.entrant.name !== '') return came
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
