/** A record played again by the game's own rules: the hand as it stood before the first move and after each. */
import {
  isBad,
  isRefusal,
  readRecords,
  type HandInPlay,
  type HandRecord,
  type SealedPlay,
} from '@stolik/core'

export interface Course {
  readonly record: HandRecord
  /** One more than there are moves. */
  readonly hands: readonly HandInPlay[]
}

/** null where these rules cannot play it: it was played by others. */
export function courseOf(rules: SealedPlay, text: string): Course | null {
  const [read] = readRecords(text)
  if (read === undefined || isBad(read)) return null
  const { record } = read
  if (record.game !== rules.id || record.version !== rules.version) return null
  const start = rules.profiles.includes(record.profile)
    ? rules.start(record.profile, record.deal, record.carry)
    : undefined
  if (start === undefined) return null
  const hands = [start]
  let hand = start
  for (const { seat, move } of record.moves) {
    const next = hand.play(seat, move)
    if (isRefusal(next)) return null
    hand = next
    hands.push(hand)
  }
  return { record, hands }
}
