/** Holding an event once more: with its regulations, but no date and nobody entered. */
import { html, nothing } from 'lit'
import type { DeskParts } from './parts.js'

export const again = ({ event, say, newHref, saveRegulations }: DeskParts): unknown =>
  html`<section class="panel stack">
    <h3>${say('again.title')}</h3>
    <p>${say('again.how')}</p>
    <div class="row">
      ${newHref === null ? nothing : html`<a class="button" href="${newHref}?from=${encodeURIComponent(event.id)}">${say('again.announce')}</a>`}
      <button type="button" class="button" @click=${saveRegulations}>${say('again.save')}</button>
    </div>
  </section>`
