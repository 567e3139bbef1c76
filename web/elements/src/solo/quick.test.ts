import { seeded, type BotLevel, type Plugin } from '@stolik/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { extras } from '../extras/games.js'
import { thinkers } from '../same-cards/games.js'
import { startThread, type Question, type Thread } from '../same-cards/thread.js'
import { choosing, type Choosing } from './choosing.js'
import { soloGames } from './open.js'
import { fixedPosition, forgetQuickness, knownQuickness, masterTime, tryQuickness } from './quick.js'

afterEach(forgetQuickness)

const rulesOf = async (game: string): Promise<Plugin> =>
  (await extras[game]?.rules?.()) ?? expect.fail('no rules')
const withMasters = Object.keys(thinkers)
const [first = ''] = withMasters

interface Timed {
  readonly took: number
  readonly move: string | undefined
}
const fetched: Timed = { took: 15_000, move: 'a card' }
const inTime: Timed = { took: masterTime - 1, move: 'a card' }
const late: Timed = { took: masterTime, move: 'a card' }
const noAnswer: Timed = { took: 10_000, move: undefined }
const dead: Timed = { took: 5, move: undefined }

/** A thread with a clock that moves only while it thinks. */
function threadOf(answers: readonly Timed[]) {
  let time = 0
  const questions: Question[] = []
  const stop = vi.fn()
  const thread: Thread = {
    ask: (question) => {
      const { took, move } = answers[questions.length] ?? expect.fail('one question too many')
      questions.push(question)
      time += took
      return Promise.resolve(move)
    },
    stop,
  }
  return { thread, questions, stop, now: () => time }
}

describe.each(withMasters)('whether a device is quick enough for a master of %s', (game) => {
  it('is tried with a fixed position that a master searches', { timeout: 60_000 }, async () => {
    const plugin = await rulesOf(game)
    const question = fixedPosition(plugin)
    expect(fixedPosition(plugin)).toEqual(question)
    const think = (await thinkers[game]?.()) ?? expect.fail('no bots')
    let looks = 0
    const over = (): boolean => {
      looks++
      return false
    }
    const { mind, seed, effort = 1 } = question
    expect(think(mind, 'master', { effort, over }, seeded(seed))).toBeDefined()
    expect(looks).toBeGreaterThan(1)
  })

  it('is found out in a worker, and remembered', { timeout: 120_000 }, async () => {
    const plugin = await rulesOf(game)
    // However busy the machine is.
    const thread = startThread({ think: 50_000, first: 110_000, later: 110_000 })
    expect(await tryQuickness(plugin, thread, () => 0)).toBe('quick')
    expect(knownQuickness(plugin)).toBe('quick')
  })
})

describe('the trial of a device', () => {
  it.each([
    ['quick', 'the search ends before a master’s time is up', [fetched, inTime], 'quick'],
    ['quick', 'it does so at the second time', [fetched, late, inTime], 'quick'],
    ['slow', 'the search takes as long as a master may think', [fetched, late, late], 'slow'],
    ['slow', 'there is no answer after a long time', [fetched, late, noAnswer], 'slow'],
    ['failed', 'the code does not load', [noAnswer], undefined],
    ['failed', 'the thread dies', [fetched, dead], undefined],
  ] as const)('says %s where %s', async (found, _, answers, known) => {
    const plugin = await rulesOf(first)
    const { thread, questions, stop, now } = threadOf(answers)
    expect(await tryQuickness(plugin, thread, now)).toBe(found)
    expect(questions).toEqual(answers.map(() => fixedPosition(plugin)))
    expect(stop).toHaveBeenCalledOnce()
    expect(knownQuickness(plugin)).toBe(known)
  })

  it('says none where there can be no thread, and remembers nothing', async () => {
    const plugin = await rulesOf(first)
    expect(await tryQuickness(plugin, undefined)).toBe('none')
    expect(knownQuickness(plugin)).toBeUndefined()
  })

  it('counts for one game and one version of it', async () => {
    const plugin = await rulesOf(first)
    const { thread, now } = threadOf([fetched, inTime])
    await tryQuickness(plugin, thread, now)
    expect(knownQuickness({ ...plugin, version: plugin.version + 1 })).toBeUndefined()
    expect(knownQuickness({ ...plugin, id: 'another' })).toBeUndefined()
  })
})

describe('the levels of bots that a person can choose', () => {
  const chosen = async (
    answers: readonly Timed[],
    level: BotLevel,
  ): Promise<{ readonly choosing: Choosing; readonly starts: () => number }> => {
    const { thread, now } = threadOf(answers)
    const start = vi.fn(() => thread)
    const made = choosing({
      locale: () => 'en',
      changed: () => undefined,
      loaded: () => undefined,
      start,
      now,
    })
    await made.choose({ game: first, level })
    await vi.waitFor(() => expect(made.quickness).not.toBe('trying'))
    return { choosing: made, starts: () => start.mock.calls.length }
  }

  it('include masters on a quick device, which is tried once', async () => {
    const { choosing: made } = await chosen([fetched, inTime], 'master')
    expect([made.quickness, made.levels.includes('master'), made.choice.level]).toEqual([
      'quick',
      true,
      'master',
    ])
    const again = await chosen([], 'master')
    expect([again.starts(), again.choosing.choice.level]).toEqual([0, 'master'])
  })

  it('have no masters on a slow device, where club players take their seats', async () => {
    const { choosing: made } = await chosen([fetched, late, late], 'master')
    expect([made.quickness, made.levels.includes('master'), made.choice.level]).toEqual([
      'slow',
      false,
      'club',
    ])
  })

  it('are not decided by a trial that ended with the page: it begins again', async () => {
    const start = (): Thread => {
      let end: (move: undefined) => void = () => undefined
      return { ask: () => new Promise((resolve) => void (end = resolve)), stop: () => end(undefined) }
    }
    const made = choosing({ locale: () => 'en', changed: () => undefined, loaded: () => undefined, start })
    await made.choose({ game: first })
    expect([made.quickness, made.levels.includes('master')]).toEqual(['trying', false])
    made.stop()
    await Promise.resolve()
    expect(made.quickness).toBeNull()
    await made.choose({})
    expect(made.quickness).toBe('trying')
    made.stop()
  })

  it('say nothing of masters in a game that has none', async () => {
    const without =
      soloGames.find((game) => !withMasters.includes(game)) ?? expect.fail('every game has masters')
    const start = vi.fn()
    const made = choosing({ locale: () => 'en', changed: () => undefined, loaded: () => undefined, start })
    await made.choose({ game: without })
    expect([made.quickness, start.mock.calls.length]).toEqual([null, 0])
  })
})
