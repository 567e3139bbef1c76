import {
  isRefusal,
  pick,
  seeded,
  type Hand,
  type Plugin,
  type Random,
  type Seat,
  type Settled,
  type SheetRow,
} from '@stolik/core'

/** What is to be played. */
export interface Task {
  readonly plugin: Plugin
  readonly profile: string
  readonly chairs: number
  readonly hands: number
  readonly seed: string
  /** One bot, on each seat in turn, among players who play any legal move. */
  readonly againstRandom: boolean
}

/** A hand that was played. */
export interface Outcome {
  readonly scores: readonly number[]
  /** Its row in the table list. */
  readonly row: SheetRow
  readonly moves: number
  /** The seat that a bot played among others; null when bots played all. */
  readonly bot: Seat | null
}

/** Plays the hands of a task, in series of the usual length. */
export function playHands(task: Task): Outcome[] {
  const { plugin, profile, chairs } = task
  const series = plugin.lengths(profile, chairs)[0] as number
  const outcomes: Outcome[] = []
  for (let start = 0; start < task.hands; start += series) {
    const settled: Settled[] = []
    const played: Omit<Outcome, 'row'>[] = []
    for (let hand = 0; hand < Math.min(series, task.hands - start); hand++) {
      const n = start + hand
      const seating = plugin.seating(chairs, hand)
      const bot = task.againstRandom ? n % seating.length : null
      const random = seeded(`${task.seed}/${n}`)
      const carry = plugin.between(profile, settled)
      const { hand: end, moves } = playHand(begin(task, random, carry), random, bot)
      if (end.settlement === undefined) throw new Error('the hand ended without a settlement')
      settled.push({ hand, dealer: plugin.dealer(chairs, hand), seating, settlement: end.settlement })
      played.push({ scores: end.settlement.scores, moves, bot })
    }
    const { rows } = plugin.sheet(profile, chairs, settled)
    played.forEach((outcome, i) => outcomes.push({ ...outcome, row: rows[i] as SheetRow }))
  }
  return outcomes
}

function begin({ plugin, profile }: Task, random: Random, carry: string): Hand {
  const hand = plugin.start(profile, plugin.deal(profile, random), carry)
  if (hand === undefined) throw new Error('the game does not read its own deal')
  return hand
}

/** Plays a hand to its end; every seat is a bot, or only the one named. */
function playHand(start: Hand, random: Random, bot: Seat | null): { hand: Hand; moves: number } {
  let hand = start
  let moves = 0
  while (hand.toAct.length > 0) {
    const seat = hand.toAct[0] as Seat
    const move = bot === null || bot === seat ? hand.bot(seat, random) : pick(hand.legal(seat), random)
    const next = hand.play(seat, move)
    if (isRefusal(next)) throw new Error(`seat ${seat} was refused ${move}: ${next.refused}`)
    hand = next
    moves += 1
  }
  return { hand, moves }
}
