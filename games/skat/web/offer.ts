/** An offer to end the game in words. */
import { nameOf, type Situation } from '@stolik/kit/shown'
import type { Offer } from '../src/rules/view.js'

/** Such as "Ola wants to give up" or "Ola lays the cards down and claims schneider". */
export function offerWords({ kind, by, level }: Offer, at: Situation): string {
  const code = kind === 'claim' && level !== 'simple' ? `claim.${level}` : kind
  return at.t(`skat.offer.${code}`, { name: nameOf(at, by) })
}
