/** Records for tests: a hand of a game played by its own bots, all from one seed. */
import { seeded, writeRecord, type HandRecord, type Plugin } from '@stolik/core'

const names = ['Ola', 'Jan', 'Ewa', 'Piotr', 'Zofia'] as const

export function playedRecord(rules: Plugin, profile: string, seed: number): HandRecord {
  const random = seeded(seed)
  const chairs = rules.chairs(profile)[0] ?? 0
  const deal = rules.deal(profile, random)
  const carry = rules.between(profile, [])
  const moves = []
  let hand = rules.start(profile, deal, carry)
  if (hand === undefined) throw new RangeError(`no deal: ${deal}`)
  while (hand.toAct[0] !== undefined) {
    const seat: number = hand.toAct[0]
    const move = hand.bot(seat, random)
    const next = hand.play(seat, move)
    if ('refused' in next) throw new Error(`${seat}:${move} is refused`)
    moves.push({ seat, move })
    hand = next
  }
  return {
    game: rules.id,
    version: rules.version,
    profile,
    chairs,
    hand: 0,
    players: names.slice(0, chairs),
    deal,
    carry,
    proof: null,
    moves,
  }
}

export const playedText = (rules: Plugin, seed = 1): string =>
  writeRecord(playedRecord(rules, rules.profiles[0] ?? '', seed))
