/** One list in the hall as a phone keeps it: what the gateway has, what waits, and whose phone it is. */
import type { Gateway } from '../../client/gateway.js'
import type { ListAct, Pass } from '../client/acts.js'
import { eventClient, type Answer, type At, type Refusal } from '../client/client.js'
import type { TableList } from '../client/types.js'
import { outboxOf, type Outbox } from '../outbox/outbox.js'
import { project, type LocalList } from '../outbox/project.js'
import { openShelf, type Queued, type Shelf } from '../outbox/shelf.js'

export interface Keeping {
  /** null until it was seen once; then also without a network. */
  readonly table: TableList | null
  readonly list: LocalList | null
  /** Whose phone this is. */
  readonly chair: number | null
  /** Whether what waits outlives the page. */
  readonly durable: boolean
  /** Why there is no list to be shown. */
  readonly trouble: Refusal | null
  choose(chair: number | null): void
  /** Does something for a chair, now or when the network is back. */
  put(act: ListAct, chair: number): Promise<void>
  drop(item: Queued): Promise<void>
  wake(): void
  stop(): void
}

export interface Where extends At {
  readonly event: string
  /** What the QR code of the table says, or a player's start card. */
  readonly pass: Pass | null
}

/** @param changed something is to be drawn anew */
export function keepList(gate: Gateway, where: Where, base: string, changed: () => void): Keeping {
  const { event, series, table: number, pass } = where
  const at: At = { series, table: number }
  const name = `${base} ${event}/${series}/${number}`
  const client = eventClient(gate, event, pass)
  let stopped = false
  let shelf: Shelf | null = null
  let outbox: Outbox | null = null
  let table: TableList | null = null
  let chair: number | null = null
  let trouble: Refusal | null = null
  let unwatch = (): void => undefined

  const tell = (): void => {
    if (!stopped) changed()
  }
  const note = (): void => void shelf?.see(name, { table, chair }).catch(() => undefined)
  const see = (next: TableList): void => {
    // What was asked for may come after what was told.
    if (table !== null && next.seq < table.seq) return
    table = next
    trouble = null
    note()
    tell()
  }
  const send = async (act: ListAct, op: string, as: number): Promise<Answer<unknown>> => {
    const answer = await client.act(act, op, pass?.key === undefined ? undefined : { ...pass, chair: as })
    const fresh = await client.table(at)
    if ('done' in fresh) see(fresh.done)
    // Done, and not seen yet: what waits is only taken away when the list has it.
    return 'done' in answer && 'refused' in fresh ? fresh : answer
  }
  const start = async (): Promise<void> => {
    shelf = await openShelf()
    const seen = await shelf.seen(name)
    chair ??= seen?.chair ?? null
    table ??= seen?.table ?? null
    const opened = await outboxOf(shelf, name, send)
    if (stopped) return opened.stop()
    outbox = opened
    unwatch = opened.queue.watch(tell)
    tell()
  }
  const ready = start()
  const stopWatching = client.watchTable(at, see, (why) => {
    trouble = why
    tell()
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
      return shelf?.durable ?? true
    },
    get trouble() {
      return trouble
    },
    choose: (next) => {
      chair = next
      note()
      tell()
    },
    put: async (act, as) => {
      await ready
      await outbox?.put(act, as)
    },
    drop: async (item) => {
      await outbox?.drop(item)
    },
    wake: () => outbox?.wake(),
    stop: () => {
      stopped = true
      unwatch()
      stopWatching()
      outbox?.stop()
    },
  }
}
