/** The queries and acts of an owner. */
import type { Gateway } from '@stolik/elements/client/gateway'
import { fairPlayAct as actDocument, fairPlayDesk } from '@stolik/elements/fair-play/documents'
import type { Answer as Whole, Variables } from '@stolik/elements/client/document'
import { asking, type ActOf, type Asked, type DoneOf } from '../site/ask.js'
import * as documents from './documents.js'

export type Desk = DoneOf<typeof documents.ownerDesk>
export type ClubSettings = Desk['clubs'][number]
export type Person = Desk['people'][number]
export type Waiting = Desk['requests'][number]
export type Installation = Whole<typeof documents.installation>['installation']
export type OwnerAct = ActOf<typeof documents.ownerAct>

export const announcers = [
  'NAMED',
  'MEMBERS',
  'EVERYBODY',
] as const satisfies readonly Installation['announce'][]
/** Roles that are given and taken here, in their order. */
export const givenRoles = ['REFEREE', 'ORGANISER', 'ASSOCIATION', 'OWNER'] as const

/** Why something was refused: a code of the gateway, or of the connection. */
export interface Refused {
  readonly code: string
  readonly field: string | null
}
export type Answer<T> = Asked<T, Refused>

const ask = asking(({ code, field = null }): Refused => ({ code, field }))

export const deskOf = (gate: Gateway): Promise<Answer<Desk>> => ask(gate, documents.ownerDesk)

/** What the nightly run deletes by rule, in the order of display. */
export const deletedKinds = ['guests', 'empty', 'logs', 'acts'] as const

/** The maintenance of the installation: the last good backup, and the last nightly run. */
export type Upkeep = DoneOf<typeof documents.ownerUpkeep>
export const upkeepOf = (gate: Gateway): Promise<Answer<Upkeep>> => ask(gate, documents.ownerUpkeep)

/** Acts with special rights, and failed sign-ins; the newest first. */
export type OwnerLog = DoneOf<typeof documents.ownerLog>
export const logOf = (gate: Gateway): Promise<Answer<OwnerLog>> => ask(gate, documents.ownerLog)

/** What is counted against unfair play, and what was found. */
export type FairPlay = DoneOf<typeof fairPlayDesk>
export const fairPlayOf = (gate: Gateway): Promise<Answer<FairPlay>> => ask(gate, fairPlayDesk)
export const fairPlayAct = (gate: Gateway, act: ActOf<typeof actDocument>): Promise<Answer<FairPlay>> =>
  ask(gate, actDocument, { act })

export const ownerAct = (gate: Gateway, act: OwnerAct): Promise<Answer<Desk>> =>
  ask(gate, documents.ownerAct, { act })

export async function findAccounts(gate: Gateway, text: string): Promise<Answer<readonly Person[]>> {
  const answer = await ask(gate, documents.findAccounts, { text })
  return 'done' in answer ? { done: answer.done.accounts } : answer
}

/** The roles given to a person, and those denied to them. */
export type RolesSet = Pick<Person, 'roles' | 'denied'>

export const setRoles = (gate: Gateway, account: string, set: RolesSet): Promise<Answer<RolesSet>> =>
  ask(gate, documents.setRoles, { account, ...set })

export const setVerified = (gate: Gateway, account: string, verified: boolean): Promise<Answer<object>> =>
  ask(gate, documents.setVerified, { account, verified })

/** Deletes the account permanently. */
export const deleteAccountOf = (gate: Gateway, account: string): Promise<Answer<object>> =>
  ask(gate, documents.deleteAccountOf, { account })

export type SetUp = Variables<typeof documents.setUp>['setup']
export const setUp = (gate: Gateway, setup: SetUp) => ask(gate, documents.setUp, { setup })

export const installationOf = async (gate: Gateway): Promise<Installation | undefined> => {
  const outcome = await gate.query(documents.installation)
  return 'done' in outcome ? outcome.done.installation : undefined
}

/** What an account may do, and its request for the right. */
export type Right = NonNullable<Whole<typeof documents.myRight>['me']>
export const rightOf = async (gate: Gateway): Promise<Answer<Right | null>> => {
  const outcome = await gate.query(documents.myRight)
  return 'done' in outcome ? { done: outcome.done.me } : { refused: { code: outcome.refused, field: null } }
}
export const askToAnnounce = (
  gate: Gateway,
  reason: string,
): Promise<Answer<NonNullable<Right['request']>>> => ask(gate, documents.askToAnnounce, { reason })

/** A report; a line is the name of a phrase, or free text. */
export type Report = DoneOf<typeof documents.reports>['reports'][number]
/** Returns the newest reports, or those before a time. */
export async function reportsOf(gate: Gateway, before: number | null): Promise<Answer<readonly Report[]>> {
  const answer = await ask(gate, documents.reports, { before })
  return 'done' in answer ? { done: answer.done.reports } : answer
}
export const reportDone = (gate: Gateway, id: string): Promise<Answer<object>> =>
  ask(gate, documents.reportDone, { id })
