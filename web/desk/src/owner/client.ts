/** The queries and acts of an owner. */
import type { Gateway } from '@stolik/elements/client/gateway'
import type { Done } from '@stolik/elements/client/document'
import { fairPlayAct as actDocument, fairPlayDesk } from '@stolik/elements/fair-play/documents'
import type { Finding } from '@stolik/elements/fair-play/types'
import * as documents from './documents.js'

export const announcers = ['NAMED', 'MEMBERS', 'EVERYBODY'] as const
/** Roles that are given and taken here, in their order. */
export const givenRoles = ['REFEREE', 'ORGANISER', 'ASSOCIATION', 'OWNER'] as const

export interface ClubSettings {
  readonly id: string
  readonly name: string
  readonly place: string | null
  readonly site: string | null
  readonly origins: readonly string[]
  readonly signs: boolean
  readonly key: string | null
  readonly roles: readonly string[]
  readonly freeText: boolean
  readonly fixed: boolean
}
export interface Person {
  readonly id: string
  readonly name: string
  readonly login: string | null
  readonly club: string | null
  readonly roles: readonly string[]
  readonly given: readonly string[]
  /** The roles that their club gives, and is allowed to give. */
  readonly byClub: readonly string[]
  /** The roles denied to them here, even if their club gives them. */
  readonly denied: readonly string[]
  /** Whether the mark of a verified player stands beside the name. */
  readonly verified: boolean
}
export interface Waiting {
  readonly account: string
  readonly name: string
  readonly login: string | null
  readonly club: string | null
  readonly reason: string
  readonly at: number
}
export interface Installation {
  readonly name: string | null
  readonly place: string | null
  readonly url: string
  readonly contact: string | null
  readonly corrections: string | null
  readonly announce: (typeof announcers)[number]
  readonly freeText: boolean
  readonly hasOwner: boolean
}
export interface Ban {
  readonly id: string
  readonly name: string
  readonly isAddress: boolean
  readonly mute: boolean
  readonly until: number
}
export interface Desk {
  readonly installation: Installation
  readonly corrections: string | null
  readonly origins: readonly string[]
  readonly clubs: readonly ClubSettings[]
  readonly people: readonly Person[]
  readonly requests: readonly Waiting[]
  readonly waiting: number
  readonly bans: readonly Ban[]
  readonly fixed: {
    readonly origins: readonly string[]
    readonly association: readonly string[]
    readonly corrections: string | null
    readonly url: string | null
  }
}

/** Why something was refused: a code of the gateway, or of the connection. */
export interface Refused {
  readonly code: string
  readonly field: string | null
}
export type Answer<T> = { readonly done: T } | { readonly refused: Refused }

type Union = { readonly __typename: string; readonly code?: string; readonly field?: string | null }

/** Returns the only field of an answer, or its refusal. */
async function settled<T>(gate: Gateway, document: string, variables: object = {}): Promise<Answer<T>> {
  const outcome = await gate.query<Readonly<Record<string, Union>>>(document, variables)
  if ('refused' in outcome) return { refused: { code: outcome.refused, field: null } }
  const [answer] = Object.values(outcome.done)
  if (answer === undefined) return { refused: { code: 'FAULT', field: null } }
  if (answer.code !== undefined && /Refused$/.test(answer.__typename))
    return { refused: { code: answer.code, field: answer.field ?? null } }
  return { done: answer as unknown as T }
}

export const deskOf = (gate: Gateway): Promise<Answer<Desk>> => settled(gate, documents.ownerDesk)

/** What the nightly run deletes by rule, in the order of display. */
export const deletedKinds = ['guests', 'empty', 'logs', 'acts'] as const

/** The maintenance of the installation. */
export interface Upkeep {
  /** When the last good backup was made, in milliseconds since 1970; null if none is known. */
  readonly lastBackup: number | null
  /** The last nightly run and its deletions; null before the first. */
  readonly forgotten:
    | ({ readonly at: number } & Readonly<Record<(typeof deletedKinds)[number], number>>)
    | null
}
export const upkeepOf = (gate: Gateway): Promise<Answer<Upkeep>> => settled(gate, documents.ownerUpkeep)

