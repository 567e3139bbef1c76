/** Subcommands for the door and for an evening that does not go to plan: seats, exclusions, regulations, and how it ends. */
import { regulations as description } from '@stolik/contract/event/regulations'
import { isFields } from '@stolik/contract/event/regulations-file'
import type { ActOf } from '@stolik/event/decide/ask'
import { leftWhenStopped, timeUp } from '@stolik/event/model/clock'
import type { EventState } from '@stolik/event/model/state'
import { readCount } from '../base/command.js'
import { parsed, textOf } from '../base/files.js'
import { Failure, UsageError } from '../base/io.js'
import { doing, seriesFor, type Acting } from './acts.js'
import { secondFile, zone, type Desk } from './desk.js'
import { regulationsOf } from './input.js'

/** All of these stand in the minutes with their reason. @throws UsageError without one */
function reasonOf({ values: { reason } }: Desk): string {
  if (reason === undefined) throw new UsageError('Say why: --reason WHY.')
  return reason
}

/** Players are named by the start numbers on their cards. */
const playerOf = (player: string): string => `p${readCount({ player }, 'player', 0)}`

/** @throws UsageError unless a player is named */
function numberOf({ values: { player } }: Desk): string {
  if (player === undefined) throw new UsageError('Name the player by their start number: --player NUMBER.')
  return player
}

/** @throws UsageError unless it is a start number with a table, `bye` or `out` */
function seatOf(text: string): ActOf<'reseat'>['seats'][number] {
  const [, number = '', to = ''] = /^([1-9]\d{0,4})=([1-9]\d{0,3}|bye|out)$/.exec(text) ?? []
  if (number === '')
    throw new UsageError(`A new seat is NUMBER=TABLE, NUMBER=bye or NUMBER=out, not “${text}”.`)
  const table = to === 'bye' || to === 'out' ? null : Number(to)
  return { player: playerOf(number), table, bye: to === 'bye', seen: null }
}

/** Excludes a player, or lifts that again. */
const excluding =
  (kind: 'exclude' | 'reinstate', message: string): Acting =>
  (_, desk) => {
    const number = numberOf(desk)
    const { clause = null } = desk.values
    const player = playerOf(number)
    return doing({ kind, player, reason: reasonOf(desk), clause }, `Number ${number} ${message}.`)
  }

/** Starts the clock of a series, or adds to its time. */
const timing =
  (kind: 'clock' | 'extend'): Acting =>
  (event, desk) => {
    const series = seriesFor(event, desk, 'running')
    if (desk.values.minutes === undefined) throw new UsageError('Say for how long: --minutes N.')
    const minutes = readCount(desk.values, 'minutes', 1)
    const act = kind === 'clock' ? { kind, series, minutes, seen: null } : { kind, series, minutes }
    return doing(act, ({ state }) => timeLine(state, series, desk))
  }

/** Stops play for everybody, with its clock, or lets it go on. */
const pausing =
  (paused: boolean): Acting =>
  (event, desk) =>
    doing({ kind: 'pause', at: null, paused, reason: paused ? reasonOf(desk) : '' }, ({ state }) =>
      timeLine(state, seriesFor(event, desk, 'running'), desk),
    )

function timeLine(state: EventState, n: number, desk: Desk): string {
  const series = state.series[n - 1]
  const up = series === undefined ? null : timeUp(state, series)
  const left = series === undefined ? null : leftWhenStopped(state, series)
  if (left !== null) return `Play is stopped. Series ${n} has ${Math.ceil(left / 60_000)} minutes left.`
  if (up === null) return state.pause.since === null ? 'Play goes on.' : 'Play is stopped.'
  const time = { hour: '2-digit', minute: '2-digit', timeZone: zone(desk) } as const
  return `The time of series ${n} is up at ${new Intl.DateTimeFormat('en-GB', time).format(up)}.`
}

export const changing: Readonly<Record<string, Acting>> = {
  /** Notes at the door who has come, by the numbers on their cards: all of them, or none. */
  'check-in': (_, { rest, values: { late } }) => {
    if (rest.length === 0) throw new UsageError('Name the players who have come, by their start numbers.')
    const arrival = late === true ? 'LATE' : 'HERE'
    const steps = rest.map((number) => ({
      act: { kind: 'checkIn', player: playerOf(number), arrival } as const,
    }))
    return { steps, done: `${rest.length} checked in.` }
  },
  clock: timing('clock'),
  extend: timing('extend'),
  pause: pausing(true),
  resume: pausing(false),
  unstart: (event, desk) => {
    const series = seriesFor(event, desk, 'running')
    return doing({ kind: 'unstart', series, reason: reasonOf(desk) }, `Series ${series} is only drawn again.`)
  },
  reseat: (event, desk) => {
    const series = seriesFor(event, desk, 'running', 'drawn')
    const seats = desk.rest.map(seatOf)
    const n = seats.length
    if (n === 0) throw new UsageError('Name the new seats: NUMBER=TABLE, NUMBER=bye or NUMBER=out.')
    const done = `${n} new ${n === 1 ? 'seat' : 'seats'} in series ${series}.`
    return doing({ kind: 'reseat', series, seats, reason: reasonOf(desk) }, done)
  },
  /** Changes the regulations by a JSON file that holds only what differs. */
  amend: async (event, desk) => {
    const from = secondFile(desk, 'Name the file with what changes in the regulations.')
    const reason = reasonOf(desk)
    const changes = parsed(await textOf(desk, from))
    if (!isFields(changes)) throw new Failure(`${from}: this is not a JSON object`)
    const regulations = regulationsOf(desk.games, description.show(event.state.regulations), changes, from)
    return doing({ kind: 'amend', regulations, reason, seen: null }, 'The regulations are changed.', from)
  },
  advance: (_, desk) => {
    const number = numberOf(desk)
    const act = { kind: 'advance', player: playerOf(number), reason: reasonOf(desk) } as const
    return doing(act, `Number ${number} is next on the waiting list.`)
  },
  exclude: excluding('exclude', 'is excluded'),
  reinstate: excluding('reinstate', 'is not excluded any more'),
  'end-early': (event, desk) => {
    const ended = event.state.series.findLast(({ status }) => status === 'ended')?.series ?? 0
    const after = readCount(desk.values, 'series', ended)
    const { refund = false } = desk.values
    const done = `The event ended early: series up to ${after} count.`
    return doing({ kind: 'endEarly', after, refund, reason: reasonOf(desk) }, done)
  },
  'undo-early-end': (_, desk) =>
    doing({ kind: 'undoEarlyEnd', reason: reasonOf(desk) }, 'The early end is taken back.'),
  cancel: (_, desk) => doing({ kind: 'cancel', reason: reasonOf(desk) }, 'The event is cancelled.'),
  reopen: (_, desk) => {
    const { clause = null } = desk.values
    return doing({ kind: 'reopen', reason: reasonOf(desk), clause }, 'The result is not final any more.')
  },
}
