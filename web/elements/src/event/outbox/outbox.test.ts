import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ListAct } from '../client/acts.js'
import { failed, type Answer, type Refusal } from '../client/client.js'
import { outboxOf, type Outbox } from './outbox.js'
import { openOutboxStore, type OutboxStore } from './store.js'

let store: OutboxStore
let list = 0
let name: string
let open: Outbox[] = []
beforeEach(async () => {
  store = await openOutboxStore()
  list += 1
  name = `test ${Math.random()} ${list}`
})
afterEach(() => {
  for (const outbox of open) outbox.stop()
  open = []
})

const hand = (n: number, line = `line ${n}`): ListAct => ({ hand: { series: 1, table: 2, hand: n, line } })
const confirm = (n: number): ListAct => ({
  confirm: { series: 1, table: 2, hand: n, line: `line ${n}`, chair: 0 },
})
const differs: Refusal = { code: 'DIFFERS', args: { hand: 0, line: 'other' }, clause: null, problems: [] }

/** A gateway that gives prepared answers, and does an act of the same name once. */
function gateway() {
  const told: Answer<unknown>[] = []
  const sent: { readonly act: ListAct; readonly op: string }[] = []
  const done = new Map<string, ListAct>()
  let down = false
  return {
    sent,
    done,
    set down(now: boolean) {
      down = now
    },
    next: (answer: Answer<unknown>) => void told.push(answer),
    send: (act: ListAct, op: string): Promise<Answer<unknown>> => {
      sent.push({ act, op })
      if (down) return Promise.resolve({ refused: failed('OFFLINE') })
      const answer = told.shift() ?? { done: {} }
      if ('done' in answer) done.set(op, act)
      return Promise.resolve(answer)
    },
  }
}
const start = async (gate: ReturnType<typeof gateway>): Promise<Outbox> => {
  const outbox = await outboxOf(store, name, gate.send)
  open.push(outbox)
  return outbox
}
const empty = (outbox: Outbox): Promise<void> => expect.poll(() => outbox.queue.value).toEqual([])

describe('the outbox of a phone', () => {
  it('is kept by the browser', () => {
    expect(store.durable).toBe(true)
  })

  it('sends in order', async () => {
    const gate = gateway()
    const outbox = await start(gate)
    await Promise.all([outbox.put(hand(0), 0), outbox.put(confirm(0), 0), outbox.put(hand(1), 0)])
    await empty(outbox)
    expect(gate.sent.map(({ act }) => act)).toEqual([hand(0), confirm(0), hand(1)])
  })

  it('does an act once that is put twice before it is stored', async () => {
    const gate = gateway()
    const outbox = await start(gate)
    await Promise.all([outbox.put(hand(0), 0), outbox.put(hand(0), 0)])
    await empty(outbox)
    expect(gate.sent.map(({ act }) => act)).toEqual([hand(0)])
  })

  it('loses nothing without a network, and sends it under the same names when it is back', async () => {
    const gate = gateway()
    gate.down = true
    const outbox = await start(gate)
    await outbox.put(hand(0), 0)
    await outbox.put(hand(1), 0)
    await expect.poll(() => gate.sent.length).toBeGreaterThan(0)
    expect(outbox.queue.value).toHaveLength(2)
    gate.down = false
    window.dispatchEvent(new Event('online'))
    await empty(outbox)
    expect([...gate.done.values()]).toEqual([hand(0), hand(1)])
    expect(
      new Set(gate.sent.filter(({ act }) => 'hand' in act && act.hand.hand === 0).map(({ op }) => op)).size,
    ).toBe(1)
  })

  it('survives closing the page before the answer came', async () => {
    const first = gateway()
    first.down = true
    const before = await start(first)
    await before.put(hand(0), 0)
    // On a busy machine the poll checks late and finds it sent more than once.
    await expect.poll(() => first.sent.length).toBeGreaterThan(0)
    before.stop()
    const second = gateway()
    const after = await start(second)
    await empty(after)
    expect(second.sent).toEqual([{ act: hand(0), op: first.sent[0]?.op }])
  })

  it('stops at a refused act until people have decided, and keeps it over a reload', async () => {
    const gate = gateway()
    gate.next({ refused: differs })
    const outbox = await start(gate)
    await Promise.all([outbox.put(hand(0), 0), outbox.put(confirm(0), 0), outbox.put(hand(1), 0)])
    await expect.poll(() => outbox.queue.value[0]?.refusal).toEqual(differs)
    outbox.stop()
    const later = await start(gate)
    expect(later.queue.value.map(({ act }) => act)).toEqual([hand(0), confirm(0), hand(1)])
    const refused = later.queue.value[0]
    if (refused === undefined) throw new Error('nothing waits')
    await later.drop(refused)
    await empty(later)
    // The confirmation belonged to the discarded hand.
    expect([...gate.done.values()]).toEqual([hand(1)])
  })

  it('discards a refused signature', async () => {
    const gate = gateway()
    gate.next({ refused: differs })
    const outbox = await start(gate)
    await outbox.put({ sign: { series: 1, table: 2, chair: 0, lines: ['a'] } }, 0)
    await outbox.put({ sign: { series: 1, table: 2, chair: 1, lines: ['b'] } }, 1)
    await expect.poll(() => outbox.queue.value[0]?.refusal).toEqual(differs)
    const [refused] = outbox.queue.value
    if (refused === undefined) throw new Error('nothing waits')
    await outbox.drop(refused)
    await empty(outbox)
    expect([...gate.done.values()]).toEqual([{ sign: { series: 1, table: 2, chair: 1, lines: ['b'] } }])
  })

  it('does not bring back an act that was discarded while it was being sent', async () => {
    let refuse = (): void => undefined
    let sent = 0
    const send = (): Promise<Answer<unknown>> => {
      sent += 1
      return new Promise((answered) => (refuse = () => answered({ refused: differs })))
    }
    const outbox = await outboxOf(store, name, send)
    open.push(outbox)
    await outbox.put(hand(0), 0)
    await expect.poll(() => sent).toBe(1)
    const [item] = outbox.queue.value
    if (item === undefined) throw new Error('nothing waits')
    await outbox.drop(item)
    refuse()
    // The sender holds the lock until the answer has been written down.
    await navigator.locks.request(`stolik-outbox ${name}`, () => undefined)
    expect(await store.queued(name)).toEqual([])
  })

  it('does not bring back an act that was discarded just before its refusal is stored', async () => {
    const gate = gateway()
    gate.next({ refused: differs })
    let replaced = 0
    const late: OutboxStore = {
      ...store,
      replace: async (item) => {
        await store.remove([item.id])
        await store.replace(item)
        replaced += 1
      },
    }
    const outbox = await outboxOf(late, name, gate.send)
    open.push(outbox)
    await outbox.put(hand(0), 0)
    await expect.poll(() => replaced).toBe(1)
    expect(await store.queued(name)).toEqual([])
  })

  it('has one sender when two windows share a list', async () => {
    const gate = gateway()
    const [one, other] = [await start(gate), await start(gate)]
    await Promise.all([one.put(hand(0), 0), other.put(hand(1), 0), one.put(hand(2), 0)])
    await expect.poll(() => gate.done.size).toBe(3)
    expect(gate.sent).toHaveLength(3)
  })
})
