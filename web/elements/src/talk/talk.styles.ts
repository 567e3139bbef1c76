import { css } from 'lit'

export const talkStyles = css`
  :host {
    display: block;
  }
  .open {
    position: relative;
    display: grid;
    place-items: center;
    min-width: var(--stolik-press);
    min-height: var(--stolik-press);
    padding: 0 var(--stolik-space-2);
    border: 0;
    border-radius: var(--stolik-radius);
    background: none;
    color: var(--stolik-chaber);
    font: inherit;
    cursor: pointer;
  }
  .open[aria-expanded='true'] {
    color: var(--stolik-ink);
  }
  svg {
    width: 1.5rem;
    height: 1.5rem;
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.8;
    stroke-linejoin: round;
  }
  .dot {
    position: absolute;
    inset-block-start: 8px;
    inset-inline-end: 6px;
    width: 11px;
    height: 11px;
    border: 2px solid var(--stolik-linen);
    border-radius: 50%;
    background: var(--stolik-chaber);
  }
  @media (forced-colors: active) {
    .dot {
      background: Highlight;
    }
  }
  /* Hangs from the head that holds the button. On a phone it is as wide as the head. */
  .sheet {
    position: absolute;
    z-index: 5;
    inset: 100% 0 auto;
    display: grid;
    gap: var(--stolik-space-3);
    max-block-size: min(60dvh, calc(var(--stolik-table-block, 42rem) * 0.62));
    overflow: auto;
    padding: var(--stolik-space-3);
    border-radius: 0 0 var(--stolik-radius) var(--stolik-radius);
    background: var(--stolik-panel);
    box-shadow: 0 4px 12px rgb(0 0 0 / 30%);
    overscroll-behavior: contain;
  }
  @media (min-width: 48em) {
    .sheet {
      inset-inline: auto calc(var(--stolik-space-4) + var(--stolik-panel-width, 0px));
      width: calc(var(--stolik-rem) * 25);
    }
  }
  ol,
  ul {
    display: grid;
    gap: var(--stolik-space-1);
  }
  ol {
    max-block-size: calc(var(--stolik-rem) * 12);
    overflow: auto;
    /* Padding keeps the focus ring away from the words. The negative margin makes up for it outside. */
    margin-inline: calc(-1 * var(--stolik-space-2));
    padding-inline: var(--stolik-space-2);
  }

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--stolik-space-1) var(--stolik-space-2);
  }
  .what {
    /* On a phone a short remark leaves room beside it for the buttons to answer and mute. */
    flex: 1 1 8em;
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  .what b {
    font-weight: 650;
  }
  .phrases,
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: var(--stolik-space-2);
  }
  .choices {
    flex-basis: 100%;
  }
  .button {
    font-weight: 400;
    padding-inline: var(--stolik-space-3);
  }
  .more {
    min-width: var(--stolik-press);
    min-height: var(--stolik-press);
    border: 0;
    border-radius: var(--stolik-radius);
    background: none;
    color: var(--stolik-muted);
    font: inherit;
    cursor: pointer;
  }
  form {
    display: grid;
    gap: var(--stolik-space-1);
  }
  form .row {
    display: flex;
    gap: var(--stolik-space-2);
  }
  form input {
    flex: 1;
    min-width: 0;
  }
  .quiet label {
    display: flex;
    align-items: center;
    gap: var(--stolik-space-2);
    min-height: var(--stolik-press);
  }
  .quiet input {
    width: 1.25rem;
    height: 1.25rem;
    accent-color: var(--stolik-granat);
  }
  p {
    margin: 0;
  }
  [role='status']:empty {
    display: none;
  }
`
