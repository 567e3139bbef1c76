/** The thread that says what finished hands say of a player's strength, whatever the game. It draws nothing. */
import {
  strengthOf,
  type Chair,
  type HandRecord,
  type HandStrength,
  type SealedBots,
  type Strength,
} from '@stolik/core'

/** A finished hand, and the chair of the player in question. */
export interface StrengthAsk {
  readonly record: HandRecord
  readonly chair: Chair
}

/** Null if the player sat out, or the record cannot be played to its end by the rules of now. */
export interface StrengthAnswer {
  readonly hand: HandStrength | null
}

export function strengthIn(
  game: SealedBots,
  strength: Strength,
  { record, chair }: StrengthAsk,
): HandStrength | null {
  const bySeat = strengthOf(game, strength, record)
  return bySeat?.[game.seating(record.chairs, record.hand).indexOf(chair)] ?? null
}

interface Scope {
  onmessage: ((event: MessageEvent<StrengthAsk>) => void) | null
  postMessage(answer: StrengthAnswer): void
}

/** Answers each hand, one after the other, until the page ends this thread. */
export function answerStrength(game: SealedBots, strength: Strength): void {
  const scope = globalThis as unknown as Scope
  scope.onmessage = ({ data }) => scope.postMessage({ hand: strengthIn(game, strength, data) })
}
