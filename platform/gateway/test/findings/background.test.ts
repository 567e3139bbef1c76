/** Counting in the background: only where it is switched on, only tables that are over, little at a time, and by one process. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countInBackground, type BackgroundDeps } from '../../src/findings/background.js'
import { examineHere, type Examiner } from '../../src/findings/examining.js'
import { sqlFindings } from '../../src/findings/sql.js'
import { undecided } from '../../src/settings/settings.js'
import type { SqlData } from '../../src/store/sql.js'
import { fakeTime, guest, leave, testApp, type Asker, type FakeTime } from '../help.js'
import { offers, onData, playSeries } from './unfair.js'
import { newData, newSettings } from '../stores.js'

const minute = 60_000
const hour = 60 * minute
let data: SqlData
let time: FakeTime
const ends: (() => Promise<unknown>)[] = []
beforeEach(() => {
  time = fakeTime(1_700_000_000_000)
  data = newData()
})
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** Resolves when a run of the gateway ends, which it does by letting its examiner go. */
function heardRuns(): { readonly examiner: Examiner; readonly next: () => Promise<void> } {
  let heard: (() => void) | undefined
  const stop = (): Promise<void> => {
    heard?.()
    return Promise.resolve()
  }
  return {
    examiner: { ...examineHere(offers), stop },
    next: () => new Promise((resolve) => (heard = resolve)),
  }
}

describe('a gateway whose owner has switched it on', () => {
  let people: readonly [Asker, Asker]
  /** Lets time go by, and awaits the last run. */
  let pass: (ms: number) => Promise<void>
  beforeEach(async () => {
    const settings = newSettings()
    await settings.write(0, { ...undecided, fairPlay: true })
    const { examiner, next } = heardRuns()
    const app = await testApp({ time, settings, examiner, ...onData(data) })
    ends.push(() => app.close())
    people = [await guest(app, 'Ola'), await guest(app, 'Jan')]
    pass = async (ms) => {
      await time.advance(ms)
      const ended = next()
      await time.advance(minute)
      await ended
    }
  })
  const findings = () => sqlFindings(data.db).list(10)

  it('finds what is beyond the usual once the table is over, with the hands behind it', async () => {
    const table = await playSeries(time, people)
    await pass(hour)
    const all = await findings()
    expect(all.map(({ player, companion }) => [player.name, companion?.name])).toEqual([['Jan', 'Ola']])
    expect(all[0]).toMatchObject({ detector: 'bids', found: 9, among: 9, state: 'OPEN' })
    expect(all[0]?.hands).toEqual(Array.from({ length: 9 }, (_, n) => `${table}/${n + 1}`))
  })

  it('examines no hand of a table where people still play', async () => {
    const table = await playSeries(time, people, { hands: 8 })
    await pass(2 * minute)
    expect([await findings(), await sqlFindings(data.db).hands()]).toEqual([[], 0])
    for (const who of people) await leave(who, table)
    await pass(hour)
    expect(await findings()).toMatchObject([{ found: 8 }])
  })
})

it('nothing is examined before an owner has switched it on', async () => {
  const app = await testApp({ time, ...onData(data) })
  ends.push(() => app.close())
  await playSeries(time, [await guest(app, 'Ola'), await guest(app, 'Jan')])
  await time.advance(2 * hour)
  expect(await sqlFindings(data.db).hands()).toBe(0)
  expect(await sqlFindings(data.db).unexamined('', 10)).toHaveLength(1)
})

