/** The system clock is set while a gateway runs: nobody loses time, nothing stands still, and nobody is declared dead. */
import type { Redis } from 'ioredis'
import { afterEach, describe, expect, it } from 'vitest'
import { keysOf } from '../src/store/redis/keys.js'
import { deadAfter, heartbeat, type HeartbeatDeps } from '../src/store/redis/heartbeat.js'
import { steadyTime } from '../src/base/steady-time.js'
import {
  asker,
  fakeTime,
  guest,
  look,
  openTiny,
  play,
  sit,
  testApp,
  type App,
  type Asker,
  type FakeTime,
} from './help.js'
import { newAccounts, newStore } from './stores.js'

const hour = 60 * 60_000
const unexpected = (): never => {
  throw new Error('nothing is logged')
}
const leaps = [
  ['forward', hour],
  ['back', -hour],
] as const

describe('setting the clock', () => {
  it.each(leaps)('%s is reported within a second, and time runs evenly until then', async (_, by) => {
    const machine = fakeTime()
    const time = steadyTime(machine)
    const heard: number[] = []
    const stop = time.leaps((ms) => heard.push(ms))
    await machine.advance(500)
    machine.set(by)
    const before = machine.now() - by
    expect(time.now()).toBe(before)
    await machine.advance(499)
    expect([time.now(), heard]).toEqual([before + 499, []])
    await machine.advance(1)
    expect([time.now(), heard]).toEqual([machine.now(), [by]])
    await machine.advance(hour)
    expect(heard).toEqual([by])
    stop()
  })

  it('by less than a second is followed silently', async () => {
    const machine = fakeTime()
    const time = steadyTime(machine)
    const stop = time.leaps(() => expect.fail('it was told'))
    machine.set(-900)
    await machine.advance(1_000)
    expect(time.now()).toBe(machine.now())
    stop()
  })
})

describe.each(leaps)('a clock that leaps an hour %s', (_, by) => {
  let app: App
  let machine: FakeTime
  afterEach(() => app.close())

  const start = async (deps: Parameters<typeof testApp>[0] = {}): Promise<void> => {
    machine = fakeTime(1_700_000_000_000)
    app = await testApp({ time: steadyTime(machine), ...deps })
  }
  const people = async (): Promise<[Asker, Asker, Asker]> => [
    await guest(app, 'Ola'),
    await guest(app, 'Jan'),
    await guest(app, 'Ewa'),
  ]

  it('takes no time from the player to move, before and after it is noticed', async () => {
    const store = newStore()
    await start({ store })
    const [ola, jan, ewa] = await people()
    const { id } = await openTiny(ola, 'speed: FAST, length: 3')
    await sit(jan, id)
    await sit(ewa, id)
    await machine.advance(10_000)
    const clock = async () => (await look(ola, id)).players[1]?.clock
    expect(await clock()).toBe(54_000)
    machine.set(by)
    expect(await clock()).toBe(54_000)
    await machine.advance(999)
    expect(await clock()).toBe(53_001)
    // Then the time for the move starts again, and runs on.
    await machine.advance(1_001)
    expect(await clock()).toBeGreaterThan(62_000)
    await machine.advance(10_000)
    expect(await clock()).toBeLessThan(54_000)
    const kinds = (await store.log(id)).map(({ entry }) => entry.kind)
    expect(kinds.filter((kind) => kind === 'move')).toEqual([])
    expect(kinds.filter((kind) => kind === 'resume')).toEqual(['resume'])
    const { seq } = await look(jan, id)
    expect((await play(jan, id, seq, 'pass')).__typename).toBe('Table')
    // A player who does not move times out at the normal time.
    await machine.advance(64_000)
    expect(
      (await store.log(id)).filter(({ entry }) => entry.kind === 'move' && entry.by === 'clock'),
    ).toHaveLength(1)
  })

  it('lets bots come as planned, and closes no table where people are awaited', async () => {
    await start()
    const ola = await guest(app, 'Ola')
    const { id, botsIn } = await ola.get<{ id: string; botsIn: number }>(
      'mutation { findTable(game: "tiny") { ... on Table { id botsIn } } }',
    )
    const leave = botsIn - 5_000
    await machine.advance(2_000)
    machine.set(by)
    await machine.advance(leave - 2_000)
    const seen = await ola.get<{ phase: string; botsIn: number }>(
      `{ table(id: "${id}") { ... on Table { phase botsIn } } }`,
    )
    expect(seen.phase).toBe('GATHERING')
    expect(seen.botsIn).toBeGreaterThan(3_000)
    expect(seen.botsIn).toBeLessThan(7_000)
    await machine.advance(8_000)
    expect((await look(ola, id)).phase).toBe('PLAYING')
  })

  it('signs nobody out: guests and sessions stay valid, and limits end on time', async () => {
    const accounts = newAccounts()
    await start({ accounts, rate: 20 })
    const ola = await guest(app, 'Ola')
    const { refresh } = await asker(app).get<{ refresh: string }>(
      'mutation { register(name: "Jan", password: "a long word for tests") { ... on SignedIn { refresh } } }',
    )
    machine.set(by)
    await machine.advance(2_000)
    expect(await ola.get('{ me { name } }')).toEqual({ name: 'Ola' })
    const again = await asker(app).get<{ token?: string }>(
      `mutation { refresh(token: "${refresh}") { ... on SignedIn { token } } }`,
    )
    expect(again.token).toMatch(/./)
    const status = async () => (await app.inject('/graphql?query={__typename}')).statusCode
    while ((await status()) !== 429);
    await machine.advance(10_001)
    expect(await status()).toBe(200)
    // Once more, with a limit that was reached before the clock was set.
    while ((await status()) !== 429);
    machine.set(-by)
    await machine.advance(10_001)
    expect(await status()).toBe(200)
  })
})

