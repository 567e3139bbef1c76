/** An event that was announced in a file is brought here, and goes on as one of this gateway's. */
import { contentHash } from '@stolik/contract/canonical'
import type { By, Logged } from '@stolik/event/model/entry'
import { refuse, type EventRefusal } from '@stolik/event/model/refusal'
import { checkBornInFile, drawsIn } from '@stolik/event/verify/born-in-file'
import { badLine, readLog } from '@stolik/event/verify/log-file'
import type { Offer } from '../../base/offer.js'
import type { DrawSeats } from './draw-in-worker.js'
import type { Events } from './events.js'
import { eventOfSecret } from '../store/keys.js'
import { toolsOf } from './tools.js'

type Director = By & { readonly kind: 'direction' }

export interface Bringing {
  readonly games: readonly Offer[]
  readonly events: Pick<Events, 'find' | 'adopt'>
  readonly draw: DrawSeats
  readonly now: () => number
  readonly salt: () => string
  /** Pays for so many draws, before any is made again. */
  readonly pay: (draws: number) => Promise<void>
}

export interface Brought {
  readonly event: string
  /** How many entries came with the file. */
  readonly entries: number
}

/** Takes the whole file in one transaction, or nothing. A file gives one event, however often and by whom it is brought. */
export async function bringEvent(
  { games, events, draw, now, salt, pay }: Bringing,
  director: Director,
  text: string,
): Promise<Brought | EventRefusal> {
  const came = readLog(text)
  if ('refused' in came) return came
  const entry = came[0]?.entry
  if (entry?.kind !== 'announce') return badLine(1, 'NOT_ANNOUNCED')
  const offer = games.find(({ plugin }) => plugin.id === entry.regulations.game)
  if (offer === undefined) return refuse('UNKNOWN_GAME')
  // The secret of the first draw tells events apart, also when one copy of the file went on.
  const id = eventOfSecret(entry.sealed)
  const known = await events.find(id)
  if (!('refused' in known)) return refuse('ALREADY_HERE', { event: id })
  if (known.refused !== 'UNKNOWN_EVENT') return known
  await pay(drawsIn(came))
  const checking = { tools: toolsOf(offer), draw, until: now() + mostAhead, rest: resting(), salt }
  const checked = await checkBornInFile(came, checking)
  if ('refused' in checked) return checked
  const entries = checked.map((one) => onAccount(one, director))
  const at = Math.max(now(), entries.at(-1)?.at ?? 0)
  const brought = { kind: 'bring', entries: entries.length, digest: contentHash(came) } as const
  const done = await events.adopt(id, [...entries, { at, by: director, op: null, entry: brought }])
  return 'refused' in done ? done : { event: id, entries: entries.length }
}

/** A file has no accounts, so whoever brings it answers for it, under the names that stand there. */
export const onAccount = (one: Logged, { account }: Director): Logged => ({
  ...one,
  by: { kind: 'direction', account, name: one.by.kind === 'direction' ? one.by.name : '' },
})

/** How events in files are read, which are long and were written by another machine. */

/** How far the clock of the director's machine may be ahead, in milliseconds. Hashes contain times, so none is changed. */
export const mostAhead = 24 * 60 * 60 * 1000

/** Milliseconds after which others have their turn. */
const mostAtOnce = 20

/** Lets others have their turn, however long the file is. */
export function resting(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < mostAtOnce) return
    await new Promise((resolve) => setImmediate(resolve))
    since = performance.now()
  }
}
