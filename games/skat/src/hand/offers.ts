/**
 * Ending a game before its last trick (4.3). A player makes an offer, and those asked either accept it or the play
 * goes on. A player whose offer was refused may not make another one in the same trick.
 */
import { count, type Seat } from '@stolik/core'
import { force } from './force.js'
import { nullGame } from '../rules/games.js'
import { finished } from './play.js'
import type { Ended, Over, Playing } from './state.js'
import type { Level } from '../rules/valuation.js'
import type { Offer } from '../rules/view.js'

/** The seats that still have to answer an offer: the declarer, or opponents. */
export const awaited = (s: Playing, offer: Offer): readonly Seat[] =>
  [0, 1, 2].filter(
    (seat) => (seat === s.declarer) !== (offer.by === s.declarer) && !offer.answered.includes(seat),
  )

const asking = (s: Playing, kind: Offer['kind'], by: Seat, level: Level = 'simple'): Playing => ({
  ...s,
  offer: { kind, by, level, answered: [] },
})

const opened = (s: Playing, seat: Seat): Playing =>
  s.open.includes(seat) ? s : { ...s, open: [...s.open, seat] }

/** The declarer gives up: alone while they hold enough cards, later with an opponent's consent (4.3.1, 4.3.2). */
export const resign = (s: Playing): Playing | Over =>
  count(s.hands[s.declarer as 0]) >= s.rules.resignAlone
    ? finished(s, { kind: 'resigned', consent: null })
    : asking(s, 'resign', s.declarer)

/** An opponent gives up for both, unless the declarer would rather play on (3.5.2, 4.3.3, 4.1.6). */
export const concede = (s: Playing, seat: Seat): Playing => asking(s, 'concede', seat)

/**
 * The declarer lays down their cards. By the profile this is an offer, or the claim to take all remaining tricks,
 * or none in null (4.3.4).
 */
export function claim(s: Playing, level: Level): Playing | Over {
  const { declarer, announcement } = s
  if (s.rules.declarerShows === 'offer') return asking(opened(s, declarer), 'claim', declarer, level)
  const aim = announcement.game === nullGame ? 'none' : 'all'
  return judged(s, declarer, force(s, declarer, declarer, aim))
}

/**
 * An opponent lays down their cards. They must be sure of what the profile demands, whatever the other two play
 * (4.3.5).
 */
export const open = (s: Playing, seat: Seat): Playing | Over =>
  judged(
    s,
    seat,
    s.rules.opponentShows === 'takes-all' ? force(s, seat, seat, 'all') : force(s, seat, s.declarer, 'none'),
  )

/** A correct claim ends the game. A false one also does, unless the other side prefers to play on (4.1.6). */
const judged = (s: Playing, by: Seat, holds: boolean): Playing | Over =>
  holds ? finished(s, { kind: 'shown', by, holds }) : asking(opened(s, by), 'fault', by)

/**
 * One opponent can consent to a resignation for both, and so can a dealer who sits out, for whom nobody waits. Any other
 * offer must be accepted by all who are asked.
 */
export function answer(s: Playing, seat: Seat, accepted: boolean): Playing | Over {
  const offer = s.offer as Offer
  const last = awaited(s, offer).every((one) => one === seat)
  const decisive = offer.kind === 'resign' ? accepted : !accepted
  if (!decisive && !last) return { ...s, offer: { ...offer, answered: [...offer.answered, seat] } }
  return accepted
    ? finished(s, endOf(offer, seat))
    : { ...s, offer: null, declined: [...s.declined, offer.by] }
}

/** How an accepted offer ends the game. */
function endOf({ kind, by, level }: Offer, consent: Seat): Ended {
  switch (kind) {
    case 'resign':
      return { kind: 'resigned', consent }
    case 'concede':
      return { kind: 'conceded', by }
    case 'claim':
      return { kind: 'agreed', level }
    case 'fault':
      return { kind: 'shown', by, holds: false }
  }
}
