/** Asks a gateway about rule sets, and who may change them. */
import type { Turned } from '@stolik/core'
import type { Gateway } from '@stolik/elements/client/gateway'
import type { TableSize } from '@stolik/elements/client/types'
import { association } from '@stolik/elements/rule-sets/offered'
import { deskOf, installationOf } from '../owner/client.js'
import * as documents from './documents.js'

interface KnobChoice {
  readonly id: string
  readonly clause: string
}
/** An option of the rules, with what each profile of the game has. */
export interface Knob {
  readonly id: string
  readonly choices: readonly KnobChoice[]
  readonly bases: readonly { readonly base: string; readonly choice: string; readonly clause: string }[]
}
export interface KnobGame {
  readonly id: string
  readonly profiles: readonly { readonly id: string }[]
  readonly knobs: readonly Knob[]
}
export interface RuleSet {
  /** Empty if nobody keeps it. */
  readonly id: string
  readonly game: string
  readonly base: string
  readonly name: string
  /** The profile text. */
  readonly profile: string
  readonly differences: readonly { readonly knob: string; readonly choice: string }[]
  readonly tables: readonly TableSize[]
}
/** A rule set while somebody makes it. */
export interface Draft {
  readonly game: string
  readonly base: string
  readonly name: string
  /** The choices that differ from the base. */
  readonly turned: Turned
  /** The kept rule set that it replaces; null for a new one. */
  readonly id: string | null
}

/** Why something was refused: a code of the gateway, or of the connection. */
export interface Refused {
  readonly code: string
  readonly knob: string | null
  readonly clause: string | null
  readonly reason: string | null
  readonly through: readonly string[]
}
export type Answer<T> = { readonly done: T } | { readonly refused: Refused }

/** Somebody whose rules the signed-in person may change. A name is null where the person has only one owner. */
export interface RulesOwner {
  readonly id: string
  readonly name: string | null
}

export const refusedBy = (code: string): Refused => ({
  ...{ code, knob: null, clause: null, reason: null, through: [] },
})

async function settled(gate: Gateway, document: string, variables: object): Promise<Answer<RuleSet>> {
  const outcome = await gate.query<
    Readonly<Record<string, (RuleSet | Refused) & { readonly __typename: string }>>
  >(document, variables)
  if ('refused' in outcome) return { refused: refusedBy(outcome.refused) }
  const [answer] = Object.values(outcome.done)
  if (answer === undefined) return { refused: refusedBy('FAULT') }
  return 'code' in answer ? { refused: answer } : { done: answer }
}

/** What was turned, as the gateway takes it. */
export const knobsOf = ({ turned }: Draft): readonly { readonly knob: string; readonly choice: string }[] =>
  Object.entries(turned).map(([knob, choice]) => ({ knob, choice }))

const turnedOf = (draft: Draft): object => ({
  ...{ game: draft.game, base: draft.base, knobs: knobsOf(draft) },
})

export const tryRules = (gate: Gateway, draft: Draft): Promise<Answer<RuleSet>> =>
  settled(gate, documents.tryRules, turnedOf(draft))

export const keepRuleSet = (gate: Gateway, owner: string, draft: Draft): Promise<Answer<RuleSet>> =>
  settled(gate, documents.keepRuleSet, { owner, ...turnedOf(draft), name: draft.name, id: draft.id })

export const dropRuleSet = (gate: Gateway, owner: string, id: string): Promise<Answer<RuleSet>> =>
  settled(gate, documents.dropRuleSet, { owner, id })

export async function ruleSetsOf(gate: Gateway, owner: string): Promise<Answer<readonly RuleSet[]>> {
  const outcome = await gate.query<{ readonly ruleSets: readonly RuleSet[] }>(documents.ruleSets, { owner })
  return 'done' in outcome ? { done: outcome.done.ruleSets } : { refused: refusedBy(outcome.refused) }
}

/** Returns the games that have knobs. */
export async function knobGames(gate: Gateway): Promise<Answer<readonly KnobGame[]>> {
  const outcome = await gate.query<{ readonly games: readonly KnobGame[] }>(documents.knobs)
  return 'done' in outcome
    ? { done: outcome.done.games.filter(({ knobs }) => knobs.length > 0) }
    : { refused: refusedBy(outcome.refused) }
}

/** Returns whose rules the signed-in person may change, the installation first; nobody's for most people. */
export async function ownersFor(gate: Gateway): Promise<Answer<readonly RulesOwner[]>> {
  const outcome = await gate.query<{
    readonly me: { readonly club: string | null; readonly roles: readonly string[] } | null
  }>(documents.myRoles)
  if ('refused' in outcome) return { refused: refusedBy(outcome.refused) }
  const { club = null, roles = [] } = outcome.done.me ?? {}
  if (roles.includes('OWNER')) {
    const desk = await deskOf(gate)
    if ('refused' in desk) return { refused: refusedBy(desk.refused.code) }
    const { installation, clubs } = desk.done
    return {
      done: [{ id: association, name: installation.name }, ...clubs.map(({ id, name }) => ({ id, name }))],
    }
  }
  const whole = roles.includes('ASSOCIATION')
    ? [{ id: association, name: (await installationOf(gate))?.name ?? null }]
    : []
  // The gateway decides whether the club has made this person one of its organisers.
  const own = club !== null && roles.includes('ORGANISER') ? [{ id: club, name: null }] : []
  return { done: [...whole, ...own] }
}
