/** What a person is told of the check of a shuffle. */
import type { Checked } from '../fairness/check.js'
import { verdicts } from '../fairness/verdicts.js'
import type { Unshuffled } from './shuffle.js'

/** Where a hand was played, as far as the page knows. */
interface HandPlayed {
  /** From 0. */
  readonly hand: number
  readonly event: string | null
  /** Whether the first hand of the table had the cards of a finished hand. */
  readonly given: boolean
}

interface Outcome {
  readonly kind: 'good' | 'refusal' | 'plain'
  /** The code of the sentence. */
  readonly code: string
  /** The event whose check covers the cards. */
  readonly event?: string
}

export function outcomeOf(checked: Checked | Unshuffled, { hand, given, ...at }: HandPlayed): Outcome {
  if (typeof checked === 'string')
    return { kind: checked === 'fair' ? 'good' : 'refusal', code: verdicts[checked] }
  // Records before 1.3 do not name their event.
  const event = checked.event ?? at.event
  if (event !== null) return { kind: 'plain', code: 'fair.sealed', event }
  return { kind: 'plain', code: given && hand === 0 ? 'fair.earlier' : 'fair.before' }
}
