/** The acts on players: entries, the door, exclusion and reserve players. */
import type { Act } from '../model/act.js'
import { isOutside, placeOf } from '../model/playing.js'
import { refuse } from '../model/refusal.js'
import type { Player } from '../model/state.js'
import {
  type ActOf,
  type Ask,
  type Decides,
  type Decision,
  badText,
  isDirector,
  longText,
  notAllowed,
  write,
} from './ask.js'
import { admit, advance, checkIn, restore, withdraw, withdrawAbsent } from './door.js'
import { answer, change, claim, enter, enterAll } from './entering.js'
import { full, hasSat, left, unknown } from './places.js'

/** Wraps a decision on one player, and refuses an unknown player. */
const about =
  <A extends { readonly player: string }>(decide: (ask: Ask, act: A, player: Player) => Decision) =>
  (ask: Ask, act: A): Decision => {
    const player = ask.state.players.get(act.player)
    return player === undefined ? unknown(act.player) : decide(ask, act, player)
  }

function exclude(ask: Ask, { reason, clause }: ActOf<'exclude'>, player: Player): Decision {
  const bad = badText('reason', reason, longText)
  return bad ?? left(ask, player, { kind: 'exclude', player: player.id, reason, clause })
}

/** Whoever lost their place to nobody has it back, even if the event is full by now and they have played. */
function reinstate({ state }: Ask, { reason, clause }: ActOf<'reinstate'>, player: Player): Decision {
  const { id, number, excluded } = player
  if (excluded === null) return refuse('NOT_EXCLUDED', { number })
  const bad = badText('reason', reason, longText)
  if (bad !== undefined) return bad
  const comesBack = player.status === 'excluded' && excluded.was === 'entered' && player.inPlaceOf === null
  const noRoom = comesBack && !hasSat(state, id) ? full(state) : undefined
  return noRoom ?? write({ kind: 'reinstate', player: id, reason, clause })
}

function forget(ask: Ask, _: ActOf<'forget'>, { id }: Player): Decision {
  return isDirector(ask) || ask.by.kind === 'gateway' ? write({ kind: 'forget', player: id }) : notAllowed
}

/** Only between series: nobody plays part of a list for somebody else (PT 4.4, PT 9.7). */
function replace({ state }: Ask, { by, from }: ActOf<'replace'>, player: Player): Decision {
  const reserve = state.players.get(by)
  if (reserve === undefined) return unknown(by)
  if (reserve.status !== 'reserve' && reserve.status !== 'waiting')
    return refuse('NOT_RESERVE', { number: reserve.number })
  const place = placeOf(state, player.id)
  if (place === undefined || isOutside(place)) return refuse('NOT_PLAYING', { number: player.number })
  const next = state.series.find(({ status }) => status === 'planned' || status === 'drawn')
  if (next?.series !== from) return refuse('NOT_NEXT', { series: from })
  return write({ kind: 'replace', player: place.id, by, from })
}

export const players = {
  enter,
  enterAll,
  claim,
  approve: answer,
  decline: answer,
  change: about(change),
  checkIn: about(checkIn),
  admit: about(admit),
  advance: about(advance),
  withdraw: about(withdraw),
  withdrawAbsent,
  restore,
  exclude: about(exclude),
  reinstate: about(reinstate),
  replace: about(replace),
  forget: about(forget),
} satisfies Partial<Decides<Act['kind']>>
