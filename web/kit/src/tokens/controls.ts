/** The base styles of all our elements: type, colours, buttons, and the focus ring. */
import { css } from 'lit'

/** Put this first into an element's `static styles`. Classes: `button`, `button primary`, `visually-hidden`. */
export const controls = css`
  /*
   * Inherited properties pass into a shadow root, and many sites set * { … !important }. Our important rules are stronger.
   * Clubs change the look by tokens only. Without --stolik-font, the font is the page’s: a shorthand cannot say that.
   */
  :host {
    color: var(--stolik-ink) !important;
    color-scheme: var(--stolik-scheme, inherit);
    font: 400 var(--stolik-text-m) / var(--stolik-line-height) a !important;
    font-family: var(--stolik-font) !important;
    letter-spacing: normal !important;
    word-spacing: normal !important;
    text-align: start !important;
    text-indent: 0 !important;
    text-shadow: none !important;
    text-transform: none !important;
    white-space: normal !important;
    word-break: normal !important;
    hyphens: manual !important;
    cursor: auto !important;
    -webkit-text-fill-color: currentcolor !important;
  }
  :host([hidden]) {
    display: none !important;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  :focus-visible,
  label.button:focus-within {
    outline: var(--stolik-focus-width) solid var(--stolik-chaber);
    outline-offset: var(--stolik-focus-offset);
  }
  a {
    color: var(--stolik-chaber);
  }
  .button {
    min-height: var(--stolik-press);
    padding: var(--stolik-space-2) var(--stolik-space-4);
    border: 1px solid var(--stolik-control);
    border-radius: var(--stolik-radius);
    background: var(--stolik-panel);
    color: var(--stolik-ink);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
    touch-action: manipulation;
  }
  .button:hover {
    border-color: var(--stolik-ink);
  }
  .button.primary {
    border-color: transparent;
    background: var(--stolik-granat);
    color: var(--stolik-on-granat);
  }
  .button.primary:hover {
    background: color-mix(in srgb, var(--stolik-granat) 88%, #fff);
  }
  .button:disabled,
  .button[aria-disabled='true'] {
    opacity: 0.55;
    cursor: default;
  }
  .visually-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`
