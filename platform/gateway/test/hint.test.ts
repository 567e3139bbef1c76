/** Who gets a hint, who does not, and what it is made from. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prices } from '../src/http/budget.js'
import type { Opened } from '../src/table/entry.js'
import { open, step } from '../src/table/fold.js'
import { noHints, refusesHint } from '../src/table/hints.js'
import type { TableState } from '../src/table/state.js'
import { answerBy } from '../src/thinking/answer.js'
import type { Answer, Question, Thinking, Urgency } from '../src/thinking/thinking.js'
import {
  asker,
  fakeTime,
  guest,
  leave,
  look,
  openTiny,
  play,
  sit,
  testApp,
  tiny,
  type Asker,
  type FakeTime,
} from './help.js'
import { hinting, levelled } from './levelled.js'

let app: FastifyInstance
let time: FakeTime
let ola: Asker
let questions: {
  readonly question: Question
  readonly urgency: Urgency
  readonly done: (answer: Answer) => void
}[]
/** Whether questions are answered at once. */
let isQuick: boolean
/** The first question. */
const first = (): (typeof questions)[number] => {
  const [one] = questions
  if (one === undefined) throw new Error('nothing was asked')
  return one
}

const answer = answerBy([hinting.plugin])
const answerTo = (question: Question): Answer => answer({ ...question, effort: 1, until: Infinity })
const thinking: Thinking = {
  ask: (question, urgency, done) => {
    questions.push({ question, urgency, done })
    if (isQuick) done(answerTo(question))
    return () => undefined
  },
  waiting: () => 0,
  stop: () => Promise.resolve(),
}
const start = async (deps: Parameters<typeof testApp>[0] = {}): Promise<void> => {
  app = await testApp({ time, games: [hinting], thinking: () => thinking, ...deps })
  ola = await guest(app, 'Ola')
}
beforeEach(async () => {
  ;[time, questions, isQuick] = [fakeTime(), [], true]
  await start()
})
afterEach(() => app.close())

interface HintAnswer {
  readonly __typename: string
  readonly code?: string
  readonly reason?: string
  readonly seq?: number
  readonly move?: string
  readonly what?: { readonly code: string }
  readonly why?: { readonly code: string; readonly args: readonly { name: string; number: number | null }[] }
}
const hint = (who: Asker, table: string, seq: number): Promise<HintAnswer> =>
  who.get<HintAnswer>(
    `query ($table: ID!, $seq: Int!) { hint(table: $table, seq: $seq) {
      __typename ... on Refused { code } ... on NoHint { reason } ... on Hint { seq move what { code } why { code args { name number } } }
    } }`,
    { table, seq },
  )
const codeOf = async (who: Asker, table: string, seq: number): Promise<string | undefined> => {
  const { code, reason } = await hint(who, table, seq)
  return code ?? reason
}
const offered = async (who: Asker, table: string): Promise<boolean> =>
  (await who.get<{ hints: boolean }>(`{ table(id: "${table}") { ... on Table { hints } } }`)).hints

/** Ola alone with two bots, and on turn. */
async function alone(): Promise<{ readonly id: string; readonly seq: number }> {
  const { id } = await openTiny(ola, 'speed: FREE, length: 3')
  await ola.get(`mutation { fillWithBots(table: "${id}", level: CLUB) { __typename } }`)
  return turn(id)
}
/** Waits until it is Ola's turn. */
async function turn(id: string): Promise<{ readonly id: string; readonly seq: number }> {
  for (let n = 0; n < 30; n++) {
    const { seq, view } = await look(ola, id)
    if (view !== null && view.seat !== null && view.toAct.includes(view.seat)) return { id, seq }
    await time.advance(1_000)
  }
  throw new Error('it never was their turn')
}

describe('a hint', () => {
  it("is a master's move for somebody alone with bots, with its reason", async () => {
    const { id, seq } = await alone()
    const { view } = await look(ola, id)
    expect(await offered(ola, id)).toBe(true)
    const received = await hint(ola, id, seq)
    expect(received).toMatchObject({
      __typename: 'Hint',
      // The table has noted that there was a hint.
      seq: seq + 1,
      what: { code: 'do' },
      why: { code: 'hint.cards' },
    })
    expect(received.why?.args).toEqual([{ name: 'n', number: view?.hand.length }])
    expect(view?.legal).toContain(received.move)
    const after = await look(ola, id)
    expect([after.seq, after.view]).toEqual([seq + 1, view])
    // A second hint for the same hand says the same, and is not noted again.
    expect(await hint(ola, id, seq + 1)).toEqual(received)
    expect(await play(ola, id, seq + 1, received.move ?? '')).toMatchObject({ __typename: 'Table' })
  })

  it('is asked from the view of the player and what they remember, behind all tables and for a limited time', async () => {
    const { id, seq } = await alone()
    await hint(ola, id, seq)
    const { question, urgency } = first()
    expect(Object.keys(question).toSorted()).toEqual(['game', 'hint', 'level', 'mind', 'seed'])
    expect(question).toMatchObject({ hint: true, level: 'master' })
    expect(question.mind.view).toHaveProperty('hand')
    expect(Object.keys(question.mind).toSorted()).toEqual(['memory', 'view'])
    expect(urgency).toMatchObject({ rank: 'hints', longest: prices.hint })
    // The random numbers do not depend on anything hidden: only on how far the hand is.
    expect(question.seed).toMatch(/^hint 0 [0-2]$/)
  })
})

