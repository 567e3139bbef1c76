import { css } from 'lit'

export const returnStyles = css`
  :host {
    display: block;
    /* That of the felt where it stands on the felt. */
    color: inherit !important;
    text-align: start;
  }
  .panel {
    display: grid;
    max-width: calc(var(--stolik-rem) * 34);
    margin-inline: auto;
    gap: var(--stolik-space-2);
    padding: var(--stolik-space-2) var(--stolik-space-3);
    border-radius: var(--stolik-radius);
    background: var(--stolik-panel);
    color: var(--stolik-ink);
  }
  /* A closed one would keep the gap to what is folded. */
  details.panel {
    display: block;
  }
  details.panel:not([open]) {
    width: fit-content;
  }
  summary {
    min-height: calc(var(--stolik-press) - 2 * var(--stolik-space-2));
    align-content: center;
    font-weight: 600;
    cursor: pointer;
  }
  p {
    margin: 0;
  }
  .invite {
    margin-block-end: var(--stolik-space-4);
    text-align: center;
  }
  ul {
    display: grid;
    gap: var(--stolik-space-2);
    margin: var(--stolik-space-2) 0;
    padding-inline-start: 1.2em;
  }
  .button {
    justify-self: start;
  }
`
