/** When, where, what and how many: the line below an event's name. */
import { html, nothing, type TemplateResult } from 'lit'
import { gameName } from '../../element/game-names.js'
import type { EventShown } from '../client/types.js'
import { playing } from '../current.js'
import { dayTime } from '../format.js'
import type { Speaker } from '../speaker.js'

export function facts(event: EventShown, { say, locale }: Speaker): TemplateResult {
  const { regulations: rules } = event
  const n = playing(event).length
  return html`<ul class="facts">
    <li>${dayTime(rules.starts, locale, rules.mode)}</li>
    ${rules.place === '' ? nothing : html`<li>${rules.place}</li>`}
    <li>${gameName(locale, rules.game, rules.format.profile).profile}</li>
    <li>${say(`mode.${rules.mode}`)}</li>
    <li>
      ${rules.capacity === null ? say('event.players', { n }) : say('event.playersOf', { n, most: rules.capacity })}
    </li>
  </ul>`
}
