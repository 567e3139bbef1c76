/**
 * The seeds of an event's lots. Each draw has its own seed, which is committed to before the draw and opened with it. The
 * announcement commits to the first seed, and each draw commits to the next. The seed after the last draw is for lots at the
 * end. Pure.
 */
import { commitment } from '@stolik/core'
import { sha256, sha256Hex } from '@stolik/contract/sha256'
import type { DrawnLots, EventState } from './state.js'

/**
 * Returns the seed that a draw uses. With an outside value it is SHA-256 of `seed:value` in lower-case hex. Nobody can predict
 * the draw from the seed alone or from the value alone.
 */
export const mixed = (seed: string, outside: string | null): string =>
  outside === null ? seed : sha256Hex(`${seed}:${outside}`)

/** Returns an outside value as it is hashed: one line, single spaces, Unicode NFC; null if it is empty. */
export const outsideOf = (text: string | null): string | null => {
  const line = (text ?? '').normalize('NFC').trim().replace(/ +/g, ' ')
  return line === '' ? null : line
}

/** Whether every series is over, so that the remaining lots can be drawn. */
const isPlayed = ({ series }: EventState): boolean => series.every(({ status }) => status === 'ended')

/** Whether the next seed is public. */
export const nextIsOpen = (state: EventState): boolean => !state.fresh || isPlayed(state)

/** Returns the commitment to the secret next seed; null if there is none. */
export const nextCommitment = (state: EventState): string | null =>
  nextIsOpen(state) ? null : commitment(sha256, state.next)

/** Whether each draw has its own seed. In older logs all lots come from one seed. */
export const hasOwnSeeds = ({ draws, fresh }: EventState): boolean =>
  fresh ? draws.length > 0 : new Set(draws.map(({ sealed }) => sealed.seed)).size > 1

/** Returns the opening of a draw's commitment and the outside value that was mixed into its seed. */
export const openedLots = ({ series, at, sealed, outside }: DrawnLots) => ({
  series,
  at,
  outside,
  commitment: commitment(sha256, sealed),
  salt: sealed.salt,
  seed: sealed.seed,
})

/** Returns everything that is open: of the draws, and of lots at the end. */
export const lotsOpened = (state: EventState) => ({
  draws: state.draws.map(openedLots),
  end:
    isPlayed(state) && state.fresh
      ? { commitment: commitment(sha256, state.next), salt: state.next.salt, seed: state.next.seed }
      : null,
})

/** Returns the seed of a series' current draw and the commitment made with it; undefined before the draw. */
export function lotsOf(state: EventState, series: number) {
  const n = state.draws.findLastIndex((one) => one.series === series)
  const made = state.draws[n]
  if (made === undefined) return undefined
  const { commitment: committed, salt, seed, outside } = openedLots(made)
  const after = state.draws[n + 1]?.sealed ?? (state.fresh ? state.next : undefined)
  // In older logs all draws share one seed.
  const next = after === undefined || after.seed === seed ? null : commitment(sha256, after)
  return { opened: { commitment: committed, salt, seed }, outside, next }
}
