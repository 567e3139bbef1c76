/** Everything a gateway writes is a line of JSON, unless a person reads it on a terminal. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { lines } from '../src/app/lines.js'
import { endChildren, failedStart, startChild } from './child.js'

const folder = mkdtempSync(join(tmpdir(), 'stolik-lines-'))
afterAll(() => {
  endChildren()
  rmSync(folder, { recursive: true })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const parsed = (text: string): readonly object[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as object)

describe('a gateway whose output is read by a program', () => {
  it('writes lines of JSON from the first to the last', async () => {
    const gateway = await startChild(join(folder, 'data'))
    await gateway.signal('SIGUSR2', /(Backed up)/)
    const { out } = await gateway.kill('SIGTERM')
    const [first, ...more] = parsed(out).filter((line) => !('event' in line && line.event === 'STARTING'))
    expect(first).toMatchObject({
      level: 30,
      event: 'LISTENING',
      address: gateway.url,
      node: process.versions.node,
      setup: expect.stringContaining(`${gateway.url}/setup#`) as string,
      msg: expect.stringContaining(`Stolik is on ${gateway.url}\nIt has no owner yet.`) as string,
    })
    expect(more).toMatchObject([{ event: 'BACKUP_DONE', file: join(folder, 'data', 'backup.db') }])
  })

  it('names each wrong setting in one line of JSON', async () => {
    const { code, err } = await failedStart({ STOLIK_DATA: join(folder, 'b'), PORT: 'x', STOLIK_LOG: 'x' })
    expect(code).toBe(1)
    // `failedStart` reads each line as JSON.
    expect(err).toMatch(/PORT/)
    expect(err).toMatch(/STOLIK_LOG/)
  })
})

describe('on a terminal', () => {
  it('the process writes sentences, and its log too', async () => {
    const printed: unknown[] = []
    vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(line))
    const { write, stream } = lines(true)
    write('info', { event: 'LISTENING' }, 'Stolik is on http://localhost:4000')
    const time = new Date(2026, 10, 29, 20, 15, 7).getTime()
    const line = {
      level: 40,
      time,
      pid: 7,
      hostname: 'host',
      event: 'REDIS_AWAY',
      msg: 'Redis is away',
      code: 'ECONNREFUSED',
    }
    await new Promise((resolve) => stream?.write(`${JSON.stringify(line)}\n`, resolve))
    expect(printed).toEqual([
      'Stolik is on http://localhost:4000',
      '20:15:07 Redis is away {"event":"REDIS_AWAY","code":"ECONNREFUSED"}',
    ])
  })
})
