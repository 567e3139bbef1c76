/** A client for one event at a gateway: its queries and acts. */
import type { Arg } from '@stolik/core'
import type { Answer as AnswerOf, Unpacked } from '../../client/document.js'
import type { Gateway } from '../../client/gateway.js'
import type { Failure, Outcome } from '../../client/http.js'
import { luck } from '../../client/luck.js'
import { named } from '../../client/plain.js'
import type { Act, Agreed, Fact, ListAct, Pass } from './acts.js'
import * as documents from './documents.js'
import type { Done, Entries, EventShown, GameFormats, Regulations, TableList } from './types.js'

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

export type EventClient = ReturnType<typeof eventClient>

export function eventClient(gate: Gateway, id: string, pass: Pass | null = null) {
  const one = { event: id, pass }
  return {
    watch: (next: (event: EventShown) => void, refused: (why: Refusal) => void) =>
      gate.watch(
        documents.watchEvent,
        { id, pass },
        (data) => next(data.event),
        (why) => refused(failed(why)),
      ),
    watchTable: (at: At, next: (table: TableList) => void, refused: (why: Refusal) => void) =>
      gate.watch(
        documents.watchTable,
        { ...one, ...at },
        (data) => next(data.eventTable),
        (why) => refused(failed(why)),
      ),
    table: async (at: At) => unpack(await gate.query(documents.readTable, { ...one, ...at })),
    sheet: async (at: At) => unpack(await gate.query(documents.readSheet, { ...one, ...at })),
    me: async () => unpack(await gate.query(documents.eventMe, one)),
    entries: async (): Promise<Answer<Entries>> => unpack(await gate.query(documents.entries, { id })),
    /** Whether an invitation can still be accepted. */
    async invitation(code: string): Promise<Answer<boolean>> {
      const outcome = await gate.query(documents.invitation, { event: id, code })
      if ('refused' in outcome) return { refused: failed(outcome.refused) }
      return { done: outcome.done.eventInvitation !== null }
    },
    audit: async (from: number) => unpack(await gate.query(documents.audit, { event: id, from })),
    /** @param as who acts, if not the person asking */
    act: async (act: Act, op = newOp(), as?: Pass): Promise<Answer<Done>> =>
      unpack(await gate.query(documents.act, { event: id, pass: as ?? pass, op, act })),
    /**
     * Sends an act on a list over the connection if that is open, as a hall does by the hundred. Other acts may take longer than
     * a connection is waited for, such as a draw.
     */
    listAct: async (act: ListAct, op: string, as: Pass): Promise<Answer<Done>> =>
      unpack(await gate.query(documents.act, { event: id, pass: as, op, act }, true)),
    /** @param as names the device */
    enterPin: async (at: At, chair: number, pin: string, as: Pass): Promise<Answer<Agreed>> =>
      unpack(await gate.query(documents.enterPin, { ...one, ...at, chair, pin, pass: { ...pass, ...as } })),
    questions: async (game: string, profile: string) =>
      unpack(await gate.query(documents.questions, { game, profile })),
    propose: async (game: string, profile: string, question: string, facts: readonly Fact[]) =>
      unpack(await gate.query(documents.arbiter, { game, profile, question, facts })),
  }
}
