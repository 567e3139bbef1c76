/** Deliveries to other people's servers: shares of hosts and groups, the time limit, and hosts that are left alone. */
import { describe, expect, it } from 'vitest'
import {
  closed,
  failed,
  isOpen,
  opensAfter,
  passageAt,
  probed,
  outgoing,
  timedOut,
  toHttpServers,
  type Outgoing,
} from '../src/outgoing/outgoing.js'
import { slots, type Lane, type Share } from '../src/outgoing/slots.js'
import { partStanding } from '../src/base/part.js'
import { fakeTime, type FakeTime } from './help.js'
import { quiet } from './quiet.js'

const backOff = { first: 30_000, longest: 120_000 }

describe('a circuit', () => {
  const tripped = Array.from({ length: opensAfter }).reduce(
    (circuit: typeof closed) => failed(circuit, { answer: '503', passage: 'SEND' }, 1_000, backOff),
    closed,
  )

  it('opens after three failures in a row, and lets one delivery through after the wait', () => {
    expect(isOpen(failed(closed, { answer: '503', passage: 'SEND' }, 0, backOff))).toBe(false)
    expect(tripped).toMatchObject({ openUntil: 31_000, answer: '503' })
    expect([30_999, 31_000].map((now) => passageAt(tripped, now))).toEqual(['HELD', 'PROBE'])
    expect(passageAt(probed(tripped), 31_000)).toBe('HELD')
  })

  it('stays open twice as long after each further failure, up to the longest wait', () => {
    let circuit = tripped
    const waits = Array.from({ length: 4 }, () => {
      const now = circuit.openUntil
      circuit = failed(probed(circuit), { answer: 'TIMEOUT', passage: 'PROBE' }, now, backOff)
      return circuit.openUntil - now
    })
    expect(waits).toEqual([60_000, 120_000, 120_000, 120_000])
  })

  it('is not lengthened by deliveries that began before it opened', () => {
    expect(failed(tripped, { answer: 'TIMEOUT', passage: 'SEND' }, 5_000, backOff)).toBe(tripped)
  })
})

describe('slots', () => {
  const share = (total: number, host: number, group: number): Share => ({ total, host, group })
  /** Deliveries that end when they are told to; `begun` names those under way. */
  const started = (prompt: readonly string[], limits: { prompt: Share; other: Share }) => {
    const begun: string[] = []
    const ends = new Map<string, () => void>()
    const shares = slots((host) => prompt.includes(host), limits)
    const add = (name: string, lane: Lane): void =>
      shares.enqueue(lane, () => {
        begun.push(name)
        return new Promise((resolve) => ends.set(name, resolve))
      })
    const end = async (name: string): Promise<void> => {
      ends.get(name)?.()
      await quiet()
    }
    return { begun, add, end, shares }
  }

  it('of a host and of a group are limited, and the next goes to the group with the fewest', async () => {
    const { begun, add, end } = started([], { prompt: share(0, 0, 0), other: share(3, 1, 2) })
    for (const host of ['a', 'a', 'b', 'c']) add(`one ${host}`, { host, group: 'one' })
    for (const host of ['d', 'e', 'f']) add(`two ${host}`, { host, group: 'two' })
    expect(begun).toEqual(['one a', 'one b', 'two d'])
    await end('two d')
    expect(begun.at(-1)).toBe('two e')
    await end('one b')
    expect(begun.at(-1)).toBe('one c')
  })

  it('of hosts that answer promptly are not taken by others', () => {
    const { begun, add, shares } = started(['good'], { prompt: share(1, 1, 1), other: share(1, 1, 1) })
    for (const host of ['x', 'y', 'z']) add(host, { host, group: host })
    add('good', { host: 'good', group: 'x' })
    expect(begun).toEqual(['x', 'good'])
    expect(shares.hasRoom({ host: 'new', group: 'new' })).toBe(false)
  })

  it('are given to the hosts of a group by turns', async () => {
    const { begun, add, end } = started([], { prompt: share(0, 0, 0), other: share(1, 1, 1) })
    for (const name of ['a1', 'a2', 'a3', 'b1']) add(name, { host: name.slice(0, 1), group: 'one' })
    for (const name of ['a1', 'a2', 'b1']) await end(name)
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  })
})

describe('a delivery', () => {
  const lane = { host: 'push.example', group: 'event' }
  const open = (time: FakeTime, logged: object[] = []): Outgoing =>
    outgoing({
      time,
      ...toHttpServers,
      outage: () => partStanding('PUSH', { time, log: { warn: (fields) => void logged.push(fields) } }),
    })
  /** The answer to one delivery. */
  const answerTo = async (lanes: Outgoing, deliver: () => Promise<string>): Promise<string | undefined> => {
    let answer: string | undefined
    await lanes.run(lane, async (attempt) => {
      answer = await attempt(deliver)
    })
    return answer
  }

  it('ends after ten seconds, even if what delivers it does not', async () => {
    const time = fakeTime()
    const lanes = open(time)
    const answer = answerTo(lanes, () => new Promise(() => undefined))
    await time.advance(9_999)
    expect(lanes.hasRoom(lane)).toBe(true)
    await time.advance(1)
    expect(await answer).toBe(timedOut)
  })

  it('that fails with an exception counts as a failure, and frees its slot', async () => {
    const lanes = open(fakeTime())
    for (let n = 0; n < 5; n++)
      expect(await answerTo(lanes, () => Promise.reject(new Error('a bug')))).toBe('FAILED')
  })

  it('to a host that was up is told once when it goes, and once with the count when it is back', async () => {
    const [time, logged]: [FakeTime, object[]] = [fakeTime(), []]
    const lanes = open(time, logged)
    const send = (status: string) => answerTo(lanes, () => Promise.resolve(status))
    expect(await send('201')).toBe('201')
    for (let n = 0; n < 10; n++) expect(await send('503')).toBe('503')
    await time.advance(30_000)
    expect(await send('201')).toBe('201')
    expect(logged).toEqual([
      { event: 'PUSH_AWAY', host: 'push.example', answer: '503' },
      { event: 'PUSH_BACK', host: 'push.example', away: 30_000, failed: 8 },
    ])
  })

  it('to a host that never answered is not told, because strangers name such hosts', async () => {
    const logged: object[] = []
    const lanes = open(fakeTime(), logged)
    for (let n = 0; n < 10; n++) await answerTo(lanes, () => Promise.resolve('ECONNREFUSED'))
    expect(logged).toEqual([])
  })

  it('is tried at once if somebody says that the host works again', async () => {
    const lanes = open(fakeTime())
    for (let n = 0; n < 4; n++) await answerTo(lanes, () => Promise.resolve('503'))
    expect(await answerTo(lanes, () => Promise.resolve('204'))).toBe('503')
    lanes.retryAll()
    expect(await answerTo(lanes, () => Promise.resolve('204'))).toBe('204')
  })

  it('is aborted when the process stops, and what waits for a slot is not begun', async () => {
    const lanes = open(fakeTime())
    let begun = 0
    const run = () =>
      lanes.run(lane, async (attempt) => {
        begun += 1
        await attempt((signal) => new Promise((_, reject) => (signal.onabort = () => reject(new Error()))))
      })
    const all = [run(), run(), run()]
    await lanes.stop()
    await Promise.all(all)
    expect(begun).toBe(2)
  })
})
