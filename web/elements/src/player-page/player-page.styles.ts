import { css } from 'lit'

export const playerPageStyles = css`
  :host {
    display: grid;
    gap: var(--stolik-space-4);
    container-type: inline-size;
    /* A club’s page may be light although its reader’s system is dark. */
    background: var(--stolik-linen);
  }
  h2,
  li,
  .facts {
    overflow-wrap: anywhere;
  }
  h2 {
    margin: 0;
    font-size: var(--stolik-text-xl);
    line-height: 1.2;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--stolik-space-4);
    margin: 0;
    color: var(--stolik-muted);
  }
  header,
  .columns,
  .stack,
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
  .acts {
    align-items: start;
  }
  .game {
    display: grid;
    gap: var(--stolik-space-2);
    padding: var(--stolik-space-3) var(--stolik-space-4);
    border: 1px solid var(--stolik-line);
    border-radius: var(--stolik-radius);
    background: var(--stolik-panel);
  }
  .sum {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--stolik-space-4);
    margin: 0;
  }
  .value {
    font-variant-numeric: tabular-nums;
  }
  .curve text {
    fill: var(--stolik-ink);
    font-size: 28px;
    font-weight: 700;
  }
  .box > li {
    display: grid;
    grid-template-columns: calc(var(--stolik-rem) * 3) minmax(0, 1fr);
    align-items: baseline;
    gap: 0 var(--stolik-space-3);
    padding: var(--stolik-space-2) var(--stolik-space-4);
  }
  .box .small {
    grid-column: 2;
  }
  .place {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .medal {
    font-weight: 700;
  }
  .box a {
    display: inline-flex;
    align-items: center;
    min-height: var(--stolik-press);
    font-weight: 600;
  }
  @container (min-width: 52em) {
    .columns {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      column-gap: var(--stolik-space-6);
    }
  }
`
