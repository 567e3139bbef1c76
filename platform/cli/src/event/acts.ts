/** What subcommands do to an event: a call does all or nothing. Here those of every event; `changes.ts` has the others. */
import type { ActInput } from '@stolik/contract/event/acts'
import type { Rating } from '@stolik/contract/published/draws'
import { readEntries, readLists } from '@stolik/event/decide/files'
import { drawOf } from '@stolik/event/draw/drawing'
import type { Act, LaterDraws } from '@stolik/event/model/act'
import { entered } from '@stolik/event/model/playing'
import { refuse, type EventRefusal } from '@stolik/event/model/refusal'
import type { SeriesState } from '@stolik/event/model/state'
import { readAct, readWhy, type Asker } from '@stolik/gateway/event/api/read-act'
import { ratingFor } from '@stolik/gateway/ranking/results/rating-for-draw'
import { sqlRankings } from '@stolik/gateway/ranking/store/sql'
import { readCount } from '../base/command.js'
import { parsed, readList } from '../base/files.js'
import { Failure, UsageError } from '../base/io.js'
import { withFolder } from '../base/store.js'
import { director, secondFile, type Desk } from './desk.js'
import { accepted, after, writeEvent, type EventFile } from './event-file.js'
import { coerced, isBadInput } from './input.js'
import { columnsOf, noteLines, showEntries, showLists } from './preview.js'
import { drawLines, notReadyLines } from './show.js'

/** An act, which may depend on the event as it is when its turn comes, and its place in the input. */
interface Step {
  readonly act: Act | EventRefusal | ((now: EventFile) => Promise<Act | EventRefusal>)
  /** By default the event's file. */
  readonly where?: string
}

/** What a subcommand does, and what it prints once everything is done. */
export interface Plan {
  readonly steps: readonly Step[]
  readonly done: string | ((now: EventFile) => string | readonly string[])
  readonly warn?: (now: EventFile) => readonly string[]
}

/** Returns undefined for a preview, which only prints. */
export type Acting = (event: EventFile, desk: Desk) => Plan | Promise<Plan | undefined>

/** A subcommand with one act. */
export const doing = (act: Step['act'], done: Plan['done'], where?: string): Plan => ({
  steps: [where === undefined ? { act } : { act, where }],
  done,
})

/** Applies the steps one after the other and writes the file once. @throws Failure if one was refused */
export async function perform(event: EventFile, desk: Desk, acting: Acting): Promise<void> {
  const plan = await acting(event, desk)
  if (plan === undefined) return
  let now = event
  for (const { act, where = desk.file } of plan.steps) {
    const what = typeof act === 'function' ? await act(now) : act
    now = accepted(event.offer, where, 'refused' in what ? what : after(now, director(desk), what, desk.disk))
  }
  await desk.disk.save(desk.file, writeEvent(now.log))
  for (const line of plan.warn?.(now) ?? []) desk.io.error(line)
  const done = typeof plan.done === 'string' ? plan.done : plan.done(now)
  for (const line of [done].flat()) desk.io.out(line)
}

const enter: Acting = async (event, desk) => {
  const from = secondFile(desk, 'Name the file with the entries.')
  const text = await readList(desk, from)
  if (desk.values.preview === true) return showEntries(event, desk, from, text)
  const columns = columnsOf(desk)
  for (const line of noteLines(from, text, columns)) desk.io.out(line)
  const done = ({ state }: EventFile): string =>
    `${state.players.size - event.state.players.size} entered, ${entered(state).length} in all.`
  return doing(readEntries(text, desk.values.skip === true, columns), done, from)
}

/** Returns the series that was named, or the first one in one of these states. */
export function seriesFor(
  { state: { series } }: EventFile,
  { values }: Desk,
  ...fitting: readonly SeriesState['status'][]
): number {
  const found = series.find(({ status }) => fitting.includes(status))?.series ?? series.length
  return readCount(values, 'series', found)
}

/** @throws UsageError */
function laterDraws({ values: { later } }: Desk): LaterDraws | undefined {
  if (later === undefined) return undefined
  if (later === 'keep') return 'KEEP'
  if (later === 'discard') return 'DISCARD'
  throw new UsageError('--later is discard or keep.')
}

/**
 * The places of an edition for a draw by rating, from the folder of --data: that of a stopped gateway, or of rankings alone.
 * @throws UsageError if an edition is named, but no folder
 */
async function ratingIn(
  { values: { data } }: Desk,
  { state }: EventFile,
  series: number,
  edition: number | null,
): Promise<Rating | null | EventRefusal> {
  if (data !== undefined)
    return withFolder(data, ({ db }) => ratingFor(sqlRankings(db), state, series, edition))
  if (edition !== null) throw new UsageError('Add --data FOLDER: the folder that the ranking is in.')
  return null
}

