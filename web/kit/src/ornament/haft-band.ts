import { html, LitElement, css } from 'lit'
import { unsafeSVG } from 'lit/directives/unsafe-svg.js'
import { bandArt } from './band.js'

const band =
  `<defs><pattern id="haft" width="192" height="24" patternUnits="userSpaceOnUse">${bandArt()}</pattern></defs>` +
  `<rect width="100%" height="24" fill="url(#haft)"/>`

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
