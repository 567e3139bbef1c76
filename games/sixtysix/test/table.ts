import { seal, seeded, type Hand, type Refusal } from '@stolik/core'
import { present } from '../graphql/index.js'
import { sixtysix, type View } from '../src/index.js'

export const plugin = seal(sixtysix, present)

/** Forehand has hearts and the marriage of clubs; the dealer has spades. Hearts are trump, and their nine is turned up. */
export const usual = 'CKCQHAHTHKHQ SASTSKSQSJS9 DADTDKDQDJD9CACTCJC9HJ H9'

/** Plays these moves, each by the seat on turn. */
export function after(moves: string, { deal = usual, carry = '', profile = 'hoyle' } = {}): Hand {
  let hand = plugin.start(profile, deal, carry) as Hand
  for (const move of moves.split(' ').filter((one) => one !== '')) {
    const next: Hand | Refusal = hand.play(hand.toAct[0] ?? 0, move)
    if ('refused' in next) throw new Error(`${move} is ${next.refused}`)
    hand = next
  }
  return hand
}

/** A view as clients get it: cards are names. */
interface Answer extends Omit<View, 'hand' | 'turned' | 'disclosure'> {
  readonly hand: readonly string[]
  readonly turned: string | null
  readonly disclosure: { readonly stock: readonly string[] } | null
}

/** Returns the view of a seat. */
export const seen = (hand: Hand, seat: number | null = null): Answer => hand.view(seat) as unknown as Answer

/** Returns the legal moves of the seat on turn. */
export const open = (hand: Hand): readonly string[] => hand.legal(hand.toAct[0] ?? 0)

/** Returns the lines of the settlement, with their clauses. */
export const lineTexts = ({ settlement }: Hand): readonly string[] =>
  settlement?.lines.map(({ code, args, clause }) =>
    `${clause} ${code} ${Object.values(args).join(':')}`.trim(),
  ) ?? []

/** Plays a seeded hand between bots. */
export function bots(seed: number, profile = 'hoyle'): Hand {
  const random = seeded(seed)
  let hand = plugin.start(profile, plugin.deal(profile, random), '') as Hand
  while (hand.toAct[0] !== undefined) hand = hand.play(hand.toAct[0], hand.bot(hand.toAct[0], random)) as Hand
  return hand
}
