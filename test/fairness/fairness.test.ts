/** The program that measures the detectors: the same seed gives the same hands, and its cheats can be told from honest players. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { count } from '@stolik/gateway/fairness/count'
import { afterAll, describe, expect, it } from 'vitest'
import { scrutiny } from '../../games/skat/src/scrutiny/index.js'
import { examined } from './play.js'
import { rates, written, type Rate } from './report.js'

const folder = mkdtempSync(join(tmpdir(), 'fairness-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the measured hands', () => {
  const planted = examined({ name: 'test/planted/0', hands: 30, share: 1 })

  it('are the same for the same name, and others for another one', () => {
    expect(examined({ name: 'test/planted/0', hands: 2, share: 1 })).toEqual(planted.slice(0, 2))
    expect(examined({ name: 'test/planted/1', hands: 2, share: 1 })).not.toEqual(planted.slice(0, 2))
  })

  it('show cheats who help each other more often than honest players do', () => {
    const honest = examined({ name: 'test/honest/0', hands: 30, share: 0 })
    const found = rates(count([...planted, ...honest], scrutiny.noChance), (player) =>
      player.includes('planted'),
    )
    const rateOf = (name: Rate['detector'], side: 'honest' | 'cheats'): number => {
      const { found: n, among } = (found.find(({ detector }) => detector === name) as Rate).cases[side]
      return n / among
    }
    for (const detector of ['bids', 'cards', 'addresses'] as const)
      expect(rateOf(detector, 'cheats'), detector).toBeGreaterThan(rateOf(detector, 'honest'))
  })
})

it('writes a share with its interval', () => {
  expect(written({ found: 1, among: 20 })).toBe('1 of 20: 5.0 % (0.9–23.6)')
  expect(written({ found: 0, among: 0 })).toBe('none')
})

describe('npm run fairness', () => {
  const run = async (...args: string[]) => {
    const program = join(import.meta.dirname, 'main.ts')
    const all = ['--import', 'tsx', '--conditions=source', program, ...args]
    return await promisify(execFile)(process.execPath, all, { cwd: join(import.meta.dirname, '../..') })
  }
  const short = ['--honest', '4', '--planted', '2', '--table', '2']

  it('prints every rate, and takes the tables of an earlier run from its log', async () => {
    const log = join(folder, 'log')
    const { stdout } = await run(...short, '--log', log)
    expect(stdout.match(/^\w+$/gm)).toEqual(['bids', 'cards', 'times', 'addresses', 'results'])
    const before = readFileSync(log, 'utf8')
    expect(before.trimEnd().split('\n')).toHaveLength(3)
    expect((await run(...short, '--log', log)).stdout).toBe(stdout)
    expect(readFileSync(log, 'utf8')).toBe(before)
  })

  it('refuses what it cannot do, and says what it can', async () => {
    for (const [args, why] of [
      [['--honest', '3', '--table', '2'], '--honest is a multiple of 2'],
      [['--share', '0'], '--share is a number above 0, up to 1'],
      [['--table', '0'], '--table is a whole number from 1 to 10000'],
    ] as const) {
      const failed = await run(...args).then(
        () => undefined,
        (error: unknown) => error as { readonly code: number; readonly stderr: string },
      )
      expect(failed?.code).toBe(2)
      expect(failed?.stderr).toContain(why)
    }
  })
})
