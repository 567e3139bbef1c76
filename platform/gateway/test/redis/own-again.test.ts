/** Redis comes back with its data, and a command of the time after it fails: no table stays without a driver or out of the archive. */
import { cpSync, renameSync, rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hasRedis, startRedis } from '../../../../test/servers/redis.js'
import type { Server } from '../../../../test/servers/server.js'
import type { Store } from '../../src/store/store.js'
import { addBot, look, openTiny, play, ready, type Asker, type TableAnswer } from '../help.js'
import { gateway, people, type Gateway } from './gateways.js'
import { newStore } from '../stores.js'

const patience = { timeout: 20_000, interval: 20 }
const timedOut = (): Error => new Error('Command timed out')

describe.skipIf(!hasRedis)('after Redis was away', { timeout: 60_000 }, () => {
  let server: Server
  let archive: Store
  let archiveAway: boolean
  let one: Gateway
  let two: Gateway
  let ola: Asker

  beforeEach(async () => {
    server = await startRedis()
    const inner = newStore()
    archiveAway = false
    archive = {
      ...inner,
      append: (plan) => (archiveAway ? Promise.reject(new Error('the archive is away')) : inner.append(plan)),
    }
    ;[one, two] = [await gateway(server.url, archive), await gateway(server.url, archive)]
    ;[ola] = (await people(one.app, 1)) as [Asker]
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await Promise.all([one.app.close(), two.app.close()])
    await server.end()
  })

  /** A table of the first gateway, at which it is the player's turn. */
  const inPlay = async (): Promise<string> => {
    const { id } = await openTiny(ola, 'speed: FREE, length: 3')
    await addBot(ola, id)
    await addBot(ola, id)
    await expect.poll(async () => isMine(await look(ola, id)), patience).toBe(true)
    return id
  }
  const isMine = ({ view }: TableAnswer): boolean => view?.toAct.includes(view.seat ?? -1) === true
  const restart = async (): Promise<void> => {
    await server.stop('SIGKILL')
    await server.start()
  }
  /** Plays until the series is over. Bots move only if somebody drives the table. */
  const playOut = (id: string): Promise<void> =>
    expect
      .poll(async () => {
        const seen = await look(two.as(ola), id)
        if (seen.phase === 'BETWEEN') await ready(two.as(ola), id)
        if (isMine(seen)) await play(two.as(ola), id, seen.seq, seen.view?.legal[0] ?? '')
        return seen.phase
      }, patience)
      .toBe('FINISHED')
  /** The whole log, as the people at the table were told it, is in the archive and released from Redis. */
  const expectArchived = async (id: string): Promise<void> => {
    const log = await one.redis.store.log(id)
    await expect.poll(async () => (await archive.log(id)).length, patience).toBe(log.length)
    expect(await archive.log(id)).toEqual(log)
    await expect.poll(() => archive.live(), patience).toEqual([])
    await expect.poll(() => two.cluster.status().behind, patience).toBe(0)
  }

  it('a claim that times out is tried again', async () => {
    const id = await inPlay()
    vi.spyOn(one.redis.client, 'claimTable').mockRejectedValueOnce(timedOut())
    await restart()
    await playOut(id)
    await expectArchived(id)
  })

  it('a claim that was granted, but whose answer came too late, is made again', async () => {
    const id = await inPlay()
    const { client } = one.redis
    const claim = client.claimTable.bind(client)
    vi.spyOn(client, 'claimTable').mockImplementationOnce(async (...args) => {
      await claim(...args)
      throw timedOut()
    })
    await restart()
    await playOut(id)
    await expectArchived(id)
  })

  it('the list of its own tables is read again if that failed', async () => {
    const id = await inPlay()
    vi.spyOn(one.redis.client, 'smembers').mockRejectedValueOnce(timedOut())
    await restart()
    await playOut(id)
    await expectArchived(id)
  })

  it('a second outage while tables are being claimed leaves none of them', async () => {
    const id = await inPlay()
    const { client } = one.redis
    let release = (): void => undefined
    const hung = new Promise<void>((resolve) => (release = resolve))
    const claim = vi.spyOn(client, 'claimTable').mockImplementationOnce(async () => {
      await hung
      throw timedOut()
    })
    await restart()
    await vi.waitUntil(() => claim.mock.calls.length > 0, patience)
    await restart()
    await vi.waitUntil(() => one.cluster.status().ready && two.cluster.status().ready, patience)
    release()
    await playOut(id)
    await expectArchived(id)
  })

  it('a driver that another process has declared dead by mistake drives its table again', async () => {
    const id = await inPlay()
    const { client, keys } = one.redis
    const [me] = await client.hmget(keys.table(id), 'owner')
    // What is left of it when the other one could not take its tables over.
    await client.srem(keys.driven(me ?? ''), id)
    await restart()
    await playOut(id)
    await expectArchived(id)
  })

  it('a table whose last message was lost is read on, and archived', async () => {
    const { id, seq } = await openTiny(ola)
    const { client, keys, time } = one.redis
    const [generation = ''] = await client.hmget(keys.table(id), 'generation')
    // As the script of another process does it, but nobody is notified.
    const answer = await client.appendLog(
      ...[keys.log(id), keys.table(id), keys.records(id)],
      ...[seq, generation ?? '', '', '1', 'a channel without subscribers', Number.MAX_SAFE_INTEGER, 0],
      ...[time.now(), JSON.stringify({ kind: 'close' })],
    )
    expect(answer).toBe('done')
    await expectArchived(id)
    expect((await look(ola, id)).phase).toBe('CLOSED')
  })

  it('a table whose first entry was stored is found, even if it could not be listed', async () => {
    const { client, keys } = one.redis
    const listing = vi.spyOn(client, 'sadd').mockRejectedValueOnce(timedOut())
    const { code } = await openTiny(ola, 'speed: FREE, length: 3')
    expect(code).toBe('UNAVAILABLE')
    listing.mockRestore()
    // Either it does not exist, or it is listed.
    const logs = (await client.keys('*:log')).map((key) => keys.tableOfRemarks(key))
    expect(await client.smembers(keys.live)).toEqual(expect.arrayContaining(logs))
  })

  it('every gateway counts what waits for the archive, whoever drives the table', async () => {
    archiveAway = true
    const id = await inPlay()
    const behind = () => [one, two].map(({ cluster }) => cluster.status().behind)
    await expect.poll(behind, patience).toEqual([1, 1])
    archiveAway = false
    await expect.poll(behind, patience).toEqual([0, 0])
    await playOut(id)
    await expectArchived(id)
  })

  it('a Redis that has lost its last second gets back what was archived of it', async () => {
    const id = await inPlay()
    const copy = `${server.data}-before`
    cpSync(server.data, copy, { recursive: true })
    // The hand is settled and archived, and Redis forgets that it was.
    await expect
      .poll(async () => {
        const seen = await look(ola, id)
        if (isMine(seen)) await play(ola, id, seen.seq, seen.view?.legal[0] ?? '')
        return seen.phase
      }, patience)
      .toBe('BETWEEN')
    await expect.poll(() => archive.record(id, 0), patience).toContain('hand: 0')
    const archived = await archive.log(id)
    await server.stop('SIGKILL')
    rmSync(server.data, { recursive: true })
    renameSync(copy, server.data)
    await server.start()
    await expect.poll(async () => (await look(two.as(ola), id)).phase, patience).toBe('BETWEEN')
    await playOut(id)
    await expectArchived(id)
    expect((await archive.log(id)).slice(0, archived.length)).toEqual(archived)
  })
})
