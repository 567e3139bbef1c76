/** Scheduled backups. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { backupInProcess, lookEvery, scheduleBackups, type Tried } from '../../src/backup/schedule.js'
import { openFolder } from '../../src/store/data-folder.js'
import { endChildren, startChild } from '../child.js'
import { fakeTime } from '../help.js'
import { quiet } from '../quiet.js'

const root = mkdtempSync(join(tmpdir(), 'stolik-schedule-'))
afterAll(() => {
  endChildren()
  rmSync(root, { recursive: true })
})

const hour = 60 * 60_000
const plan = { into: '/backups', hours: 24, days: 7, weeks: 5 }

function scheduled(tried: () => Tried, made: number[]) {
  const time = fakeTime(100 * hour)
  const logged: object[] = []
  const note = (fields: object): void => void logged.push(fields)
  const stop = scheduleBackups({
    plan,
    time,
    log: { error: note, warn: note, info: note },
    lastGood: () => Promise.resolve(made.at(-1)),
    make: () => {
      const done = tried()
      if (done.code === 0) made.push(time.now())
      return Promise.resolve(done)
    },
  })
  return { time, logged, stop }
}

describe('scheduled backups', () => {
  it('are made at the start if the last one is too old, and then once a day', async () => {
    const made = [70 * hour]
    const { time, logged, stop } = scheduled(() => ({ code: 0, line: 'done' }), made)
    await time.advance(0)
    expect(made).toHaveLength(2)
    await time.advance(23 * hour)
    expect(made).toHaveLength(2)
    await time.advance(hour + lookEvery)
    expect(made).toHaveLength(3)
    expect(logged).toEqual([0, 1].map(() => ({ event: 'BACKUP_DONE', line: 'done' })))
    await stop()
    await time.advance(48 * hour)
    expect(made).toHaveLength(3)
  })

  it('are not made while one made by somebody else is recent', async () => {
    const made = [99 * hour]
    const { time, stop } = scheduled(() => ({ code: 0, line: '' }), made)
    await time.advance(22 * hour)
    expect(made).toHaveLength(1)
    await stop()
  })

  it('are tried again an hour after a bad one, which is logged', async () => {
    let tries = 0
    const { time, logged, stop } = scheduled(() => {
      tries += 1
      return { code: 1, line: 'the disk is full' }
    }, [])
    await time.advance(0)
    await time.advance(hour - lookEvery)
    expect(tries).toBe(1)
    await time.advance(2 * lookEvery)
    expect(tries).toBe(2)
    expect(logged[0]).toEqual({ event: 'BACKUP_FAILED', line: 'the disk is full' })
    await stop()
  })

  it('are made again when a clock that was ahead is set right', async () => {
    const made: number[] = []
    const { time, stop } = scheduled(() => ({ code: 0, line: 'done' }), made)
    time.set(10_000 * hour)
    await time.advance(0)
    time.set(-10_000 * hour)
    // Backups dated in the future are ignored.
    made.length = 0
    await time.advance(hour + lookEvery)
    expect(made).toHaveLength(1)
    await stop()
  })

  it('are ended after a day if they hang, and tried again', async () => {
    const time = fakeTime(100 * hour)
    const logged: object[] = []
    const note = (fields: object): void => void logged.push(fields)
    let tries = 0
    const stop = scheduleBackups({
      plan,
      time,
      log: { error: note, warn: note, info: note },
      lastGood: () => Promise.resolve(undefined),
      make: (signal) =>
        new Promise((resolve) => {
          tries += 1
          signal.addEventListener('abort', () => resolve({ code: null, line: 'AbortError' }))
        }),
    })
    await time.advance(24 * hour - 1)
    expect(logged).toEqual([])
    await time.advance(1)
    expect(logged).toEqual([{ event: 'BACKUP_FAILED', line: 'it hung, and was ended after a day' }])
    await time.advance(lookEvery)
    expect(tries).toBe(2)
    await stop()
  })

  it('are made by a process of their own while the gateway plays, and the gateway knows their time', async () => {
    const [data, into] = [join(root, 'data'), join(root, 'backups')]
    const child = await startChild(data, { STOLIK_BACKUPS: into })
    const age = async (): Promise<number> => {
      const text = await (await fetch(`${child.url}/metrics`)).text()
      return Number(/^stolik_backup_timestamp_seconds (\d+)$/m.exec(text)?.[1] ?? NaN)
    }
    await expect.poll(age, { timeout: 45_000 }).toBeGreaterThan(Date.now() / 1_000 - 60)
    expect(readdirSync(into).filter((name) => /^stolik-.*\.db$/.test(name))).toHaveLength(1)
    expect(await child.kill('SIGTERM')).toMatchObject({ code: 0 })
  })

  it('are made once if two find one due at the same time', async () => {
    const [data, into] = [join(root, 'alone'), join(root, 'once')]
    await (await openFolder(data, true)).store.close()
    const make = backupInProcess({ ...plan, into }, { data, database: undefined })
    const both = await Promise.all([0, 1].map(() => make(new AbortController().signal)))
    await quiet()
    expect(both.map(({ code }) => code)).toEqual([0, 0])
    expect(
      both.filter(({ line }) => line === 'The last good backup is recent enough: nothing was done.'),
    ).toHaveLength(1)
    expect(readdirSync(into).filter((name) => /^stolik-/.test(name))).toHaveLength(1)
  })
})
