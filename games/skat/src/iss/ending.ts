/** Expresses the end of a hand that the server ended in moves of ours (4.3). */
import { type FormatTrouble, type Played, type Seat, step } from '@stolik/core'
import { play } from '../game/playing.js'
import type { Over, State } from '../hand/state.js'
import type { Playback } from './playback.js'

/** A hand as moves of ours, with the state they lead to. */
interface Told {
  readonly state: State
  readonly moves: readonly Played[]
}

/** The opponents of a declarer, starting with the seat after theirs. */
export const opponentsOf = (declarer: Seat): readonly [Seat, Seat] => [(declarer + 1) % 3, (declarer + 2) % 3]

/**
 * Adds the moves that express the end; they must give the same scores as at the server. Running out of time and
 * leaving are not giving up, and no move of ours expresses them. Nor does a move say who got the remaining tricks
 * if neither side claimed them.
 */
export function toldEnding(playback: Playback, scores: readonly number[]): Told | FormatTrouble {
  const { state, ending } = playback
  if (state.phase === 'over') return playback
  const endings = ways(playback).map((moves) => withMoves(playback, moves))
  const overs = endings.flatMap(({ state, moves }) => (state.phase === 'over' ? [{ state, moves }] : []))
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

/** The scores of a finished hand, by seat. */
export const scoresBy = (state: Over): readonly number[] => play.result(state)?.scores ?? []

/** Possible sequences of our moves for the end. */
function ways({ state, ending, resigned, open }: Playback): readonly (readonly Played[])[] {
  if (state.phase !== 'play') return []
  const { declarer } = state
  const [one] = opponentsOf(declarer)
  // With fewer than nine cards an opponent must consent; the server assumes that (4.3.2).
  const up: readonly Played[] = [
    { seat: declarer, move: 'resign' },
    { seat: one, move: 'accept' },
  ]
  // An announced level was missed. The server does not play on then, so for us the declarer gives up.
  if (ending === null) return [up]
  if (ending.kind !== 'resigned') return []
  if (ending.seat === declarer) return [up]
  // Both opponents have resigned, but one without cards can no longer concede by a move of ours.
  const conceded = (by: Seat): readonly Played[] => [
    { seat: by, move: 'concede' },
    { seat: declarer, move: 'accept' },
  ]
  const claimed: readonly Played[] = [{ seat: declarer, move: 'claim' }]
  return [...(open ? [claimed] : []), ...[ending.seat, ...resigned].map(conceded)]
}

/** Makes the moves while they are allowed; none is allowed once the hand is over. */
function withMoves({ state, moves }: Told, more: readonly Played[]): Told {
  let ended: Told = { state, moves }
  for (const { seat, move } of more) {
    const next = step(play, ended.state, seat, move)
    if ('refused' in next) break
    ended = { state: next, moves: [...ended.moves, { seat, move }] }
  }
  return ended
}
