/** The program that measures what taking luck out gains: the same seed gives the same hands, and its figures are right where they are known. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { seeded, type HandStrength } from '@stolik/core'
import { games } from '@stolik/gateway/games'
import { describe, expect, it } from 'vitest'
import { gainOf } from './figures.js'
import { played, type Task } from './play.js'

const offer = games.find(({ plugin }) => plugin.id === 'skat') ?? expect.fail('there is no Skat')
const task: Task = { offer, profile: 'pzskat', player: 'club', effort: 0.03, seed: 'test', masters: false }

describe('the measured hands', () => {
  it('are the same for the same seed, and others for another one', () => {
    const all = (seed: string) => [0, 1, 2].map((n) => played({ ...task, seed }, n))
    const once = all('test')
    expect(all('test')).toEqual(once)
    expect(all('other')).not.toEqual(once)
  })

  it('are played by club players as club players are expected to', () => {
    for (let n = 0; n < 6; n++) {
      const { points, expected } = played(task, n)
      expect(points, `deal ${n}`).toBe(expected)
    }
  })

  it('have the same points and parts where masters tell the luck, too', () => {
    const [{ luck: usual, ...rest }, { luck, ...others }] = [
      played(task, 0),
      played({ ...task, masters: true }, 0),
    ]
    expect(others).toEqual(rest)
    expect(luck).toHaveLength(usual.length + 1)
    expect(luck.slice(0, -1)).toEqual(usual)
  })
})

it('gives the share of the variance that is left, and no shift, where both are known', () => {
  const lots = seeded('figures')
  const between = (most: number): number => lots.below(2 * most + 1) - most
  const hands = Array.from({ length: 2000 }, (): HandStrength => {
    const [luck, rest] = [between(30), between(10)]
    return { part: 'made', points: luck + rest, luck: [luck], expected: luck }
  })
  const { left, shift, parts } = gainOf(hands, ['made'])
  // n (n + 1) / 3 is the variance of the whole numbers from −n to n.
  const known = 110 / (930 + 110)
  expect(left.from).toBeLessThan(known)
  expect(left.to).toBeGreaterThan(known)
  expect(left.to - left.from).toBeLessThan(0.03)
  expect(Math.abs(shift.mean)).toBeLessThan(shift.within)
  expect(parts[0]?.left).toBeCloseTo(0.1, 1)
})

it('refuses what it cannot do, and says what it can', async () => {
  const program = join(import.meta.dirname, 'main.ts')
  const args = ['--import', 'tsx', '--conditions=source', program, '--game', 'sixtysix']
  const run = promisify(execFile)(process.execPath, args, { cwd: join(import.meta.dirname, '../..') })
  const stderr = await run.then(
    () => expect.fail('was not refused'),
    (error: unknown) => (error as { stderr: string }).stderr,
  )
  expect(stderr).toContain('--game is skat or baska')
})
