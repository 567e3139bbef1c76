/** One card of a hand, as a button. */
import { html, nothing, type TemplateResult } from 'lit'
import type { DeckStyle, Letters } from '../deck/options.js'
import type { Drag } from './drag.js'
import type { HandCard, HandMode } from './scene.js'

/** What the cards of a hand need to know about it. */
interface ShownHand {
  readonly mode: HandMode
  readonly chosen: readonly string[]
  readonly chosenWord: string
  readonly deck: DeckStyle
  readonly letters: Letters
  /** How many cards it has. */
  readonly n: number
  readonly raised: string | null
  /** The card that will be played without another tap. */
  readonly next: string | null
  /** The one card that the tab key reaches. */
  readonly active: string | null
  readonly drag: Drag | null
}

/**
 * Draws the card at place `i`, which also gets its place in one of two rows, for narrow screens. `noted` is the note of the card
 * before it: the same note is not written twice side by side.
 */
export function handCard(
  { card, label, note, why, playable }: HandCard,
  i: number,
  noted: string,
  { mode, chosen, chosenWord, deck, letters, n, raised, active, next, drag }: ShownHand,
): TemplateResult {
  const at = drag?.card === card ? drag.at : null
  const isChosen = chosen.includes(card)
  const isOff = mode === 'play' && !playable
  const classes = [
    i < Math.ceil(n / 2) ? 'slot' : 'slot second',
    note === '' ? '' : 'noted',
    isOff ? 'off' : '',
    mode === 'play' && playable ? 'can' : '',
    isChosen || raised === card || next === card ? 'up' : '',
    next === card ? 'next' : '',
    at === null ? '' : 'held',
  ]
  const held = at === null ? '' : `left:${at.x}px;top:${at.y}px;`
  const half = Math.ceil(n / 2)
  const row = i < half ? `--row:0;--ri:${i};--rn:${half}` : `--row:1;--ri:${i - half};--rn:${n - half}`
  const pressed = { choose: isChosen, ahead: next === card, play: null, still: null }[mode]
  const spoken = [label, note, isOff ? why : '', isChosen ? chosenWord : '']
  return html`<button
    class=${classes.join(' ')}
    part="card"
    type="button"
    .style=${`--i:${i};${row};${held}`}
    data-card=${card}
    tabindex=${active === card ? 0 : -1}
    aria-label=${spoken.filter((s) => s !== '').join(', ')}
    aria-disabled=${isOff ? 'true' : nothing}
    aria-pressed=${pressed ?? nothing}
  >
    <playing-card card=${card} deck=${deck} letters=${letters} aria-hidden="true"></playing-card>
    ${note === '' || note === noted ? nothing : html`<span class="note" aria-hidden="true">${note}</span>`}
  </button>`
}

/** Returns the button of the card that an event comes from; null for the space between cards. */
export const buttonAt = ({ target }: Event): HTMLElement | null =>
  (target as Element).closest<HTMLElement>('[data-card]')
