/**
 * Subcommands that change an event: entries, draws, series, lists, rulings, and any act of the schema as JSON. A call does all
 * or nothing.
 */
import type { ActInput } from '@stolik/contract/event/acts'
import type { Rating } from '@stolik/contract/published/draws'
import type { Act, LaterDraws } from '@stolik/event/model/act'
import { drawOf } from '@stolik/event/draw/drawing'
import { readEntries, readLists } from '@stolik/event/decide/files'
import { readAct, readWhy, type Asker } from '@stolik/gateway/event/api/input/read-act'
import { entered } from '@stolik/event/model/playing'
import { refuse, type EventRefusal } from '@stolik/event/model/refusal'
import type { SeriesState } from '@stolik/event/model/state'
import { readCount } from '../base/arguments.js'
import { UsageError } from '../base/io.js'
import { readList } from '../base/read-list.js'
import { director, type Desk } from './tournament-desk.js'
import { noteLines, showEntries, showLists } from './tournament-preview.js'
import { after, writeEvent, type EventFile } from './tournament-file.js'
import { coerced, isBadInput, json } from './tournament-input.js'
import { ratingIn } from './tournament-rating.js'
import { drawLines, notReadyLines } from './tournament-show.js'
import { refusalLines } from './tournament-words.js'

export type Acting = (event: EventFile, desk: Desk) => Promise<number>

/** One act, its place in the input, and the message once it is done. */
interface Step {
  readonly where: string
  readonly act: (event: EventFile) => Act | EventRefusal | Promise<Act | EventRefusal>
}

/** Applies the steps one after the other and writes the file once; undefined if one was refused. */
export async function does(
  event: EventFile,
  desk: Desk,
  steps: readonly Step[],
): Promise<EventFile | undefined> {
  let now = event
  for (const { where, act } of steps) {
    const what = await act(now)
    const next = 'refused' in what ? what : after(now, director(desk), what, desk.disk)
    if ('refused' in next) {
      for (const line of refusalLines(event.offer, where, next)) desk.io.error(line)
      return undefined
    }
    now = next
  }
  await desk.disk.save(desk.file, writeEvent(now.log))
  return now
}

/** Applies one act, and says what it did. */
export async function one(
  event: EventFile,
  desk: Desk,
  act: Act | Step['act'],
  words: string | ((now: EventFile) => string),
  where = desk.file,
): Promise<number> {
  const now = await does(event, desk, [{ where, act: typeof act === 'function' ? act : () => act }])
  if (now === undefined) return 1
  desk.io.out(typeof words === 'string' ? words : words(now))
  return 0
}

/** Reads the file named after the event file; undefined, and told, if it cannot be read. @throws UsageError if none is named. */
async function input(
  desk: Desk,
  what: string,
): Promise<{ readonly from: string; readonly text: string } | undefined> {
  const [from] = desk.rest
  if (from === undefined) throw new UsageError(`Name the file with ${what}.`)
  const text = await readList(desk, from)
  return text === undefined ? undefined : { from, text }
}

const enter: Acting = async (event, desk) => {
  const read = await input(desk, 'the entries')
  if (read === undefined) return 1
  const { from, text } = read
  if (desk.values.preview === true) return showEntries(event, desk, from, text)
  for (const line of noteLines(from, text)) desk.io.out(line)
  const words = ({ state }: EventFile): string =>
    `${state.players.size - event.state.players.size} entered, ${entered(state).length} in all.`
  return one(event, desk, () => readEntries(text, desk.values.skip === true), words, from)
}

/** Returns the series that was named, or the first one that fits. */
export function seriesFor(
  event: EventFile,
  { values }: Desk,
  fits: (series: SeriesState) => boolean,
): number {
  if (values.series !== undefined) return readCount('series', values.series, 1)
  return event.state.series.find(fits)?.series ?? event.state.series.length
}

/** @throws UsageError */
function laterDraws({ values: { later } }: Desk): LaterDraws | undefined {
  if (later === undefined) return undefined
  if (later === 'discard') return 'DISCARD'
  if (later === 'keep') return 'KEEP'
  throw new UsageError('--later is discard or keep.')
}

const draw: Acting = async (event, desk) => {
  const { reason, outside } = desk.values
  // A reason is why a series is drawn again.
  const n = seriesFor(event, desk, ({ status }) => status === (reason === undefined ? 'planned' : 'drawn'))
  const later = laterDraws(desk)
  const edition = desk.values.edition === undefined ? null : readCount('edition', desk.values.edition, 1)
  const now = await does(event, desk, [
    {
      where: desk.file,
      act: async ({ state, tools }) => {
        const rating = await ratingIn(desk, state, n, edition)
        if (rating !== null && 'refused' in rating) return rating
        return drawOf(state, tools.lists, n, { ...readWhy({ reason, outside, later }), rating })
      },
    },
  ])
  if (now === undefined) return 1
  for (const line of notReadyLines(now.state, n)) desk.io.error(line)
  for (const line of drawLines(now.state, n)) desk.io.out(line)
  return 0
}

