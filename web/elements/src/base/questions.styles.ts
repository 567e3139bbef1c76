/** A question about cards, the cards to choose from, and the solution with the value of each answer. */
import { css } from 'lit'

export const questionStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    /* A club’s page may be light where its reader’s system is dark. */
    background: var(--stolik-linen);
  }
  h2,
  h3,
  p,
  ol,
  ul {
    margin: 0;
  }
  h2 {
    font-size: var(--stolik-text-xl);
    line-height: 1.2;
  }
  h3 {
    font-size: var(--stolik-text-l);
  }
  .muted {
    color: var(--stolik-muted);
  }
  .cards button {
    padding: 0;
    border: 0;
    border-radius: 8%;
    background: none;
    cursor: pointer;
  }
  @media (prefers-reduced-motion: no-preference) {
    .cards button {
      transition: translate 150ms;
    }
  }
  .solution {
    padding: var(--stolik-space-3);
    border: 1px solid var(--stolik-line);
    border-radius: var(--stolik-radius);
    background: var(--stolik-panel);
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: var(--stolik-space-1) var(--stolik-space-2);
    border-block-end: 1px solid var(--stolik-line);
    font-weight: 400;
    text-align: end;
  }
  thead th {
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
    vertical-align: bottom;
  }
  .text {
    text-align: start;
  }
  @container (max-width: 26em) {
    th,
    td {
      padding-inline: var(--stolik-space-1);
    }
    .solution {
      padding: var(--stolik-space-2);
    }
    thead th {
      hyphens: auto;
    }
  }
  .won::before {
    content: '✓ ' / '';
    color: var(--stolik-lisc);
  }
  .lost::before {
    content: '✕ ' / '';
    color: var(--stolik-mak);
  }
`
