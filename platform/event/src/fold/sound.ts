/** Checks how many entries of a log are valid. A log that two writers wrote, or a damaged one, stops being valid somewhere. */
import type { Entry, Logged } from '../model/entry.js'
import { fold } from './fold.js'
import type { EventState } from '../model/state.js'

export interface SoundEvent {
  /** The number of valid entries, counted from the first. */
  readonly length: number
  /** When the result became final, in milliseconds; null while it is not final. */
  readonly ended: number | null
  /** Why the next entry is not valid; undefined for a sound log. */
  readonly broken?: string
}

export function soundOfEvent(log: readonly Logged[]): SoundEvent {
  let state: EventState | undefined
  const upTo = (length: number, broken?: string): SoundEvent => ({
    length,
    ended: state?.final?.at ?? null,
    ...(broken !== undefined && { broken }),
  })
  for (const [length, logged] of log.entries()) {
    const broken = state === undefined ? undefined : undecided(state, logged.entry)
    if (broken !== undefined) return upTo(length, broken)
    try {
      state = fold(state, logged)
    } catch (error) {
      return upTo(length, error instanceof Error ? error.message : 'it cannot be read')
    }
  }
  return upTo(log.length)
}

/** Returns why this entry was never decided on this state, although it folds: two events have the same player and table ids. */
function undecided(state: EventState, entry: Entry): string | undefined {
  switch (entry.kind) {
    case 'enter':
      return entry.number === state.players.size + 1 ? undefined : 'a number that is taken already'
    case 'draw':
      return isOneOf(state, entry.series, ['planned', 'drawn'])
        ? undefined
        : 'a draw of a series that has begun'
    case 'start':
      return isOneOf(state, entry.series, ['drawn']) ? undefined : 'a start of a series that is not drawn'
    case 'end':
      return isOneOf(state, entry.series, ['running']) ? undefined : 'an end of a series that is not running'
    case 'unstart':
      return isOneOf(state, entry.series, ['running'])
        ? undefined
        : 'a start taken back of a series that is not running'
    case 'reseat':
      return isOneOf(state, entry.series, ['drawn', 'running'])
        ? undefined
        : 'new seats in a series that is not drawn or running'
    case 'hand': {
      const list = state.series[entry.series - 1]?.tables[entry.table - 1]?.list
      return list?.hands.length === entry.hand ? undefined : 'a hand that is not the next one'
    }
    case 'final':
      return state.final === null ? undefined : 'a result that is final already'
    default:
      return undefined
  }
}

const isOneOf = (
  { series }: EventState,
  n: number,
  statuses: readonly EventState['series'][number]['status'][],
): boolean => {
  const status = series[n - 1]?.status
  return status !== undefined && statuses.includes(status)
}
