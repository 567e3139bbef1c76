/** Subcommands for the door and for an evening that does not go to plan: seats, exclusions, regulations, and how it ends. */
import { isFields, overlaid } from '@stolik/contract/event/regulations-file'
import { readRegulations } from '@stolik/gateway/api/tournament/input/regulations'
import { showRegulations } from '@stolik/gateway/tournament/show-regulations'
import type { Act } from '@stolik/tournament/model/act'
import type { ActOf } from '@stolik/tournament/decide/ask'
import { readCount } from './arguments.js'
import { UsageError } from './io.js'
import { does, one, seriesFor, type Acting } from './tournament-acts.js'
import type { Desk } from './tournament-desk.js'
import type { EventFile } from './tournament-file.js'
import { coerced, isBadInput, json } from './tournament-input.js'

/** All of these stand in the minutes with their reason. @throws UsageError without one */
function reasonOf({ values: { reason } }: Desk): string {
  if (reason === undefined) throw new UsageError('Say why: --reason WHY.')
  return reason
}

const once = (event: EventFile, desk: Desk, act: Act, said: string): Promise<number> =>
  one(
    event,
    desk,
    desk.file,
    () => act,
    () => said,
  )

/** Players are named by the start numbers on their cards. */
const playerOf = (number: string): string => `p${readCount('player', number, 0)}`

const unstart: Acting = (event, desk) => {
  const series = seriesFor(event, desk, ({ status }) => status === 'running')
  return once(
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
  const said = `${seats.length} new ${seats.length === 1 ? 'seat' : 'seats'} in series ${series}.`
  return once(event, desk, { kind: 'reseat', series, seats, reason: reasonOf(desk) }, said)
}

const endEarly: Acting = (event, desk) => {
  const ended = event.state.series.findLast(({ status }) => status === 'ended')?.series ?? 0
  const after = readCount('series', desk.values.series, ended)
  const refund = desk.values.refund === true
  const what: Act = { kind: 'endEarly', after, refund, reason: reasonOf(desk) }
  return once(event, desk, what, `The event ended early: series up to ${after} count.`)
}

const undoEarlyEnd: Acting = (event, desk) =>
  once(event, desk, { kind: 'undoEarlyEnd', reason: reasonOf(desk) }, 'The early end is taken back.')

const cancel: Acting = (event, desk) =>
  once(event, desk, { kind: 'cancel', reason: reasonOf(desk) }, 'The event is cancelled.')

const reopen: Acting = (event, desk) => {
  const clause = desk.values.clause ?? null
  return once(
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
  return once(event, desk, what, `Number ${number} is next on the waiting list.`)
}

/** Excludes a player, or lifts that again. */
const about =
  (kind: 'exclude' | 'reinstate', said: string): Acting =>
  (event, desk) => {
    const number = numberOf(desk)
    const { clause = null } = desk.values
    const what: Act = { kind, player: playerOf(number), reason: reasonOf(desk), clause }
    return once(event, desk, what, `Number ${number} ${said}.`)
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
    overlaid(showRegulations(event.state.regulations), changes),
  )
  if (isBadInput(input)) {
    for (const words of input.words) io.error(`${from}: ${words}`)
    return 1
  }
  const regulations = readRegulations(input)
  return one(
    event,
    desk,
    from,
    () => ({ kind: 'amend', regulations, reason, seen: null }),
    () => 'The regulations are changed.',
  )
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

export const changing: Readonly<Record<string, Acting>> = {
  'check-in': checkIn,
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
