/** An event in a file: its log, one JSON entry per line, in the gateway's format; and what is wrong with it, in English. */
import { say } from '@stolik/core'
import { checkLogged } from '@stolik/contract/event/logged'
import { badInFile, inFile } from '@stolik/event/decide/away'
import { decide, type Tools } from '@stolik/event/decide/decide'
import { fold } from '@stolik/event/fold/fold'
import type { Act } from '@stolik/event/model/act'
import type { By, Logged } from '@stolik/event/model/entry'
import {
  eventRefusals,
  fileRefusals,
  regulationsRefusals,
  type EventRefusal,
  type RefusalArgs,
} from '@stolik/event/model/refusal'
import { sealed } from '@stolik/event/model/seal'
import type { EventState } from '@stolik/event/model/state'
import type { Offer } from '@stolik/gateway/base/offer'
import { sentence } from '@stolik/gateway/event/show/show-refused'
import { toolsOf } from '@stolik/gateway/event/live/tools'
import type { Call } from '../base/command.js'
import { textOf, placeIn } from '../base/files.js'
import { Failure } from '../base/io.js'

export interface EventFile {
  readonly log: readonly Logged[]
  readonly state: EventState
  readonly offer: Offer
  readonly tools: Tools
}

/** Reads the event in a file. @throws Failure if there is none */
export async function loadEvent(
  call: Pick<Call, 'disk' | 'games'>,
  file: string | undefined,
): Promise<EventFile> {
  const text = await textOf(call, file)
  const fail = (line: number, words: string): Failure => new Failure(`${String(file)}:${line}: ${words}`)
  const log: Logged[] = []
  let state: EventState | undefined
  let offer: Offer | undefined
  for (const [i, line] of text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .entries()) {
    if (line.trim() === '') continue
    try {
      const logged = JSON.parse(line) as Logged
      const { entry } = logged
      checkLogged(logged)
      if (entry.kind === 'announce')
        offer = call.games.find(({ plugin }) => plugin.id === entry.regulations.game)
      if (offer !== undefined) state = fold(state, logged)
      log.push(logged)
    } catch {
      throw fail(i + 1, 'this is not an entry of an event log')
    }
    if (offer === undefined) throw fail(i + 1, 'an event of a game that is not known here')
  }
  if (state === undefined || offer === undefined) throw fail(1, 'there is no event in it')
  return { log, state, offer, tools: toolsOf(offer) }
}

/** @throws Failure if there is an event in the file already */
export async function mustBeNew({ disk }: Pick<Call, 'disk'>, file: string): Promise<void> {
  if ((await disk.load(file)) !== undefined)
    throw new Failure(`${file}: there is an event already; name another file`)
}

export const writeEvent = (log: readonly Logged[]): string =>
  log.map((logged) => `${JSON.stringify(logged)}\n`).join('')

/** Returns the event after an act, or the refusal. */
export function after(
  event: EventFile,
  by: By,
  act: Act,
  disk: Pick<Call['disk'], 'date' | 'sealed'>,
): EventFile | EventRefusal {
  const { state, tools, log } = event
  // Times in the log never go back, even if this machine's clock does.
  const at = Math.max(disk.date(), log.at(-1)?.at ?? 0)
  const decision = badInFile(act) ?? decide({ state: inFile(state), by, now: at, tools }, act, null)
  if ('refused' in decision) return decision
  const entries = decision.entries.map((one): Logged => ({
    at,
    by,
    op: null,
    ...one,
    // A gateway that takes the event can forget only sealed names.
    entry: sealed(one.entry, () => disk.sealed().seed),
  }))
  return { ...event, log: [...log, ...entries], state: entries.reduce<EventState>(fold, state) }
}

/** Returns the answer. @throws Failure with one line, or one for each problem, if it is a refusal */
export function accepted<T extends object>(offer: Offer, file: string, answer: T | EventRefusal): T {
  if ('refused' in answer) throw new Failure(...refusalLines(offer, file, answer))
  return answer
}

const sentences: Readonly<Record<string, string>> = {
  ...eventRefusals,
  ...fileRefusals,
  ...regulationsRefusals,
}

/** As `file:line: what`, or `file:cell: what` for a cell of a workbook. */
function refusalLines(offer: Offer, file: string, refusal: EventRefusal): readonly string[] {
  const { refused, args, clause, problems = [] } = refusal
  if (problems.length === 0) return [`${file}: ${refusalWords(offer, refused, args, clause)}`]
  return problems.map(
    (problem) => `${placeIn(file, problem)}: ${refusalWords(offer, problem.code, problem.args)}`,
  )
}

function refusalWords({ catalogues }: Offer, code: string, args: RefusalArgs, clause?: string): string {
  // The game describes its own objections.
  const objection = `cannot.${String(args['fault'])}`
  const words =
    objection in catalogues.en ? { ...args, fault: say(catalogues.en, 'en', objection, args) } : args
  return `${sentence(sentences[code] ?? code, words)}${clause === undefined ? '' : ` [${clause}]`} (${code})`
}
