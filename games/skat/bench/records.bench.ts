/**
 * Replays and checks ISS records on one core. One operation is one record of a hand that bots played to its end.
 */
import { isTrouble, seal, seeded, type Hand, type Played, type Seat } from '@stolik/core'
import { bench, describe } from 'vitest'
import { iss, skat } from '../src/index.js'

const plugin = seal(skat, (view) => view)

function line(seed: string): string {
  const random = seeded(seed)
  const deal = plugin.deal('isko', random)
  let hand = plugin.start('isko', deal, '-') as Hand
  const moves: Played[] = []
  while (hand.toAct.length > 0) {
    const seat = hand.toAct[0] as Seat
    const move = hand.bot(seat, random)
    const next = hand.play(seat, move)
    if ('refused' in next) throw new Error(next.refused)
    moves.push({ seat, move })
    hand = next
  }
  const rest = { profile: 'isko', chairs: 3, hand: 0, players: ['', '', ''], carry: '-', proof: null }
  const written = iss.write({ game: skat.id, version: skat.version, deal, moves, ...rest })
  if (typeof written !== 'string') throw new Error(written.problem)
  return written
}

const lines = Array.from({ length: 200 }, (_, n) => line(`record ${n}`))
let n = 0

describe('records', () => {
  bench('an ISS record replayed and compared', () => {
    const found = iss.replay(lines[n++ % lines.length] as string)
    if (isTrouble(found) || found.differences.length > 0) throw new Error('not the same')
  })
})
