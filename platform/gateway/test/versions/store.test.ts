/** A store that 0.1 wrote: an event, a ranking, and tables of two games in the middle of a hand. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Plugin } from '@stolik/core'
import type { EventState } from '@stolik/event/model/state'
import { foldAll } from '@stolik/event/fold/fold'
import { resultHash } from '@stolik/event/standing/hash'
import { tableResult } from '@stolik/event/standing/table'
import type { Log } from '../../src/base/failure.js'
import type { Offer } from '../../src/base/offer.js'
import { games } from '../../src/games.js'
import { catchUp } from '../../src/played/catch-up.js'
import { sqlPlayed } from '../../src/played/sql.js'
import { openFolder } from '../../src/store/data-folder.js'
import { BadLog } from '../../src/table/bad-log.js'
import type { Logged } from '../../src/table/entry.js'
import { plan } from '../../src/live/plan.js'
import { replayLog, type Replayed } from '../../src/table/replayed.js'
import { settledLog, settleOld } from '../../src/event/live/settle-old.js'
import { sqlEvents } from '../../src/event/store/sql.js'
import { nodeEntropy } from '../../src/base/entropy.js'

interface Written {
  readonly game: string
  readonly profile: string
  readonly phase: string
  readonly length: number
  readonly settlements: readonly object[]
}

/** What 0.1 made of its logs. */
const written = JSON.parse(readFileSync(join(import.meta.dirname, 'store-0.1.json'), 'utf8')) as Readonly<
  Record<string, Written>
>

const folder = mkdtempSync(join(tmpdir(), 'stolik-store-'))
let data: Awaited<ReturnType<typeof openFolder>>
beforeAll(async () => {
  const packed = readFileSync(join(import.meta.dirname, 'store-0.1.db.br'))
  writeFileSync(join(folder, 'stolik.db'), brotliDecompressSync(packed))
  data = await openFolder(folder, false)
})
afterAll(async () => {
  await data.store.close()
  rmSync(folder, { recursive: true })
})

/** A log that keeps its failures. */
const failing = (failed: unknown[]): Log => ({
  warn: () => undefined,
  info: () => undefined,
  error: (failure) => failed.push(failure),
})

async function folded(
  id: string,
  change: Partial<Plugin> = {},
): Promise<{ readonly log: readonly Logged[]; readonly at: Replayed }> {
  const log = await data.store.log(id)
  const opened = log[0]?.entry
  const offer = games.find(({ plugin }) => opened?.kind === 'open' && plugin.id === opened.game) as Offer
  return { log, at: replayLog({ ...offer.plugin, ...change }, log) }
}

describe.each(Object.entries(written))(
  'the table %s',
  (id, { game, profile, phase, length, settlements }) => {
    it('stands as it stood, and each of its hands is settled as it was', async () => {
      const { at } = await folded(id)
      const { state } = at
      expect([state.opened.game, state.opened.profile, state.phase, state.seq]).toEqual([
        game,
        profile,
        phase,
        length,
      ])
      expect(state.settled.map(({ settlement }) => settlement)).toEqual(settlements)
    })

    it.runIf(phase === 'PLAYING')(
      'goes on, and what is written from now on says what it led to',
      async () => {
        const { log, at } = await folded(id)
        const { hand } = at.state
        const seat = hand?.now.toAct[0] ?? 0
        const move = hand?.now.legal(seat)[0] ?? ''
        const { entries, after } = plan(
          at,
          [{ kind: 'move', seat, move, used: 0, by: 'player' }],
          log.at(-1)?.at ?? 0,
          () => nodeEntropy.sealed(),
        )
        expect(entries[0]?.entry).toMatchObject({ kind: 'move', check: expect.any(Number) as number })
        const again = replayLog(at.state.plugin, [...log, ...entries])
        expect([again.state.seq, again.state.strayed]).toEqual([after.state.seq, null])
      },
    )
  },
)

describe('once the gateway has added to its logs what they lack', () => {
  const unreadable = { version: 99, rulesText: () => '["game",99,{}]', start: () => undefined }
  const settlementsUnder = async (id: string, change: Partial<Plugin>): Promise<readonly object[]> =>
    (await folded(id, change)).at.state.settled.map(({ settlement }) => settlement)

  it('keeps every settlement under rules by which none of its deals can be read', async () => {
    const [first = ''] = Object.keys(written)
    await expect(folded(first, unreadable)).rejects.toThrow(BadLog)
    const plugins = new Map(games.map(({ plugin }) => [plugin.id, plugin]))
    const failed: unknown[] = []
    const log = failing(failed)
    await catchUp({ store: data.store, played: sqlPlayed(data.db), plugins, log }).run()
    expect(failed).toEqual([])
    for (const [id, { settlements }] of Object.entries(written)) {
      expect(await settlementsUnder(id, {})).toEqual(settlements)
      expect(await settlementsUnder(id, unreadable)).toEqual(settlements)
    }
  })
})

describe('once the gateway has settled the lists of its events', () => {
  const unreadable = { version: 99, papers: { enter: () => ({ refused: 'unreadable', clause: '1' }) } }
  const events = () => sqlEvents(data.db, data.durably)
  const resultsOf = async (id: string, change: object = {}) => {
    const log = await events().log(id)
    const state = foldAll(log) as EventState
    const { plugin } = games.find((offer) => offer.plugin.id === state.regulations.game) as Offer
    const lists = { ...plugin, ...change } as Plugin
    const tables = state.series.flatMap((series) => series.tables)
    return { log, state, lists, totals: tables.map((table) => tableResult(lists, state, table).totals) }
  }
  it('keeps every hand and the hash of the final result under rules that read none of their lines', async () => {
    const ids = (await events().newest(9)).map(({ id }) => id)
    const before = await Promise.all(ids.map((id) => resultsOf(id)))
    expect(before.map(({ totals }) => totals.length)).toEqual([3, 6])
    await expect(resultsOf(ids[0] ?? '', unreadable)).rejects.toThrow('unreadable')
    expect(await events().unsettled(9)).toEqual([ids[1]])
    const failed: unknown[] = []
    const old = settleOld({ games, store: events(), log: failing(failed) })
    await old.done
    expect(failed).toEqual([])
    for (const [n, id] of ids.entries()) {
      if (n === 0) {
        const { log, lists } = before[n] as Awaited<ReturnType<typeof resultsOf>>
        await settledLog(events(), id, log, { lists })
      }
      const after = await resultsOf(id, unreadable)
      expect(after.totals).toEqual(before[n]?.totals)
      expect(after.state.final?.hash).toBe(
        after.state.final === null ? undefined : resultHash(after.state, after.lists),
      )
    }
    expect(await events().unsettled(9)).toEqual([])
  })
})

it('holds settled hands of two games', () => {
  const hands = Object.values(written).map(({ game, settlements }) => [game, settlements.length])
  expect(hands.toSorted()).toEqual([
    ['baska', 3],
    ['skat', 0],
    ['skat', 3],
    ['skat', 6],
  ])
})
