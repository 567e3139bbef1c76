/** Notifications of systemd, through a `systemd-notify` that writes into a file. test/deploy uses the real one and a socket. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openFolder } from '../src/store/data-folder.js'
import { notifySystemd } from '../src/app/systemd.js'
import { endChildren, startChild } from './child.js'
import { makeOlder } from './older.js'
import { outer } from './outer.js'

const unexpected = (code: string): never => {
  throw new Error(`systemd cannot be told: ${code}`)
}
const module = new URL('../src/app/systemd.ts', import.meta.url).href

let folder: string
let socket: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stolik-systemd-'))
  socket = join(folder, 'told')
  writeFileSync(socket, '')
  const command = join(folder, 'systemd-notify')
  writeFileSync(command, `#!/bin/sh\necho "$@" >> '${socket}'\n`)
  chmodSync(command, 0o755)
})
afterEach(() => {
  endChildren()
  rmSync(folder, { recursive: true })
})

const lines = (): readonly string[] => readFileSync(socket, 'utf8').split('\n').filter(Boolean)

/** Waits until the notifications fit. */
const until = (fits: (states: readonly string[]) => boolean): Promise<void> =>
  vi.waitFor(
    () => {
      if (!fits(lines())) throw new Error(`systemd was told ${lines().join(', ')}`)
    },
    { timeout: 15_000, interval: 20 },
  )

const environment = (more: Record<string, string> = {}): Record<string, string> => ({
  PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}`,
  NOTIFY_SOCKET: '/nowhere',
  ...more,
})

describe('a gateway started by systemd', () => {
  it('reports that it is ready, that it is alive, and that it stops', async () => {
    const gateway = await startChild(join(folder, 'data'), environment({ WATCHDOG_USEC: '300000' }))
    await until((states) => states.filter((line) => line === 'WATCHDOG=1').length >= 3)
    expect(lines().filter((line) => line === 'READY=1')).toHaveLength(1)
    expect(await gateway.kill('SIGTERM')).toMatchObject({ code: 0, err: '' })
    await until((states) => states.includes('STOPPING=1'))
  })

  it('sends no heartbeats if none are expected, or only those of another process', async () => {
    const without = await startChild(join(folder, 'a'), environment())
    const another = environment({ WATCHDOG_USEC: '300000', WATCHDOG_PID: '1' })
    const ofAnother = await startChild(join(folder, 'b'), another)
    await until((states) => states.length >= 2)
    await Promise.all([without, ofAnother].map((gateway) => gateway.kill('SIGTERM')))
    await until((states) => states.length >= 4)
    expect([...lines()].sort()).toEqual(['READY=1', 'READY=1', 'STOPPING=1', 'STOPPING=1'])
  })

  it('logs once that systemd cannot be notified', async () => {
    writeFileSync(join(folder, 'systemd-notify'), `#!/bin/sh\necho no >> '${socket}'\nexit 1\n`)
    const gateway = await startChild(join(folder, 'data'), environment({ WATCHDOG_USEC: '150000' }))
    await until((states) => states.length >= 3)
    const { err } = await gateway.kill('SIGTERM')
    expect(err).toBe('The state of this process cannot be reported to systemd (exit 1).\n')
  })
})

describe('a start that takes longer than the unit allows', () => {
  const extension = 'EXTEND_TIMEOUT_USEC=900000000'
  const asks = (): number => lines().filter((line) => line === extension).length

  it('asks for more time before it migrates a file, and before it is ready', async () => {
    const data = join(folder, 'data')
    const { db, store } = await openFolder(data, true)
    await makeOlder(db)
    await store.close()
    const gateway = await startChild(data, environment())
    await until((states) => states.includes('READY=1'))
    await gateway.kill('SIGTERM')
    expect(asks()).toBe(1)
  })

  it('asks each minute, until only existing data is left to be loaded', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    for (const [name, value] of Object.entries(environment())) vi.stubEnv(name, value)
    try {
      const systemd = notifySystemd(process.env, unexpected)
      systemd.opening('WAITING')
      systemd.opening('MIGRATING')
      vi.advanceTimersByTime(3 * 60_000)
      systemd.opening('STARTING')
      vi.advanceTimersByTime(3 * 60_000)
      systemd.stopping()
    } finally {
      vi.useRealTimers()
      vi.unstubAllEnvs()
    }
    await until((states) => states.includes('STOPPING=1') && states.length >= 6)
    expect(asks()).toBe(5)
  })
})

it('a failure to start systemd-notify ends no process, whatever the reason', () => {
  // Linux starts nothing with so large an environment. Node throws then, as it does when memory is short.
  vi.stubEnv('STOLIK_TOO_LONG', 'x'.repeat(200_000))
  const failed: string[] = []
  const systemd = notifySystemd(environment(), (code) => failed.push(code))
  try {
    systemd.ready()
    systemd.stopping()
  } finally {
    vi.unstubAllEnvs()
  }
  expect(failed).toEqual(['E2BIG'])
})

it('a process whose event loop is blocked sends no heartbeats', async () => {
  const script = `import { readFileSync } from 'node:fs'
    import { notifySystemd } from ${JSON.stringify(module)}
    const count = () => readFileSync(${JSON.stringify(socket)}, 'utf8').split('\\n').length
    const stand = (ms) => { for (const until = Date.now() + ms; Date.now() < until; ); }
    notifySystemd(process.env, console.error).ready()
    const whenBegun = () => {
      if (count() < 4) return setTimeout(whenBegun, 20)
      // What was on its way arrives.
      stand(500)
      const before = count()
      stand(1_000)
      console.log(count() - before)
      process.exit(0)
    }
    whenBegun()`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    env: { ...outer, ...environment({ WATCHDOG_USEC: '300000' }) },
  })
  const output = { out: '', err: '' }
  child.stdout.on('data', (bytes: Buffer) => (output.out += bytes.toString()))
  child.stderr.on('data', (bytes: Buffer) => (output.err += bytes.toString()))
  expect(await once(child, 'close')).toEqual([0, null])
  expect(output).toEqual({ out: '0\n', err: '' })
})
