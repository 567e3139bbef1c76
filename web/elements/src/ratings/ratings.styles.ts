import { css } from 'lit'

export const ratingsStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--stolik-space-3);
    padding: var(--stolik-space-2);
    container-type: inline-size;
    /* A club’s page may be light where its reader’s system is dark. */
    background: var(--stolik-linen);
  }
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: var(--stolik-space-3);
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: var(--stolik-space-2) var(--stolik-space-4);
  }
  .tabs [aria-pressed='true'] {
    border-color: var(--stolik-chaber);
    box-shadow: inset 0 -3px var(--stolik-chaber);
  }
  .own {
    max-width: calc(var(--stolik-rem) * 40);
  }
  .figure {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--stolik-space-3);
    font-variant-numeric: tabular-nums;
  }
  .figure b {
    font-size: var(--stolik-text-xl);
  }
  table {
    max-width: calc(var(--stolik-rem) * 48);
  }
  td:first-child,
  th:first-child {
    width: 4ch;
  }
  abbr {
    text-decoration: none;
  }
  /* Where letters are large and the page is small, the place and the rating are what a reader came for. */
  @container (max-width: 14em) {
    .more {
      display: none;
    }
    .points {
      white-space: normal;
    }
    :is(h2, h3) {
      hyphens: auto;
      overflow-wrap: anywhere;
    }
  }
  .me > :is(th, td) {
    background: var(--stolik-panel);
  }
  .me > th {
    font-weight: 700;
  }
  .lead,
  section > p {
    max-width: calc(var(--stolik-rem) * 40);
  }
`
