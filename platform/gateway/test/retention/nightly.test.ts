/** The nightly deletion: when it runs, what it logs, and what people can still see of their play. */
import { afterEach, describe, expect, it } from 'vitest'
import { sqlPlayed } from '../../src/played/sql.js'
import { nightly } from '../../src/retention/nightly.js'
import { agesOf, rules, type Rule } from '../../src/retention/store.js'
import type { RetentionStore } from '../../src/retention/sql.js'
import { sqlRetention } from '../../src/retention/sql.js'
import { forgetAtTables } from '../../src/store/forget-at-tables.js'
import type { SqlData } from '../../src/store/sql.js'
import { singleNode } from '../../src/store/cluster.js'
import {
  addBot,
  fakeTime,
  guest,
  look,
  openTiny,
  playOn,
  ready,
  testApp,
  type App,
  type Asker,
  type FakeTime,
  type TestDeps,
} from '../help.js'
import { newData } from '../stores.js'

const hour = 60 * 60_000
const unexpected = (): never => {
  throw new Error('nothing else is logged')
}
const day = 24 * hour
const days = { guests: 90, empty: 7, logs: 400, acts: 1_095 }

describe('the nightly run', () => {
  const opened = (isNight: (now: number) => boolean) => {
    const time = fakeTime(100 * day)
    const logged: object[] = []
    const calls: [Rule, number, string][] = []
    const done: object[] = []
    let taken = 0
    let scrubbed = 0
    const store: RetentionStore = {
      claim: (now, since) => {
        const free = taken < since
        if (free) taken = now
        return Promise.resolve(free)
      },
      forget: (rule, before, after) => {
        calls.push([rule, before, after])
        return Promise.resolve({ gone: after === '' ? 3 : 1, next: after === '' ? 'more' : null })
      },
      done: (run) => Promise.resolve(void done.push(run)),
      last: unexpected,
    }
    const run = nightly({
      store,
      ages: agesOf(days),
      time,
      isNight,
      scrub: () => Promise.resolve(void (scrubbed += 1)),
      log: { warn: (fields) => void logged.push(fields), info: unexpected, error: unexpected },
    })
    return { time, logged, calls, done, run, scrubs: () => scrubbed, taken: () => taken }
  }

  it('applies each rule step by step with its age, empties the log once, and logs in one line what was deleted', async () => {
    const { time, logged, calls, done, run, scrubs } = opened(() => true)
    await run.look()
    const now = time.now()
    expect(calls).toEqual(
      rules.flatMap((rule) => ['', 'more'].map((after) => [rule, now - days[rule] * day, after])),
    )
    expect(scrubs()).toBe(1)
    const ms: unknown = expect.any(Number)
    expect(logged).toEqual([{ event: 'FORGOTTEN_BY_RULE', guests: 4, empty: 4, logs: 4, acts: 4, ms }])
    expect(done).toEqual([{ at: now, gone: { guests: 4, empty: 4, logs: 4, acts: 4 } }])
  })

  it('waits an hour after the clock was set, so that a wrong clock deletes nothing', async () => {
    const { time, calls, run } = opened(() => true)
    time.set(365 * day)
    await run.look()
    expect(calls).toEqual([])
    // The clock is corrected, and then nothing is old enough.
    time.set(-365 * day)
    await time.advance(hour)
    await run.look()
    expect(calls).toEqual([])
    await time.advance(hour)
    await run.look()
    expect(calls[0]).toEqual([rules[0], time.now() - days.guests * day, ''])
  })

  it('runs once a night, and by day only if nights were missed', async () => {
    let night = true
    const { time, run, taken } = opened(() => night)
    await run.look()
    const first = taken()
    await time.advance(2 * hour)
    await run.look()
    expect(taken()).toBe(first)
    night = false
    await time.advance(33 * hour)
    await run.look()
    expect(taken()).toBe(first)
    await time.advance(2 * hour)
    await run.look()
    expect(taken()).toBe(first + 37 * hour)
    night = true
    await time.advance(13 * hour)
    await run.look()
    expect(taken()).toBe(first + 50 * hour)
  })
})

