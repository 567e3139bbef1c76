/** A person's own finished hands of one game, as the gateway lists them. */
import type { Done } from '../client/document.js'
import type { Gateway } from '../client/gateway.js'
import type { Outcome } from '../client/http.js'
import { ownHands } from './documents.js'

export type OwnHand = Done<typeof ownHands>['hands'][number]

/** Older ones are not counted: people change, and each costs the gateway a record. */
export const mostHands = 1_000

export interface Listed {
  /** The newest first. */
  readonly hands: readonly OwnHand[]
  /** Whether there are older ones. */
  readonly isCut: boolean
}

export async function listHands(
  { order }: Pick<Gateway, 'order'>,
  game: string,
  most = mostHands,
): Promise<Outcome<Listed>> {
  const hands: OwnHand[] = []
  let before: string | null = null
  do {
    const page: Outcome<Done<typeof ownHands>> = await order(ownHands, { game, before })
    if ('refused' in page) return page
    hands.push(...page.done.hands)
    before = page.done.next
  } while (before !== null && hands.length < most)
  return { done: { hands: hands.slice(0, most), isCut: before !== null || hands.length > most } }
}

export const keyOf = ({ table, hand, chair }: OwnHand): string => `${table}/${hand}/${chair}`
