/** Says that an event was cancelled, or ended before its last series, and what that means for the fees. */
import { html, nothing, type TemplateResult } from 'lit'
import type { EventShown } from './client/types.js'
import type { Speaker } from './speaker.js'

export function ended(
  { endedEarly, cancelled }: EventShown,
  { say }: Speaker,
): TemplateResult | typeof nothing {
  const ending = cancelled ?? endedEarly
  if (ending === null) return nothing
  const refund = cancelled !== null || endedEarly?.refund === true
  return html`<p class="note">
    <strong
      >${cancelled === null ? say('ended.early', { n: endedEarly?.after ?? 0 }) : say('phase.CANCELLED')}</strong
    >
    <span class="words">${ending.reason}</span> ${refund ? say('ended.refund') : nothing}
  </p>`
}
