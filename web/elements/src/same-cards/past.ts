/** A finished hand as it was played, from which one can go on otherwise. */
import { firstRecord, isBad, type Hand, type HandRecord, type Plugin } from '@stolik/core'

export interface Past {
  readonly plugin: Plugin
  readonly record: HandRecord
  /** The hand before the first move and after each one. The last one is settled. */
  readonly hands: readonly Hand[]
}

/**
 * Why a hand cannot be played again: `unreadable`: the text is no record · `otherGame`: the game is not known here · `otherRules`: by
 * the rules of now it goes or ends otherwise · `unfinished`: it was not played to the end.
 */
export type NoPast = 'unreadable' | 'otherGame' | 'otherRules' | 'unfinished'

/** @param rulesOf returns the rules of a game with its bots, undefined if it is not known */
export async function pastOf(
  text: string,
  rulesOf: (game: string) => Promise<Plugin | undefined>,
): Promise<Past | NoPast> {
  const read = firstRecord(text)
  if (read === undefined || isBad(read)) return 'unreadable'
  const { record } = read
  const plugin = await rulesOf(record.game)
  if (plugin === undefined) return 'otherGame'
  const hands = handsOf(plugin, record)
  if (hands === undefined) return 'otherRules'
  const settlement = hands.at(-1)?.settlement
  if (settlement === undefined) return 'unfinished'
  const isSame = record.scores === undefined || String(record.scores) === String(settlement.scores)
  return isSame ? { plugin, record, hands } : 'otherRules'
}

/** The hand before the first move and after each one; undefined if the rules of now refuse the deal or a move. */
export function handsOf(plugin: Plugin, record: HandRecord): readonly Hand[] | undefined {
  const { profile, chairs, deal, carry, moves } = record
  if (!plugin.knows(profile) || !plugin.chairs(profile).includes(chairs)) return undefined
  const start = plugin.start(profile, deal, carry)
  if (start === undefined) return undefined
  let hand: Hand = start
  const hands = [hand]
  const seats = plugin.attending(chairs, record.hand).length
  for (const { seat, move } of moves) {
    const next: ReturnType<Hand['play']> | undefined = seat < seats ? hand.play(seat, move) : undefined
    if (next === undefined || 'refused' in next) return undefined
    hand = next
    hands.push(hand)
  }
  return hands
}
