import { css } from 'lit'

export const strengthStyles = css`
  :host,
  .game,
  .running,
  .meaning {
    display: grid;
    gap: var(--stolik-space-3);
    align-content: start;
    min-width: 0;
  }
  h4,
  dl,
  dd {
    margin: 0;
  }
  h3 {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 var(--stolik-space-4);
  }
  h4 {
    font-size: var(--stolik-text-m);
    overflow-wrap: anywhere;
  }
  .small {
    font-size: var(--stolik-text-s);
    font-weight: 400;
  }
  dl > div,
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--stolik-space-3);
    align-items: baseline;
    padding-block: var(--stolik-space-2);
    border-block-end: 1px solid var(--stolik-line);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  dd + dd,
  .than {
    grid-column: 1 / -1;
  }
  dd b,
  .made {
    white-space: nowrap;
  }
  dd b {
    font-size: var(--stolik-text-l);
  }
  .more {
    color: var(--stolik-lisc);
  }
  .more::before {
    content: '▲ ' / '';
  }
  .fewer {
    color: var(--stolik-mak);
  }
  .fewer::before {
    content: '▼ ' / '';
  }
  progress {
    width: 100%;
    accent-color: var(--stolik-chaber);
  }
  .button,
  .quiet {
    justify-self: start;
  }
`
