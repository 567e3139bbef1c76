import { Writable } from 'node:stream'
import { verify } from '@stolik/core'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { sha256 } from '../src/base/entropy.js'
import {
  type Asker,
  type TableAnswer,
  whole,
  addBot,
  fakeTime,
  guest,
  openTiny,
  playOn,
  ready,
  sit,
  testApp,
  tiny,
  type FakeTime,
  type TestDeps,
} from './help.js'

let app: FastifyInstance
afterEach(() => app.close())

async function start(deps: TestDeps = {}): Promise<FakeTime> {
  const time = fakeTime()
  app = await testApp({ time, ...deps })
  return time
}

describe('a shuffle that anyone can verify', () => {
  it('is committed to before anybody’s luck is known, and revealed only after the last card', async () => {
    const time = await start()
    const [ola, jan] = [await guest(app, 'Ola'), await guest(app, 'Jan')]
    const { id, fairness: before } = await openTiny(ola, 'luck: "four-leaf"')
    await addBot(ola, id)
    const dealt = await sit(jan, id, 'luck: "13"')
    expect(dealt.fairness).toMatchObject({ commitment: before?.commitment, opened: null })
    expect(dealt.fairness?.next).toMatch(/^[0-9a-f]{64}$/)

    const ended = await playOn(time, [ola, jan], id)
    const opened = ended.fairness?.opened
    if (!opened) throw new Error('not opened')
    expect(opened.luck).toEqual(['four-leaf', '', '13'])
    const proof = { ...opened, commitment: before?.commitment ?? '' }
    expect(verify(sha256, proof, 0, opened.deal, (random) => tiny.plugin.deal('plain', random))).toBe('fair')

    await ready(ola, id, 'luck: "again"')
    const second = await ready(jan, id)
    expect(second.fairness?.commitment).toBe(ended.fairness.next)
    expect(second.fairness?.opened).toBeNull()
  })

  it('takes luck once, without readiness for the next hand, and is dealt in time with everybody’s luck', async () => {
    const time = await start()
    const [ola, jan] = [await guest(app, 'Ola'), await guest(app, 'Jan')]
    const { id } = await openTiny(ola, 'luck: "o1"')
    await addBot(ola, id)
    await sit(jan, id, 'luck: "j1"')
    const add = (who: Asker, luck: string): Promise<TableAnswer> =>
      who.get(`mutation { addLuck(table: "${id}", luck: "${luck}") { ${whole} } }`)
    expect(await add(ola, 'early')).toMatchObject({ code: 'STALE' })

    const { seq } = await playOn(time, [ola, jan], id)
    expect(await add(ola, 'o2')).toMatchObject({ phase: 'BETWEEN', seq: seq + 1 })
    expect(await add(ola, 'another')).toMatchObject({ phase: 'BETWEEN', seq: seq + 1 })
    const { players } = await add(jan, 'j2')
    expect(players.map((player) => player?.ready)).toEqual([false, false, false])
    expect(await add(jan, '')).toMatchObject({ code: 'BAD_CHOICE' })
    expect(await add(jan, 'x'.repeat(1_000))).toMatchObject({ code: 'BAD_CHOICE' })
    expect(await add(await guest(app, 'Ewa'), 'e')).toMatchObject({ code: 'NOT_SEATED' })
    // Asking for the next hand without luck, as older programs do, keeps what was added.
    await ready(jan, id)
    await time.advance(60_000)
    const { fairness } = await playOn(time, [ola, jan], id)
    expect(fairness?.opened?.luck).toEqual(['o2', '', 'j2'])
  })

  it('stays out of every answer and of the server’s own log until then', async () => {
    const lines: string[] = []
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString())
        done()
      },
    })
    const time = await start({ logger: { level: 'trace', stream } })
    const answers: string[] = []
    app.addHook('onSend', (_request, _reply, payload, done) => {
      answers.push(String(payload))
      done(null, payload)
    })
    const [ola, jan] = [await guest(app, 'Ola'), await guest(app, 'Jan')]
    const { id } = await openTiny(ola)
    await addBot(ola, id)
    await sit(jan, id)
    const { fairness } = await playOn(time, [ola, jan], id)
    const { salt, seed, deal } = fairness?.opened ?? { salt: '?', seed: '?', deal: '?' }
    const before = answers.filter((answer) => answer.includes('"PLAYING"')).join('')
    expect(before.length).toBeGreaterThan(1_000)
    for (const hidden of [salt, seed, deal, ola.token ?? '?']) {
      expect(before).not.toContain(hidden)
      expect(lines.join('')).not.toContain(hidden)
    }
    expect(answers.join('')).toContain(seed)
  })

  it('refuses luck whose hash could differ between programs', async () => {
    await start()
    const ola = await guest(app, 'Ola')
    expect((await openTiny(ola, 'luck: "a|b"')).code).toBe('BAD_CHOICE')
    expect((await openTiny(ola, `luck: "${'x'.repeat(65)}"`)).code).toBe('BAD_CHOICE')
  })
})
