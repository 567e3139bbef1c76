/** Plays one deal in every seating. */
import { seeded, type Hand, type HandRecord, type Played, type Random, type Seat } from '@stolik/core'
import { rulesDigest } from '@stolik/contract/rules-digest'
import { chairsOf, contestantOf, contestOf, seatings, sides, type Side, type Task } from './task.js'

/** A hand that was played, and how long each side took for its choices, in microseconds. */
export interface PlayedHand {
  readonly record: HandRecord
  readonly times: Readonly<Record<Side, readonly number[]>>
}

/** What the record of a hand is called: the seed, the deal and who sat where. */
export const idOf = (task: Task, deal: number, seating: readonly Side[]): string =>
  `${task.seed}/${deal}/${seating.join('')}`

/** Plays deal number `n` (from 0). The same task and number give the same hands, whoever else is playing. */
export function playDeal(task: Task, n: number): readonly PlayedHand[] {
  const { plugin } = contestOf(task)
  const { profile, seed } = task
  const chairs = chairsOf(plugin, profile)
  const deal = plugin.deal(profile, seeded(`${seed}/${n}`))
  const carry = plugin.between(profile, [])
  const chairOf = plugin.seating(chairs, 0)
  return seatings(task, chairOf.length).map((seating) => {
    const { moves, times, scores } = playHand(task, n, seating, deal, carry)
    const players = Array.from(
      { length: chairs },
      (_, chair) => task[seating[chairOf.indexOf(chair)] as Side],
    )
    const record: HandRecord = {
      game: plugin.id,
      version: plugin.version,
      profile,
      chairs,
      hand: 0,
      players,
      deal,
      carry,
      proof: null,
      moves,
      id: idOf(task, n, seating),
      scores,
      rules: rulesDigest(plugin.rulesText(profile), plugin.version),
    }
    return { record, times }
  })
}

/** Each side has the hand in its own game, so that one cannot know what the other keeps. */
function playHand(task: Task, n: number, seating: readonly Side[], deal: string, carry: string) {
  const contestants = { a: contestantOf(task, 'a'), b: contestantOf(task, 'b') }
  const start = (side: Side): Hand => {
    const hand = contestants[side].plugin.start(task.profile, deal, carry)
    if (hand === undefined) throw new Error('the game does not read its own deal')
    return hand
  }
  const hands = { a: start('a'), b: start('b') }
  const randoms = seating.map((_, seat) => seeded(`${task.seed}/${n}/${seat}`))
  const times: Record<Side, number[]> = { a: [], b: [] }
  const moves: Played[] = []
  while (hands.a.toAct.length > 0) {
    const seat = hands.a.toAct[0] as Seat
    const side = seating[seat] as Side
    const choice = hands[side].legal(seat).length > 1
    const from = performance.now()
    const move = contestants[side].choose(hands[side], seat, randoms[seat] as Random, task.effort)
    if (choice) times[side].push(1000 * (performance.now() - from))
    for (const each of sides) {
      const next = hands[each].play(seat, move)
      if ('refused' in next)
        throw new Error(`${task[side]} was refused ${move} in ${idOf(task, n, seating)}: ${next.refused}`)
      hands[each] = next
    }
    moves.push({ seat, move })
  }
  const { settlement } = hands.a
  if (settlement === undefined) throw new Error('the hand ended without a settlement')
  return { moves, times, scores: settlement.scores }
}
