/** Bots that think at a live table: when they are asked and when they move, and what they play if there is no answer. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { random32, seeded, unhurried, type Plugin } from '@stolik/core'
import type { Store } from '../../src/store/store.js'
import type { Moved } from '../../src/table/entry.js'
import type { Answer, Question, Thinking, Urgency } from '../../src/thinking/thinking.js'
import {
  asker,
  fakeTime,
  guest,
  leave,
  openTiny,
  testApp,
  testEntropy,
  type Asker,
  type FakeTime,
} from '../help.js'
import { levelled } from '../levelled.js'
import { newStore } from '../stores.js'

let app: FastifyInstance
let store: Store
let time: FakeTime
let ola: Asker
let logs: string[]
let questions: { readonly question: Question; readonly urgency: Urgency; isCancelled: boolean }[]
/** How a question is answered; undefined: never. */
let think: (question: Question) => { readonly after: number; readonly answer: Answer } | undefined

const thinking: Thinking = {
  ask: (question, urgency, done) => {
    const one = { question, urgency, isCancelled: false }
    questions.push(one)
    const found = think(question)
    const stop = found && time.after(found.after, () => done(found.answer))
    return () => {
      one.isCancelled = true
      stop?.()
    }
  },
  waiting: () => questions.length,
  stop: () => Promise.resolve(),
}
/** What a master plays with all the time there is. */
const best = ({ mind, level, seed }: Question): Answer => ({
  move: levelled.plugin.think(mind, level, unhurried, seeded(seed)) ?? '',
})
const after = (ms: number) => (question: Question) => ({ after: ms, answer: best(question) })

let pace = { bot: 600, between: 12_000 }
async function start(): Promise<void> {
  const stream = { write: (line: string) => logs.push(line) } as never
  const logger = { level: 'error', stream }
  app = await testApp({ store, time, pace, games: [levelled], thinking: () => thinking, logger })
}
beforeEach(async () => {
  pace = { bot: 600, between: 12_000 }
  ;[store, time, logs, questions] = [newStore(), fakeTime(), [], []]
  await start()
  ola = await guest(app, 'Ola')
})
afterEach(() => app.close())

async function table(level: string): Promise<string> {
  const { id } = await openTiny(ola, 'speed: FREE, length: 3')
  await ola.get(`mutation { fillWithBots(table: "${id}", level: ${level}) { __typename } }`)
  return id
}

/** Starts again, with bots that need not wait. */
async function atOnce(): Promise<void> {
  await app.close()
  pace = { bot: 0, between: 12_000 }
  await start()
  ola = await guest(app, 'Ola')
}

interface Made extends Moved {
  /** Milliseconds since the entry before it. */
  readonly took: number
}
/** The bots' moves in the log. */
const moves = async (id: string): Promise<readonly Made[]> => {
  const log = await store.log(id)
  return log.flatMap(({ at, entry }, n) =>
    entry.kind === 'move' && entry.by === 'bot' ? [{ ...entry, took: at - (log[n - 1]?.at ?? 0) }] : [],
  )
}
/** Plays a whole hand, and returns the bots' moves. */
async function handOf(level: string): Promise<readonly Made[]> {
  const id = await table(level)
  await playHand(id)
  return moves(id)
}
const fellBack = async (): Promise<Readonly<Record<string, number>>> => {
  const { body } = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  const counts = [...body.matchAll(/stolik_bot_fallbacks_total\{reason="(\w+)"\} (\d+)/g)]
  return Object.fromEntries(
    counts.flatMap(([, reason = '', count]): [string, number][] =>
      count === '0' ? [] : [[reason, Number(count)]],
    ),
  )
}

