/**
 * The seeds of an event's lots. Each draw has a seed of its own, committed to before it and opened with it: the first with the
 * announcement, each later one with the draw before. The one of the last draw is for lots at the end. Pure.
 */
import { commitment } from '@stolik/core'
import { sha256, sha256Hex } from '@stolik/contract/sha256'
import type { DrawnLots, EventState } from './state.js'

/**
 * The seed that a draw is made of: with a value from outside, SHA-256 of `seed:value` in lower-case hex. So whoever knows
 * the seed cannot foretell the draw, and whoever knows the value neither.
 */
export const mixed = (seed: string, outside: string | null): string =>
  outside === null ? seed : sha256Hex(`${seed}:${outside}`)

/** A value from outside as it is hashed: one line with single spaces, in Unicode's composed form; null for nothing. */
export const outsideOf = (text: string | null): string | null => {
  const line = (text ?? '').normalize('NFC').trim().replace(/ +/g, ' ')
  return line === '' ? null : line
}

/** Whether every series is over, so that what is still to be drawn by lot can be. */
const isPlayed = ({ series }: EventState): boolean => series.every(({ status }) => status === 'ended')

/** Whether everybody may know the seed that stands next. */
export const nextIsOpen = (state: EventState): boolean => !state.fresh || isPlayed(state)

/** The commitment to a seed that is still secret; null where there is none. */
export const nextCommitment = (state: EventState): string | null =>
  nextIsOpen(state) ? null : commitment(sha256, state.next)

/** Whether draws have seeds of their own; in older logs all lots come of one. */
export const hasOwnSeeds = ({ draws, fresh }: EventState): boolean =>
  fresh ? draws.length > 0 : new Set(draws.map(({ sealed }) => sealed.seed)).size > 1

/** What opens the commitment of a draw, and what was mixed into its seed. */
export const openedLots = ({ series, at, sealed, outside }: DrawnLots) => ({
  ...{ series, at, outside },
  commitment: commitment(sha256, sealed),
  salt: sealed.salt,
  seed: sealed.seed,
})

/** All that is opened, of draws and of lots at the end. */
export const lotsOpened = (state: EventState) => ({
  draws: state.draws.map(openedLots),
  end:
    isPlayed(state) && state.fresh
      ? { commitment: commitment(sha256, state.next), salt: state.next.salt, seed: state.next.seed }
      : null,
})

/** What the draw of a series that stands was made of, and what was committed to with it; undefined before it. */
export function lotsOf(state: EventState, series: number) {
  const n = state.draws.findLastIndex((one) => one.series === series)
  const made = state.draws[n]
  if (made === undefined) return undefined
  const { commitment: committed, salt, seed, outside } = openedLots(made)
  const after = state.draws[n + 1]?.sealed ?? (state.fresh ? state.next : undefined)
  // Of older logs all draws have the one seed.
  const next = after === undefined || after.seed === seed ? null : commitment(sha256, after)
  return { opened: { commitment: committed, salt, seed }, outside, next }
}
