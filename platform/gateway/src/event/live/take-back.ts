/** An event goes on in a file, and comes back from it. */
import { contentHash } from '@stolik/contract/canonical'
import { awayOf } from '@stolik/event/decide/away'
import type { By, Logged } from '@stolik/event/model/entry'
import { refuse, type EventRefusal } from '@stolik/event/model/refusal'
import { checkCameBack, nameless, type CameBack } from '@stolik/event/verify/came-back'
import { readLog } from '@stolik/event/verify/log-file'
import type { DrawSeats } from './draw-in-worker.js'
import type { LiveEvent } from './event.js'
import { onAccount, mostAhead, resting } from './bring.js'
import type { EventStore } from '../store/sql.js'

type Store = Pick<EventStore, 'log'>
type Director = By & { readonly kind: 'direction' }

export interface TakingBack {
  readonly store: Store
  readonly draw: DrawSeats
  readonly now: () => number
}

export interface TakenBack {
  /** How many entries came with the file. */
  readonly entries: number
  /** Whether this file was taken before. */
  readonly again: boolean
  /** Players whom the file forgets. */
  readonly forgotten: readonly string[]
}

/** The log with all names and seeds, up to when it was handed over; undefined while the event is here. */
export async function wholeLog(store: Store, event: LiveEvent): Promise<string | undefined> {
  const away = awayOf(event.state())
  if (away === undefined) return undefined
  const log = (await store.log(event.id)).slice(0, away.n + 1)
  return log.map((logged) => `${JSON.stringify(logged)}\n`).join('')
}

/** Takes an event back with what was done in its file, in one transaction. */
export async function takeBack(
  { store, draw, now }: TakingBack,
  event: LiveEvent,
  director: Director,
  text: string,
): Promise<TakenBack | EventRefusal> {
  const came = readLog(text)
  if ('refused' in came) return came
  const last = event.state().handOvers.at(-1)
  if (last === undefined) return refuse('NOT_AWAY')
  const remaining = (await store.log(event.id)).slice(0, last.n + 1)
  if (last.back !== null && last.back.digest === contentHash(came.slice(remaining.length)))
    return { entries: last.back.entries, again: true, forgotten: [] }
  if (last.back !== null) return refuse('NOT_AWAY')
  const until = now() + mostAhead
  const checked = await checkCameBack(remaining, came, {
    tools: event.tools,
    draw,
    until,
    rest: resting(),
    salt: null,
  })
  if ('refused' in checked) return checked
  const { digest } = checked
  const done = await event.bring(async (state) => {
    const newest = state.handOvers.at(-1)
    if (newest === undefined || newest.n !== last.n) return refuse('NOT_AWAY')
    // Another screen was quicker.
    if (newest.back !== null) return newest.back.digest === digest ? [] : refuse('NOT_AWAY')
    const since = await store.log(event.id, remaining.length)
    const entries = asTaken(checked, came.slice(0, remaining.length), since, director)
    const entry = { kind: 'takeBack', entries: entries.length, digest, reason: null } as const
    const at = Math.max(now(), entries.at(-1)?.at ?? 0)
    return [...entries, { at, by: director, op: null, entry }]
  })
  if ('refused' in done) return done
  const again = done.entries.length === 0
  const forgotten = checked.entries.flatMap(({ entry }) => (entry.kind === 'forget' ? [entry.player] : []))
  return { entries: checked.entries.length, again, forgotten: again ? [] : forgotten }
}

/**
 * The entries as they are appended. Accounts in a file mean nothing, so whoever brings it answers for it, under the names that
 * stand there. Whom the gateway forgot meanwhile, the file does not bring back.
 * @param since what the gateway wrote while the event was away
 */
function asTaken(
  { entries }: CameBack,
  handedOver: readonly Logged[],
  since: readonly Logged[],
  director: Director,
): readonly Logged[] {
  const players = new Set(since.flatMap(({ entry }) => (entry.kind === 'forget' ? [entry.player] : [])))
  const accounts = new Set(
    since.flatMap(({ entry }) => (entry.kind === 'forgetOfficial' ? [entry.account] : [])),
  )
  const names = new Set(
    handedOver.flatMap(({ by, entry }) => [
      ...(by.kind === 'direction' && accounts.has(by.account) ? [by.name] : []),
      ...(entry.kind === 'appoint' && accounts.has(entry.account) ? [entry.name] : []),
    ]),
  )
  return entries.map((one) => {
    const { entry } = one
    const { by, ...taken } = onAccount(one, director)
    const isGone = by.kind === 'direction' && names.has(by.name)
    const gone = (entry.kind === 'enter' || entry.kind === 'change') && players.has(entry.player)
    return {
      ...taken,
      by: isGone ? { ...by, name: '' } : by,
      entry: gone ? nameless(entry) : entry,
    }
  })
}
