/** What a finished hand of Skat shows to whoever looks whether it was played fairly. No page loads this. */
import {
  type CallSeen,
  type CardSeen,
  type HandRecord,
  type HandSeen,
  readCard,
  type Scrutiny,
  step,
} from '@stolik/core'
import { sets } from '../knobs.js'
import { play, type SkatShapes } from '../playing.js'
import { beforeLead } from '../solve/recorded.js'
import type { Playing, State } from '../state.js'
import { judging } from './calls.js'
import { follow, followed, type Followed } from './cards.js'
import { gameSeen } from './game.js'
import { honest } from './honest.js'

function see(record: HandRecord): HandSeen | undefined {
  const rules = sets.rulesOf(record.profile)
  const deal = play.deals.read(record.deal)
  if (rules === undefined || deal === undefined) return undefined
  const calls: CallSeen[] = []
  const cards: CardSeen[] = []
  const chanceOf = judging(rules, deal.hands)
  let first: Playing | undefined
  let line: Followed | undefined
  let state: State = play.setup(rules, deal, {})
  for (const [n, { seat, move }] of record.moves.entries()) {
    const next = step<SkatShapes>(play, state, seat, move)
    if ('refused' in next) return undefined
    if (state.phase === 'auction') {
      const raises = move !== 'pass'
      calls.push({ move: n, seat, raises, chance: chanceOf(seat, raises ? next.bid : 0) })
    }
    const card = state.phase === 'play' ? readCard(move) : undefined
    if (first !== undefined && line !== undefined && card !== undefined) {
      const followedOn = follow(line, first.declarer, n, card)
      if (followedOn.seen !== undefined) cards.push(followedOn.seen)
      line = followedOn.next
    }
    if (first === undefined && next.phase === 'play') {
      first = next
      line = followed(beforeLead(next))
    }
    state = next
  }
  if (state.phase !== 'over') return undefined
  return { calls, cards, game: first === undefined ? null : gameSeen(first, state) }
}

export const scrutiny: Scrutiny = { noChance: 0.4, honest, see }
