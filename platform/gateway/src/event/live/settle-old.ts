/**
 * Settles the lists that 0.1 wrote, once, by the rules of the first gateway that has this. Then they stay so, whatever rules
 * come. An event that goes on is settled when it is loaded, the others in the background after a start.
 */
import { settledLater } from '@stolik/event/decide/settle-later'
import type { Tools } from '@stolik/event/decide/decide'
import type { Logged } from '@stolik/event/model/entry'
import { logFailure, type Log } from '../../base/failure.js'
import type { Offer } from '../../base/offer.js'
import type { EventStore } from '../store/sql.js'
import { toolsOf } from './tools.js'

/** Returns the log with what its entries lacked, after that is stored. */
export async function settledLog(
  store: Pick<EventStore, 'log' | 'settle'>,
  event: string,
  log: readonly Logged[],
  tools: Pick<Tools, 'lists'>,
): Promise<readonly Logged[]> {
  const later = settledLater(log, tools)
  if (later.length === 0) return log
  await store.settle(event, later)
  // Another process may have settled them before.
  return store.log(event)
}

export interface SettleOldDeps {
  readonly games: readonly Offer[]
  readonly store: EventStore
  readonly log: Log
}

const mostAtOnce = 100

/** Settles the events that are over, one by one. */
export function settleOld({ games, store, log }: SettleOldDeps) {
  const offers = new Map(games.map((offer) => [offer.plugin.id, offer]))
  let stopped = false

  const settle = async (event: string): Promise<boolean> => {
    const entries = await store.log(event)
    const announced = entries[0]?.entry
    const offer = announced?.kind === 'announce' ? offers.get(announced.regulations.game) : undefined
    // The rules of this game are not installed.
    if (offer === undefined) return false
    await store.settle(event, settledLater(entries, toolsOf(offer)))
    return true
  }
  const run = async (): Promise<void> => {
    for (;;) {
      let count = 0
      for (const event of await store.unsettled(mostAtOnce)) {
        if (stopped) return
        const isDone = await settle(event).catch((error: unknown) => {
          logFailure(log, `the lists of event ${event} could not be settled`, error)
          return false
        })
        if (isDone) count += 1
        await new Promise((resolve) => setImmediate(resolve))
      }
      // What is left is tried again after the next start.
      if (count === 0) return
    }
  }
  const done = run().catch((error: unknown) => logFailure(log, 'old lists could not be settled', error))

  return {
    /** Resolves when there is nothing left to settle. */
    done,
    stop: (): Promise<void> => {
      stopped = true
      return done
    },
  }
}
