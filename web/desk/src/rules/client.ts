/** Asks a gateway about rule sets, and who may change them. */
import type { Gateway } from '@stolik/elements/client/gateway'
import { association } from '@stolik/elements/rule-sets/offered'
import { deskOf, installationOf } from '../owner/client.js'
import { asking } from '../site/ask.js'
import * as documents from './documents.js'
import { knobsOf, type Draft } from './draft.js'
import type { Answer, KnobGame, Refused, RuleSet, RulesOwner } from './shapes.js'

export const refusedBy = (code: string): Refused => ({
  code,
  knob: null,
  clause: null,
  reason: null,
  through: [],
})

const ask = asking((refusal) => ({ ...refusedBy(refusal.code), ...refusal }))

const turnedOf = (draft: Draft) => ({
  game: draft.game,
  base: draft.base,
  knobs: knobsOf(draft),
})

export const tryRules = (gate: Gateway, draft: Draft): Promise<Answer<RuleSet>> =>
  ask(gate, documents.tryRules, turnedOf(draft))

export const keepRuleSet = (gate: Gateway, owner: string, draft: Draft): Promise<Answer<RuleSet>> =>
  ask(gate, documents.keepRuleSet, { owner, ...turnedOf(draft), name: draft.name, id: draft.id })

export const dropRuleSet = (gate: Gateway, owner: string, id: string): Promise<Answer<RuleSet>> =>
  ask(gate, documents.dropRuleSet, { owner, id })

export async function ruleSetsOf(gate: Gateway, owner: string): Promise<Answer<readonly RuleSet[]>> {
  const outcome = await gate.query(documents.ruleSets, { owner })
  return 'done' in outcome ? { done: outcome.done.ruleSets } : { refused: refusedBy(outcome.refused) }
}

/** Returns the games that have knobs. */
export async function knobGames(gate: Gateway): Promise<Answer<readonly KnobGame[]>> {
  const outcome = await gate.query(documents.knobs)
  return 'done' in outcome
    ? { done: outcome.done.games.filter(({ knobs }) => knobs.length > 0) }
    : { refused: refusedBy(outcome.refused) }
}

/** Returns whose rules the signed-in person may change, the installation first; nobody's for most people. */
export async function ownersFor(gate: Gateway): Promise<Answer<readonly RulesOwner[]>> {
  const outcome = await gate.query(documents.myRoles)
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
