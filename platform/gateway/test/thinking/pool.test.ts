/** Which thread thinks about what, for how long, and what happens to one that dies or hangs. */
import { beforeEach, describe, expect, it } from 'vitest'
import { pool, type Asked, type ThreadEvents } from '../../src/thinking/pool.js'
import type { Answer, Question, Thinking, Urgency } from '../../src/thinking/thinking.js'
import { fakeTime, type FakeTime } from '../help.js'

interface Started extends ThreadEvents {
  readonly questions: Asked[]
  isEnded: boolean
}

let time: FakeTime
let started: Started[]
let warned: object[]
let seconds: number[]
beforeEach(() => {
  time = fakeTime()
  ;[started, warned, seconds] = [[], [], []]
})

const log = {
  error: () => undefined,
  warn: (fields: object) => void warned.push(fields),
  info: () => undefined,
}
const make = (threads: number, cannot?: Error): Thinking =>
  pool({
    time,
    log,
    threads,
    thought: (one) => void seconds.push(one),
    start: (events) => {
      const one: Started = { ...events, questions: [], isEnded: false }
      started.push(one)
      return {
        ask: (job) => {
          if (cannot !== undefined) throw cannot
          one.questions.push(job)
        },
        end: () => {
          one.isEnded = true
          return Promise.resolve()
        },
      }
    },
  })
const thread = (n: number): Started => {
  const one = started[n]
  if (one === undefined) throw new RangeError(`thread ${n} was not started`)
  return one
}

const question = (seed: string): Question => ({
  game: 'tiny',
  level: 'master',
  seed,
  mind: { view: {}, memory: undefined },
})
const pace: Urgency = { due: 600, grace: 400, rank: 'people' }
/** Asks, and notes the answers. */
function ask(thinking: Thinking, seed: string, urgency = pace): { answers: Answer[]; cancel: () => void } {
  const answers: Answer[] = []
  return { answers, cancel: thinking.ask(question(seed), urgency, (answer) => void answers.push(answer)) }
}
const seeds = (n: number): string[] => thread(n).questions.map(({ seed }) => seed)

describe('a hint', () => {
  const hint: Urgency = { due: 4_000, grace: 0, rank: 'hints', longest: 300 }

  it('is thought about for a limited time, when nothing of a table waits', () => {
    const thinking = make(1)
    ask(thinking, 'hint', hint)
    ask(thinking, 'bots', { ...pace, rank: 'bots' })
    thread(0).ready()
    expect(seeds(0)).toEqual(['bots'])
    thread(0).answered({ move: 'pass' })
    expect(thread(0).questions[1]).toMatchObject({ seed: 'hint', within: 300, effort: 1 })
  })

  it('takes no effort from tables while it waits, and has less if others wait', () => {
    const thinking = make(1)
    for (const seed of ['h1', 'h2']) ask(thinking, seed, hint)
    ask(thinking, 'people')
    thread(0).ready()
    expect(thread(0).questions[0]).toMatchObject({ seed: 'people', effort: 1 })
    thread(0).answered({ move: 'pass' })
    expect(thread(0).questions[1]).toMatchObject({ seed: 'h1', effort: 0.5, within: 150 })
  })

  it('is given up if no thread is free in time', async () => {
    const thinking = make(1)
    const { answers } = ask(thinking, 'hint', hint)
    await time.advance(4_000)
    thread(0).ready()
    expect(answers).toEqual([{ none: 'late' }])
    expect(thread(0).questions).toEqual([])
  })
})

describe('a thread', () => {
  it('is started by the first question, and gets it when it is ready', () => {
    const thinking = make(2)
    expect(started).toHaveLength(0)
    const { answers } = ask(thinking, 'a')
    expect(thinking.waiting()).toBe(1)
    expect(thread(0).questions).toEqual([])
    thread(0).ready()
    expect(thread(0).questions).toMatchObject([{ seed: 'a', effort: 1 }])
    thread(0).answered({ move: 'pass' })
    expect(answers).toEqual([{ move: 'pass' }])
  })

  it('is not started before another one is ready and busy, nor beyond the limit', () => {
    const thinking = make(2)
    for (const seed of ['a', 'b', 'c']) ask(thinking, seed)
    expect(started).toHaveLength(1)
    thread(0).ready()
    expect(started).toHaveLength(2)
    thread(1).ready()
    expect(started).toHaveLength(2)
    expect([seeds(0), seeds(1)]).toEqual([['a'], ['b']])
    thread(1).answered({ move: 'pass' })
    expect(seeds(1)).toEqual(['b', 'c'])
  })

  it('has time until the move is due, less the way back', () => {
    ask(make(1), 'a')
    thread(0).ready()
    expect(thread(0).questions).toMatchObject([{ within: 560 }])
  })

  it('that begins late thinks on into the grace', async () => {
    ask(make(1), 'a')
    await time.advance(556)
    thread(0).ready()
    expect(thread(0).questions).toMatchObject([{ effort: 1, within: 404 }])
  })

  it('is not asked what is too late to answer', async () => {
    const { answers } = ask(make(1), 'a')
    await time.advance(1_000)
    thread(0).ready()
    expect(thread(0).questions).toEqual([])
    expect(answers).toEqual([{ none: 'late' }])
  })

  it('puts less effort and time into each question, the more wait', () => {
    const thinking = make(1)
    for (const seed of ['a', 'b', 'c', 'd']) ask(thinking, seed)
    thread(0).ready()
    for (let n = 0; n < 3; n++) thread(0).answered({ move: 'pass' })
    const shares = [1 / 4, 1 / 3, 1 / 2, 1].map((effort) => ({ effort, within: 560 * effort }))
    expect(thread(0).questions).toMatchObject(shares)
  })

  it('shares with other threads what waits', () => {
    const thinking = make(2)
    for (const seed of ['a', 'b', 'c', 'd']) ask(thinking, seed)
    thread(0).ready()
    expect(thread(0).questions).toMatchObject([{ effort: 1 / 2, within: 280 }])
  })

  it('is asked for the level below while too many wait to think for long enough about each', () => {
    const thinking = make(1)
    // 112 are given 5 ms each.
    for (let n = 0; n < 114; n++) ask(thinking, String(n))
    thread(0).ready()
    for (let n = 0; n < 2; n++) thread(0).answered({ move: 'pass', below: 'full' })
    const [first, second, third] = thread(0).questions
    for (const job of [first, second]) expect(job).toMatchObject({ effort: 0, within: 560 })
    expect(third).toMatchObject({ effort: 1 / 112, within: 5 })
  })

  it('is asked for the level below when there is hardly any time', async () => {
    ask(make(1), 'a')
    await time.advance(957)
    thread(0).ready()
    expect(thread(0).questions).toMatchObject([{ effort: 0, within: 3 }])
  })

  it('says how long it thought', async () => {
    ask(make(1), 'a')
    thread(0).ready()
    await time.advance(250)
    thread(0).answered({ move: 'pass' })
    expect(seconds).toEqual([0.25])
  })
})

