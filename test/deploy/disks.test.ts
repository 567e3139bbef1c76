/**
 * Disks that are full, that fill up while people open tables, and that are read-only: small ones, on the root of
 * test/deploy/main.mjs.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { exits } from '../../platform/gateway/src/base/bad-config.js'
import { endChildren, failedStart, remote, startChild } from '../../platform/gateway/test/child.js'

beforeAll(() => {
  if (process.env['STOLIK_DEPLOY'] === undefined)
    throw new Error('These tests mount disks: npm test -- docs/operations.md gives them a root for that.')
})

const disk = '/srv/small-disk'
const folder = `${disk}/data`
const filler = `${disk}/filler`
const mount = (...args: string[]): Buffer => execFileSync('mount', args)

beforeEach(() => {
  mkdirSync(disk, { recursive: true })
  mount('-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', disk)
})
afterEach(() => {
  endChildren()
  execFileSync('umount', ['--lazy', disk])
})

/** Uses up what is left of the disk. */
function fill(): void {
  for (let size = 2 ** 22; size >= 512; size /= 2)
    for (let full = false; !full;)
      try {
        writeFileSync(filler, Buffer.alloc(size), { flag: 'a' })
      } catch {
        full = true
      }
}

const guest = async (url: string): Promise<string> =>
  (await remote(url).get<{ token: string }>('mutation { enter(name: "Ola") { ... on Guest { token } } }'))
    .token
const open = `mutation { open(game: "tiny", profile: "plain", chairs: 3) {
  __typename ... on Table { id } ... on Refused { code } } }`
interface Opened {
  readonly __typename: string
  readonly id?: string
  readonly code?: string
}

describe('a disk', () => {
  it('that is full is named by a start that fails', async () => {
    mkdirSync(folder)
    fill()
    const { code, err } = await failedStart({ STOLIK_DATA: folder })
    expect(err.trim().split('\n')).toHaveLength(1)
    expect(err).toContain(`The disk of the data folder ${folder} is full.`)
    expect(code).toBe(exits.full)
  })

  it('that is read-only is named by a start that fails', async () => {
    expect(await (await startChild(folder)).kill('SIGTERM')).toMatchObject({ code: 0 })
    mount('-o', 'remount,ro', disk)
    const { code, err } = await failedStart({ STOLIK_DATA: folder })
    expect(err.trim().split('\n')).toHaveLength(1)
    expect(err).toContain(folder)
    expect(err).toContain('can only be read')
    expect(code).toBe(exits.notWritable)
  })

  it('that fills up makes a gateway refuse requests, and loses nothing that it has confirmed', async () => {
    let child = await startChild(folder)
    const token = await guest(child.url)
    const ask = (): Promise<Opened> => remote(child.url, token).get<Opened>(open)
    const taken: string[] = []
    const note = ({ id }: Opened): boolean => id !== undefined && taken.push(id) > 0
    expect(note(await ask())).toBe(true)
    fill()
    let last: Opened
    for (let i = 0; note((last = await ask()));) if (i++ > 500) throw new Error('the disk is never full')
    expect(last.code).toBe('UNAVAILABLE')
    expect((await fetch(`${child.url}/readyz`)).status).toBe(503)
    for (let i = 0; i < 20; i++) expect((await ask()).code).toBe('UNAVAILABLE')
    const { out } = await child.kill('SIGKILL')
    // However much is refused, the log says once that nothing is taken, and why.
    const errors = out
      .split('\n')
      .filter((line) => /"level":[45]0/.test(line) && !/"STARTING"|"DISK_LOW"/.test(line))
    expect(errors.map((line) => JSON.parse(line) as object)).toMatchObject([
      { event: 'WRITES_FAIL', code: expect.stringMatching(/^(SQLITE_FULL|SQLITE_IOERR|ENOSPC)/) as string },
    ])

    rmSync(filler)
    child = await startChild(folder)
    for (const id of taken) {
      const phase = await remote(child.url, token).get<{ phase: string }>(
        `{ table(id: "${id}") { ... on Table { phase } } }`,
      )
      expect(phase).toEqual({ phase: 'GATHERING' })
    }
    expect(note(await ask())).toBe(true)
    expect(await child.kill('SIGTERM')).toMatchObject({ code: 0 })
  })

  it('that has room again is written again, without a restart', async () => {
    const child = await startChild(folder)
    const token = await guest(child.url)
    const ask = (): Promise<Opened> => remote(child.url, token).get<Opened>(open)
    fill()
    for (let i = 0; (await ask()).code !== 'UNAVAILABLE';)
      if (i++ > 500) throw new Error('the disk is never full')
    rmSync(filler)
    expect(await ask()).toMatchObject({ __typename: 'Table' })
    expect((await fetch(`${child.url}/readyz`)).status).toBe(200)
  })
})
