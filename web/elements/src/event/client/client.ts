/** A client for one event at a gateway: its queries and acts. */
import type { Arg } from '@stolik/core'
import type { Answer as AnswerOf, Unpacked } from '../../client/document.js'
import type { Gateway } from '../../client/gateway.js'
import type { Failure, Outcome } from '../../client/http.js'
import { luck } from '../../client/luck.js'
import { named } from '../../client/plain.js'
import type { Act, Agreed, Fact, ListAct, Pass } from './acts.js'
import * as documents from './documents.js'
import type {
  Audit,
  Done,
  Entries,
  EventMe,
  EventShown,
  GameFormats,
  Proposal,
  Question,
  Regulations,
  TableList,
  TableSheet,
} from './types.js'

/** Why an act or query failed. `code` comes from the gateway, or says that there was no answer. */
export interface Refusal {
  readonly code: string
  readonly args: Readonly<Record<string, Arg>>
  readonly clause: string | null
  /** The errors of a file, line by line. */
  readonly problems: Refused['problems']
}

export type Answer<T> = { readonly done: T } | { readonly refused: Refusal }

export interface At {
  readonly series: number
  readonly table: number
}

export const failed = (code: Failure): Refusal => ({ code, args: {}, clause: null, problems: [] })

/** Returns an idempotency key for an act of this browser: an act sent twice under one key is done once. */
export const newOp = luck

type Refused = Extract<AnswerOf<typeof documents.act>['act'], { readonly __typename: 'EventRefused' }>

/** Returns the only field of an answer, or its refusal. */
function unpack<T extends object>(outcome: Outcome<T>): Answer<Unpacked<T>> {
  if ('refused' in outcome) return { refused: failed(outcome.refused) }
  const answer = Object.values(outcome.done)[0] as Unpacked<T> | Refused | null | undefined
  if (answer === undefined || answer === null) return { refused: failed('FAULT') }
  if (!isRefused(answer)) return { done: answer }
  const { code, args, clause, problems } = answer
  return { refused: { code, args: named(args), clause, problems } }
}

const isRefused = (answer: object): answer is Refused =>
  '__typename' in answer && answer.__typename === 'EventRefused'

export const formatsOf = async (gate: Gateway): Promise<Answer<readonly GameFormats[]>> =>
  unpack(await gate.query(documents.games))

export const regulationsOf = async (
  gate: Gateway,
  id: string,
): Promise<Answer<{ readonly regulations: Regulations }>> =>
  unpack(await gate.query(documents.regulationsOf, { id }))

export const announce = async (gate: Gateway, op: string, regulations: Regulations): Promise<Answer<Done>> =>
  unpack(await gate.query(documents.announce, { op, regulations }))

export interface EventClient {
  watch(next: (event: EventShown) => void, refused: (why: Refusal) => void): () => void
  watchTable(at: At, next: (table: TableList) => void, refused: (why: Refusal) => void): () => void
  table(at: At): Promise<Answer<TableList>>
  sheet(at: At): Promise<Answer<TableSheet>>
  me(): Promise<Answer<EventMe>>
  entries(): Promise<Answer<Entries>>
  /** Whether an invitation can still be accepted. */
  invitation(code: string): Promise<Answer<boolean>>
  audit(from: number): Promise<Answer<Audit>>
  /** @param as who acts, if not the person asking */
  act(act: Act, op?: string, as?: Pass): Promise<Answer<Done>>
  /**
   * Sends an act on a list over the connection if that is open, as a hall does by the hundred. Other acts may take longer than
   * a connection is waited for, such as a draw.
   */
  listAct(act: ListAct, op: string, as: Pass): Promise<Answer<Done>>
  /** @param as names the device */
  enterPin(at: At, chair: number, pin: string, as: Pass): Promise<Answer<Agreed>>
  questions(game: string, profile: string): Promise<Answer<readonly Question[]>>
  propose(game: string, profile: string, question: string, facts: readonly Fact[]): Promise<Answer<Proposal>>
}

export function eventClient(gate: Gateway, id: string, pass: Pass | null = null): EventClient {
  const one = { event: id, pass }
  return {
    watch: (next, refused) =>
      gate.watch(
        documents.watchEvent,
        { id, pass },
        (data) => next(data.event),
        (why) => refused(failed(why)),
      ),
    watchTable: (at, next, refused) =>
      gate.watch(
        documents.watchTable,
        { ...one, ...at },
        (data) => next(data.eventTable),
        (why) => refused(failed(why)),
      ),
    table: async (at) => unpack(await gate.query(documents.readTable, { ...one, ...at })),
    sheet: async (at) => unpack(await gate.query(documents.readSheet, { ...one, ...at })),
    me: async () => unpack(await gate.query(documents.eventMe, one)),
    entries: async () => unpack(await gate.query(documents.entries, { id })),
    invitation: async (code) => {
      const outcome = await gate.query(documents.invitation, {
        event: id,
        code,
      })
      return 'refused' in outcome
        ? { refused: failed(outcome.refused) }
        : { done: outcome.done.eventInvitation !== null }
    },
    audit: async (from) => unpack(await gate.query(documents.audit, { event: id, from })),
    act: async (act, op = newOp(), as) =>
      unpack(await gate.query(documents.act, { event: id, pass: as ?? pass, op, act })),
    listAct: async (act, op, as) =>
      unpack(await gate.query(documents.act, { event: id, pass: as, op, act }, true)),
    enterPin: async (at, chair, pin, as) =>
      unpack(
        await gate.query(documents.enterPin, {
          event: id,
          ...at,
          chair,
          pin,
          pass: { ...pass, ...as },
        }),
      ),
    questions: async (game, profile) => unpack(await gate.query(documents.questions, { game, profile })),
    propose: async (game, profile, question, facts) =>
      unpack(await gate.query(documents.arbiter, { game, profile, question, facts })),
  }
}
