/** Judges the choices before the first card of a recorded hand: what to put away, and whether to bid. Only commands and tests load this. */
import { step as stepOf, type Decide, type HandRecord, type Seat } from '@stolik/core'
import { sets } from '../rules/knobs.js'
import { play, type SkatShapes } from '../game/playing.js'
import type { State } from '../hand/state.js'
import { callIn } from './call.js'
import { discardIn } from './discard.js'

export const decide: Decide = (record, step) => {
  const at = before(record, step)
  if (at === undefined) return undefined
  const { state, seat } = at
  if (state.phase === 'auction') return callIn(state, seat)
  return state.phase === 'discard' ? discardIn(state, seat) : undefined
}

/** The state before a move of a record, and who is on turn. */
function before(
  { profile, deal: text, moves }: HandRecord,
  n: number,
): { readonly state: State; readonly seat: Seat } | undefined {
  const rules = Object.hasOwn(play.profiles, profile) ? play.profiles[profile] : sets.rulesOf(profile)
  const deal = play.deals.read(text)
  if (rules === undefined || deal === undefined) return undefined
  let state: State = play.setup(rules, deal, {})
  for (const { seat, move } of moves.slice(0, n)) {
    if (state.phase === 'play') return undefined
    const next = stepOf<SkatShapes>(play, state, seat, move)
    if ('refused' in next) return undefined
    state = next
  }
  const [seat] = play.toAct(state)
  return seat === undefined ? undefined : { state, seat }
}
