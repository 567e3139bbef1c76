/** Reads a view from the gateway's answer in the browser: the inverse of `present`. */
import { type Card, type Cards, readCard, readCards, turnedReader } from '@stolik/core'
import { profiles } from '../src/profiles.js'
import type { Played, View } from '../src/view.js'
import type { BaskaPlayed, BaskaView } from './present.js'

/** @throws RangeError for a card that does not exist */
function known<T>(read: T | undefined, names: string | readonly string[]): T {
  if (read === undefined) throw new RangeError(`no cards: ${String(names)}`)
  return read
}
const card = (name: string): Card => known(readCard(name), name)
const cards = (names: readonly string[]): Cards => known(readCards(names), names)

const played = (p: BaskaPlayed): Played => ({ seat: p.seat, card: card(p.card) })

const turned = turnedReader(profiles)

/** Trusts the shape of the answer, which the schema guarantees. @throws RangeError for a card name that does not exist. */
export function read(data: object): View {
  // The gateway answers `... on BaskaView` with the fields of the schema.
  const given = data as BaskaView
  const { lastTrick } = given
  return {
    profile: given.profile,
    ...(given.turned && { rules: turned(given.profile, given.turned) }),
    phase: given.phase,
    seat: given.seat,
    toAct: given.toAct,
    hand: cards(given.hand),
    left: given.left,
    calls: given.calls,
    contract: given.contract,
    owner: given.owner,
    du: given.du,
    raises: given.raises,
    mustBid: given.mustBid,
    sides: given.sides,
    leader: given.leader,
    trick: given.trick.map(played),
    played: given.played.map(cards),
    takenBack: given.takenBack.map(card),
    lastTrick: lastTrick === null ? null : { cards: lastTrick.cards.map(played), winner: lastTrick.winner },
    tricks: given.tricks,
    points: given.points,
    throws: given.throws,
    bokLeft: given.bokLeft,
    dealt: given.dealt === null ? null : given.dealt.map(cards),
    counted: given.counted,
  }
}
