/** Gateways in processes of their own over a real Redis and PostgreSQL: paused, stopped, and killed in the middle of a trick. */
import { readRecords } from '@stolik/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres, startPostgres } from '../../../../test/servers/postgres.js'
import { hasRedis, startRedis } from '../../../../test/servers/redis.js'
import type { Server } from '../../../../test/servers/server.js'
import { subscribe, watchTable } from '../socket-help.js'
import { endChildren, remote, startChild, type Child } from '../child.js'
import { addBot, look, openTiny, play, ready, secret, type Asker, type TableAnswer } from '../help.js'

const patience = { timeout: 15_000, interval: 20 }

describe.skipIf(!hasRedis || !hasPostgres)('gateways over Redis and PostgreSQL', { timeout: 60_000 }, () => {
  let redis: Server
  let postgres: Server
  let env: Record<string, string>
  let one: Child
  let two: Child
  let three: Child
  let token: string

  beforeAll(async () => {
    ;[redis, postgres] = await Promise.all([startRedis(), startPostgres()])
    env = {
      REDIS_URL: redis.url,
      DATABASE_URL: postgres.url,
      STOLIK_SECRET: secret,
      STOLIK_BOT_DELAY: '100',
    }
    // Two at once on an empty database and an empty Redis.
    ;[one, two] = await Promise.all([startChild('', env), startChild('', env)])
    const entered = 'mutation { enter(name: "Ola") { ... on Guest { token } } }'
    ;({ token } = await remote(one.url).get<{ token: string }>(entered))
  }, 120_000)
  afterAll(async () => {
    endChildren()
    await Promise.all([redis.end(), postgres.end()])
  })

  const at = (child: Child): Asker => ({ ...remote(child.url, token), token }) as Asker

  /** A table with two bots whose cards are dealt. */
  const dealt = async (who: Asker): Promise<string> => {
    const { id } = await openTiny(who, 'speed: FREE, length: 9')
    await addBot(who, id)
    await addBot(who, id)
    return id
  }
  const isMine = ({ view }: TableAnswer): boolean => view?.toAct.includes(view.seat ?? -1) === true
  const turn = async (who: Asker, id: string): Promise<TableAnswer> => {
    let seen = await look(who, id)
    while (seen.phase === 'PLAYING' && !isMine(seen)) seen = await look(who, id)
    return seen
  }
  /** Makes a player’s move when it is their turn. */
  const moveOn = async (
    who: Asker,
    id: string,
    seen: TableAnswer,
    made: string[] = [],
  ): Promise<TableAnswer> => {
    const move = seen.view?.legal[0] ?? ''
    const answer = await play(who, id, seen.seq, move)
    if (answer.__typename === 'Table') made.push(`${seen.hand ?? ''} ${seen.view?.seat ?? ''}:${move}`)
    return answer
  }
  /** Makes a player’s next move, or asks for the next hand. */
  const playOn = async (who: Asker, id: string, made: string[] = []): Promise<TableAnswer> => {
    const seen = await turn(who, id)
    if (seen.phase === 'BETWEEN') return ready(who, id)
    return seen.phase === 'PLAYING' ? moveOn(who, id, seen, made) : seen
  }
  /** Plays this hand to its settlement, but no further. */
  const finish = async (who: Asker, id: string, made: string[] = []): Promise<TableAnswer> => {
    for (;;) {
      const seen = await turn(who, id)
      if (seen.phase !== 'PLAYING') return seen
      await moveOn(who, id, seen, made)
    }
  }
  const botsTurn = (seen: TableAnswer): boolean => seen.phase === 'PLAYING' && !isMine(seen)

  it('two that hold one lease: the fencing token shuts out the old one', async () => {
    const id = await dealt(at(one))
    let seen = await playOn(at(one), id)
    while (!botsTurn(seen)) seen = await playOn(at(one), id)
    // Paused for so long that the other declares it dead. Its own timers are overdue when it resumes.
    one.hold('SIGSTOP')
    await expect.poll(async () => (await look(at(two), id)).seq, patience).toBeGreaterThan(seen.seq)
    one.hold('SIGCONT')
    await finish(at(two), id)
    // A move made by both would be invalid, and both show the same state.
    const [a, b] = await Promise.all([look(at(one), id), look(at(two), id)])
    expect({ ...a, nextIn: 0 }).toEqual({ ...b, nextIn: 0 })
    expect(a.phase).toBe('BETWEEN')
  })

  it('one that is told to stop hands its tables over at once', async () => {
    const id = await dealt(at(one))
    expect(await one.kill('SIGTERM')).toMatchObject({ code: 0 })
    const stopped = performance.now()
    expect((await turn(at(two), id)).phase).toBe('PLAYING')
    expect(performance.now() - stopped).toBeLessThan(2_000)
  })

  it('kill -9 in the middle of a trick: another continues within two seconds, and nothing acknowledged is lost', async () => {
    three = await startChild('', env)
    const id = await dealt(at(two))
    const made: string[] = []
    let last = await playOn(at(two), id, made)
    while (!botsTurn(last)) last = await playOn(at(two), id, made)
    const killed = performance.now()
    await two.kill('SIGKILL')
    expect((await look(at(three), id)).seq).toBeGreaterThanOrEqual(last.seq)
    await expect.poll(async () => (await look(at(three), id)).seq, patience).toBeGreaterThan(last.seq)
    const took = Math.round(performance.now() - killed)
    console.log(`taken over ${took} ms after the end`)
    expect(took).toBeLessThan(2_000)

    last = await finish(at(three), id, made)
    const hands = last.sheet.rows.length
    expect(last).toMatchObject({ phase: 'BETWEEN', hand: hands - 1 })
    const all: string[] = []
    for (let hand = 0; hand < hands; hand++) {
      const record = `{ record(table: "${id}", hand: ${hand}) { ... on Record { text } } }`
      const [read] = readRecords((await at(three).get<{ text: string }>(record)).text)
      if (read === undefined || 'problem' in read) throw new Error('no record')
      all.push(...read.record.moves.map(({ seat, move }) => `${hand} ${seat}:${move}`))
    }
    expect(made.length).toBeGreaterThan(2)
    expect(all).toEqual(expect.arrayContaining(made))
  })

  it('a person connected through a process that is killed is shown as away, and viewers see it', async () => {
    const four = await startChild('', env)
    const entered = 'mutation { enter(name: "Jan") { ... on Guest { token } } }'
    const jan = await remote(three.url).get<{ token: string }>(entered)
    const { id } = await openTiny(at(three), 'speed: FREE')
    const port = (child: Child): number => Number(new URL(child.url).port)
    const watching = subscribe(port(three), watchTable(id), jan.token)
    const isOnline = (online: boolean) => () => watching.seen.at(-1)?.players[0]?.online === online
    await watching.until(({ players }) => players[0]?.online === false)
    const sitting = subscribe(port(four), watchTable(id), token)
    await watching.until(isOnline(true))
    sitting.close()
    await watching.until(isOnline(false))
    const again = subscribe(port(four), watchTable(id), token)
    await watching.until(isOnline(true))
    await four.kill('SIGKILL')
    const killed = performance.now()
    await watching.until(isOnline(false))
    expect(performance.now() - killed).toBeLessThan(5_000)
    again.close()
    watching.close()
  })
})
