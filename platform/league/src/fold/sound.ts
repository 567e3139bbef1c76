/** Checks how many entries of a league's log are valid. A damaged log stops being valid somewhere. */
import type { Logged } from '../model/entry.js'
import type { LeagueState } from '../model/state.js'
import { fold } from './fold.js'

export interface SoundLeague {
  /** The number of valid entries, counted from the first. */
  readonly length: number
  /** Why the next entry is not valid; undefined for a sound log. */
  readonly broken?: string
}

export function soundOfLeague(id: string, log: readonly Logged[]): SoundLeague {
  // A sound log is folded at once, since each step would copy the names of all acts before it.
  if (wrongWith(() => fold(id, undefined, log)) === undefined) return { length: log.length }
  let state: LeagueState | undefined
  for (const [length, logged] of log.entries()) {
    const broken = wrongWith(() => {
      state = fold(id, state, [logged])
    })
    if (broken !== undefined) return { length, broken }
  }
  return { length: log.length }
}

function wrongWith(work: () => unknown): string | undefined {
  try {
    work()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : 'it cannot be read'
  }
}
