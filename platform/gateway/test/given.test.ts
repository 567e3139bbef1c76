/** Tables whose first hand has the cards of a finished hand, and hints that a log tells of. The logs are written by hand. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firstRecord, isBad, type HandRecord } from '@stolik/core'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { handsOf } from '../src/findings/hands-of.js'
import { games } from '../src/games.js'
import { plan } from '../src/live/plan.js'
import { sqlPlayed } from '../src/played/sql.js'
import type { SqlData } from '../src/store/sql.js'
import { openSqlite } from '../src/store/sqlite.js'
import type { Entry, Logged, Opened } from '../src/table/entry.js'
import { replayLog, type Replayed } from '../src/table/replayed.js'
import { reviveBy } from '../src/table/revive.js'
import { asker, fakeTime, guest, look, playOn, ready, testApp, tiny, type App, type Asker } from './help.js'

const cards = 'CA CT SA / CK CQ ST / SK SQ HA / HT HK HQ'
const id = 'abcdefgh'
const sealed = (n: number) => ({ salt: String(n).repeat(64), seed: String(n + 1).repeat(64) })
const opened: Opened = {
  kind: 'open',
  game: 'tiny',
  version: 1,
  profile: 'plain',
  chairs: 3,
  length: 3,
  speed: 'FREE',
  invitation: 'w'.repeat(16),
  sealed: sealed(0),
  given: { table: 'kkkkkkkk', hand: 4, deal: cards },
}
const sit = (chair: number, person: string): Entry => ({
  kind: 'sit',
  chair,
  luck: 'l',
  person: { id: person, name: person.toUpperCase() },
})
const three = [sit(0, 'ola'), sit(1, 'jan'), sit(2, 'ewa')]

/** A table after these entries, with what it does by itself. */
function after(first: Opened, ...entries: Entry[]): { log: readonly Logged[]; replayed: Replayed } {
  const before: Logged[] = [{ at: 0, entry: first }]
  let n = 0
  const planned = plan(replayLog(tiny.plugin, before), entries, 0, () => sealed((n += 2)))
  return { log: [...before, ...planned.entries], replayed: planned.after }
}

describe('a table with the cards of a finished hand', () => {
  it('deals them in its first hand, from no shuffle and without luck', () => {
    const { log, replayed } = after(opened, ...three)
    const { hand, next } = replayed.state
    expect(hand).toMatchObject({ n: 0, deal: cards, carry: '', sealed: null, luck: ['', '', ''] })
    // What was committed to when the table was opened is the shuffle of the hand after it.
    expect(next).toEqual(sealed(0))
    expect(replayLog(tiny.plugin, log).state).toMatchObject({ hand: { deal: cards, sealed: null } })
  })

  it('shuffles the hands after it', () => {
    const first = after(opened, ...three)
    const ended = toTheEnd(first.replayed)
    const readied: Entry[] = [0, 1, 2].map((chair) => ({ kind: 'ready', chair, luck: '' }))
    const { state } = plan(ended, readied, 0, () => sealed(4)).after
    expect(state.hand).toMatchObject({ n: 1, sealed: sealed(0) })
    expect(state.hand?.deal).not.toBe(cards)
    expect(state.next).toEqual(sealed(4))
  })

  it('has no shuffle to come where the first hand is the only one', () => {
    expect(after({ ...opened, length: 1 }, ...three).replayed.state.next).toBeNull()
  })

  it('deals them once more if the hand was lost', () => {
    const { log } = after(opened, ...three)
    const revived = reviveBy(new Map([['tiny', tiny.plugin]]), log, 9, () => sealed(6), true)
    const replayed = replayLog(tiny.plugin, [...(revived?.log ?? []), ...(revived?.more ?? [])])
    expect(replayed.state).toMatchObject({ phase: 'BETWEEN', notice: 'RESTORED' })
    const readied: Entry[] = [0, 1, 2].map((chair) => ({ kind: 'ready', chair, luck: '' }))
    expect(plan(replayed, readied, 9, () => sealed(8)).after.state.hand).toMatchObject({ n: 0, deal: cards })
  })

  it('believes the log where an older process has shuffled', () => {
    const older = after({ ...opened, given: undefined } as unknown as Opened, ...three).log
    const log = older.map((logged, i) => (i === 0 ? { ...logged, entry: opened } : logged))
    const { hand } = replayLog(tiny.plugin, log).state
    expect(hand?.deal).not.toBe(cards)
    expect(hand?.sealed).toEqual(sealed(0))
  })

  it('closes, and says that the rules have changed, if they have no such deal any more', () => {
    const deal = { table: 'kkkkkkkk', hand: 4, deal: 'no deal' }
    const { state } = after({ ...opened, given: deal }, ...three).replayed
    expect(state).toMatchObject({ phase: 'CLOSED', notice: 'RULES_CHANGED', hand: null })
  })
})

/** The first legal moves, until the hand is over. */
function toTheEnd(from: Replayed): Replayed {
  let now = from
  for (;;) {
    const { hand, phase } = now.state
    const seat = hand?.now.toAct[0]
    if (phase !== 'PLAYING' || hand === null || seat === undefined) return now
    const move = hand.now.legal(seat)[0] ?? ''
    now = plan(now, [{ kind: 'move', seat, move, used: 0, by: 'player' }], 0, () => sealed(2)).after
  }
}