describe('a hint is refused', () => {
  it('to people who do not sit there, or are not signed in, or at no table', async () => {
    const { id, seq } = await alone()
    const eve = await guest(app, 'Ewa')
    expect(await codeOf(eve, id, seq)).toBe('NOT_SEATED')
    expect(await codeOf(asker(app), id, seq)).toBe('NOT_SIGNED_IN')
    expect(await codeOf(ola, 'abcdefgh', seq)).toBe('UNKNOWN_TABLE')
    expect(await offered(eve, id)).toBe(false)
    expect(questions).toEqual([])
  })

  it('at a table with other people, also once a bot keeps the chair of one', async () => {
    const { id } = await openTiny(ola, 'speed: FREE, length: 3')
    const jan = await guest(app, 'Jan')
    await sit(jan, id)
    await ola.get(`mutation { fillWithBots(table: "${id}", level: CLUB) { __typename } }`)
    const now = await look(ola, id)
    expect(await codeOf(ola, id, now.seq)).toBe('OTHER_PEOPLE')
    await leave(jan, id)
    const after = await look(ola, id)
    expect(after.players.filter((one) => one?.bot)).toHaveLength(2)
    expect(await codeOf(ola, id, after.seq)).toBe('OTHER_PEOPLE')
    expect(await offered(ola, id)).toBe(false)
    expect(questions).toEqual([])
  })

  it('out of turn, for another position, and between hands', async () => {
    const { id, seq } = await alone()
    expect(await codeOf(ola, id, seq - 1)).toBe('STALE')
    expect(await codeOf(ola, id, seq + 1)).toBe('STALE')
    const { seq: next, view } = await play(ola, id, seq, 'pass')
    expect(view?.toAct).not.toContain(view?.seat)
    expect(await codeOf(ola, id, next)).toBe('NOT_YOUR_TURN')
    expect(questions).toEqual([])
  })

  it('while another one is on its way, and if the table has changed before it comes', async () => {
    isQuick = false
    const { id, seq } = await alone()
    const coming = hint(ola, id, seq)
    const second = await codeOf(ola, id, seq)
    expect(second).toBe('BUSY')
    await play(ola, id, seq, 'pass')
    first().done(answerTo(first().question))
    expect((await coming).code).toBe('STALE')
  })

  it.each([
    ['full', 'BUSY'],
    ['late', 'BUSY'],
    ['budget', 'BUSY'],
    ['off', 'UNAVAILABLE'],
    ['failed', 'UNAVAILABLE'],
  ] as const)('without an answer in time (%s)', async (none, code) => {
    isQuick = false
    const { id, seq } = await alone()
    const coming = codeOf(ola, id, seq)
    await expect.poll(() => questions).toHaveLength(1)
    first().done({ none })
    expect(await coming).toBe(code)
  })

  it('to whoever asks too often in an hour, or too fast from one address', async () => {
    const { id, seq } = await alone()
    expect(await codeOf(ola, id, seq)).toBeUndefined()
    for (let n = 1; n < 240; n++) expect(await codeOf(ola, id, seq + 1)).toBeUndefined()
    expect(await codeOf(ola, id, seq + 1)).toBe('TOO_MANY')
    await app.close()
    await start({ rate: 600 })
    const again = await alone()
    const codes: (string | undefined)[] = []
    for (let n = 0; n < 6; n++) codes.push(await codeOf(ola, again.id, again.seq + Math.min(n, 1)))
    expect(codes.at(0)).toBeUndefined()
    expect(codes.at(-1)).toBe('TOO_MANY')
    await time.advance(10_000)
    expect(await codeOf(ola, again.id, again.seq + 1)).toBeUndefined()
  })

  it('in a game that has none', async () => {
    await app.close()
    await start({ games: [levelled] })
    const { id, seq } = await alone()
    expect(await offered(ola, id)).toBe(false)
    expect(await codeOf(ola, id, seq)).toBe('NO_HINTS')
  })
})

describe('where something counts', () => {
  const person = { id: 'ola', name: 'Ola' }
  const sealed = { salt: 's', seed: 's' }
  const opened: Opened = {
    kind: 'open',
    game: 'tiny',
    version: 1,
    profile: 'plain',
    chairs: 3,
    length: 3,
    speed: 'FREE',
    invitation: null,
    sealed,
  }
  const seated = (state: TableState): TableState =>
    [
      { kind: 'sit', chair: 0, person, luck: '' } as const,
      { kind: 'bot', chair: 1, name: 'b' } as const,
      { kind: 'bot', chair: 2, name: 'c' } as const,
    ].reduce(step, state)

  it('no hint is offered: in an event, and where all tables have the same deals', () => {
    expect(noHints(seated(open(hinting.plugin, opened)), 0)).toBeUndefined()
    expect(noHints(seated(open(hinting.plugin, { ...opened, event: 'e' })), 0)).toBe('COUNTS')
    expect(noHints(seated(open(hinting.plugin, { ...opened, sealed: null })), 0)).toBe('COUNTS')
    expect(noHints(seated(open(tiny.plugin, opened)), 0)).toBe('NO_HINTS')
    const state = seated(open(hinting.plugin, { ...opened, event: 'e' }))
    expect(refusesHint(state, person, state.seq)).toBe('COUNTS')
  })
})
