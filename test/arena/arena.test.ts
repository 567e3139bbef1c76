import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { writeRecord } from '@stolik/core'
import { solver } from '@stolik/skat/solve'
import { afterAll, describe, expect, it } from 'vitest'
import { contests } from './games.js'
import { readOptions } from './options.js'
import { outcomeOf } from './outcome.js'
import { playDeal } from './play.js'
import { addTime, interval, noTimes, timing } from './statistics.js'
import { addDeal, noTally, summary } from './tally.js'
import { seatings, type Task } from './task.js'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'arena-'))
afterAll(() => rmSync(folder, { recursive: true }))

const skat: Task = { game: 'skat', profile: 'pzskat', a: 'club', b: 'random', seed: 'test', effort: 1 }
const baska: Task = { ...skat, game: 'baska', profile: 'lebork' }

/** Plays deals in this thread and sums them up. */
function played(task: Task, deals: number) {
  const tally = noTally()
  for (let n = 0; n < deals; n++)
    addDeal(
      tally,
      playDeal(task, n).map(({ record }) => outcomeOf(task, record)),
    )
  return summary(tally)
}

/** Runs the command to its end. */
const arena = (...args: readonly string[]) =>
  promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--conditions=source', 'test/arena/main.ts', ...args],
    { cwd: root },
  )

describe('seatings', () => {
  it('are all but those of one side alone, each once', () => {
    const three = seatings(skat, 3).map((seating) => seating.join(''))
    expect(three.toSorted()).toEqual(['aab', 'aba', 'abb', 'baa', 'bab', 'bba'])
    expect(new Set(seatings(skat, 4).map((seating) => seating.join(''))).size).toBe(14)
  })

  it('are one if both sides are the same', () => {
    expect(seatings({ a: 'club', b: 'club' }, 3)).toEqual([['a', 'a', 'a']])
  })
})

describe('figures', () => {
  it('are means with the 95 % interval of the normal distribution', () => {
    expect(interval([1, 2, 3, 4])).toEqual({ mean: 2.5, within: 1.96 * Math.sqrt(5 / 3 / 4) })
    expect(interval([7])).toEqual({ mean: 7, within: 0 })
  })

  it('give quantiles of times to 5 %', () => {
    const times = noTimes()
    for (let micros = 1; micros <= 1000; micros++) addTime(times, micros)
    const { choices, mean, median, p99 } = timing(times)
    expect({ choices, mean }).toEqual({ choices: 1000, mean: 500.5 })
    expect(Math.abs(median / 500 - 1)).toBeLessThan(0.05)
    expect(Math.abs(p99 / 990 - 1)).toBeLessThan(0.05)
    expect(timing(noTimes())).toEqual({ choices: 0, mean: 0, median: 0, p99: 0 })
  })

  it.each([skat, baska])('of $game tell a bot from chance in every kind of seating', (task) => {
    const { points, hands, deals } = played(task, task === skat ? 12 : 4)
    expect(hands).toBe(deals * (task === skat ? 6 : 14))
    expect(points.map(({ seats }) => seats)).toEqual(task === skat ? [0, 1, 2] : [0, 1, 2, 3])
    for (const { game, tournament } of points) {
      expect(game.mean).toBeGreaterThan(game.within)
      expect(tournament.mean).toBeGreaterThan(tournament.within)
    }
  })

  it('of Skat put a beginner far below the club, and far above chance', () => {
    const [below, above] = ['club', 'random'].map(
      (b) => played({ ...skat, a: 'beginner', b }, b === 'club' ? 40 : 10).points[0]?.game,
    )
    expect((below?.mean ?? 0) + (below?.within ?? 0)).toBeLessThan(-5)
    expect((above?.mean ?? 0) - (above?.within ?? 0)).toBeGreaterThan(50)
  })

  it('are turned round when the sides are', () => {
    const [here, there] = [skat, { ...skat, a: 'random', b: 'club' }].map((task) => played(task, 5).points[0])
    expect(here?.game.mean).toBeCloseTo(-(there?.game.mean ?? 0), 9)
  })

  it('count every hand under one contract, and every owner under one side', () => {
    const { contracts, owned, hands } = played(skat, 8)
    expect(contracts.reduce((sum, row) => sum + row.hands, 0)).toBe(hands)
    const passed = contracts.find(({ contract }) => contract === 'passed')?.hands ?? 0
    expect(owned.a.games + owned.b.games).toBe(hands - passed)
    expect(owned.b.overbid).toBeGreaterThan(0)
  })

  it('say which contracts could be made with open cards, if they are asked to', () => {
    const task = { ...skat, b: 'club' }
    const records = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((n) => playDeal(task, n).map(({ record }) => record))
    const tally = noTally()
    for (const record of records) {
      const { told, makeable } = outcomeOf(task, record, true)
      const problem = solver.recorded(record)
      const expected = told.owner === null || 'unsolved' in problem ? null : problem.reached()
      expect(makeable).toBe(expected)
      expect(outcomeOf(task, record).makeable).toBeNull()
      addDeal(tally, [outcomeOf(task, record, true)])
    }
    const { owned } = summary(tally)
    expect(owned.a.solved).toBe(owned.a.games)
    expect(owned.a.makeable).toBeGreaterThan(0)
    expect(owned.a.makeable).toBeLessThan(owned.a.games)
  })

  it('of the tournament count 50 for a won game of one’s own and 40 for a lost one of another (PT 5.1)', () => {
    for (const { record } of playDeal(skat, 0)) {
      const { points, told } = outcomeOf(skat, record)
      if (told.owner === null) continue
      const bonus = points.tournament.map((value, seat) => value - (points.list[seat] as number))
      expect(bonus).toEqual(
        [0, 1, 2].map((seat) => (seat === told.owner ? (told.won ? 50 : -50) : told.won ? 0 : 40)),
      )
    }
  })
})

