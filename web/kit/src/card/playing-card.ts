import { html, LitElement, nothing, type PropertyValues } from 'lit'
import { declares, flag, property } from '../properties/properties.js'
import { styles } from './playing-card.styles.js'
import { picture } from './picture.js'
import type { DeckStyle, Letters } from '../deck/options.js'

/** The properties that the picture depends on. */
const drawn = ['card', 'deck', 'letters', 'faceDown'] as const

/**
 * @summary One card, face up or face down, sharp at any size. It is only a picture: to make it pressable, put it into a button
 * and name either the button or the card.
 *
 * @property card - Suit and rank, such as `CJ`, `HT`; anything else is shown as a back.
 * @property deck - `french` (default), `four`, `german`.
 * @property letters - Index letters of ace, king, queen, jack: `AKDW` (default), `AKQJ`, `AKDB`, `DKOU` …
 * @property faceDown - Shows the back. Attribute `face-down`.
 * @property label - The accessible name. Without it the card is decoration, and screen readers skip it.
 * @csspart face - The SVG of a card that lies face up.
 * @csspart back - The SVG of a card that lies face down.
 * @cssproperty --stolik-card-width - The card's width, 96px by default; the height follows as 7 : 5.
 * @cssproperty --stolik-paper - The background of the face.
 */
export class PlayingCard extends declares(LitElement, {
  card: property(''),
  deck: property<DeckStyle>('french'),
  letters: property<Letters>('AKDW'),
  faceDown: flag('face-down'),
  label: property(''),
}) {
  static override styles = styles

  #svg: SVGSVGElement | undefined

  protected override willUpdate(changed: PropertyValues<PlayingCard>): void {
    if (drawn.some((name) => changed.has(name))) {
      this.#svg = picture(this.faceDown ? '' : this.card, this.deck, this.letters)
    }
    if (this.#svg === undefined) return
    if (this.label === '') {
      this.#svg.removeAttribute('role')
      this.#svg.removeAttribute('aria-label')
      this.#svg.setAttribute('aria-hidden', 'true')
    } else {
      this.#svg.setAttribute('role', 'img')
      this.#svg.setAttribute('aria-label', this.label)
      this.#svg.removeAttribute('aria-hidden')
    }
  }

  protected override render(): unknown {
    return html`${this.#svg ?? nothing}`
  }
}

customElements.define('playing-card', PlayingCard)