/** Acts with special rights, and failed sign-ins; the newest first. */
export interface OwnerLog {
  readonly acts: readonly {
    readonly at: number
    readonly name: string | null
    readonly what: string
    readonly about: string
    readonly from: string
  }[]
  readonly failed: readonly {
    readonly at: number
    readonly login: string | null
    readonly hash: string
    readonly from: string
  }[]
}
export const logOf = (gate: Gateway): Promise<Answer<OwnerLog>> => settled(gate, documents.ownerLog)

/** What is counted against unfair play, and what was found. */
export interface FairPlay {
  readonly counting: boolean
  readonly hands: number
  /** In milliseconds since 1970; null: not yet. */
  readonly counted: number | null
  readonly findings: readonly Finding[]
}
export const fairPlayOf = (gate: Gateway): Promise<Answer<FairPlay>> => settled(gate, fairPlayDesk)
export const fairPlayAct = (gate: Gateway, act: object): Promise<Answer<FairPlay>> =>
  settled(gate, actDocument, { act })

export const ownerAct = (gate: Gateway, act: object): Promise<Answer<Desk>> =>
  settled(gate, documents.ownerAct, { act })

export async function findAccounts(gate: Gateway, text: string): Promise<Answer<readonly Person[]>> {
  const answer = await settled<{ readonly accounts: readonly Person[] }>(gate, documents.findAccounts, {
    text,
  })
  return 'done' in answer ? { done: answer.done.accounts } : answer
}

/** The roles given to a person, and those denied to them. */
export type RolesSet = Pick<Person, 'roles' | 'denied'>

export const setRoles = (gate: Gateway, account: string, set: RolesSet): Promise<Answer<RolesSet>> =>
  settled(gate, documents.setRoles, { account, ...set })

export const setVerified = (gate: Gateway, account: string, verified: boolean): Promise<Answer<object>> =>
  settled(gate, documents.setVerified, { account, verified })

/** Deletes the account permanently. */
export const deleteAccountOf = (gate: Gateway, account: string): Promise<Answer<object>> =>
  settled(gate, documents.deleteAccountOf, { account })

export interface SetUp {
  readonly code: string
  readonly name: string
  readonly login: string
  readonly password: string
  readonly installation: string
  readonly place: string
  readonly site: string
}
export const setUp = (gate: Gateway, setup: SetUp): Promise<Answer<Done<typeof documents.setUp>>> =>
  settled(gate, documents.setUp, { setup })

export const installationOf = async (gate: Gateway): Promise<Installation | undefined> => {
  const outcome = await gate.query<{ readonly installation: Installation }>(documents.installation)
  return 'done' in outcome ? outcome.done.installation : undefined
}

export type RequestStatus = 'WAITING' | 'GRANTED' | 'REFUSED'
/** What an account may do, and its request for the right. */
export interface Right {
  readonly mayAnnounce: boolean
  readonly request: { readonly status: RequestStatus; readonly reason: string } | null
}
export const rightOf = async (gate: Gateway): Promise<Answer<Right | null>> => {
  const outcome = await gate.query<{ readonly me: Right | null }>(documents.myRight)
  return 'done' in outcome ? { done: outcome.done.me } : { refused: { code: outcome.refused, field: null } }
}
export const askToAnnounce = (gate: Gateway, reason: string): Promise<Answer<Right['request']>> =>
  settled(gate, documents.askToAnnounce, { reason })

/** A report; a line is the name of a phrase, or free text. */
export interface Report {
  readonly id: string
  readonly at: number
  readonly table: string
  readonly by: { readonly name: string }
  readonly about: { readonly id: string; readonly name: string }
  /** Why a player is reported; null if the report is about a remark. */
  readonly reason: string | null
  readonly lines: readonly {
    readonly at: number
    readonly phrase: string | null
    readonly text: string | null
  }[]
  /** When it was dealt with; null until then. */
  readonly done: number | null
}
/** Returns the newest reports, or those before a time. */
export async function reportsOf(gate: Gateway, before: number | null): Promise<Answer<readonly Report[]>> {
  const answer = await settled<{ readonly reports: readonly Report[] }>(gate, documents.reports, { before })
  return 'done' in answer ? { done: answer.done.reports } : answer
}
export const reportDone = (gate: Gateway, id: string): Promise<Answer<object>> =>
  settled(gate, documents.reportDone, { id })
