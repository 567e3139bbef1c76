/** Subcommands for the door and for an evening that does not go to plan: seats, exclusions, regulations, and how it ends. */
import { isFields, overlaid } from '@stolik/contract/event/regulations-file'
import { regulations as description } from '@stolik/contract/event/regulations'
import type { Act } from '@stolik/event/model/act'
import type { ActOf } from '@stolik/event/decide/ask'
import { leftWhenStopped, timeUp } from '@stolik/event/model/clock'
import type { EventState, SeriesState } from '@stolik/event/model/state'
import { readCount } from '../base/arguments.js'
import { UsageError } from '../base/io.js'
import { zone, type Desk } from './tournament-desk.js'
import { does, one, seriesFor, type Acting } from './tournament-acts.js'
import { coerced, isBadInput, json } from './tournament-input.js'

/** All of these stand in the minutes with their reason. @throws UsageError without one */
function reasonOf({ values: { reason } }: Desk): string {
  if (reason === undefined) throw new UsageError('Say why: --reason WHY.')
  return reason
}

/** Players are named by the start numbers on their cards. */
const playerOf = (number: string): string => `p${readCount('player', number, 0)}`

const unstart: Acting = (event, desk) => {
  const series = seriesFor(event, desk, ({ status }) => status === 'running')
  return one(
    event,
    desk,
    { kind: 'unstart', series, reason: reasonOf(desk) },
    `Series ${series} is only drawn again.`,
  )
}

type Seat = ActOf<'reseat'>['seats'][number]

/** @throws UsageError unless it is a start number with a table, `bye` or `out` */
function seatOf(text: string): Seat {
  const [, number = '', to = ''] = /^([1-9]\d{0,4})=([1-9]\d{0,3}|bye|out)$/.exec(text) ?? []
  if (number === '')
    throw new UsageError(`A new seat is NUMBER=TABLE, NUMBER=bye or NUMBER=out, not “${text}”.`)
  const table = to === 'bye' || to === 'out' ? null : Number(to)
  return { player: playerOf(number), table, bye: to === 'bye', seen: null }
}

const reseat: Acting = (event, desk) => {
  const series = seriesFor(event, desk, ({ status }) => status === 'running' || status === 'drawn')
  const seats = desk.rest.map(seatOf)
  if (seats.length === 0) throw new UsageError('Name the new seats: NUMBER=TABLE, NUMBER=bye or NUMBER=out.')
  const message = `${seats.length} new ${seats.length === 1 ? 'seat' : 'seats'} in series ${series}.`
  return one(event, desk, { kind: 'reseat', series, seats, reason: reasonOf(desk) }, message)
}

const endEarly: Acting = (event, desk) => {
  const ended = event.state.series.findLast(({ status }) => status === 'ended')?.series ?? 0
  const after = readCount('series', desk.values.series, ended)
  const refund = desk.values.refund === true
  const what: Act = { kind: 'endEarly', after, refund, reason: reasonOf(desk) }
  return one(event, desk, what, `The event ended early: series up to ${after} count.`)
}

const undoEarlyEnd: Acting = (event, desk) =>
  one(event, desk, { kind: 'undoEarlyEnd', reason: reasonOf(desk) }, 'The early end is taken back.')

const cancel: Acting = (event, desk) =>
  one(event, desk, { kind: 'cancel', reason: reasonOf(desk) }, 'The event is cancelled.')

const reopen: Acting = (event, desk) => {
  const clause = desk.values.clause ?? null
  return one(
    event,
    desk,
    { kind: 'reopen', reason: reasonOf(desk), clause },
    'The result is not final any more.',
  )
}

/** @throws UsageError unless a player is named */
function numberOf({ values: { player } }: Desk): string {
  if (player === undefined) throw new UsageError('Name the player by their start number: --player NUMBER.')
  return player
}

const advance: Acting = (event, desk) => {
  const number = numberOf(desk)
  const what: Act = { kind: 'advance', player: playerOf(number), reason: reasonOf(desk) }
  return one(event, desk, what, `Number ${number} is next on the waiting list.`)
}

