/** How long a gateway keeps its file frozen, over the real socket and with simulated time. */
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { gatewayOf, serveControl, whileStill, type Gateway } from '../../src/backup/control.js'
import { fakeTime, type FakeTime } from '../help.js'

const minute = 60_000
const folder = mkdtempSync(join(tmpdir(), 'stolik-control-'))

let time: FakeTime
/** What happened to the file, in order. */
let became: string[]
let logged: object[]
/** Called when the gateway begins to wait for a sign of life. */
let waits: () => void
let thawed: Promise<void>
let end: () => Promise<void>
let gateway: Gateway

beforeEach(async () => {
  time = fakeTime()
  became = []
  logged = []
  waits = () => undefined
  let tell = (): void => undefined
  thawed = new Promise((resolve) => (tell = resolve))
  const thaw = (): Promise<void> => {
    became.push('thawed')
    tell()
    return Promise.resolve()
  }
  const freeze = (): Promise<() => Promise<void>> => {
    became.push('frozen')
    return Promise.resolve(thaw)
  }
  const after = (ms: number, then: () => void): (() => void) => {
    const cancel = time.after(ms, then)
    waits()
    return cancel
  }
  const log = { error: (fields: object) => void logged.push(fields) }
  end = await serveControl(folder, { freeze, note: () => Promise.resolve() }, { time: { after }, log })
  const there = await gatewayOf(folder)
  if (there === undefined) throw new Error('nobody answers')
  gateway = there
})
afterEach(async () => {
  gateway.end()
  await end()
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('a file that is copied', () => {
  it('is released when the copying process hangs, which is logged', async () => {
    await gateway.ask({ ask: 'freeze' })
    await time.advance(4 * minute)
    expect(became).toEqual(['frozen'])
    await time.advance(minute)
    await thawed
    expect(became).toEqual(['frozen', 'thawed'])
    expect(logged).toEqual([{ event: 'BACKUP_STUCK' }])
    await expect(gateway.ask({ ask: 'thaw' })).rejects.toThrow('has ended')
  })

  it.each(['{"ask":"melt"}', '{"ask":"note","noted":{"at":0}}', '{'])(
    'ignores %s, and the sender gets no answer',
    async (line) => {
      const socket = connect(join(folder, 'control'))
      socket.write(`${line}\n`)
      const answers = await socket.toArray()
      expect(answers).toEqual([])
      expect(became).toEqual([])
    },
  )

  it('stays frozen for the whole copy while there are signs of life', async () => {
    const sign = (): Promise<void> => new Promise((resolve) => (waits = resolve))
    const copy = async (): Promise<void> => {
      for (let n = 0; n < 3; n++) {
        await sign()
        await time.advance(4 * minute)
      }
      expect(became).toEqual(['frozen'])
    }
    await whileStill(gateway, copy, 1)
    await time.advance(6 * minute)
    expect(became).toEqual(['frozen', 'thawed'])
    expect(logged).toEqual([])
  })
})