describe('the work of a minute', () => {
  const opened = (game: string, sealed: object | null): object => ({
    kind: 'open',
    game,
    version: 1,
    profile: 'plain',
    chairs: 3,
    length: 9,
    speed: 'FREE',
    invitation: null,
    sealed,
  })
  const seal = { salt: '1'.repeat(64), seed: '2'.repeat(64) }
  const tableOf = async (id: string, log: readonly object[], over = 1): Promise<void> => {
    await data.db.insertInto('tables').values({ id, over }).execute()
    for (const [seq, entry] of log.entries())
      await data.db
        .insertInto('entries')
        .values({ table_id: id, seq, at: time.now(), entry: JSON.stringify(entry), term: null })
        .execute()
  }
  const background = (part: Partial<BackgroundDeps> = {}) => {
    const one = countInBackground({
      findings: sqlFindings(data.db),
      store: data.store,
      examiner: examineHere(offers),
      games: ['tiny'],
      farmed: () => Promise.resolve([]),
      isOn: () => true,
      word: () => 'w',
      time,
      log: { error: () => undefined, warn: () => undefined, info: () => undefined },
      ...part,
    })
    ends.unshift(() => one.stop())
    return one
  }
  /** Notes the tables that it examines, each of which has so many hands. */
  const noting = (
    hands = 1,
    failing?: string,
  ): { readonly examiner: Examiner; readonly tables: string[] } => {
    const tables: string[] = []
    const here = examineHere(offers)
    return {
      tables,
      examiner: {
        ...here,
        examine: ({ table }) => {
          tables.push(table)
          if (table === failing) return Promise.reject(new Error('the thread ended'))
          return Promise.resolve(
            Array.from({ length: hands }, (_, hand) => ({
              table,
              hand,
              at: time.now(),
              players: '[null,null,null]',
              seen: '{"calls":[],"cards":[],"game":null,"times":null}',
            })),
          )
        },
      },
    }
  }
  beforeEach(() => {
    ends.push(() => data.store.close())
  })

  it('leaves a table whose deals other tables may still play, until they are released', async () => {
    await tableOf('held', [opened('tiny', null)])
    await tableOf('other', [opened('tiny', seal)])
    const { examiner, tables } = noting()
    const work = background({ examiner })
    await work.run()
    expect(tables).toEqual(['other'])
    const release = JSON.stringify({ kind: 'release' })
    await data.db
      .insertInto('entries')
      .values({ table_id: 'held', seq: 1, at: time.now(), entry: release, term: null })
      .execute()
    await time.advance(2 * minute)
    await work.run()
    expect(tables).toEqual(['other', 'held'])
  })

  it('reaches tables behind any number that must wait for their release', async () => {
    for (let n = 100; n < 220; n++) await tableOf(`t${n}`, [opened('tiny', null)])
    await tableOf('z', [opened('tiny', seal)])
    const { examiner, tables } = noting()
    const work = background({ examiner })
    for (let minutes = 0; minutes < 3; minutes++) {
      await work.run()
      await time.advance(minute)
    }
    expect(tables).toEqual(['z'])
  })

  it('is bounded, and goes on in the next minute, in whatever process', async () => {
    for (let n = 0; n < 6; n++) await tableOf(`t${n}`, [opened('tiny', seal)])
    const [first, second] = [noting(80), noting(80)]
    const both = [background(first), background(second)]
    const run = (): Promise<unknown> => Promise.all(both.map((work) => work.run()))
    await run()
    // Three tables have the two hundred hands of a minute.
    expect([...first.tables, ...second.tables]).toEqual(['t0', 't1', 't2'])
    await time.advance(minute)
    await run()
    expect([...first.tables, ...second.tables].toSorted()).toEqual(['t0', 't1', 't2', 't3', 't4', 't5'])
  })

  it('leaves out games without detectors, old tables, and a table that ends its thread', async () => {
    await tableOf('chess', [opened('chess', seal)])
    await tableOf('old', [opened('tiny', seal)])
    await data.db
      .updateTable('entries')
      .set({ at: time.now() - 91 * 24 * 60 * minute })
      .where('table_id', '=', 'old')
      .execute()
    await tableOf('tricky', [opened('tiny', seal)])
    await tableOf('z', [opened('tiny', seal)])
    const { examiner, tables } = noting(1, 'tricky')
    await background({ examiner }).run()
    expect(tables).toEqual(['tricky', 'z'])
    expect(await sqlFindings(data.db).unexamined('', 10)).toEqual([])
  })

  it('tries a table again if the store could not be reached', async () => {
    await tableOf('t', [opened('tiny', seal)])
    const { examiner, tables } = noting()
    const log = () => Promise.reject(new Error('away'))
    await background({ examiner, store: { ...data.store, log } }).run()
    expect(tables).toEqual([])
    expect(await sqlFindings(data.db).unexamined('', 10)).toEqual(['t'])
  })

  it('stores nothing that was switched off meanwhile', async () => {
    await tableOf('t', [opened('tiny', seal)])
    let isOn = true
    const { examiner } = noting()
    const examine: Examiner['examine'] = (request) => {
      isOn = false
      return examiner.examine(request)
    }
    await background({ examiner: { ...examiner, examine }, isOn: () => isOn }).run()
    expect(await sqlFindings(data.db).hands()).toBe(0)
  })
})
