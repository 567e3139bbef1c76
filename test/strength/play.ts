/** Plays hands of a bot of known strength between others, and says of each what the platform would say of a person's. */
import {
  seeded,
  strengthOf,
  unhurried,
  type BotLevel,
  type Hand,
  type HandRecord,
  type HandStrength,
  type Played,
} from '@stolik/core'
import type { Offer } from '@stolik/gateway/base/offer'

export interface Task {
  readonly offer: Offer
  readonly profile: string
  /** The level of the player; everybody else is a club player. */
  readonly player: BotLevel
  /** What a master may spend of its usual thinking. */
  readonly effort: number
  readonly seed: string
  /** Whether luck is also taken from tables of masters. */
  readonly masters: boolean
}

/** The player takes every seat in turn. Deals are the same for every player. */
export function played({ offer, profile, player, effort, seed, masters }: Task, n: number): HandStrength {
  const { plugin, strength } = offer
  if (strength === undefined) throw new RangeError(`the strength of players is not known in ${plugin.id}`)
  const chairs = plugin.chairs(profile)[0] as number
  const seats = plugin.seating(chairs, 0)
  const own = n % seats.length
  const deal = plugin.deal(profile, seeded(`${seed}/${n}`))
  const carry = plugin.between(profile, [])
  const start = plugin.start(profile, deal, carry)
  if (start === undefined) throw new Error('the game does not read its own deal')
  const moves: Played[] = []
  const lots = seats.map((_, seat) => seeded(`${seed}/${n}/${seat}/player`))
  let hand: Hand = start
  while (hand.toAct.length > 0) {
    const seat = hand.toAct[0] as 0
    const level = seat === own ? player : 'club'
    const move = plugin.think(hand.mind(seat), level, { ...unhurried, effort }, lots[seat] ?? seeded(0))
    if (move === undefined) throw new RangeError(`${plugin.id} has no bots of the level ${level}`)
    const next = hand.play(seat, move)
    if ('refused' in next) throw new Error(`${level} was refused ${move} in deal ${n}: ${next.refused}`)
    moves.push({ seat, move })
    hand = next
  }
  const record: HandRecord = {
    game: plugin.id,
    version: plugin.version,
    profile,
    chairs,
    hand: 0,
    deal,
    carry,
    moves,
    players: seats.map((_, chair) => String(chair)),
    proof: null,
  }
  const found = strengthOf(plugin, strength, record, masters)?.[own]
  if (found === undefined) throw new Error(`deal ${n} cannot be counted`)
  return found
}
