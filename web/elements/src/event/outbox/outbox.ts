/**
 * Sends the acts on a list in order until the gateway has answered. A refused act stays and blocks those after it until people
 * have decided. Without an answer, the act is sent again under the same name.
 */
import { observable, type Observable } from '../../base/observable.js'
import type { ListAct } from '../client/acts.js'
import { newOp, type Answer } from '../client/client.js'
import type { Queued, OutboxStore } from './store.js'

export interface Outbox {
  readonly queue: Observable<readonly Queued[]>
  /** Stores an act and sends it as soon as possible. Resolves when it is stored. */
  put(act: ListAct, chair: number): Promise<void>
  /** Discards a refused act, and the acts that depend on it. */
  drop(item: Queued): Promise<void>
  /** Sends a refused act again, since the reason is gone. */
  retry(item: Queued): Promise<void>
  /** Tries at once, since the network may be back. */
  wake(): void
  stop(): void
}

/** Temporary failures, unrelated to the act itself. */
const temporaryCodes = ['OFFLINE', 'FAULT', 'UNAVAILABLE', 'TOO_MANY', 'PAUSED']
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000] as const

export async function outboxOf(
  store: OutboxStore,
  list: string,
  send: (act: ListAct, op: string, chair: number) => Promise<Answer<unknown>>,
): Promise<Outbox> {
  const queue = observable(await store.queued(list))
  let stopped = false
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null

  const read = async (): Promise<Queued | undefined> => {
    queue.set(await store.queued(list))
    return queue.value[0]
  }
  /** Sends the first act. Returns whether the next one may follow. */
  const sendOne = async (item: Queued): Promise<boolean> => {
    const answer = await send(item.act, item.op, item.chair)
    if ('done' in answer) {
      tries = 0
      await store.remove([item.id])
      return true
    }
    if (temporaryCodes.includes(answer.refused.code)) retryLater()
    // People may have discarded it meanwhile, since the list already had another line.
    else await store.replace({ ...item, refusal: answer.refused })
    await read()
    return false
  }
  const run = async (): Promise<void> => {
    for (;;) {
      const next = await read()
      if (stopped || next === undefined || next.refusal !== null || !(await sendOne(next))) return
    }
  }
  // Two windows of one phone share this outbox, so a lock allows only one sender.
  const runLocked = (): Promise<void> =>
    'locks' in navigator ? navigator.locks.request(`stolik-outbox ${list}`, run) : run()
  const retryLater = (): void => {
    clearTimeout(timer)
    timer = setTimeout(wake, pauses[Math.min(tries, pauses.length - 1)])
    tries += 1
  }
  let again = false
  const wake = (): void => {
    if (stopped) return
    clearTimeout(timer)
    again = running !== null
    running ??= runLocked().finally(() => {
      running = null
      if (again) wake()
    })
  }
  /** Acts that are being stored, by their text. */
  const storing = new Map<string, Promise<void>>()
  const enqueue = async (act: ListAct, chair: number): Promise<void> => {
    await store.add({ list, op: newOp(), act, chair, refusal: null })
    await read()
    wake()
  }
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', wake)
  wake()

  return {
    queue,
    put: (act, chair) => {
      const key = JSON.stringify([act, chair])
      // An equal act during the store means that a button was pressed twice.
      const putting = storing.get(key) ?? enqueue(act, chair).finally(() => storing.delete(key))
      storing.set(key, putting)
      return putting
    },
    drop: async (item) => {
      const dependent = (await store.queued(list)).filter(
        (one) => one.id === item.id || (one.id > item.id && sameHand(one.act, item.act)),
      )
      await store.remove(dependent.map(({ id }) => id))
      await read()
      wake()
    },
    retry: async (item) => {
      await store.replace({ ...item, refusal: null })
      await read()
      wake()
    },
    wake,
    stop: () => {
      stopped = true
      clearTimeout(timer)
      removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', wake)
    },
  }
}

const handOf = (act: ListAct): number | null => {
  if ('hand' in act) return act.hand.hand
  if ('confirm' in act) return act.confirm.hand
  return 'correct' in act ? act.correct.hand : null
}

/** Whether two acts concern the same hand: without its discarded hand, a confirmation would confirm another one. */
const sameHand = (one: ListAct, other: ListAct): boolean =>
  handOf(one) !== null && handOf(one) === handOf(other)