/** Excludes a player, or lifts that again. */
const about =
  (kind: 'exclude' | 'reinstate', message: string): Acting =>
  (event, desk) => {
    const number = numberOf(desk)
    const { clause = null } = desk.values
    const what: Act = { kind, player: playerOf(number), reason: reasonOf(desk), clause }
    return one(event, desk, what, `Number ${number} ${message}.`)
  }

/** Changes the regulations by a JSON file that holds only what differs. */
const amend: Acting = async (event, desk) => {
  const { disk, io, games, rest } = desk
  const [from] = rest
  if (from === undefined) throw new UsageError('Name the file with what changes in the regulations.')
  const reason = reasonOf(desk)
  const text = await disk.load(from)
  const changes = text === undefined ? undefined : json(text)
  if (!isFields(changes)) {
    io.error(`${from}: ${text === undefined ? 'there is no such file' : 'this is not a JSON object'}`)
    return 1
  }
  const input = coerced(
    games,
    'RegulationsInput',
    overlaid(description.show(event.state.regulations), changes),
  )
  if (isBadInput(input)) {
    for (const words of input.words) io.error(`${from}: ${words}`)
    return 1
  }
  const regulations = description.store(input)
  const act: Act = { kind: 'amend', regulations, reason, seen: null }
  return one(event, desk, act, 'The regulations are changed.', from)
}

/** Notes at the door who has come, by the numbers on their cards: all of them, or none. */
const checkIn: Acting = async (event, desk) => {
  const { rest, values, file, io } = desk
  if (rest.length === 0) throw new UsageError('Name the players who have come, by their start numbers.')
  const arrival = values.late === true ? 'LATE' : 'HERE'
  const steps = rest.map(playerOf).map((player) => ({
    where: file,
    act: (): Act => ({ kind: 'checkIn', player, arrival }),
  }))
  if ((await does(event, desk, steps)) === undefined) return 1
  io.out(`${rest.length} checked in.`)
  return 0
}

const isRunning = ({ status }: SeriesState): boolean => status === 'running'

/** Starts the clock of a series, or adds to its time. */
const timing =
  (kind: 'clock' | 'extend'): Acting =>
  (event, desk) => {
    const series = seriesFor(event, desk, isRunning)
    if (desk.values.minutes === undefined) throw new UsageError('Say for how long: --minutes N.')
    const minutes = readCount('minutes', desk.values.minutes, 1)
    const act: Act = kind === 'clock' ? { kind, series, minutes, seen: null } : { kind, series, minutes }
    return one(event, desk, act, ({ state }) => timeLine(state, series, desk))
  }

/** Stops play for everybody, with its clock, or lets it go on. */
const pausing =
  (paused: boolean): Acting =>
  (event, desk) => {
    const act: Act = { kind: 'pause', at: null, paused, reason: paused ? reasonOf(desk) : '' }
    return one(event, desk, act, ({ state }) => timeLine(state, seriesFor(event, desk, isRunning), desk))
  }

function timeLine(state: EventState, n: number, { values }: Desk): string {
  const series = state.series[n - 1]
  const up = series === undefined ? null : timeUp(state, series)
  const left = series === undefined ? null : leftWhenStopped(state, series)
  if (left !== null) return `Play is stopped. Series ${n} has ${Math.ceil(left / 60_000)} minutes left.`
  if (up === null) return state.pause.since === null ? 'Play goes on.' : 'Play is stopped.'
  const time = { hour: '2-digit', minute: '2-digit', timeZone: zone(values.zone) } as const
  return `The time of series ${n} is up at ${new Intl.DateTimeFormat('en-GB', time).format(up)}.`
}

export const changing: Readonly<Record<string, Acting>> = {
  'check-in': checkIn,
  clock: timing('clock'),
  extend: timing('extend'),
  pause: pausing(true),
  resume: pausing(false),
  unstart,
  reseat,
  amend,
  advance,
  exclude: about('exclude', 'is excluded'),
  reinstate: about('reinstate', 'is not excluded any more'),
  'end-early': endEarly,
  'undo-early-end': undoEarlyEnd,
  cancel,
  reopen,
}
