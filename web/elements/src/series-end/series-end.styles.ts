import { css } from 'lit'

export const seriesEndStyles = css`
  :host {
    display: grid;
    gap: var(--stolik-space-3);
  }
  .title {
    color: var(--stolik-muted);
  }
  h3 {
    font-size: var(--stolik-text-xl);
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  ol {
    display: grid;
    grid-template-columns: auto 1fr auto;
    border-block: 1px solid var(--stolik-line);
  }
  li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    gap: var(--stolik-space-3);
    padding-block: var(--stolik-space-2);
    font-variant-numeric: tabular-nums;
  }
  li + li {
    border-block-start: 1px solid var(--stolik-line);
  }
  li:first-child,
  .me {
    font-weight: 700;
  }
  .name {
    min-width: 0;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  small {
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
    font-weight: 400;
  }
  .points {
    text-align: end;
  }
  .best {
    display: grid;
    gap: 0 var(--stolik-space-3);
    grid-template-columns: 1fr auto;
    align-items: baseline;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  .best .small {
    grid-column: 1 / -1;
  }
  .best a {
    padding-block: var(--stolik-space-2);
  }
`
