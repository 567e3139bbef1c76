/** Draws the state of a list on this phone, and the phone's owner. */
import { html, nothing, type TemplateResult } from 'lit'
import type { TableList } from '../client/types.js'
import { chairLetter } from '../format.js'
import type { LocalList } from '../outbox/project.js'
import type { Speaker } from '../speaker.js'
import type { ListSession } from './list-session.js'

/** Tells whether entries are on this phone only, and what they wait for, or have reached the director. */
export function syncStatus(
  { say }: Speaker,
  { durable }: ListSession,
  { waiting, conflict, refused }: LocalList,
  lost: boolean,
): TemplateResult {
  const held = conflict !== null || refused !== null
  const word =
    waiting > 0
      ? say(held ? 'hall.held' : 'hall.waiting', { n: waiting })
      : say(lost ? 'hall.savedLost' : 'hall.saved')
  return html`<p class="sync ${waiting === 0 ? 'good' : held ? 'held' : 'waits'}" role="status">${word}</p>
    ${durable ? nothing : html`<p class="note">${say('hall.fragile')}</p>`}
    ${globalThis.isSecureContext ? nothing : html`<p class="small muted">${say('hall.stay')}</p>`}`
}

export function chooseSeat({ say }: Speaker, session: ListSession, { seats }: TableList): TemplateResult {
  return html`<section class="panel stack" aria-label=${say('hall.who')}>
    <h3>${say('hall.who')}</h3>
    <div class="chairs">
      ${seats.map(
        ({ chair, name }) =>
          html`<button class="button" @click=${() => session.choose(chair)}>
            <b>${chairLetter(chair)}</b> ${name}
          </button>`,
      )}
    </div>
  </section>`
}