describe('a bot moves at the same moment', () => {
  it.each(['BEGINNER', 'CLUB'])('as %s', async (level) => {
    const made = await handOf(level)
    expect(made.length).toBeGreaterThan(1)
    for (const { took } of made) expect(took).toBe(600)
    expect(questions).toEqual([])
  })

  it.each([0, 1, 300, 599, 600])('as MASTER that has thought for %s ms', async (ms) => {
    think = after(ms)
    const made = await handOf('MASTER')
    expect(made.length).toBeGreaterThan(1)
    for (const { took } of made) expect(took).toBe(600)
    expect(await fellBack()).toEqual({})
  })

  it.each([601, 700, 999, 1_000])(
    'as MASTER that thought for too long, %s ms: once its grace is over',
    async (ms) => {
      think = after(ms)
      for (const { took } of await handOf('MASTER')) expect(took).toBe(1_000)
      expect(await fellBack()).toEqual({})
    },
  )

  it('as MASTER without an answer: once its grace is over', async () => {
    think = () => undefined
    const made = await handOf('MASTER')
    for (const { took } of made) expect(took).toBe(1_000)
    expect(await fellBack()).toEqual({ late: made.length })
  })

  it.each([0, 1, 99, 100])('as MASTER whose pace is none and who has thought for %s ms', async (ms) => {
    await atOnce()
    think = after(ms)
    const made = await handOf('MASTER')
    expect(made.length).toBeGreaterThan(1)
    for (const { took } of made) expect(took).toBe(100)
  })

  it('as MASTER whose pace is none and who has no answer: once its grace is over', async () => {
    await atOnce()
    think = () => undefined
    for (const { took } of await handOf('MASTER')) expect(took).toBe(500)
  })

  it.each(['BEGINNER', 'CLUB'])('as %s whose pace is none: at once', async (level) => {
    await atOnce()
    for (const { took } of await handOf(level)) expect(took).toBe(0)
  })

  it('as MASTER that cannot think: as usual', async () => {
    think = () => ({ after: 0, answer: { none: 'full' } })
    const made = await handOf('MASTER')
    for (const { took } of made) expect(took).toBe(600)
    expect(await fellBack()).toEqual({ full: made.length })
  })
})

describe('a bot plays', () => {
  /** The bots' moves in the first hand, the same cards each time. */
  const played = async (level: string): Promise<readonly string[]> => {
    await app.close()
    ;[store, time] = [newStore(), fakeTime()]
    await start()
    ola = await guest(app, 'Ola')
    return (await handOf(level)).map(({ seat, move }) => `${seat} ${move}`)
  }

  it('what its level chooses, and a MASTER without an answer what a CLUB player plays', async () => {
    think = after(100)
    const [beginner, club, master] = [await played('BEGINNER'), await played('CLUB'), await played('MASTER')]
    expect(new Set([beginner, club, master].map(String)).size).toBe(3)
    for (const none of ['off', 'late', 'budget', 'died'] as const) {
      think = () => ({ after: 100, answer: { none } })
      expect(await played('MASTER')).toEqual(club)
      expect(await fellBack()).toEqual({ [none]: club.length })
    }
  })

  it('what its thread has chosen one level below, and says why', async () => {
    const club = await played('CLUB')
    think = ({ mind, seed }) => {
      const move = levelled.plugin.think(mind, 'beginner', unhurried, seeded(seed)) ?? ''
      return { after: 100, answer: { move, below: 'full' } }
    }
    const made = await played('MASTER')
    // Of that level here, to tell it from what the table would choose by itself.
    expect(made).not.toEqual(club)
    expect(await fellBack()).toEqual({ full: made.length })
  })

  it('one level below if the answer is no legal move', async () => {
    const club = await played('CLUB')
    for (const move of ['nonsense', '', 'x'.repeat(10_000)]) {
      think = () => ({ after: 100, answer: { move } })
      expect(await played('MASTER')).toEqual(club)
      expect(await fellBack()).toEqual({ illegal: club.length })
    }
  })

  it('one level below if it failed in its thread, which the log of the gateway says without what it knew', async () => {
    const club = await played('CLUB')
    think = () => ({ after: 100, answer: { none: 'failed', error: new Error('CA DA') } })
    logs = []
    expect(await played('MASTER')).toEqual(club)
    expect(await fellBack()).toEqual({ failed: club.length })
    // Those after the first are only counted within a minute.
    expect(logs.filter((line) => line.includes('a bot failed'))).toHaveLength(1)
    expect(logs.join()).not.toContain('CA DA')
  })
})

