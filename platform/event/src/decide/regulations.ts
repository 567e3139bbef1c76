/** Announcing an event, and amending its regulations. */
import { isSame } from '@stolik/contract/canonical'
import { isSecret, type EventFormat, type Sealed, type SeriesPlan } from '@stolik/core'
import { checkRegulations } from '../model/check.js'
import type { Lists } from '../model/lists.js'
import { placesPlayed } from '../model/playing.js'
import { type EventRefusal, refuse } from '../model/refusal.js'
import type { Regulations } from '@stolik/contract/event/regulations'
import type { EventState } from '../model/state.js'
import { badMoney } from './cash.js'
import { withMovedUp } from './places.js'
import { type ActOf, type Ask, type Decision, badText, longText, overtaken, write } from './ask.js'

/** Decides on the first entry of an event. @throws RangeError when `sealed` is not a valid pair of secrets from the gateway. */
export function announce(regulations: Regulations, sealed: Sealed, lists: Lists): Decision {
  if (!isSecret(sealed.seed) || !isSecret(sealed.salt)) throw new RangeError('no secrets')
  return badRegulations(regulations, lists) ?? write({ kind: 'announce', regulations, sealed })
}

function badRegulations(regulations: Regulations, lists: Lists): EventRefusal | undefined {
  const problems = checkRegulations(regulations, lists)
  return problems.length === 0 ? undefined : { ...refuse('BAD_REGULATIONS', {}, 'PT 6.2'), problems }
}

/** The fields that draws and lists depend on, besides the format: they are fixed after the first draw. */
const fixed = ['mode', 'groups', 'categories', 'juniorFrom', 'seniorUntil', 'dropOut', 'speed'] as const

/** The regulations bind both sides (PT 2.2, PT 7.3.1): fields that play depends on stay, others change with a reason. */
export function decideRegulations(ask: Ask, act: ActOf<'amend'>): Decision {
  const { state, tools } = ask
  const { regulations, reason, seen } = act
  const bad =
    badText('reason', reason, longText) ??
    overtaken(seen, state.regulations) ??
    badRegulations(regulations, tools.lists)
  if (bad !== undefined) return bad
  if (regulations.game !== state.regulations.game) return refuse('LOCKED', { field: 'game' })
  const locked = fixed.find((field) => !isSame(regulations[field], state.regulations[field]))
  if (state.opened && locked !== undefined) return refuse('LOCKED', { field: locked })
  if (state.opened && regulations.sameCards !== state.regulations.sameCards)
    return refuse('LOCKED', { field: 'sameCards' })
  if (state.opened && regulations.arena !== state.regulations.arena)
    return refuse('LOCKED', { field: 'arena' })
  // As the stake, it is agreed before the first game (PT 9.2).
  if (state.opened && !isSame(regulations.fee?.lost ?? [], state.regulations.fee?.lost ?? []))
    return refuse('LOCKED', { field: 'fee.lost' })
  const played = state.opened ? badFormat(state, regulations.format) : undefined
  if (played !== undefined) return played
  const { capacity } = regulations
  if (capacity !== null && placesPlayed(state).length > capacity) return refuse('FULL', { capacity })
  return badMoney(ask, regulations) ?? withMovedUp(ask, write({ kind: 'amend', regulations, reason }))
}

/** How a series is played, whenever that is. */
const untimed = ({ rounds, minutes, draw }: SeriesPlan) => ({ rounds, minutes, draw })

/**
 * After the first draw, series that are not drawn can change, come and go. A bye can get its points, if none was possible
 * before. When all is played the last lots are open, so another draw would not be fair. When a series is to begin can change
 * until it has begun.
 */
function badFormat({ regulations, series: played }: EventState, now: EventFormat): EventRefusal | undefined {
  const { series: plans, bye, ...rest } = regulations.format
  const { series: plansNow, bye: byeNow, ...restNow } = now
  if (!isSame(rest, restNow)) return refuse('LOCKED', { field: 'format' })
  if (bye !== null && !isSame(bye, byeNow)) return refuse('LOCKED', { field: 'format.bye' })
  const begun = played.find(
    ({ series, status }) =>
      (status === 'running' || status === 'ended') &&
      plans[series - 1]?.starts !== plansNow[series - 1]?.starts,
  )
  if (begun !== undefined) return refuse('BEGUN', { series: begun.series })
  if (isSame(plans.map(untimed), plansNow.map(untimed))) return undefined
  const drawn = played.filter(({ status }) => status !== 'planned')
  const changed = drawn.find(({ series }) => {
    const [was, is] = [plans[series - 1], plansNow[series - 1]]
    return was === undefined || is === undefined ? was !== is : !isSame(untimed(was), untimed(is))
  })
  if (changed !== undefined) return refuse('SERIES_DRAWN', { series: changed.series })
  const isOver = (n: number): boolean => drawn.length >= n && drawn.every(({ status }) => status === 'ended')
  return isOver(played.length) || isOver(plansNow.length) ? refuse('NO_SERIES_LEFT') : undefined
}
