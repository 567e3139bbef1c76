import { css } from 'lit'

export const playerStyles = css`
  :host {
    max-width: calc(var(--stolik-rem) * 30);
    border-radius: var(--stolik-radius);
  }
  .card {
    display: grid;
    gap: var(--stolik-space-3);
    padding: var(--stolik-space-4);
    border: 1px solid var(--stolik-line);
    border-radius: var(--stolik-radius);
    background: var(--stolik-panel);
  }
  .card > * {
    min-width: 0;
  }
  h3 {
    margin: 0;
    font-size: var(--stolik-text-m);
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--stolik-space-2) var(--stolik-space-5);
    margin: 0;
  }
  dt {
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
  }
  dd {
    margin: 0;
    font-size: var(--stolik-text-l);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }
  dd .move,
  .last .sub {
    font-weight: 400;
  }
  .facts .move {
    display: inline;
    min-width: 0;
  }
  svg {
    flex: 0 1 calc(var(--stolik-rem) * 10);
    min-width: calc(var(--stolik-rem) * 6);
    max-height: calc(var(--stolik-rem) * 2.5);
  }
  .last {
    margin: 0;
    padding: 0;
    list-style: none;
    font-variant-numeric: tabular-nums;
  }
  .last li {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--stolik-space-3);
    padding-block: var(--stolik-space-1);
    border-block-start: 1px solid var(--stolik-line);
  }
  .last li > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .last li > :last-child {
    white-space: nowrap;
  }
  @media print {
    details {
      display: none;
    }
  }
`
