/**
 * A hint for a player who plays against bots only: a master's move with its reasons. It is worked out behind the moves of all tables, from what
 * this player sees and remembers, and told to nobody else. The log of the table notes that there was one, nothing of what it says.
 */
import type { Line } from '@stolik/core'
import type { Context } from '../../account/context.js'
import { logFailure } from '../../base/failure.js'
import { refuse, type Refused, type RefusalCode } from '../../base/refusal.js'
import { prices } from '../../http/budget.js'
import { TooMany } from '../../http/too-many.js'
import type { LiveTable } from '../../live/live.js'
import type { Person } from '../../base/person.js'
import { noHintSentences, refusesHint, type NoHintReason } from '../hints.js'
import { showLines } from '../show-sheet.js'
import { chairOf, seatOf } from '../state.js'
import type { Answer } from '../../thinking/thinking.js'
import type { Gateway } from '../../api/gateway.js'

/** Hints of one person: enough for somebody who asks before each move for an hour. */
const [mostHints, window] = [240, 60 * 60_000]
/** In milliseconds: how long a hint may wait for a thread, and how long it may keep one from the tables. */
const urgency = { due: 8_000, grace: 0, rank: 'hints', longest: prices.hint } as const

export interface HintAsked {
  readonly table: string
  readonly seq: number
}

export function hinter({ tables, thinking, rates, budget, log }: Gateway) {
  /** People whose hint is being worked out. */
  const asking = new Set<string>()

  const paid = async (person: string, by: Context): Promise<boolean> => {
    if (!(await rates.hit(`hints:${person}`, mostHints, window))) return false
    try {
      await budget.pay(by, prices.hint)
      return true
    } catch (error) {
      if (error instanceof TooMany) return false
      throw error
    }
  }

  const think = (table: LiveTable, person: string): Promise<Answer> => {
    const state = table.state()
    const seat = seatOf(state, chairOf(state, person))
    if (state.hand === null || seat === null) return Promise.resolve({ none: 'illegal' })
    const { n, now, moves } = state.hand
    const mind = now.mind(seat)
    // The same position has the same answer, so nobody learns more by asking again.
    const question = {
      game: state.plugin.id,
      mind,
      level: 'master',
      seed: `hint ${n} ${moves.length}`,
      hint: true,
    } as const
    return new Promise((done) => void thinking.ask(question, urgency, done))
  }

  /** Notes the first hint of a hand in the log. Returns the table's seq on which the player then decides. */
  const note = async (table: LiveTable, person: Person, seq: number): Promise<number | RefusalCode> => {
    let after = seq
    const refused = await table.act((state) => {
      const chair = chairOf(state, person.id)
      if (chair === undefined || refusesHint(state, person, seq) !== undefined) return 'STALE'
      if (state.hinted.includes(chair)) return []
      after = seq + 1
      return [{ kind: 'hint', chair }]
    })
    return refused ?? after
  }

  const answerFor = async (
    { table: id, seq }: HintAsked,
    context: Context,
  ): Promise<Shown | NoHintReason | RefusalCode> => {
    const { person } = context
    if (person === null) return 'NOT_SIGNED_IN'
    const table = await tables.find(id)
    if (table === undefined) return 'UNKNOWN_TABLE'
    if (table === 'UNAVAILABLE') return table
    await table.catchUp()
    const refused = refusesHint(table.state(), person, seq)
    if (refused !== undefined) return refused
    if (asking.has(person.id)) return 'BUSY'
    asking.add(person.id)
    try {
      if (!(await paid(person.id, context))) return 'TOO_MANY'
      const answer = await think(table, person.id)
      if (answer.error !== undefined) logFailure(log, 'a hint failed', answer.error)
      // What was allowed when the player asked need not be allowed any more.
      const outcome = refusesHint(table.state(), person, seq) ?? showAnswer(answer, seq)
      if (typeof outcome === 'string') return outcome
      const noted = await note(table, person, seq)
      return typeof noted === 'number' ? { ...outcome, seq: noted } : noted
    } finally {
      asking.delete(person.id)
    }
  }

  return async (request: HintAsked, context: Context): Promise<Shown | NoHint | Refused> => {
    const answer = await answerFor(request, context)
    if (typeof answer !== 'string') return answer
    return isNoHint(answer)
      ? { __typename: 'NoHint', reason: answer, message: noHintSentences[answer] }
      : refuse(answer)
  }
}

const isNoHint = (code: string): code is NoHintReason => Object.hasOwn(noHintSentences, code)

function showAnswer(answer: Answer, seq: number): Shown | NoHintReason | RefusalCode {
  if ('none' in answer || answer.reasons === undefined)
    return 'none' in answer && (answer.none === 'off' || answer.none === 'failed') ? 'UNAVAILABLE' : 'BUSY'
  const { move, reasons } = answer
  const line = (one: Line): ShownLine => showLines([one])[0] as ShownLine
  return { __typename: 'Hint', seq, move, what: line(reasons.what), why: line(reasons.why) }
}

type ShownLine = ReturnType<typeof showLines>[number]

interface NoHint {
  readonly __typename: 'NoHint'
  readonly reason: NoHintReason
  readonly message: string
}

interface Shown {
  readonly __typename: 'Hint'
  readonly seq: number
  readonly move: string
  readonly what: ShownLine
  readonly why: ShownLine
}
