/** How a hand that the server ended ends by moves of ours (4.3). */
import type { FormatTrouble, Played, Seat } from '@stolik/core'
import { step } from '@stolik/core'
import { play } from '../playing.js'
import type { Over, State } from '../state.js'
import type { Playback } from './playback.js'

/** A hand as moves of ours, whatever they have come to. */
interface Told {
  readonly state: State
  readonly moves: readonly Played[]
}

/** The opponents of a declarer, next to them first. */
export const opponentsOf = (declarer: Seat): readonly [Seat, Seat] => [(declarer + 1) % 3, (declarer + 2) % 3]

/**
 * The playback with the moves that say how it ended, which must come to the same scores as at the server. Nobody gives
 * up by running out of time or by leaving: no move says that, nor what was left to whom when neither side had said so.
 */
export function toldEnding(playback: Playback, scores: readonly number[]): Told | FormatTrouble {
  const { state, ending } = playback
  if (state.phase === 'over') return playback
  const told = ways(playback).map((moves) => withMoves(playback, moves))
  const overs = told.flatMap(({ state, moves }) => (state.phase === 'over' ? [{ state, moves }] : []))
  const same = overs.find(({ state }) => scoresBy(state).join() === scores.join())
  if (same !== undefined) return same
  const how = ending === null ? 'missed' : `${ending.kind} ${ending.seat}`
  const [other] = overs
  return other === undefined
    ? { problem: 'ending', action: null, about: how }
    : {
        problem: 'score',
        action: null,
        about: `${how}: ${scores.join('|')}, here ${scoresBy(other.state).join('|')}`,
      }
}

/** What a hand that is over has come to, by seat. */
export const scoresBy = (state: Over): readonly number[] => play.result(state)?.scores ?? []

/** The ways in which our moves may say it. */
function ways({ state, ending, resigned, shown }: Playback): readonly (readonly Played[])[] {
  if (state.phase !== 'play') return []
  const { declarer } = state
  const [one] = opponentsOf(declarer)
  // With fewer than nine cards an opponent consents: the server takes that for granted (4.3.2).
  const up: readonly Played[] = [
    { seat: declarer, move: 'resign' },
    { seat: one, move: 'accept' },
  ]
  // An announced level was missed: there the lost game is not played on, and all that is left is to give it up.
  if (ending === null) return [up]
  if (ending.kind !== 'resigned') return []
  if (ending.seat === declarer) return [up]
  // Both have resigned; whoever has no card left cannot say so any more by a move of ours.
  const conceded = (by: Seat): readonly Played[] => [
    { seat: by, move: 'concede' },
    { seat: declarer, move: 'accept' },
  ]
  const claimed: readonly Played[] = [{ seat: declarer, move: 'claim' }]
  return [...(shown ? [claimed] : []), ...[ending.seat, ...resigned].map(conceded)]
}

/** The moves as far as they are allowed: none is once the hand is over. */
function withMoves({ state, moves }: Told, more: readonly Played[]): Told {
  let told: Told = { state, moves }
  for (const { seat, move } of more) {
    const next = step(play, told.state, seat, move)
    if ('refused' in next) break
    told = { state: next, moves: [...told.moves, { seat, move }] }
  }
  return told
}
