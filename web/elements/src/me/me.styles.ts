import { css } from 'lit'

export const meStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  stolik-decisions {
    margin-block-end: var(--stolik-space-5, 24px);
  }
  .page,
  .side {
    display: grid;
    align-content: start;
    min-width: 0;
    gap: var(--stolik-space-5, 24px);
  }
  section,
  .game,
  .evening {
    display: grid;
    gap: var(--stolik-space-3);
    min-width: 0;
    align-content: start;
  }
  .empty {
    display: grid;
    gap: var(--stolik-space-4);
    justify-items: start;
    max-width: 38em;
  }
  .example {
    display: grid;
    gap: var(--stolik-space-3);
    width: 100%;
    max-width: 32rem;
    margin-block-start: var(--stolik-space-3);
    padding: var(--stolik-space-3) var(--stolik-space-4);
    border: 1px dashed var(--stolik-control);
    border-radius: var(--stolik-radius);
    background: var(--stolik-panel);
  }
  .example p {
    margin: 0;
  }
  .sum {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--stolik-space-4);
    font-variant-numeric: tabular-nums;
  }
  .sum b {
    font-size: var(--stolik-text-l);
  }
  svg {
    display: block;
    width: 100%;
  }
  text {
    fill: var(--stolik-muted);
    font-size: 20px;
    font-variant-numeric: tabular-nums;
  }
  text.last {
    fill: var(--stolik-ink);
    font-weight: 700;
  }
  .series {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 var(--stolik-space-3);
    padding-block: var(--stolik-space-2);
    border-block-end: 1px solid var(--stolik-line);
    font-variant-numeric: tabular-nums;
  }
  .series > * {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .series .place {
    font-weight: 600;
  }
  .series .end {
    text-align: end;
    white-space: nowrap;
  }
  .series .all {
    grid-column: 1 / -1;
  }
  .evening + .evening {
    padding-block-start: var(--stolik-space-4);
    border-block-start: 1px solid var(--stolik-line);
  }
  h4 {
    margin: 0;
    font-size: var(--stolik-text-m);
    overflow-wrap: anywhere;
  }
  .foot {
    display: grid;
    gap: var(--stolik-space-2);
    justify-items: start;
  }
  @container (min-width: 800px) {
    .page {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      column-gap: var(--stolik-space-6, 40px);
    }
    .wide {
      grid-column: 1 / -1;
    }
  }
`
