/** Finished hands of a game in which a declarer played all cards, from its own bots. */
import { seeded, writeRecord, type HandRecord, type Played, type Plugin } from '@stolik/core'

/** @param cards how many cards a whole hand has */
export function wholeHands(rules: Plugin, profile: string, cards: number, wanted: number): readonly string[] {
  const found: string[] = []
  for (let seed = 1; found.length < wanted; seed++) {
    const record = played(rules, profile, seed)
    const isCard = /^[CSHD][ATKQJ987]$/
    if (record.moves.filter(({ move }) => isCard.test(move)).length === cards) found.push(writeRecord(record))
  }
  return found
}

function played(rules: Plugin, profile: string, seed: number): HandRecord {
  const random = seeded(`analysis/${seed}`)
  const chairs = rules.chairs(profile)[0] ?? 0
  const deal = rules.deal(profile, random)
  const carry = rules.between(profile, [])
  const moves: Played[] = []
  for (let hand = rules.start(profile, deal, carry); hand?.toAct[0] !== undefined;) {
    const seat: number = hand.toAct[0]
    const move = hand.bot(seat, random)
    moves.push({ seat, move })
    const next = hand.play(seat, move)
    if ('refused' in next) throw new Error(`${move} is refused`)
    hand = next
  }
  const players = ['Ola', 'Jan', 'Ewa', 'Piotr'].slice(0, chairs)
  return {
    game: rules.id,
    version: rules.version,
    profile,
    chairs,
    hand: 0,
    players,
    deal,
    carry,
    proof: null,
    moves,
  }
}
