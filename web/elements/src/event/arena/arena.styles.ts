import { css } from 'lit'

export const arenaStyles = css`
  :host {
    display: block;
  }
  /* It stands on felt and on paper. */
  :host(stolik-arena-seat) {
    color: inherit !important;
  }
  :host(stolik-arena-seat) .button {
    border-color: currentcolor;
    text-decoration: none;
  }
  :host(stolik-arena-seat) .button:not(.primary) {
    background: transparent;
    color: inherit;
  }
  :host(stolik-arena-seat) .button.primary {
    border: 1px solid currentcolor;
    background: var(--stolik-linen);
    color: var(--stolik-ink);
  }
  :focus-visible {
    outline-color: currentcolor;
  }
  section {
    display: grid;
    gap: var(--stolik-space-2);
  }
  .big {
    margin: 0;
    font-size: var(--stolik-text-xl);
    font-weight: 700;
    line-height: 1.25;
    text-wrap: balance;
  }
  p {
    margin: 0;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--stolik-space-2);
    align-items: center;
  }
  .row:empty {
    display: none;
  }
  .mine {
    font-variant-numeric: tabular-nums;
  }
  .mine a {
    color: inherit;
    margin-inline-start: var(--stolik-space-2);
  }
  .scroll {
    max-height: max(70vh, calc(var(--stolik-rem) * 24));
    overflow: auto;
  }
  td:first-child {
    width: 2em;
  }
  th,
  td {
    padding-inline: var(--stolik-space-2);
  }
  abbr {
    text-decoration: none;
  }
  .plays {
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
    font-weight: 400;
  }
  .me {
    background: var(--stolik-mine, color-mix(in srgb, var(--stolik-chaber) 12%, transparent));
  }
`
