import { html, LitElement, nothing, type PropertyValues, css } from 'lit'
import { declares, flag, property } from '../properties/properties.js'
import { type DeckStyle, type Letters, readFace } from '../deck/options.js'
import { backArt, faceArt } from '../deck/deck.js'

const styles = css`
  :host {
    display: inline-block;
    flex: none;
    inline-size: var(--stolik-card-width, 96px);
    aspect-ratio: 5 / 7;
    user-select: none;
    -webkit-user-select: none;
  }
  :host([hidden]) {
    display: none;
  }
  svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    overflow: hidden;
    /* 8 % of the width (look.md) */
    border-radius: 8% / 5.714%;
    background: var(--stolik-paper, #fffefb);
    box-shadow:
      0 0 0 1px rgb(22 32 58 / 0.28),
      0 1px 3px rgb(22 32 58 / 0.3);
    pointer-events: none;
  }
  @media (forced-colors: active) {
    svg {
      forced-color-adjust: none;
    }
  }
  @media print {
    svg {
      box-shadow: 0 0 0 0.5px #16203a;
    }
  }
`

/** Card pictures as elements. Each picture is parsed once and then copied, so that a whole deck costs little. */
const parsed = new Map<string, HTMLTemplateElement>()

/** Returns a fresh `<svg part="face">`, or `part="back"` when the text is not a card. */
function picture(card: string, style: DeckStyle, letters: Letters): SVGSVGElement {
  const face = readFace(card)
  const key = face === undefined ? '' : `${card} ${style} ${letters}`
  const template = parsed.get(key) ?? document.createElement('template')
  if (!parsed.has(key)) {
    const art = face === undefined ? backArt() : faceArt(face, style, letters)
    const part = face === undefined ? 'back' : 'face'
    template.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350" part="${part}">${art}</svg>`
    parsed.set(key, template)
  }
  return document.importNode(template.content, true).firstElementChild as SVGSVGElement
}

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
