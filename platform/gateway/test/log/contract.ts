/** One contract for all stores of logs, of tables and of events, with live logs of several processes on them. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { liveLog, type Decide, type LiveLog, type LiveLogDeps } from '../../src/log/live-log.js'
import type { Store } from '../../src/store/store.js'
import type { EventStore } from '../../src/event/store/sql.js'

/** A store of logs, seen as logs of plain numbers. */
export interface Numbers {
  append(id: string, expected: number, entries: readonly number[], over?: boolean): Promise<'done' | 'stale'>
  log(id: string, from?: number): Promise<readonly number[]>
  /** Ids of the logs that are not over. */
  live(): Promise<readonly string[]>
  close(): Promise<void>
}

export const numbersOfTables = (store: Store): Numbers => ({
  append: async (table, expected, entries, over = false) => {
    const logged = entries.map(
      (n) => ({ at: n, entry: { kind: 'bot', chair: n, name: `“${n}”\n` } }) as const,
    )
    const answer = await store.append({ table, expected, over, entries: logged, records: [] })
    if (answer === 'fenced') throw new Error('no lease was claimed')
    return answer
  },
  log: async (table, from) =>
    (await store.log(table, from)).map(({ at, entry }) =>
      entry.kind === 'bot' && entry.name === `“${at}”\n` ? entry.chair : NaN,
    ),
  live: () => store.live(),
  close: () => store.close(),
})

export const numbersOfEvents = (store: EventStore, close: () => Promise<void>): Numbers => ({
  append: (event, expected, entries, over = false) =>
    store.append({
      event,
      expected,
      over,
      entries: entries.map((n) => ({
        at: n,
        by: { kind: 'direction', account: 'a', name: `Zażółć “${n}”\n` },
        op: n % 2 === 0 ? null : `op ${n}`,
        entry: { kind: 'start', series: n },
      })),
    }),
  log: async (event, from) =>
    (await store.log(event, from)).map(({ at, by, op, entry }) => {
      const isWhole =
        by.kind === 'direction' && by.name === `Zażółć “${at}”\n` && (op === null) === (at % 2 === 0)
      return isWhole && entry.kind === 'start' ? entry.series : NaN
    }),
  live: () => store.live(),
  close,
})

export interface Plan {
  readonly entries: readonly number[]
  readonly after: readonly number[]
}
export type NumberLog = LiveLog<readonly number[], number, Plan, string>
type Deps = LiveLogDeps<readonly number[], number, Plan, string>

/** A live log of numbers, as held by one of several processes. */
export function numberLog(store: Numbers, id: string, rest: Partial<Deps> = {}): NumberLog {
  return liveLog<readonly number[], number, Plan, string>([], {
    name: `log ${id}`,
    log: { error: () => undefined, warn: () => undefined, info: () => undefined },
    time: { after: () => () => undefined },
    alone: false,
    epoch: () => '',
    read: (from) => store.log(id, from),
    length: (state) => state.length,
    fold: (state, entry) => [...state, entry],
    replay: (log) => log,
    append: (plans, expected) =>
      store.append(
        id,
        expected,
        plans.flatMap(({ entries }) => entries),
      ),
    changed: () => undefined,
    replaced: () => undefined,
    gone: () => undefined,
    unavailable: 'unavailable',
    ...rest,
  })
}

type DecideNumbers = Decide<readonly number[], Plan, string>

/** Appends entries unconditionally. */
export const add =
  (...entries: readonly number[]): DecideNumbers =>
  (state) => ({ answer: 'added', plan: { entries, after: [...state, ...entries] } })

/** Appends the next number. */
export const count: DecideNumbers = (state) => ({
  answer: String(state.length),
  plan: { entries: [state.length], after: [...state, state.length] },
})

/** Is refused unless the log has at least this length. */
export const needs =
  (length: number): DecideNumbers =>
  (state) =>
    state.length < length ? { answer: 'refused' } : { answer: 'is there' }

/** Runs the contract on stores, each newly made and empty. */
export function logContract(name: string, make: () => Promise<Numbers>): void {
  describe(`logs in ${name}`, () => {
    let store: Numbers
    beforeEach(async () => {
      store = await make()
    })
    afterEach(() => store.close())

    it('are returned as they were written, in order', async () => {
      await store.append('a', 0, [0, 1])
      await store.append('a', 2, [2])
      await store.append('b', 0, [7])
      expect(await store.log('a')).toEqual([0, 1, 2])
      expect(await store.log('a', 1)).toEqual([1, 2])
      expect(await store.log('a', 3)).toEqual([])
      expect(await store.log('a', 9)).toEqual([])
      expect(await store.log('unknown')).toEqual([])
    })

    it('refuse an append that expects another length, and write nothing', async () => {
      await store.append('a', 0, [0])
      for (const expected of [0, 2]) expect(await store.append('a', expected, [5], true)).toBe('stale')
      expect(await store.append('b', 1, [5])).toBe('stale')
      expect(await store.log('a')).toEqual([0])
      expect(await store.log('b')).toEqual([])
      expect(await store.live()).toEqual(['a'])
    })

    it('let only one of many simultaneous appends win', async () => {
      await store.append('a', 0, [0])
      const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => store.append('a', 1, [n])))
      expect(answers.toSorted()).toEqual(['done', ...Array.from({ length: 7 }, () => 'stale')])
      expect(await store.log('a')).toHaveLength(2)
    })

    it('accept simultaneous appends to many of them', async () => {
      const ids = Array.from({ length: 50 }, (_, i) => `t${i}`)
      const answers = await Promise.all(ids.map((id) => store.append(id, 0, [0])))
      expect(new Set(answers)).toEqual(new Set(['done']))
      expect((await store.live()).toSorted()).toEqual(ids.toSorted())
    })

    it('are no longer live when they are over, but stay', async () => {
      await store.append('a', 0, [0])
      await store.append('a', 1, [1], true)
      expect(await store.live()).toEqual([])
      expect(await store.log('a')).toEqual([0, 1])
    })

    it('decide acts in order, each on the state after those before it', async () => {
      const log = numberLog(store, 'a', { alone: true })
      const tables = Array.from({ length: 250 }, (_, n) => String(n))
      expect(await Promise.all(tables.map(() => log.act(count)))).toEqual(tables)
      expect((await store.log('a')).map(String)).toEqual(tables)
      expect(log.state()).toEqual(await store.log('a'))
    })

    it('lose and duplicate nothing when several processes append', async () => {
      const logs = [numberLog(store, 'a'), numberLog(store, 'a'), numberLog(store, 'a')]
      const insist = async (log: NumberLog): Promise<string> => {
        for (;;) {
          const answer = await log.act(count)
          if (answer !== 'unavailable') return answer
        }
      }
      const answers: string[] = []
      await Promise.all(
        logs.map(async (log) => {
          for (let n = 0; n < 10; n++) answers.push(await insist(log))
        }),
      )
      const all = Array.from({ length: 30 }, (_, n) => n)
      expect(answers.map(Number).toSorted((a, b) => a - b)).toEqual(all)
      expect(await store.log('a')).toEqual(all)
      for (const log of logs) {
        await log.catchUp()
        expect(log.state()).toEqual(all)
      }
    })

    it('are read again before an act is refused', async () => {
      const [one, two] = [numberLog(store, 'a'), numberLog(store, 'a')]
      expect(await two.act(needs(1))).toBe('refused')
      await one.act(count)
      expect(await two.act(needs(1))).toBe('is there')
      expect(two.state()).toEqual([0])
    })
  })
}
