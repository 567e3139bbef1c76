/** Whom a draw would seat although something is missing: the fee, the check-in at the door, or a part of the team. */
import { isolated } from '@stolik/core'
import { html, nothing } from 'lit'
import type { EventPlayer } from '@stolik/elements/event/client/types'
import { playing } from '@stolik/elements/event/current'
import { isShort, teamSizes, type TeamSize } from '@stolik/event/model/team-sizes'
import { arrivals, isAbsent, isUnpaid } from './door/arrivals.js'
import { waitingList, type DeskParts } from './parts.js'

interface NotReady {
  readonly unpaid: readonly EventPlayer[]
  readonly absent: readonly EventPlayer[]
  /** Teams with fewer members than the regulations say, of those who are not absent. */
  readonly short: readonly TeamSize[]
}

/** Nobody is absent while the door has noted nobody, nor after the first series: whoever has left then is withdrawn. */
export function notReady({ event, entries }: Pick<DeskParts, 'event' | 'entries'>, series: number): NotReady {
  const players = playing(event)
  const isDoorOpen = series === 1 && arrivals({ entries }).size > 0
  const absent = isDoorOpen ? players.filter(isAbsent({ event, entries })) : []
  const size = event.regulations.groups.find(({ kind }) => kind === 'TEAM')?.size
  const members = players.map((one) => ({ ...one, isHere: !absent.includes(one) }))
  return {
    unpaid: players.filter(isUnpaid({ event, entries })),
    absent,
    short: size === undefined ? [] : teamSizes(members, size).filter(isShort),
  }
}

/** As many names as are read at a glance. */
const most = 12

/** Says before a draw who is not ready, and who waits for a place. */
export function notReadyNote(parts: DeskParts): unknown {
  const next = parts.event.series.find(({ status }) => status === 'PLANNED')
  if (next === undefined || !parts.directs) return nothing
  const { unpaid, absent, short } = notReady(parts, next.n)
  const listed = (of: readonly string[]): string =>
    of.slice(0, most).join(', ') + (of.length > most ? ' …' : '')
  const names = (of: readonly EventPlayer[]): readonly string[] =>
    of.map(({ number, name }) => `${number} ${isolated(name)}`)
  const waiting = waitingList(parts)
  const groups = [
    ['desk.unpaid', names(unpaid)],
    ['desk.absent', names(absent)],
    ['desk.shortTeams', short.map(({ team, players, size }) => `${isolated(team)} (${players}/${size})`)],
    ['desk.waitingFor', names(waiting)],
  ] as const
  return groups.map(([code, of]) =>
    of.length === 0
      ? nothing
      : html`<p class="note">${parts.say(code, { n: of.length, names: listed(of) })}</p>`,
  )
}
