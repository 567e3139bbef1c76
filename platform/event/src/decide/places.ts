/** Who has a place, who waits for one, and who moves up. */
import type { Entry } from '../model/entry.js'
import { fold } from '../fold/fold.js'
import { isArena } from '../model/arena.js'
import { isFull, placesPlayed, seatOf, waitingList } from '../model/playing.js'
import { refuse, type EventRefusal } from '../model/refusal.js'
import type { EventState, Player } from '../model/state.js'
import { type Ask, type Decided, type Decision, write } from './ask.js'

export const unknown = (player: string): EventRefusal => refuse('UNKNOWN_PLAYER', { player })

/** Refuses if all places are taken. */
export const full = (state: EventState): EventRefusal | undefined =>
  isFull(state) ? refuse('FULL', { capacity: state.regulations.capacity ?? 0 }) : undefined

/** Before the first draw nobody passes those who wait already. After it the director decides. */
export const hasToWait = (state: EventState): boolean =>
  isFull(state) || ((!state.opened || isArena(state)) && waitingList(state).length > 0)

export const hasSat = ({ series }: EventState, place: string): boolean =>
  series.some((one) => one.status !== 'planned' && seatOf(one, place) !== undefined)

/** Adds who moves up from the waiting list when places are free. After the first draw nobody does of themselves. */
export function withMovedUp({ state, by, now }: Ask, { entries }: Decided): Decided {
  const after = entries.reduce((grown, one) => fold(grown, { at: now, by, op: null, ...one }), state)
  if (after.opened && !isArena(after)) return { entries }
  const { capacity } = after.regulations
  const free = capacity === null ? Number.MAX_SAFE_INTEGER : capacity - placesPlayed(after).length
  const next = waitingList(after).slice(0, Math.max(0, free))
  return {
    entries: [...entries, ...next.map(({ id }) => ({ entry: { kind: 'admit' as const, player: id } }))],
  }
}

/** Somebody gives up their place, or their wait for one. */
export function left(ask: Ask, { number, status }: Player, entry: Entry): Decision {
  if (['withdrawn', 'excluded', 'replaced', 'declined'].includes(status))
    return refuse('NOT_PLAYING', { number })
  return status === 'entered' ? withMovedUp(ask, write(entry)) : write(entry)
}
