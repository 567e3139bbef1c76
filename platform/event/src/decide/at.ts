/** Finds the table that an act is about, and checks who may write its list. */
import type { Chair } from '@stolik/core'
import type { At } from '../model/entry.js'
import { chairAt, seriesOf } from '../model/playing.js'
import { refuse, type EventRefusal } from '../model/refusal.js'
import type { SeriesState, TableState } from '../model/state.js'
import { type Ask, notAllowed } from './ask.js'

export interface Found {
  readonly series: SeriesState
  readonly table: TableState
  readonly at: At
  /** Profile, table size and current lines: the arguments for the game's paper functions. */
  readonly profile: string
  readonly chairs: number
  readonly lines: readonly string[]
}

export function find({ state }: Ask, { series, table }: At): Found | EventRefusal {
  const found = seriesOf(state, series)
  if (found === undefined) return refuse('UNKNOWN_SERIES', { series })
  const one = found.tables[table - 1]
  // A table that was given up has no players.
  if (one === undefined || one.players.length === 0) return refuse('UNKNOWN_TABLE', { series, table })
  return {
    series: found,
    table: one,
    at: { series, table },
    profile: state.regulations.format.profile,
    chairs: one.players.length,
    lines: one.list.hands.map(({ line }) => line),
  }
}

/** Finds the table, and refuses unless its series is running. */
export function findRunning(ask: Ask, at: At): Found | EventRefusal {
  const found = find(ask, at)
  if ('refused' in found || found.series.status === 'running') return found
  return refuse('NOT_RUNNING', { series: at.series })
}

/** Finds the table, and refuses unless its series has begun. */
export function findBegun(ask: Ask, at: At): Found | EventRefusal {
  const found = find(ask, at)
  if ('refused' in found || found.series.started !== null) return found
  return refuse('NOT_RUNNING', { series: at.series })
}

/**
 * Returns in which role the sender writes the list (PT 7.1.5, PT 9.3): as a chair of the table, or above the table (the director). Only the
 * gateway writes the list of an online table, and it never writes a list of the hall.
 */
export function scorer({ state, by }: Ask, { series, table, chairs }: Found): Chair | 'above' | EventRefusal {
  switch (by.kind) {
    case 'direction':
      return table.online ? refuse('ONLINE_TABLE') : 'above'
    case 'gateway':
      return table.online ? 'above' : refuse('NOT_ONLINE_TABLE', { table: table.table })
    case 'chair':
      if (table.online) return refuse('ONLINE_TABLE')
      return Number.isInteger(by.chair) && by.chair >= 0 && by.chair < chairs ? by.chair : notAllowed
    case 'player': {
      const chair = chairAt(state, series.series, table, by.player)
      if (chair === undefined) return notAllowed
      return table.online ? refuse('ONLINE_TABLE') : chair
    }
    case 'person':
      return notAllowed
  }
}
