/** One list in the hall as a phone keeps it: the gateway's version, the waiting acts, and the phone's owner. */
import type { Gateway } from '../../client/gateway.js'
import type { ListAct, Pass } from '../client/acts.js'
import { eventClient, failed, type Answer, type At, type Refusal } from '../client/client.js'
import type { TableList } from '../client/types.js'
import { phoneConsents } from './phone-consents.js'
import { outboxOf, type Outbox } from '../outbox/outbox.js'
import { project, type LocalList } from '../outbox/project.js'
import { openOutboxStore, type Queued, type OutboxStore } from '../outbox/store.js'

export interface ListSession {
  /** null until it was loaded once. After that it is available without a network too. */
  readonly table: TableList | null
  readonly list: LocalList | null
  /** The chair of the phone's owner. */
  readonly chair: number | null
  /** Whether waiting acts survive closing the page. */
  readonly durable: boolean
  /** Why no list can be shown. */
  readonly trouble: Refusal | null
  choose(chair: number | null): void
  /** Whether the player on a chair agrees on this phone without a PIN. */
  agrees(chair: number): boolean
  /** Takes the PIN of the player on a chair; returns the refusal if it is wrong. */
  enterPin(chair: number, pin: string): Promise<Refusal | null>
  /**
   * Does something for a chair, now or when the network is back. Resolves when this phone has stored it. Callers must not close
   * their form before that: the list would briefly look as if nothing had been done and everything were saved.
   */
  put(act: ListAct, chair: number): Promise<void>
  /** Sends a refused act again. */
  retry(item: Queued): Promise<void>
  drop(item: Queued): Promise<void>
  stop(): void
}

export interface ListAddress extends At {
  readonly event: string
  /** The pass from the table's QR code or from a player's start card. */
  readonly pass: Pass | null
}

/** Milliseconds in which the subscription usually brings the list with an act that is done. */
const patience = 1_000

/** @param changed called when something must be redrawn */
export function openList(gate: Gateway, where: ListAddress, base: string, changed: () => void): ListSession {
  const { event, series, table: number, pass } = where
  const at: At = { series, table: number }
  const name = `${base} ${event}/${series}/${number}`
  const client = eventClient(gate, event, pass)
  let stopped = false
  let store: OutboxStore | null = null
  let outbox: Outbox | null = null
  let table: TableList | null = null
  let chair: number | null = null
  let trouble: Refusal | null = null
  let unwatch = (): void => undefined
  // When only the gateway was down, the browser fires no online event, so its connection is watched too.
  const stopConnectionWatch = gate.connection.watch(() => {
    if (gate.connection.value === 'up') outbox?.wake()
  })
  const consents = phoneConsents(event, client, pass)

  const notify = (): void => {
    if (!stopped) changed()
  }
  const storeList = (): void => void store?.saveList(name, { table, chair }).catch(() => undefined)
  const receive = (next: TableList): void => {
    // A slow answer may arrive after a newer update.
    if (table !== null && next.seq < table.seq) return
    table = next
    trouble = null
    storeList()
    received()
    notify()
  }
  let received = (): void => undefined
  /** Whether the subscription brings a list that is as new as `seq` soon. Then it need not be loaded. */
  const isToldOf = (seq: number): Promise<boolean> =>
    new Promise((resolve) => {
      const look = (): void => {
        if ((table?.seq ?? 0) < seq) return
        clearTimeout(late)
        resolve(true)
      }
      const late = setTimeout(() => resolve(false), gate.connection.value === 'up' ? patience : 0)
      received = look
      look()
    })
  const send = async (act: ListAct, op: string, as: number): Promise<Answer<unknown>> => {
    const sentAs: Answer<Pass> =
      table === null ? { refused: failed('OFFLINE') } : await consents.passOf(table, act, as)
    if ('refused' in sentAs) return sentAs
    const answer = await client.listAct(act, op, sentAs.done)
    if ('refused' in answer && answer.refused.code === 'PIN_NEEDED' && table !== null)
      consents.forget(table, Number(answer.refused.args['chair']) - 1)
    if ('done' in answer && (await isToldOf(answer.done.seq))) return answer
    const fresh = await client.table(at)
    if ('done' in fresh) receive(fresh.done)
    // The act is done but not yet visible: it stays in the queue until the list has been reloaded with it.
    return 'done' in answer && 'refused' in fresh ? fresh : answer
  }
  const start = async (): Promise<void> => {
    store = await openOutboxStore()
    const seen = await store.seen(name)
    chair ??= seen?.chair ?? null
    table ??= seen?.table ?? null
    const opened = await outboxOf(store, name, send)
    if (stopped) return opened.stop()
    outbox = opened
    // The refused code may have been invalidated, and this page opened with a new one.
    const [first] = opened.queue.value
    if (first?.refusal?.code === 'BAD_KEY') void opened.retry(first)
    unwatch = opened.queue.watch(notify)
    notify()
  }
  const ready = start()
  const findOwn = async (): Promise<void> => {
    const me = await client.me()
    if ('refused' in me) return
    consents.setOwner(me.done.player?.id ?? null)
    notify()
  }
  // A person with only the table's code has no identity to look up.
  if (pass?.card !== undefined || gate.guest.value !== null) void findOwn()
  const stopWatching = client.watchTable(at, receive, (why) => {
    trouble = why
    notify()
  })

  return {
    get table() {
      return table
    },
    get list() {
      return table === null || outbox === null ? null : project(table, outbox.queue.value)
    },
    get chair() {
      return chair
    },
    get durable() {
      return store?.durable ?? true
    },
    get trouble() {
      return trouble
    },
    choose: (next) => {
      chair = next
      storeList()
      notify()
    },
    agrees: (chair) => table !== null && consents.has(table, chair),
    enterPin: async (chair, pin) => {
      const refusal = table === null ? failed('OFFLINE') : await consents.enterPin(table, chair, pin)
      notify()
      return refusal
    },
    retry: async (item) => {
      await outbox?.retry(item)
    },
    put: async (act, as) => {
      await ready
      await outbox?.put(act, as)
    },
    drop: async (item) => {
      await outbox?.drop(item)
    },
    stop: () => {
      stopped = true
      unwatch()
      stopWatching()
      stopConnectionWatch()
      outbox?.stop()
    },
  }
}