const start: Acting = (event, desk) => {
  const series = seriesFor(event, desk, ({ status }) => status === 'drawn')
  return one(event, desk, { kind: 'start', series }, `Series ${series} has begun.`)
}

const end: Acting = (event, desk) => {
  const series = seriesFor(event, desk, ({ status }) => status === 'running')
  return one(event, desk, { kind: 'end', series }, `Series ${series} is over.`)
}

/** Enters many lists from a CSV file, or with --series and --table the lines of one list. */
const list: Acting = async (event, desk) => {
  const read = await input(desk, 'the lists')
  if (read === undefined) return 1
  const { from, text } = read
  const { series, table } = desk.values
  if (series === undefined && table === undefined && desk.values.preview === true)
    return showLists(event, desk, from, text)
  if (series === undefined && table === undefined)
    return one(
      event,
      desk,
      () => readLists(text, desk.values.overwrite === true),
      'The lists are entered.',
      from,
    )
  const at = { series: readCount('series', series, 1), table: readCount('table', table, 1) }
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const seen = desk.values.overwrite === true ? null : []
  const words = `The list of table ${at.table} in series ${at.series} is entered.`
  return one(event, desk, { kind: 'list', ...at, lines, signed: true, seen }, words, from)
}

const nobody: Asker = {
  person: null,
  player: null,
  chair: () => null,
  personOf: () => null,
  appoint: () => Promise.resolve(refuse('UNKNOWN_ACCOUNT')),
  accept: () => refuse('BAD_INVITATION'),
  enterAll: readEntries,
  listAll: readLists,
  draw: () => {
    throw new RangeError('draws are asked for with their event')
  },
}

/** Applies acts: one line of JSON per act, in the shape of the schema's `EventAct`. */
const act: Acting = async (event, desk) => {
  const read = await input(desk, 'the acts')
  if (read === undefined) return 1
  const { from, text } = read
  const steps: Step[] = []
  let wrong = false
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const where = `${from}:${i + 1}`
    const input = coerced(desk.games, 'EventAct', json(line))
    if (isBadInput(input)) {
      wrong = true
      for (const words of input.words) desk.io.error(`${where}: ${words}`)
    } else steps.push({ where, act: (now) => actOf(desk, now, input) })
  }
  if (wrong) return 1
  const now = await does(event, desk, steps)
  if (now === undefined) return 1
  desk.io.out(`${steps.length} done, ${now.log.length - event.log.length} written.`)
  return 0
}

async function actOf(desk: Desk, now: EventFile, input: ActInput): Promise<Act | EventRefusal> {
  const { draw: drawn } = input
  const rating = drawn ? await ratingIn(desk, now.state, drawn.series, drawn.edition ?? null) : null
  return rating !== null && 'refused' in rating ? rating : readAct(input, askerOf(now, rating))
}

const askerOf = ({ state, tools }: EventFile, rating: Rating | null): Asker => ({
  ...nobody,
  personOf: (player) => state.players.get(player)?.entrant.person ?? null,
  draw: (series, why) => drawOf(state, tools.lists, series, { ...why, rating }),
})

/** Records a ruling of the rule book: `--question tricks.five --fact player=2`. */
const rule: Acting = (event, desk) => {
  const { values } = desk
  const at = { series: readCount('series', values.series, 1), table: readCount('table', values.table, 1) }
  const hand = values.hand === undefined ? null : readCount('hand', values.hand, 1) - 1
  const facts = Object.fromEntries((values.fact ?? []).map(readFact))
  const what: Act = {
    kind: 'rule',
    ...at,
    hand,
    question: values.question ?? null,
    facts,
    note: values.note ?? '',
  }
  return one(event, desk, what, ({ state }) => {
    const lines = (state.rulings.at(-1)?.lines ?? []).map(({ code, clause }) => `${code} [${clause}]`)
    return lines.join('\n') || 'Written down.'
  })
}

/** @throws UsageError unless the text is name=value. */
function readFact(text: string): readonly [string, string | number | boolean] {
  const [, name, value] = /^([\w.-]+)=(.*)$/.exec(text) ?? []
  if (name === undefined || value === undefined) throw new UsageError(`--fact is name=value, not “${text}”.`)
  if (value === 'true' || value === 'false') return [name, value === 'true']
  return [name, /^-?\d{1,9}$/.test(value) ? Number(value) : value]
}

const final: Acting = (event, desk) =>
  one(event, desk, { kind: 'final' }, ({ state }) => `The result is final: ${state.final?.hash ?? ''}`)

export const acting: Readonly<Record<string, Acting>> = { enter, draw, start, end, list, act, rule, final }
