/** A rule set while somebody makes it. Pure. */
import type { Draft, Knob, KnobGame, RuleSet } from './client.js'

export const newDraft = (game: string, base: string): Draft => ({
  ...{ game, base, name: '', turned: {}, id: null },
})

export const draftOf = ({ id, game, base, name, differences }: RuleSet): Draft => ({
  ...{ id, game, base, name },
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

/** Starts from other rules. What was turned in the same game stays, except what the new base has by itself. */
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