describe('heartbeats while clocks are set', () => {
  const keys = keysOf(0)

  /** A Redis with its own clock, and another process that sends heartbeats while it lives. */
  const open = async () => {
    const machine = fakeTime()
    const redis = { ahead: 0, lives: true }
    const clock = (): number => 5_000_000 + machine.elapsed() + redis.ahead
    const signs = new Map<string, number>()
    const other = (): void => {
      if (redis.lives) signs.set('other', clock())
      machine.after(300, other)
    }
    other()
    const client = {
      beat: (...[, , , , me]: string[]) => {
        signs.set(me ?? '', clock())
        return Promise.resolve([
          String(clock()),
          'g',
          'g',
          [...signs].flatMap(([id, at]) => [id, String(at)]),
        ])
      },
      info: () => Promise.resolve('run_id:abc'),
    } as unknown as Redis
    const dead: { readonly id: string; readonly ago: number }[] = []
    const back: number[] = []
    const deps: HeartbeatDeps = {
      client,
      keys,
      me: 'me',
      known: '',
      time: machine,
      word: () => 'w',
      log: { error: unexpected, warn: unexpected, info: unexpected },
      joined: () => Promise.resolve(),
      restore: () => Promise.resolve(),
      returned: () => Promise.resolve(),
      hangUp: () => undefined,
      isRefused: () => false,
      back: (away) => back.push(away),
      heard: (all) => {
        for (const [id, at] of all) dead.push({ id, ago: life.now() - at })
      },
    }
    const life = heartbeat(deps)
    await life.start()
    await machine.advance(5_000)
    return { machine, redis, life, dead, clock }
  }

  it.each(leaps)('a clock of this machine that leaps %s changes nothing', async (_, by) => {
    const { machine, life, dead, clock } = await open()
    life.leaps(() => expect.fail('nothing has leapt'))
    machine.set(by)
    await machine.advance(10_000)
    expect([dead, life.isAlive('other'), life.now()]).toEqual([[], true, clock()])
    life.stop()
  })

  it.each(leaps)(
    'a clock of Redis that leaps %s is reported, and makes nobody seem dead or alive',
    async (_, by) => {
      const { machine, redis, life, dead, clock } = await open()
      const heard: number[] = []
      life.leaps((ms) => heard.push(ms))
      redis.ahead = by
      for (let n = 0; n < 30; n++) {
        await machine.advance(100)
        expect(life.isAlive('other')).toBe(true)
      }
      expect([heard, dead, life.now()]).toEqual([[by], [], clock()])
      redis.lives = false
      await machine.advance(deadAfter + 700)
      expect(dead[0]?.id).toBe('other')
      expect(dead[0]?.ago).toBeLessThan(deadAfter + 700)
      await machine.advance(3 * deadAfter)
      expect(life.isAlive('other')).toBe(false)
      life.stop()
    },
  )

  it('a process that dies at the moment the clock is set is declared dead on time', async () => {
    for (const [, by] of leaps) {
      const { machine, redis, life, dead } = await open()
      redis.lives = false
      redis.ahead = by
      await machine.advance(3 * deadAfter)
      expect(dead[0]?.id).toBe('other')
      life.stop()
    }
  })

  describe('a process that Redis does not answer', () => {
    const silentAfter = async (others: boolean, isRefused = false) => {
      const machine = fakeTime()
      let silent = false
      const client = {
        beat: (...[, , , , me]: string[]) => {
          const now = String(5_000_000 + machine.elapsed())
          if (silent)
            return new Promise((_, reject) =>
              machine.after(2_000, () => reject(new Error('Command timed out'))),
            )
          return Promise.resolve([now, 'g', 'g', [me ?? '', now, ...(others ? ['other', now] : [])]])
        },
        info: () => Promise.resolve('run_id:abc'),
      } as unknown as Redis
      const life = heartbeat({
        client,
        keys,
        me: 'me',
        known: '',
        time: machine,
        word: () => 'w',
        log: { error: unexpected, warn: () => undefined, info: unexpected },
        joined: () => Promise.resolve(),
        restore: () => Promise.resolve(),
        returned: () => Promise.resolve(),
        hangUp: () => undefined,
        isRefused: () => isRefused,
        back: () => undefined,
        heard: () => undefined,
      })
      await life.start()
      await machine.advance(5_000)
      silent = true
      const cutOff: number[] = []
      for (let ms = 0; ms < 10_000; ms += 100) {
        if (life.isCutOff()) cutOff.push(ms)
        await machine.advance(100)
      }
      silent = false
      await machine.advance(3_000)
      const after = life.isCutOff()
      life.stop()
      return { from: cutOff[0], after }
    }

    it('is cut off after three seconds if others were there, and until it answers', async () => {
      const { from, after } = await silentAfter(true)
      expect(from).toBeGreaterThan(2_500)
      expect(from).toBeLessThanOrEqual(3_300)
      expect(after).toBe(false)
    })

    it('is not cut off if it was alone: there is nowhere to send people', async () => {
      expect((await silentAfter(false)).from).toBe(undefined)
    })

    it('is not cut off if there is no Redis: then nobody can serve them', async () => {
      expect((await silentAfter(true, true)).from).toBe(undefined)
    })
  })
})
