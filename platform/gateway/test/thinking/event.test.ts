/** Masters at a table of an event, whose director pauses a hand or declares it void while they think. */
import { seeded } from '@stolik/core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { LiveTable } from '../../src/live/live.js'
import { openTables, type Tables } from '../../src/live/tables.js'
import { singleNode, uncounted } from '../../src/store/cluster.js'
import type { Entry } from '../../src/table/entry.js'
import { chairsToAct, seatOf } from '../../src/table/state.js'
import type { Answer, Question, Thinking } from '../../src/thinking/thinking.js'
import { fakeTime, testEntropy, type FakeTime } from '../help.js'
import { levelled } from '../levelled.js'
import { newStore } from '../stores.js'

interface Asked {
  readonly question: Question
  readonly done: (answer: Answer) => void
  isCancelled: boolean
}

let time: FakeTime
let tables: Tables
let table: LiveTable
let questions: Asked[]
let fellBack: string[]

const thinking: Thinking = {
  ask: (question, _, done) => {
    const one = { question, done, isCancelled: false }
    questions.push(one)
    return () => {
      one.isCancelled = true
    }
  },
  waiting: () => 0,
  stop: () => Promise.resolve(),
}
const write = (...entries: readonly Entry[]) => table.act(() => entries)

beforeEach(async () => {
  ;[time, questions, fellBack] = [fakeTime(), [], []]
  tables = await openTables({
    shuffleOfDay: () => undefined,
    games: [levelled],
    store: newStore(),
    cluster: singleNode(),
    time,
    thinking,
    entropy: testEntropy(seeded(5)),
    pace: { bot: 600, between: 12_000 },
    log: { error: () => undefined, warn: () => undefined, info: () => undefined },
    counted: { ...uncounted, fellBack: (why) => void fellBack.push(why) },
    changed: () => undefined,
  })
  const opened = await tables.seat({
    id: 'abcd2345',
    event: 'event234',
    plugin: levelled.plugin,
    profile: 'plain',
    length: 3,
    speed: 'FAST',
    isDealtByEvent: false,
    awaits: false,
    players: [0, 1, 2].map((n) => ({ name: `P${n}`, person: `p${n}` })),
  })
  if (opened === 'UNAVAILABLE') throw new Error('not opened')
  table = opened
  const [chair] = chairsToAct(table.state())
  if (chair === undefined) throw new Error('nobody is on turn')
  await write({ kind: 'leave', chair }, { kind: 'bot', chair, name: 'Master', level: 'master' })
  expect(questions).toHaveLength(1)
})
afterEach(() => tables.stop())

const question = (n: number): Asked => {
  const one = questions[n]
  if (one === undefined) throw new Error(`question ${n} was not asked`)
  return one
}
/** The last legal move of whoever is on turn. */
function lastMove(): string {
  const now = table.state()
  const seat = seatOf(now, chairsToAct(now)[0] ?? -1) ?? -1
  return now.hand?.now.legal(seat).at(-1) ?? ''
}
const moves = (): readonly unknown[] => table.state().hand?.moves ?? []

it.each(['before the pause', 'during the pause'] as const)(
  'a pause drops what a master has thought, and what is answered %s is not played',
  async (when) => {
    const { done } = question(0)
    const move = lastMove()
    await time.advance(300)
    if (when === 'before the pause') done({ move })
    await write({ kind: 'pause', paused: true })
    expect(question(0).isCancelled).toBe(true)
    if (when === 'during the pause') done({ move })
    await time.advance(60 * 60_000)
    expect(moves()).toEqual([])

    await write({ kind: 'pause', paused: false })
    expect(questions).toHaveLength(2)
    expect(question(1).question.seed).not.toBe(question(0).question.seed)
    await time.advance(599)
    expect(moves()).toEqual([])
    question(1).done({ move })
    await time.advance(1)
    expect(moves()).toMatchObject([{ move }])
    expect(fellBack).toEqual([])
  },
)

it('a void hand drops what a master thinks about it, and its answer is not played in the hand dealt again', async () => {
  const { done } = question(0)
  const move = lastMove()
  table.attend('p0')
  const { next } = table.state()
  if (next === null) throw new Error('three hands are played')
  await time.advance(300)
  await write({ kind: 'void', next })
  expect(question(0).isCancelled).toBe(true)
  done({ move })
  await time.advance(11_999)
  expect(table.state().hand).toBeNull()
  expect(questions).toHaveLength(1)

  await time.advance(1)
  expect(questions).toHaveLength(2)
  expect(question(1).question.mind).not.toEqual(question(0).question.mind)
  await time.advance(600)
  // The answer about the void hand is not taken for one about this hand, although the move would be legal.
  expect(moves()).toEqual([])
  const other = lastMove()
  question(1).done({ move: other })
  await time.advance(400)
  expect(moves()).toMatchObject([{ move: other }])
  expect(fellBack).toEqual([])
})
