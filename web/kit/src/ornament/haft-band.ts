import { html, LitElement, css } from 'lit'
import { unsafeSVG } from 'lit/directives/unsafe-svg.js'
import { at, dots, fill, haft, ink, stroke } from './svg.js'
import { heart, leaf, pomegranate, tulip } from './motifs.js'

/** One repeat of the band, 192 × 24: a running stalk with flowers in its bends. */
const repeat =
  stroke('#4fa06a', 1.6, 'M0 12Q24-2 48 12T96 12T144 12T192 12') +
  at(24, 12, 0.18, tulip(), 90) +
  at(72, 12, 0.18, pomegranate(), 90) +
  at(120, 12, 0.18, tulip([haft.niebo, haft.len, haft.slonce]), 90) +
  at(168, 12, 0.17, heart(), -90) +
  [48, 96, 144, 0, 192]
    .map((x) => at(x, 12, 0.06, leaf('#4fa06a'), 40) + at(x, 12, 0.06, leaf('#4fa06a'), 220))
    .join('') +
  dots(haft.slonce, 1.3, [36, 18], [60, 6], [84, 6], [108, 18], [132, 18], [156, 6], [180, 6], [12, 18])

const band =
  `<defs><pattern id="haft" width="192" height="24" patternUnits="userSpaceOnUse">` +
  fill(ink, 'M0 0H192V24H0Z') +
  fill(haft.slonce, 'M0 1.500H192V2.500H0ZM0 21.500H192V22.500H0Z') +
  repeat +
  `</pattern></defs><rect width="100%" height="24" fill="url(#haft)"/>`

/** @summary The thin band of Kashubian embroidery under the page head, as wide as there is room. Decoration only. */
export class HaftBand extends LitElement {
  static override styles = css`
    :host {
      display: block;
      block-size: 24px;
      overflow: hidden;
    }
    svg {
      display: block;
      inline-size: 100%;
      block-size: 100%;
    }
  `
  protected override render(): unknown {
    return html`<svg aria-hidden="true">${unsafeSVG(band)}</svg>`
  }
}

customElements.define('haft-band', HaftBand)

declare global {
  interface HTMLElementTagNameMap {
    'haft-band': HaftBand
  }
}
