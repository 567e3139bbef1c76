/** Pieces of a table's picture: cards, tricks, the middle. */
import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import type { DeckStyle, Letters } from '../deck/options.js'
import type { Middle, Plate, ShownCard, Trick } from './scene.js'
import type { Say } from './situation.js'

/** What a piece needs to know of the table. */
export interface Look {
  readonly deck: DeckStyle
  readonly letters: Letters
  readonly t: Say
}

const picture = (card: string, label: string, look: Look): TemplateResult =>
  html`<playing-card card=${card} label=${label} deck=${look.deck} letters=${look.letters}></playing-card>`

const pictures = (cards: readonly ShownCard[], look: Look): readonly TemplateResult[] =>
  cards.map((c) => picture(c.card, c.label, look))

/** A trick with its cards towards their players; the one that led is marked. */
export function trickPart(trick: Trick, kind: 'trick' | 'again', look: Look): TemplateResult {
  const label = look.t(kind === 'trick' ? 'table.trick' : 'table.last')
  return html`<div class=${kind} role="group" aria-label=${label}>
    ${repeat(
      trick.cards,
      (c) => c.card,
      (c, i) =>
        html`<span class="laid" data-card=${c.card} data-place=${c.place}>
          ${picture(c.card, i === 0 ? `${c.label} (${look.t('table.leads')})` : c.label, look)}
          ${i === 0 ? html`<span class="led" aria-hidden="true"></span>` : nothing}
        </span>`,
    )}
  </div>`
}

/** The finished trick, to look at again. */
export const lastPart = (last: Trick, name: string, look: Look): TemplateResult =>
  html`<div class="looking">
    ${trickPart(last, 'again', look)}
    <p>${look.t('table.lastTaken', { name })}</p>
  </div>`

/** What the middle says while no trick lies there. */
export const wordPart = (middle: Middle, look: Look): TemplateResult =>
  html`<div class="word">
    ${middle.big === '' ? nothing : html`<p><strong>${middle.big}</strong></p>`}
    ${middle.small.map((line) => html`<p>${line}</p>`)} ${pictures(middle.cards, look)}
  </div>`

/** A hand that lies open. */
export function openPart(plate: Plate, look: Look): TemplateResult | typeof nothing {
  if (plate.open.length === 0) return nothing
  const label = look.t('table.open', { name: plate.player?.name ?? '' })
  return html`<div class="open" data-place=${plate.place} role="group" aria-label=${label}>
    ${pictures(plate.open, look)}
  </div>`
}
