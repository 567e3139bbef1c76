/** Real worker threads: what they answer, and that none keeps a table waiting. */
import { seeded, unhurried, type Hand, type Plugin } from '@stolik/core'
import { afterEach, describe, expect, it } from 'vitest'
import { realTime } from '../../src/base/time.js'
import { games } from '../../src/games.js'
import { answerBy } from '../../src/thinking/answer.js'
import { thinkInWorkers } from '../../src/thinking/in-workers.js'
import type { Answer, Question, Thinking } from '../../src/thinking/thinking.js'

let thinking: Thinking | undefined
afterEach(() => thinking?.stop())

const log = { error: () => undefined, warn: () => undefined, info: () => undefined }
const start = (script?: string): Thinking => {
  const url = script === undefined ? undefined : new URL(`data:text/javascript,${encodeURIComponent(script)}`)
  thinking = thinkInWorkers(1, url)({ time: realTime, log, thought: () => undefined })
  return thinking
}
const ask = (of: Thinking, question: Question, due = 60_000): Promise<Answer> =>
  new Promise((resolve) => of.ask(question, { due, grace: 400, rank: 'people' }, resolve))

/** The first hand of a game, with its seat on turn. */
function dealt(plugin: Plugin): { readonly hand: Hand; readonly seat: number } {
  const profile = plugin.profiles[0] ?? ''
  const hand = plugin.start(profile, plugin.deal(profile, seeded(1)), plugin.between(profile, []))
  const seat = hand?.toAct[0]
  if (hand === undefined || seat === undefined) throw new Error('no hand')
  return { hand, seat }
}
const questionOf = (plugin: Plugin): Question => {
  const { hand, seat } = dealt(plugin)
  return { game: plugin.id, mind: hand.mind(seat), level: 'master', seed: 's' }
}
const thinkers = games.map(({ plugin }) => plugin).filter(({ levels }) => levels.includes('master'))

describe('a worker thread that thinks', () => {
  it.each(thinkers.map((plugin) => [plugin.id, plugin] as const))(
    'chooses the move of %s that the same thinking chooses here',
    async (_, plugin) => {
      const question = questionOf(plugin)
      const here = plugin.think(question.mind, 'master', unhurried, seeded('s'))
      expect(here).toBeDefined()
      expect(await ask(start(), question)).toEqual({ move: here })
      expect(dealt(plugin).hand.legal(dealt(plugin).seat)).toContain(here)
    },
  )

  it.each(thinkers.map((plugin) => [plugin.id, plugin] as const))(
    'chooses the move of %s that club plays while too many wait',
    async (_, plugin) => {
      const question = questionOf(plugin)
      const club = plugin.think(question.mind, 'club', unhurried, seeded('s'))
      expect(club).toBeDefined()
      const of = start()
      await ask(of, question)
      const urgency = { due: 0, grace: 1_500, rank: 'people' } as const
      // Given to the thread at once, and over as soon, while the others come to wait.
      of.ask({ ...question, game: 'chess' }, urgency, () => undefined)
      const [first] = Array.from(
        { length: 400 },
        () => new Promise<Answer>((resolve) => of.ask(question, urgency, resolve)),
      )
      expect(await first).toEqual({ move: club, below: 'full' })
    },
  )

  it('fails for a game that it does not have, and answers the next question', async () => {
    const [plugin] = thinkers
    if (plugin === undefined) throw new Error('no game thinks')
    const of = start()
    const question = questionOf(plugin)
    expect(await ask(of, { ...question, game: 'chess' })).toMatchObject({ none: 'failed' })
    expect(await ask(of, question)).toHaveProperty('move')
  })

  it('fails for a position that cannot be', async () => {
    const [plugin] = thinkers
    const mind = { view: {}, memory: undefined }
    const question: Question = { game: plugin?.id ?? '', mind, level: 'master', seed: 's' }
    const answer = await ask(start(), question)
    expect(answer).toMatchObject({ none: 'failed' })
  })
})

const ready = `import { parentPort } from 'node:worker_threads'; parentPort.postMessage('ready');`
const any: Question = { game: 'x', mind: { view: {}, memory: undefined }, level: 'master', seed: 's' }

describe('a question has an answer', () => {
  it('if its thread dies', async () => {
    const of = start(`${ready} parentPort.on('message', () => process.exit(3))`)
    expect(await ask(of, any)).toEqual({ none: 'died' })
  })

  it('if its thread throws an error', async () => {
    const of = start(`${ready} parentPort.on('message', () => { throw new Error('bug') })`)
    expect(await ask(of, any)).toEqual({ none: 'died' })
  })

  it('if its thread hangs', async () => {
    const of = start(`${ready} parentPort.on('message', () => { for (;;); })`)
    expect(await ask(of, any, 300)).toEqual({ none: 'late' })
  })

  it('if nothing thinks here', async () => {
    thinking = thinkInWorkers(0)({ time: realTime, log, thought: () => undefined })
    expect(await ask(thinking, any)).toEqual({ none: 'off' })
  })
})

it('a pool stops while its thread is busy', async () => {
  const of = start(
    `${ready} parentPort.on('message', () => { parentPort.postMessage({ move: 'x' }); for (;;); })`,
  )
  await ask(of, any)
  await of.stop()
})

describe('answers', () => {
  const plugin = (think: Plugin['think']): Plugin => ({ id: 'x', think }) as Plugin
  it('are asked for with a budget whose time is up at the given moment', () => {
    let now = 5
    const results: boolean[] = []
    const answer = answerBy(
      [
        plugin((_, __, { effort, over }) => {
          results.push(over())
          now = 10
          results.push(over())
          return String(effort)
        }),
      ],
      () => now,
    )
    expect(answer({ ...any, effort: 0.25, until: 10 })).toEqual({ move: '0.25' })
    expect(results).toEqual([false, true])
  })

  const below = plugin((_, level, { effort }) => (level === 'club' ? `club ${effort}` : undefined))
  it('are one level below, and say so, when the budget does not suffice', () => {
    const answer = answerBy([below])
    expect(answer({ ...any, effort: 0.01, until: 0 })).toEqual({ move: 'club 1', below: 'budget' })
    expect(answer({ ...any, effort: 0, until: 0 })).toEqual({ move: 'club 1', below: 'full' })
  })

  it('are one level below, with the error, if the level fails', () => {
    const error = new Error('bug')
    const think: Plugin['think'] = (_, level) => {
      if (level !== 'club') throw error
      return 'pass'
    }
    expect(answerBy([plugin(think)])({ ...any, effort: 1, until: 0 })).toEqual({
      move: 'pass',
      below: 'failed',
      error,
    })
  })

  it('are none if the level below fails, too', () => {
    const error = new Error('bug')
    const think = (): never => {
      throw error
    }
    expect(answerBy([plugin(think)])({ ...any, effort: 0, until: 0 })).toEqual({ none: 'failed', error })
  })
})
