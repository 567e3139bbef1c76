import { css } from 'lit'

export const clubPageStyles = css`
  :host {
    display: grid;
    gap: var(--stolik-space-4);
    container-type: inline-size;
    /* A club’s page may be light although its reader’s system is dark. */
    background: var(--stolik-linen);
  }
  h2,
  h3,
  li {
    overflow-wrap: anywhere;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--stolik-space-4);
    color: var(--stolik-muted);
  }
  .columns,
  .stack,
  .ways,
  section {
    display: grid;
    gap: var(--stolik-space-2);
    align-content: start;
    min-width: 0;
  }
  .columns,
  .stack {
    gap: var(--stolik-space-5);
  }
  .next {
    display: grid;
    gap: var(--stolik-space-1);
    padding: var(--stolik-space-4);
    border-radius: var(--stolik-radius);
    background: var(--stolik-granat);
    color: var(--stolik-on-granat);
  }
  .next a {
    color: inherit;
    font-size: var(--stolik-text-l);
    font-weight: 700;
  }
  .next .when {
    font-size: var(--stolik-text-l);
  }
  .box > li {
    display: grid;
    gap: var(--stolik-space-1);
    padding: var(--stolik-space-3) var(--stolik-space-4);
  }
  .box a {
    font-weight: 600;
    display: inline-flex;
    align-items: center;
    min-height: var(--stolik-press);
  }
  .places {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0 var(--stolik-space-3);
    font-variant-numeric: tabular-nums;
  }
  .places li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
  .places li > :last-child {
    text-align: end;
    white-space: nowrap;
  }
  .names {
    display: flex;
    flex-wrap: wrap;
    gap: var(--stolik-space-1) var(--stolik-space-2);
  }
  .names li {
    padding: 0 var(--stolik-space-2);
    border: 1px solid var(--stolik-line);
    border-radius: 999px;
    background: var(--stolik-panel);
  }
  @container (min-width: 52em) {
    .columns {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      column-gap: var(--stolik-space-6);
    }
  }
`