describe('the fixed opponent', () => {
  /** Changes only if the rules do: then note why, and keep the opponent. */
  it.each([
    [{ ...skat, a: 'today', b: 'today' }, 'f03b87a772a743c6'],
    [{ ...baska, a: 'today', b: 'today' }, '0fb0047bcd39cea1'],
  ] as const)('plays as it did: %o', (task, digest) => {
    const moves = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((n) =>
      playDeal(task, n).map(({ record }) =>
        record.moves.map(({ seat, move }) => `${seat}:${move}`).join(' '),
      ),
    )
    expect(createHash('sha256').update(moves.join('\n')).digest('hex').slice(0, 16)).toBe(digest)
  })

  it('plays every profile of its game', () => {
    for (const [game, { plugin }] of Object.entries(contests))
      for (const profile of plugin.profiles)
        expect(() =>
          playDeal({ game, profile, a: 'today', b: 'club', seed: 'p', effort: 1 }, 0),
        ).not.toThrow()
  })
})

describe('npm run arena', () => {
  const args = ['--game', 'skat', '--a', 'club', '--b', 'random', '--seed', 'run', '--json']
  const file = (name: string): string => join(folder, name)

  it('writes the same records with one thread and with three, and the same figures', async () => {
    const runs = await Promise.all(
      ['1', '3'].map((workers) =>
        arena(...args, '--deals', '7', '--workers', workers, '--log', file(`${workers}.txt`)),
      ),
    )
    expect(readFileSync(file('3.txt'), 'utf8')).toBe(readFileSync(file('1.txt'), 'utf8'))
    const [one, three] = runs.map(({ stdout }) => {
      const { points, contracts, owned } = JSON.parse(stdout) as Record<string, unknown>
      return { points, contracts, owned }
    })
    expect(three).toEqual(one)
  })

  it('goes on after the deals that its log has, of which the last may be half written', async () => {
    const whole = await arena(...args, '--deals', '6', '--log', file('whole.txt'))
    const text = readFileSync(file('whole.txt'), 'utf8')
    // In the middle of a record of the fourth deal.
    const third = text.indexOf('id: run/3/')
    const middle = text.indexOf('moves:', text.indexOf('id: run/3/', third + 10)) + 30
    writeFileSync(file('cut.txt'), text.slice(0, middle))
    const rest = await arena(...args, '--deals', '6', '--log', file('cut.txt'))
    expect(readFileSync(file('cut.txt'), 'utf8')).toBe(text)
    const [one, other] = [whole, rest].map(({ stdout }) => JSON.parse(stdout) as Record<string, unknown>)
    expect(other?.['played']).toBe(3)
    expect(other?.['points']).toEqual(one?.['points'])
  })

  it('prints the row of the ladder, or a report with effort and with what could be made', async () => {
    const two = ['--game', 'skat', '--a', 'beginner', '--b', 'club', '--deals', '2', '--effort', '0.5']
    const [row, text] = await Promise.all([arena(...two, '--ladder'), arena(...two, '--solve')])
    expect(row.stdout).toMatch(
      /^\| 20\d\d-\d\d-\d\d \| Skat `pzskat` \| `beginner` \| `club` \| 1 \| 0\.5 \| 2 \| (?:[+−]\d+(?:\.\d)? ± \d+(?:\.\d)? \| ?){3}\n$/,
    )
    expect(text.stdout).toContain('beginner against club, effort 0.5, seed 1, 2 deals')
    expect(text.stdout).toMatch(/beginner's +won +overbid +makeable +club's +won +overbid +makeable/)
  })

  it('leaves a log of another run as it is', async () => {
    const [first] = playDeal(skat, 0)
    const text = first === undefined ? '' : `${writeRecord(first.record)}\n`
    writeFileSync(file('other.txt'), text)
    await expect(arena(...args, '--deals', '1', '--log', file('other.txt'))).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('not the log of this run') as string,
    })
    expect(readFileSync(file('other.txt'), 'utf8')).toBe(text)
  })

  it.each([
    [['--game', 'chess', '--a', 'club', '--b', 'today'], /--game is skat or baska/],
    [['--game', 'skat', '--a', 'club'], /--b is beginner, club, master, today, random/],
    [['--game', 'skat', '--a', 'club', '--b', 'toString'], /--b is/],
    [['--game', 'skat', '--a', 'club', '--b', 'today', '--deals', '0'], /--deals is/],
    [['--game', 'skat', '--a', 'club', '--b', 'today', '--profile', 'lebork'], /--profile is/],
    [['--game', 'skat', '--a', 'club', '--b', 'today', '--seed', 'a b'], /--seed is/],
    [['--game', 'skat', '--a', 'club', '--b', 'today', '--fast'], /fast/],
    [['--game', 'baska', '--a', 'club', '--b', 'today', '--solve'], /--solve is .* not for baska/],
  ])('refuses %j', (wrong, message) => {
    expect(() => readOptions(wrong)).toThrow(message)
  })
})
