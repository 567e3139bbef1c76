/** An event in a file: its log, one JSON entry per line, in the gateway's format. */
import { checkLogged } from '@stolik/contract/event/logged'
import type { Offer } from '@stolik/gateway/base/offer'
import { toolsOf } from '@stolik/gateway/event/tools'
import type { Disk } from '../base/disk.js'
import { badInFile, inFile } from '@stolik/event/decide/away'
import { decide, type Tools } from '@stolik/event/decide/decide'
import type { Act } from '@stolik/event/model/act'
import type { By, Logged } from '@stolik/event/model/entry'
import { fold } from '@stolik/event/fold/fold'
import type { EventRefusal } from '@stolik/event/model/refusal'
import { sealed } from '@stolik/event/model/seal'
import type { EventState } from '@stolik/event/model/state'

export interface EventFile {
  readonly log: readonly Logged[]
  readonly state: EventState
  readonly offer: Offer
  readonly tools: Tools
}

/** What is wrong with a file that should hold an event. */
export interface BadEvent {
  readonly line: number
  readonly words: string
}

export function readEvent(text: string, games: readonly Offer[]): EventFile | BadEvent {
  const log: Logged[] = []
  let state: EventState | undefined
  let offer: Offer | undefined
  for (const [i, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    try {
      const logged = JSON.parse(line) as Logged
      const { entry } = logged
      checkLogged(logged)
      if (entry.kind === 'announce') offer = games.find(({ plugin }) => plugin.id === entry.regulations.game)
      if (offer === undefined) return { line: i + 1, words: 'an event of a game that is not known here' }
      state = fold(state, logged)
      log.push(logged)
    } catch {
      return { line: i + 1, words: 'this is not an entry of an event log' }
    }
  }
  if (state === undefined || offer === undefined) return { line: 1, words: 'there is no event in it' }
  return { log, state, offer, tools: toolsOf(offer) }
}

export const isBadEvent = (answer: EventFile | BadEvent): answer is BadEvent => 'words' in answer

export const writeEvent = (log: readonly Logged[]): string =>
  log.map((logged) => `${JSON.stringify(logged)}\n`).join('')

/** Returns the event after an act, or the refusal. */
export function after(
  event: EventFile,
  by: By,
  act: Act,
  disk: Pick<Disk, 'date' | 'sealed'>,
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