const draw: Acting = (event, desk) => {
  const { reason, outside } = desk.values
  // A reason is why a series is drawn again.
  const n = seriesFor(event, desk, reason === undefined ? 'planned' : 'drawn')
  const later = laterDraws(desk)
  const edition = readCount(desk.values, 'edition', null)
  const act = async (now: EventFile): Promise<Act | EventRefusal> => {
    const rating = await ratingIn(desk, now, n, edition)
    if (rating !== null && 'refused' in rating) return rating
    return drawOf(now.state, now.tools.lists, n, { ...readWhy({ reason, outside, later }), rating })
  }
  return {
    steps: [{ act }],
    done: ({ state }) => drawLines(state, n),
    warn: ({ state }) => notReadyLines(state, n),
  }
}

const tableOf = ({ values }: Desk): { readonly series: number; readonly table: number } => ({
  series: readCount(values, 'series', 1),
  table: readCount(values, 'table', 1),
})

/** Enters many lists from a CSV file, or with --series and --table the lines of one list. */
const list: Acting = async (event, desk) => {
  const from = secondFile(desk, 'Name the file with the lists.')
  const text = await readList(desk, from)
  const { series: ofSeries, table: ofTable, preview, overwrite = false } = desk.values
  if (ofSeries === undefined && ofTable === undefined) {
    if (preview === true) return showLists(event, desk, from, text)
    return doing(readLists(text, overwrite), 'The lists are entered.', from)
  }
  const { series, table } = tableOf(desk)
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const done = `The list of table ${table} in series ${series} is entered.`
  return doing({ kind: 'list', series, table, lines, signed: true, seen: overwrite ? null : [] }, done, from)
}

const nobody: Omit<Asker, 'personOf' | 'draw'> = {
  person: null,
  player: null,
  chair: () => null,
  appoint: () => Promise.resolve(refuse('UNKNOWN_ACCOUNT')),
  accept: () => refuse('BAD_INVITATION'),
  enterAll: readEntries,
  listAll: readLists,
}

/** Applies acts: one line of JSON per act, in the shape of the schema's `EventAct`. */
const act: Acting = async (event, desk) => {
  const from = secondFile(desk, 'Name the file with the acts.')
  const text = await readList(desk, from)
  const steps: Step[] = []
  const wrong: string[] = []
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const where = `${from}:${i + 1}`
    const input = coerced(desk.games, 'EventAct', parsed(line))
    if (isBadInput(input)) wrong.push(...input.words.map((words) => `${where}: ${words}`))
    else steps.push({ where, act: (now) => actOf(desk, now, input) })
  }
  if (wrong.length > 0) throw new Failure(...wrong)
  return { steps, done: ({ log }) => `${steps.length} done, ${log.length - event.log.length} written.` }
}

async function actOf(desk: Desk, now: EventFile, input: ActInput): Promise<Act | EventRefusal> {
  const { state, tools } = now
  const drawn = input.draw
  const rating = drawn ? await ratingIn(desk, now, drawn.series, drawn.edition ?? null) : null
  if (rating !== null && 'refused' in rating) return rating
  return readAct(input, {
    ...nobody,
    personOf: (player) => state.players.get(player)?.entrant.person ?? null,
    draw: (series, why) => drawOf(state, tools.lists, series, { ...why, rating }),
  })
}

/** @throws UsageError unless the text is name=value. */
function readFact(text: string): readonly [string, string | number | boolean] {
  const [, name, value] = /^([\w.-]+)=(.*)$/.exec(text) ?? []
  if (name === undefined || value === undefined) throw new UsageError(`--fact is name=value, not “${text}”.`)
  if (value === 'true' || value === 'false') return [name, value === 'true']
  return [name, /^-?\d{1,9}$/.test(value) ? Number(value) : value]
}

export const acting: Readonly<Record<string, Acting>> = {
  enter,
  draw,
  start: (event, desk) => {
    const series = seriesFor(event, desk, 'drawn')
    return doing({ kind: 'start', series }, `Series ${series} has begun.`)
  },
  end: (event, desk) => {
    const series = seriesFor(event, desk, 'running')
    return doing({ kind: 'end', series }, `Series ${series} is over.`)
  },
  list,
  act,
  /** Records a ruling of the rule book: `--question tricks.five --fact player=2`. */
  rule: (_, desk) => {
    const { question = null, note = '', fact = [] } = desk.values
    const { series, table } = tableOf(desk)
    const hand = desk.values.hand === undefined ? null : readCount(desk.values, 'hand', 1) - 1
    const facts = Object.fromEntries(fact.map(readFact))
    return doing({ kind: 'rule', series, table, hand, question, facts, note }, ({ state }) => {
      const lines = state.rulings.at(-1)?.lines ?? []
      return lines.map(({ code, clause }) => `${code} [${clause}]`).join('\n') || 'Written down.'
    })
  },
  final: () => doing({ kind: 'final' }, ({ state }) => `The result is final: ${state.final?.hash ?? ''}`),
}
