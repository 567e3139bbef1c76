/** A rule set while somebody makes it. Pure. */
import { readProfile, writeProfile, type Turned } from '@stolik/core'
import type { Knob, KnobGame, RuleSet } from './shapes.js'

export interface Draft {
  readonly game: string
  readonly base: string
  readonly name: string
  /** The choices that differ from the base. */
  readonly turned: Turned
  /** The kept rule set that it replaces; null for a new one. */
  readonly id: string | null
}

export const newDraft = (game: string, base: string): Draft => ({
  game,
  base,
  name: '',
  turned: {},
  id: null,
})

export const draftOf = ({ id, game, base, name, differences }: RuleSet): Draft => ({
  id,
  game,
  base,
  name,
  turned: Object.fromEntries(differences.map(({ knob, choice }) => [knob, choice])),
})

/** The base's own choice, with the clause of its document. */
export const ownOf = (knob: Knob, base: string): Knob['bases'][number] | undefined =>
  knob.bases.find((one) => one.base === base)

export const choiceIn = (draft: Draft, knob: Knob): string =>
  draft.turned[knob.id] ?? ownOf(knob, draft.base)?.choice ?? ''

/** Turns a knob; the base's own choice turns it back. */
export function turnedTo(draft: Draft, knob: Knob, choice: string): Draft {
  const { [knob.id]: _, ...others } = draft.turned
  const isOwn = choice === ownOf(knob, draft.base)?.choice
  return { ...draft, turned: isOwn ? others : { ...others, [knob.id]: choice } }
}

/** The text of the rules as they are turned. */
export const profileOf = ({ base, turned }: Draft): string => writeProfile(base, turned)

/** Starts from the rules of a club elsewhere. */
export const asIn = (draft: Draft, game: KnobGame, profile: string): Draft => {
  const { base, turned } = readProfile(profile) ?? { base: profile, turned: {} }
  return { ...draft, game: game.id, base, turned }
}

/** Starts from a profile. What was turned in the same game stays, except what the new base has by itself. */
export function basedOn(draft: Draft, game: KnobGame, base: string): Draft {
  if (game.id !== draft.game) return { ...newDraft(game.id, base), name: draft.name, id: draft.id }
  const rebased: Draft = { ...draft, base, turned: {} }
  return game.knobs.reduce((next, knob) => {
    const choice = draft.turned[knob.id]
    return choice === undefined ? next : turnedTo(next, knob, choice)
  }, rebased)
}

/** The turned knobs in the order of the form. */
export const differencesIn = (draft: Draft, knobs: readonly Knob[]): readonly Knob[] =>
  knobs.filter(({ id }) => Object.hasOwn(draft.turned, id))

/** Why the draft cannot be kept yet, whatever the gateway would say; null if it can. */
export function lackOf({ name, turned }: Draft): 'NO_NAME' | 'NOTHING_TURNED' | null {
  if (name.trim() === '') return 'NO_NAME'
  return Object.keys(turned).length === 0 ? 'NOTHING_TURNED' : null
}

/** What was turned, as the gateway takes it. */
export const knobsOf = ({ turned }: Draft): readonly { readonly knob: string; readonly choice: string }[] =>
  Object.entries(turned).map(([knob, choice]) => ({ knob, choice }))
