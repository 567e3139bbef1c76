/** How much of a log a table can be made of: two who wrote one log without knowing of each other leave a rest that nobody can read. */
import type { Plugin } from '@stolik/core'
import type { Logged } from './entry.js'
import { open, step, BadLog } from './fold.js'
import type { TableState } from './state.js'

export interface Sound {
  /** So many entries follow each other, from the first one on. */
  readonly length: number
  /** Hands settled in them. */
  readonly hands: number
  /** Why the next one does not follow; undefined for a log that is sound. */
  readonly broken?: string
}

/** undefined: the log is of a game, or of a version of it, that we have no rules for. */
export function soundOf(plugins: ReadonlyMap<string, Plugin>, log: readonly Logged[]): Sound | undefined {
  const opened = log[0]?.entry
  const plugin = opened?.kind === 'open' ? plugins.get(opened.game) : undefined
  if (opened?.kind !== 'open' || plugin?.version !== opened.version) return undefined
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