describe('what was played, after the nightly run', () => {
  let app: App
  afterEach(() => app.close())

  const open = async (
    rest: TestDeps = {},
  ): Promise<{
    time: FakeTime
    forget: (rule: Rule) => Promise<void>
    db: SqlData['db']
  }> => {
    const { db, store } = newData()
    const time = fakeTime(1_700_000_000_000)
    app = await testApp({ store, time, played: sqlPlayed(db), forgetAtTables: forgetAtTables(db), ...rest })
    const retention = sqlRetention(db)
    const forget = async (rule: Rule): Promise<void> => {
      for (let after: string | null = ''; after !== null;)
        after = (await retention.forget(rule, time.now() + day, after)).next
    }
    return { time, forget, db }
  }
  /** A whole series at a private table. */
  const playSeries = async (ola: Asker, time: FakeTime): Promise<string> => {
    const { id } = await openTiny(ola, 'speed: FREE, length: 3, private: true')
    await addBot(ola, id)
    await addBot(ola, id)
    while ((await playOn(time, [ola], id)).phase !== 'FINISHED') await ready(ola, id)
    return id
  }
  const recordOf = (table: string) =>
    `{ record(table: "${table}", hand: 0) { ... on Record { text } ... on Refused { code } } }`
  const handsOf = '{ playedHands { ... on PlayedHands { hands { table hand } } } }'

  it('leaves records and lists of hands for the same people as before, and the table is closed', async () => {
    const { time, forget, db } = await open()
    const [ola, jan] = [await guest(app, 'Ola'), await guest(app, 'Jan')]
    const id = await playSeries(ola, time)
    const before = [await ola.get(recordOf(id)), await ola.get(handsOf)]
    expect(JSON.stringify(before)).toContain('player 0: Ola')
    const rows = async () =>
      (await db.selectFrom('entries').select('entry').execute()).map(({ entry }) => entry)
    expect((await rows()).join('')).toContain('"kind":"deal"')
    // As after some minutes without requests, so that it is read from the store again.
    await time.advance(30 * 60_000)
    await forget('logs')
    expect((await rows()).join('')).not.toMatch(/"kind":"(deal|move)"/)
    expect([await ola.get(recordOf(id)), await ola.get(handsOf)]).toEqual(before)
    expect(await jan.get(recordOf(id))).toEqual({ code: 'NOT_INVITED' })
    expect(await look(ola, id)).toMatchObject({ phase: 'CLOSED', players: [{ name: 'Ola' }, null, null] })
  })

  it('reads a table once, not for each viewer, even if other processes may write to it', async () => {
    const { time, forget } = await open({ cluster: { ...singleNode(), alone: false } })
    const ola = await guest(app, 'Ola')
    const id = await playSeries(ola, time)
    const { seq } = await look(ola, id)
    await time.advance(30 * 60_000)
    await forget('logs')
    const seqs = [await look(ola, id), await look(ola, id), await look(ola, id)].map((table) => table.seq)
    expect(seqs).toEqual([seq + 1, seq + 1, seq + 1])
  })

  it('keeps a person who is forgotten later out of all records', async () => {
    const { time, forget, db } = await open()
    const ola = await guest(app, 'Ola')
    await playSeries(ola, time)
    await time.advance(30 * 60_000)
    await forget('logs')
    const [row] = await db.selectFrom('played').select('person').execute()
    await forgetAtTables(db)([row?.person ?? ''])
    const remaining = await db.selectFrom('records').select('text').execute()
    expect(remaining).toHaveLength(3)
    expect(JSON.stringify(remaining)).not.toContain('Ola')
    expect(JSON.stringify(await db.selectFrom('entries').selectAll().execute())).not.toContain('Ola')
  })
})
