/** Whom a draw would seat although something is missing: the fee, or the check-in at the door. */
import { isolated } from '@stolik/core'
import { html, nothing } from 'lit'
import type { EventPlayer } from '@stolik/elements/event/client/types'
import { playing } from '@stolik/elements/event/current'
import { arrivals, isUnpaid } from './door/arrivals.js'
import { waitingList, type DeskParts } from './parts.js'

interface NotReady {
  readonly unpaid: readonly EventPlayer[]
  readonly absent: readonly EventPlayer[]
}

/** Nobody is absent while the door has noted nobody, nor after the first series: whoever has left then is withdrawn. */
export function notReady({ event, entries }: Pick<DeskParts, 'event' | 'entries'>, series: number): NotReady {
  const players = playing(event)
  const here = arrivals({ entries })
  return {
    unpaid: players.filter(isUnpaid({ event, entries })),
    absent: series > 1 || here.size === 0 ? [] : players.filter(({ id }) => !here.has(id)),
  }
}

/** As many names as are read at a glance. */
const most = 12

/** Says before a draw who is not ready, and who waits for a place. */
export function notReadyNote(parts: DeskParts): unknown {
  const next = parts.event.series.find(({ status }) => status === 'PLANNED')
  if (next === undefined || !parts.directs) return nothing
  const { unpaid, absent } = notReady(parts, next.n)
  const names = (of: readonly EventPlayer[]): string =>
    of
      .slice(0, most)
      .map(({ number, name }) => `${number} ${isolated(name)}`)
      .join(', ') + (of.length > most ? ' …' : '')
  const waiting = waitingList(parts)
  const groups = [
    ['desk.unpaid', unpaid],
    ['desk.absent', absent],
    ['desk.waitingFor', waiting],
  ] as const
  return groups.map(([code, of]) =>
    of.length === 0
      ? nothing
      : html`<p class="note">${parts.say(code, { n: of.length, names: names(of) })}</p>`,
  )
}
