/** What the codes of tables allow, and how long they are valid. */
import { expect, it } from 'vitest'
import { codes } from '../../src/event/store/codes.js'
import type { By, Logged } from '@stolik/event/model/entry'
import { fold } from '@stolik/event/fold/fold'
import { eventKeys } from '../../src/event/store/keys.js'
import type { EventState } from '@stolik/event/model/state'
import { oneSecret } from '../../src/base/secrets.js'
import { names, startEvent } from '../../../event/test/event.js'

const keys = eventKeys(oneSecret('a secret of thirty-two characters!'))
const at = { series: 1, table: 1 }

function begun() {
  const event = startEvent()
  event.enter(...names(8))
  event.begin(1)
  return event
}

it('lists printed before epochs existed stay valid', () => {
  expect(keys.table('abc', { series: 1, table: 2 }, 0)).toBe('t3qfpdn28ag9cyna')
})

it('each epoch has its own codes, and only the newest belong to a table', () => {
  const event = begun()
  const known = codes(keys)
  const found = () => [0, 1, 2].map((epoch) => known.table('abc', event.state, keys.table('abc', at, epoch)))
  expect(found()).toEqual([at, undefined, undefined])
  event.must({ kind: 'renewCodes' })
  expect(found()).toEqual([undefined, at, undefined])
  event.must({ kind: 'renewCodes' })
  expect(found()).toEqual([undefined, undefined, at])
  expect(known.table('abc', event.state, keys.table('abc', { series: 1, table: 2 }, 2))?.table).toBe(2)
})

it('PT 7.1.4 a code is for its table in its series, and for no other series', () => {
  const event = begun()
  const known = codes(keys)
  const found = (series: number) =>
    known.table('abc', event.state, keys.table('abc', { series, table: 1 }, 0))
  expect([found(1), found(2)]).toEqual([at, undefined])
  event.fill(1)
  event.must({ kind: 'end', series: 1 })
  event.begin(2)
  expect([found(1), found(2)]).toEqual([at, { series: 2, table: 1 }])
  const entry = { kind: 'hand', ...at, hand: 0, line: '3 2 1 0' } as const
  expect(event.act(entry, { kind: 'chair', chair: 0 })).toHaveProperty('refused')
})

it('only the director makes new ones', () => {
  const event = begun()
  expect(event.act({ kind: 'renewCodes' }, { kind: 'chair', chair: 0 })).toMatchObject({
    refused: 'NOT_ALLOWED',
  })
  expect(event.state.codesEpoch).toBe(0)
})

it('logs from before devices were recorded give the same state', () => {
  const event = begun()
  const sitting = { kind: 'chair', chair: 0 } as const
  const named = { ...sitting, device: 'phone234' }
  const entry = { kind: 'hand', ...at, hand: 0, line: '3 2 1 0' } as const
  const logged = (by: By): Logged => ({ at: 1, by, op: 'one', entry })
  const [before, now] = [fold(event.state, logged(sitting)), fold(event.state, logged(named))]
  const written = (state: EventState) => state.series[0]?.tables[0]?.list
  expect(written(before)?.hands).toMatchObject([{ line: '3 2 1 0', by: sitting }])
  expect(written(now)?.hands).toMatchObject([{ line: '3 2 1 0', by: named }])
  // An act sent before an update of the gateway and repeated after it is done once.
  expect(written(now)?.ops).toEqual(written(before)?.ops)
})
