/**
 * Hands whose every move is known before. Bots of the level `club` draw no numbers: the same cards and the same moves of the person
 * lead to the same hand, at a table of the gateway and when it is played again on a page.
 */
import type { Analysis, Hand, HandRecord, Plugin, Seat } from '@stolik/core'
import { botsOf } from '../../web/elements/src/same-cards/bots.js'

type Past = Omit<HandRecord, 'scores'>

export interface Foreseen {
  readonly record: HandRecord
  /** The moves of the person, in order. */
  readonly mine: readonly string[]
  readonly score: number
}

/** Returns the person's move, undefined for the one of a club player. `made` are the moves until now. */
type Choose = (hand: Hand, made: HandRecord['moves']) => string | undefined

/** Plays a hand on after the moves of a record. */
export async function foresee(plugin: Plugin, past: Past, seat: Seat, choose: Choose): Promise<Foreseen> {
  const bots = botsOf(plugin, 'club', () => undefined)
  const made = [...past.moves]
  const mine: string[] = []
  const start = plugin.start(past.profile, past.deal, past.carry)
  if (start === undefined) throw new Error('no deal')
  let hand = made.reduce((from, { seat: who, move }) => onward(from, who, move), start)
  while (hand.settlement === undefined) {
    const who = hand.toAct[0] ?? seat
    const move = (who === seat ? choose(hand, made) : undefined) ?? (await bots.choose(hand, who))
    if (who === seat) mine.push(move)
    made.push({ seat: who, move })
    hand = onward(hand, who, move)
  }
  const { scores } = hand.settlement
  return { record: { ...past, moves: made, scores }, mine, score: scores[seat] ?? 0 }
}

function onward(hand: Hand, seat: Seat, move: string): Hand {
  const next = hand.play(seat, move)
  if ('refused' in next) throw new Error(`${seat}:${move} is refused`)
  return next
}

/** The person plays the best card by the analysis, with all cards open. */
export const best =
  (analysis: Analysis, past: Past, seat: Seat): Choose =>
  (hand, made) =>
    // It knows positions before a card that was played, so one must follow. Not every move is a card.
    hand
      .legal(seat)
      .map((move) => analysis.best({ ...past, moves: [...made, { seat, move }] }, made.length)[0]?.move)
      .find((move) => move !== undefined)