const folder = mkdtempSync(join(tmpdir(), 'given-'))
afterAll(() => rmSync(folder, { recursive: true }))
let count = 0

describe('of a table in the store', () => {
  const time = fakeTime()
  let app: App
  let data: SqlData
  let people: readonly Asker[]
  let ids: readonly string[]
  const me = async (who: Asker): Promise<string> => (await who.get<{ id: string }>('{ me { id } }')).id
  const start = async () => {
    app = await testApp({ time, store: data.store, played: sqlPlayed(data.db) })
  }
  beforeEach(async () => {
    data = await openSqlite(join(folder, `${count++}.db`))
    await start()
    people = [await guest(app, 'Ola'), await guest(app, 'Jan'), await guest(app, 'Ewa')]
    ids = await Promise.all(people.map(me))
  })
  afterEach(() => app.close())

  /** Writes a log, and starts the gateway with it. */
  const stored = async (first: Opened, ...more: Entry[]): Promise<void> => {
    const seated = ids.map((person, chair) => sit(chair, person))
    const { log } = after(first, ...seated)
    const entries = [...log, ...more.map((entry) => ({ at: 0, entry }))]
    await data.store.append({ table: id, expected: 0, entries, over: false, records: [] })
  }
  const [ola, jan, ewa] = [0, 1, 2].map((n) => () => people[n] as Asker) as [
    () => Asker,
    () => Asker,
    () => Asker,
  ]
  const givenDeal = async (who: Asker): Promise<unknown> =>
    who.get(`{ table(id: "${id}", invitation: "${opened.invitation}") { ... on Table { given } } }`)
  const recordOf = async (hand: number): Promise<HandRecord> => {
    const read = firstRecord((await data.store.record(id, hand)) ?? '')
    if (read === undefined || isBad(read)) throw new Error('no record')
    return read.record
  }
  const mine = (who: Asker): Promise<{ hands: readonly { hints: boolean }[] }> =>
    who.get('{ playedHands { ... on PlayedHands { hands { hints } } } }')
  const series = (who: Asker): Promise<{ series: readonly object[] }> =>
    who.get('{ playedSeries { ... on PlayedSeriesPage { series { table } } } }')
  const allReady = async (): Promise<void> => {
    for (const who of people) await ready(who, id)
    await time.advance(0)
  }

  it('everybody is told, and the commitment is that of the second hand', async () => {
    await stored(opened)
    expect(await givenDeal(asker(app))).toEqual({ given: true })
    const first = await look(ola(), id)
    const [{ commitment }] = [first.fairness ?? { commitment: '' }]
    expect(first.fairness).toEqual({ commitment, next: null, opened: null })
    expect((await playOn(time, people, id)).fairness).toEqual({ commitment, next: null, opened: null })
    await allReady()
    expect((await look(jan(), id)).fairness).toMatchObject({ commitment, opened: null })
    expect(JSON.stringify([first, await look(ewa(), id)])).not.toContain('kkkkkkkk')
  })

  it('nothing counts: its hands are on nobody’s page, and in no sum', async () => {
    await stored(opened)
    for (let n = 0; n < opened.length; n++) {
      await playOn(time, people, id)
      await allReady()
    }
    expect(await look(ola(), id)).toMatchObject({ phase: 'FINISHED' })
    for (const who of people) {
      expect((await mine(who)).hands).toEqual([])
      expect((await series(who)).series).toEqual([])
    }
    // The records stay, and say that the first cards come from no shuffle.
    expect(await recordOf(0)).toMatchObject({ deal: cards, proof: null })
    expect((await recordOf(1)).proof).not.toBeNull()
  })

  it('the player’s page says in which hands they were given a hint', async () => {
    const { given: _, ...plain } = opened
    await stored(plain, { kind: 'hint', chair: 0 })
    await playOn(time, people, id)
    await allReady()
    await playOn(time, people, id)
    expect((await mine(ola())).hands).toEqual([{ hints: false }, { hints: true }])
    expect((await mine(jan())).hands).toEqual([{ hints: false }, { hints: false }])
  })
})

describe('the detectors of unfair play', () => {
  it('leave out a table with the cards of a finished hand', async () => {
    const offer = games.find(({ scrutiny }) => scrutiny !== undefined)
    if (offer?.scrutiny === undefined) throw new Error('no game with detectors')
    const { plugin, scrutiny } = offer
    const entry: Opened = { ...opened, game: plugin.id, profile: plugin.profiles[0] ?? '' }
    const store = (first: Entry) => ({
      // A log that cannot be replayed counts as one hand that was left out.
      log: () =>
        Promise.resolve([
          { at: 0, entry: first },
          { at: 0, entry: first },
        ]),
      record: () => Promise.resolve(undefined),
    })
    const { given: _, ...plain } = entry
    expect((await handsOf(store(plain), plugin, scrutiny, id, 0)).left).toBe(1)
    expect((await handsOf(store(entry), plugin, scrutiny, id, 0)).left).toBe(0)
  })
})