describe('the queue', () => {
  it('puts tables with people first', () => {
    const thinking = make(1)
    ask(thinking, 'bots', { ...pace, rank: 'bots' })
    ask(thinking, 'people')
    thread(0).ready()
    thread(0).answered({ move: 'pass' })
    expect(seeds(0)).toEqual(['people', 'bots'])
  })

  it('forgets what nobody needs any more, and tells nobody an answer that comes all the same', () => {
    const thinking = make(1)
    const [first, second] = [ask(thinking, 'a'), ask(thinking, 'b')]
    thread(0).ready()
    first.cancel()
    second.cancel()
    expect(thinking.waiting()).toBe(0)
    thread(0).answered({ move: 'pass' })
    expect(seeds(0)).toEqual(['a'])
    expect([first.answers, second.answers]).toEqual([[], []])
  })

  it('is bounded: who finds no place is told so at once', () => {
    const thinking = make(1)
    const all = Array.from({ length: 501 }, (_, n) => ask(thinking, String(n)))
    expect(thinking.waiting()).toBe(500)
    expect(all.flatMap(({ answers }) => answers)).toEqual([{ none: 'full' }])
  })
})

describe('a thread that fails', () => {
  it('by dying is replaced after a pause, and its question is answered at once', async () => {
    const thinking = make(1)
    const first = ask(thinking, 'a')
    thread(0).ready()
    const second = ask(thinking, 'b', { ...pace, due: 3_000 })
    thread(0).ended()
    expect(first.answers).toEqual([{ none: 'died' }])
    expect(warned).toMatchObject([{ event: 'THINKING_THREAD', why: 'died' }])
    expect(started).toHaveLength(1)
    await time.advance(1_000)
    thread(1).ready()
    thread(1).answered({ move: 'pass' })
    expect(second.answers).toEqual([{ move: 'pass' }])
    // What the first one still says is nobody's answer.
    thread(0).ended()
    expect(started).toHaveLength(2)
  })

  it('by dying as it starts leaves its question to the next one', async () => {
    const { answers } = ask(make(1), 'a', { ...pace, due: 5_000 })
    thread(0).ended()
    await time.advance(1_000)
    thread(1).ready()
    expect(seeds(1)).toEqual(['a'])
    expect(answers).toEqual([])
  })

  it('by hanging is ended a second after its time was up', async () => {
    const thinking = make(1)
    const { answers } = ask(thinking, 'a')
    thread(0).ready()
    await time.advance(560 + 999)
    expect(thread(0).isEnded).toBe(false)
    await time.advance(1)
    expect(thread(0).isEnded).toBe(true)
    expect(answers).toEqual([{ none: 'late' }])
    ask(thinking, 'b', { ...pace, due: 5_000 })
    await time.advance(1_000)
    thread(1).ready()
    expect(seeds(1)).toEqual(['b'])
  })

  it('by never being ready is ended, too', async () => {
    ask(make(1), 'a')
    await time.advance(60_000)
    expect(thread(0).isEnded).toBe(true)
  })

  it('by not taking a question is asked the next one', () => {
    const error = new Error('no plain data')
    const { answers } = ask(make(1, error), 'a')
    thread(0).ready()
    expect(answers).toEqual([{ none: 'failed', error }])
  })
})

it('a pool that stops ends its threads, and starts none', async () => {
  const thinking = make(2)
  ask(thinking, 'a')
  thread(0).ready()
  const { answers } = ask(thinking, 'b')
  await thinking.stop()
  expect(started.map(({ isEnded }) => isEnded)).toEqual([true, true])
  thread(0).ended()
  await time.advance(10_000)
  expect(started).toHaveLength(2)
  expect(answers).toEqual([])
})
