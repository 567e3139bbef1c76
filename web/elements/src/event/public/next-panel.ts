/** The next thing, in large letters: what it is, when, and what to do about it. */
import { hallOf } from '@stolik/contract/event/halls'
import { html, nothing, type TemplateResult } from 'lit'
import { tableAddress } from '../../base/address.js'
import type { EventPlayer, EventShown } from '../client/types.js'
import { clockTime, dayTime, points, spaced } from '../format.js'
import type { Speaker } from '../speaker.js'
import { nextThing, type NextThing } from './next.js'

export interface NextParts extends Speaker {
  readonly event: EventShown
  /** The person's own player; null for a spectator. */
  readonly player: EventPlayer | null
  /** The PIN of the player's start card. A person who entered online has no paper card. */
  readonly pin: string | null
  /** By the gateway's clock; null while that is unknown. */
  readonly now: number | null
  readonly href: string
  readonly tableHref: string | null
  /** The content for a person who wants to enter, or to withdraw. */
  readonly enter: unknown
  readonly withdraw: unknown
  /** Drawn below. */
  readonly more: unknown
}

export function nextPanel(parts: NextParts): TemplateResult {
  const { event, player, say, more } = parts
  const next = nextThing(event, player)
  const { code, at, table } = next
  const hall = table === null ? null : hallOf(event.regulations.halls, table)
  const args =
    table === null || hall === null ? next.args : { ...next.args, table: `${table.table}, ${hall}` }
  const sentence =
    code === 'running' || code === 'enter'
      ? say(`phase.${event.phase}`, args)
      : say(`next.${code}`, { ...args, name: player?.name ?? '' })
  // Only the sentence is a live region: the remaining minutes, and the forms below, would be announced again and again.
  return html`<section class="next" aria-label=${say('next.title')}>
    <p class="big" aria-live="polite">${sentence}</p>
    ${at === null ? nothing : html`<p>${when(parts, code, at)}</p>`} ${winners(parts)} ${deed(parts, next)}
    ${parts.pin === null || next.table?.online !== false ? nothing : html`<p>${say('next.pin', { pin: spaced(parts.pin) })}</p>`}
    ${more}
  </section>`
}

/** Returns "za 4 min" by the gateway's clock, or day and hour if that is far away or the clock is unknown. */
function when({ say, locale, now, event }: NextParts, code: NextThing['code'], at: number): string {
  const minutes = now === null ? null : Math.round((at - now) / 60_000)
  const { mode } = event.regulations
  const of = code === 'seat' || code === 'provisional' ? code : 'enter'
  if (minutes === null || minutes > 180) return say(`when.${of}`, { time: dayTime(at, locale, mode) })
  const time = clockTime(at, locale, mode)
  if (minutes > 0) return say(`when.${of}.in`, { n: minutes, time })
  return say(`when.${code === 'entered' ? code : of}.now`, { time })
}

/** Lists the first three places of a final result. There are more names only where players share a place. */
function winners({ event, locale }: NextParts): unknown {
  if (event.phase !== 'FINAL') return nothing
  const first = event.standings.individual.filter(({ place }) => place !== null && place <= 3)
  return html`<ol class="winners">
    ${first.map(
      ({ place, name, points: won }) =>
        html`<li><b>${place}.</b> <span>${name}</span> <span>${points(won, locale)}</span></li>`,
    )}
  </ol>`
}

function deed({ say, href, tableHref, enter, withdraw }: NextParts, { code, table }: NextThing): unknown {
  if (code === 'enter') return enter
  if (table !== null && code !== 'done') {
    const { live } = table
    if (table.online)
      return live === null || tableHref === null
        ? nothing
        : html`<a class="button" href=${tableAddress(tableHref, live)}>${say('event.toTable')}</a>`
    if (code !== 'seat')
      return html`<a class="button" href="${href}/list/${table.series}/${table.table}"
        >${say('event.toList')}</a
      >`
  }
  return code === 'entered' || code === 'pending' || code === 'waiting' ? withdraw : nothing
}
