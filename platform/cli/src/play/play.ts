import {
  pick,
  seeded,
  type Hand,
  type HandRecord,
  type Played,
  type Plugin,
  type Random,
  type Seat,
  type Settled,
  type SheetRow,
} from '@stolik/core'
import { rulesDigest } from '@stolik/gateway/table/pinned'

/** What the bots should play. */
export interface Task {
  readonly plugin: Plugin
  readonly profile: string
  readonly chairs: number
  readonly hands: number
  readonly seed: string
  /** Whether a single bot plays, on each seat in turn, among players who choose legal moves at random. */
  readonly againstRandom: boolean
}

/** A deal that was played. */
export interface Outcome {
  readonly scores: readonly number[]
  readonly record: HandRecord
  /** The row of the deal in the table list. */
  readonly row: SheetRow
  /** The seat of the single bot; null if all players are bots. */
  readonly bot: Seat | null
}

/** Plays the hands of a task, in series of the usual length. */
export function playHands(task: Task): Outcome[] {
  const { plugin, profile, chairs, hands } = task
  const length = plugin.lengths(profile, chairs)[0] as number
  const outcomes: Outcome[] = []
  while (outcomes.length < hands)
    outcomes.push(...playSeries(task, outcomes.length, Math.min(length, hands - outcomes.length)))
  return outcomes
}

/** Plays a series whose first hand is number `n` of the task. */
function playSeries(task: Task, n: number, length: number): Outcome[] {
  const { plugin, profile, chairs } = task
  const settled: Settled[] = []
  const played: Omit<Outcome, 'row'>[] = []
  for (let hand = 0; hand < length; hand++) {
    const seating = plugin.seating(chairs, hand)
    const bot = task.againstRandom ? (n + hand) % seating.length : null
    const random = seeded(`${task.seed}/${n + hand}`)
    const carry = plugin.between(profile, settled)
    const deal = plugin.deal(profile, random)
    const start = plugin.start(profile, deal, carry)
    if (start === undefined) throw new Error('the game does not read its own deal')
    const { end, moves } = playHand(start, random, bot)
    if (end.settlement === undefined) throw new Error('the hand ended without a settlement')
    const players = Array.from({ length: chairs }, (_, chair) =>
      bot === null || seating[bot] === chair ? `Bot ${chair + 1}` : `Random ${chair + 1}`,
    )
    const record: HandRecord = {
      game: plugin.id,
      version: plugin.version,
      profile,
      chairs,
      hand,
      players,
      deal,
      carry,
      proof: null,
      moves,
      rules: rulesDigest(plugin, profile),
      scores: end.settlement.scores,
    }
    settled.push({ hand, dealer: plugin.dealer(chairs, hand), seating, settlement: end.settlement })
    played.push({ scores: end.settlement.scores, record, bot })
  }
  const { rows } = plugin.sheet(profile, chairs, settled)
  return played.map((outcome, i) => ({ ...outcome, row: rows[i] as SheetRow }))
}

/** Plays a hand to its end. Every seat is a bot, or only the given one. */
function playHand(start: Hand, random: Random, bot: Seat | null): { end: Hand; moves: readonly Played[] } {
  let hand = start
  const moves: Played[] = []
  while (hand.toAct.length > 0) {
    const seat = hand.toAct[0] as Seat
    const move = bot === null || bot === seat ? hand.bot(seat, random) : pick(hand.legal(seat), random)
    const next = hand.play(seat, move)
    if ('refused' in next) throw new Error(`seat ${seat} was refused ${move}: ${next.refused}`)
    hand = next
    moves.push({ seat, move })
  }
  return { end: hand, moves }
}
