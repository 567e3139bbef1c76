/** Announcing an event, and amending its regulations. */
import { isSame } from '@stolik/contract/canonical'
import { isSecret, type Sealed } from '@stolik/core'
import { checkRegulations } from '../model/check.js'
import type { Lists } from '../model/lists.js'
import { placesPlayed } from '../model/playing.js'
import { type EventRefusal, refuse } from '../model/refusal.js'
import type { Regulations } from '@stolik/contract/event/announced'
import { type ActOf, type Ask, type Decision, badText, longText, overtaken, write } from './ask.js'

/** Decides on the first entry of an event. @throws RangeError when `sealed` is not a valid pair of secrets from the gateway. */
export function announce(regulations: Regulations, sealed: Sealed, lists: Lists): Decision {
  if (!isSecret(sealed.seed) || !isSecret(sealed.salt)) throw new RangeError('no secrets')
  return badRegulations(regulations, lists) ?? write({ kind: 'announce', regulations, sealed })
}

function badRegulations(regulations: Regulations, lists: Lists): EventRefusal | undefined {
  const problems = checkRegulations(regulations, lists)
  return problems.length === 0 ? undefined : { ...refuse('BAD_REGULATIONS', {}, 'PT 6.2'), problems }
}

/** The fields that draws and lists depend on: they are fixed after the first draw. */
const fixed = [
  'format',
  'mode',
  'groups',
  'categories',
  'juniorFrom',
  'seniorUntil',
  'dropOut',
  'speed',
] as const

/** The regulations bind both sides (PT 2.2, PT 7.3.1): fields that play depends on stay, others change with a reason. */
export function decideRegulations({ state, tools }: Ask, act: ActOf<'amend'>): Decision {
  const { regulations, reason, seen } = act
  const bad =
    badText('reason', reason, longText) ??
    overtaken(seen, state.regulations) ??
    badRegulations(regulations, tools.lists)
  if (bad !== undefined) return bad
  if (regulations.game !== state.regulations.game) return refuse('LOCKED', { field: 'game' })
  const locked = fixed.find((field) => !isSame(regulations[field], state.regulations[field]))
  if (state.opened && locked !== undefined) return refuse('LOCKED', { field: locked })
  const { capacity } = regulations
  if (capacity !== null && placesPlayed(state).length > capacity) return refuse('FULL', { capacity })
  return write({ kind: 'amend', regulations, reason })
}
