/** Who has come, who has not, and who has not paid, as the desk knows it. */
import type { Act } from '@stolik/elements/event/client/acts'
import type { EntryOf, EventPlayer, EventShown } from '@stolik/elements/event/client/types'
import { stays } from '../leaving.js'
import type { DeskParts } from '../parts.js'

type Known = Pick<DeskParts, 'event' | 'entries'>

/** The ids of everybody whom the door has noted. */
export const arrivals = ({ entries }: Pick<Known, 'entries'>): ReadonlySet<string> =>
  new Set(entries?.players.flatMap(({ id, arrival }) => (arrival === null ? [] : [id])))

/** Whether somebody is expected in the hall and is not here. */
export function isAbsent(known: Known): (player: EventPlayer) => boolean {
  const here = arrivals(known)
  return (player) => stays(player) && !player.online && !here.has(player.id)
}

/** Whether somebody owes their fee. Of a member of the club, say, none may be asked. */
export function isUnpaid({ event, entries }: Known): (player: EventPlayer) => boolean {
  const free = new Set(entries?.players.flatMap(({ id, fee }) => (fee === 0 ? [id] : [])))
  return ({ id, paid }) => event.regulations.fee !== null && paid === false && !free.has(id)
}

/** Whether a series is played or has been: whoever comes now is late. */
export const hasBegun = ({ series }: Pick<EventShown, 'series'>): boolean =>
  series.some(({ status }) => status !== 'PLANNED' && status !== 'DRAWN')

/** The act that notes that somebody has come, or has not. It says what the sender sees, so that nothing else is overwritten. */
export const arrivalOf = (
  event: Pick<EventShown, 'series'>,
  { id, arrival }: Pick<EntryOf, 'id' | 'arrival'>,
  comes: boolean,
): Act => {
  const late = hasBegun(event) ? 'LATE' : 'HERE'
  return { checkIn: { player: id, arrival: comes ? late : null, seen: arrival ?? 'NONE' } }
}
