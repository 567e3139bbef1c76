/**
 * Finds how much of a log is valid. If two processes wrote one log without knowing of each other, its end cannot be
 * replayed.
 */
import type { Plugin } from '@stolik/core'
import type { Logged } from './entry.js'
import { open, step } from './fold.js'
import { BadLog } from './bad-log.js'
import type { TableState } from './state.js'

export interface Sound {
  /** How many entries are valid, from the first one on. */
  readonly length: number
  /** How many hands are settled in them. */
  readonly hands: number
  /** Why the next entry is not valid; undefined if the whole log is. */
  readonly broken?: string
}

/** Checks a log; undefined if its game is not installed. */
export function soundOf(plugins: ReadonlyMap<string, Plugin>, log: readonly Logged[]): Sound | undefined {
  const opened = log[0]?.entry
  const plugin = opened?.kind === 'open' ? plugins.get(opened.game) : undefined
  if (opened?.kind !== 'open' || plugin === undefined) return undefined
  let state: TableState = open(plugin, opened)
  for (const [seq, { entry }] of log.entries()) {
    if (seq === 0) continue
    try {
      state = step(state, entry)
    } catch (error) {
      if (!(error instanceof BadLog)) throw error
      return { length: seq, hands: state.settled.length, broken: error.message }
    }
  }
  return { length: log.length, hands: state.settled.length }
}