describe('a bot that thinks', () => {
  it('is asked once a move, when its turn begins, and told what a player in its seat knows', async () => {
    think = after(100)
    const id = await table('MASTER')
    await playHand(id)
    const made = await moves(id)
    expect(questions).toHaveLength(made.length)
    made.forEach(({ seat }, n) => {
      const { question, urgency } = questions[n] ?? {}
      expect(urgency).toEqual({ due: 600, grace: 400, rank: 'people' })
      expect(Object.keys(question ?? {}).sort()).toEqual(['game', 'level', 'mind', 'seed'])
      expect(question?.mind.view).toMatchObject({ seat })
      expect(structuredClone(question)).toEqual(question)
    })
    expect(new Set(questions.map(({ question }) => question.seed)).size).toBe(made.length)
  })

  it('is no longer asked when the table closes', async () => {
    think = () => undefined
    const id = await table('MASTER')
    await untilAsked(id)
    expect(questions.at(-1)?.isCancelled).toBe(false)
    await leave(ola, id)
    expect(questions.at(-1)?.isCancelled).toBe(true)
    await time.advance(5_000)
    expect(await moves(id)).toEqual([])
  })

  it('is asked again by the process that goes on', async () => {
    think = () => undefined
    const id = await table('MASTER')
    await untilAsked(id)
    await app.close()
    expect(questions.at(-1)?.isCancelled).toBe(true)
    think = after(100)
    await start()
    expect(questions.at(-1)?.isCancelled).toBe(false)
    await time.advance(600)
    expect((await moves(id)).length).toBe(1)
    expect(await fellBack()).toEqual({})
  })

  it('waits its turn in the metrics', async () => {
    const { body } = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
    expect(body).toContain('stolik_bot_thoughts_waiting 0')
    expect(body).toContain('stolik_bot_thinking_seconds_count 0')
  })
})

it('a bot that draws many random numbers takes few from the operating system, where each is slow', async () => {
  await app.close()
  let [drawn, taken] = [0, 0]
  const think: Plugin['think'] = (mind, level, budget, random) => {
    for (let n = 0; n < 1_000; n++) drawn += random.below(2)
    return levelled.plugin.think(mind, level, budget, random)
  }
  const source = seeded('system')
  const entropy = testEntropy(
    random32(() => {
      taken += 1
      return source.below(2 ** 32)
    }),
  )
  store = newStore()
  const games = [{ ...levelled, plugin: { ...levelled.plugin, think } }]
  app = await testApp({ store, time, pace, games, entropy })
  ola = await guest(app, 'Ola')
  taken = 0
  const made = await handOf('BEGINNER')
  // Half of the thousand numbers of each move are 1, so the bots did get random ones.
  expect(Math.abs(drawn / made.length - 500)).toBeLessThan(100)
  expect(taken).toBe(2 * made.length)
})

/** Plays for Ola until the hand is over. */
async function playHand(id: string): Promise<void> {
  while ((await playOnce(id)) === 'PLAYING') await time.advance(100)
}
async function untilAsked(id: string): Promise<void> {
  while (questions.length === 0) await playOnce(id)
}

/** Plays Ola's move if it is her turn, and returns the phase. */
async function playOnce(id: string): Promise<string> {
  const who = asker(app, ola.token)
  const { seq, phase, view } = await who.get<{
    seq: number
    phase: string
    view: { seat: number; toAct: number[]; legal: string[] } | null
  }>(`{ table(id: "${id}") { ... on Table { seq phase view { seat toAct legal } } } }`)
  if (view?.toAct.includes(view.seat) !== true) return phase
  await who.get(`mutation { play(table: "${id}", seq: ${seq}, move: "${view.legal[0]}") { __typename } }`)
  return phase
}
