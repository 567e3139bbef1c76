/** Tests that entries made without a network are sent when it is back, whatever notices it first. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { observable } from '../../base/observable.js'
import type { Gateway } from '../../client/gateway.js'
import type { Connection } from '../../client/socket.js'
import * as documents from '../client/documents.js'
import type { TableList } from '../client/types.js'
import { openList, type ListSession } from './list-session.js'

const table = { series: 1, table: 2, seq: 1, hands: [], seats: [] } as unknown as TableList

let session: ListSession | undefined
beforeEach(() => {
  // Disables the pause between tries. (Fake timers would not do: waiting assertions advance them.)
  vi.spyOn(globalThis, 'setTimeout').mockReturnValue(0)
})
afterEach(() => {
  session?.stop()
  vi.restoreAllMocks()
})

/** A gateway with one list that can go down. */
function gateway() {
  const state = { down: true, acts: 0, loads: 0, seq: 1, tell: (_list: TableList): void => undefined }
  const connection = observable<Connection>('lost')
  const query = (document: string, _: object, isRepeatable?: boolean): Promise<unknown> => {
    if (document === documents.act && isRepeatable) state.acts += 1
    if (document === documents.readTable) state.loads += 1
    const done = document === documents.readTable ? { eventTable: table } : { act: { seq: state.seq } }
    return Promise.resolve(state.down ? { refused: 'OFFLINE' } : { done })
  }
  const watch = (_: string, __: object, next: (data: unknown) => void): (() => void) => {
    state.tell = (list) => next({ eventTable: list })
    state.tell(table)
    return () => undefined
  }
  return { state, connection, gate: { connection, guest: observable(null), query, watch } }
}

it('an entry is sent as soon as the live connection is back, without waiting for the next try', async () => {
  const { state, connection, gate } = gateway()
  const event = `event ${Math.random()}`
  const where = { event, series: 1, table: 2, pass: { key: 'k' } }
  session = openList(gate as unknown as Gateway, where, 'test', () => undefined)
  await session.put({ hand: { series: 1, table: 2, hand: 1, line: 'line 1' } }, 0)
  await expect.poll(() => state.acts).toBeGreaterThan(0)
  // A try requested during another one follows it at once.
  for (let turn = 0; turn < 3; turn++)
    await navigator.locks.request(`stolik-outbox test ${event}/1/2`, () => undefined)
  const tried = state.acts
  state.down = false
  connection.set('up')
  await expect.poll(() => session?.list?.waiting).toBe(0)
  expect(state.acts).toBe(tried + 1)
})

it('a list is loaded after an entry only if the connection does not bring it', async () => {
  const { state, connection, gate } = gateway()
  state.down = false
  state.seq = 2
  connection.set('up')
  const where = { event: `event ${Math.random()}`, series: 1, table: 2, pass: { key: 'k' } }
  session = openList(gate as unknown as Gateway, where, 'test', () => undefined)
  await session.put({ hand: { series: 1, table: 2, hand: 1, line: 'line 1' } }, 0)
  await expect.poll(() => state.acts).toBe(1)
  expect(session.list?.waiting).toBe(1)
  state.tell({ ...table, seq: 2 })
  await expect.poll(() => session?.list?.waiting).toBe(0)
  expect(state.loads).toBe(0)

  connection.set('lost')
  vi.restoreAllMocks()
  state.seq = 3
  await session.put({ hand: { series: 1, table: 2, hand: 2, line: 'line 2' } }, 0)
  await expect.poll(() => state.loads).toBe(1)
})
