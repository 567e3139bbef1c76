import { css } from 'lit'

export const rulesStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--stolik-space-4);
    --stolik-card-width: calc(var(--stolik-rem) * 2.4);
  }
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--stolik-space-2);
  }
  h3,
  p {
    margin: 0;
  }
  section > h3 {
    font-size: var(--stolik-text-l);
    font-weight: 700;
  }
  .paragraph h3 {
    font-size: inherit;
    font-weight: 400;
  }
  .paragraph {
    padding-inline-start: var(--stolik-space-3);
    border-inline-start: 3px solid transparent;
    overflow-wrap: break-word;
  }
  .now {
    border-inline-start-color: var(--stolik-chaber);
  }
  .now h3,
  .now p {
    font-weight: 600;
  }
  .mark {
    display: block;
    color: var(--stolik-chaber);
    font-size: var(--stolik-text-s);
  }
  .clause {
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
    font-weight: 400;
    white-space: nowrap;
  }
  .cards {
    display: flex;
    flex-wrap: wrap;
    gap: var(--stolik-space-1) var(--stolik-space-2);
    margin: var(--stolik-space-1) 0 0;
    padding: 0;
    list-style: none;
    font-size: var(--stolik-text-s);
  }
  .card {
    display: grid;
    justify-items: center;
    max-inline-size: calc(var(--stolik-rem) * 4.5);
    text-align: center;
    line-height: 1.2;
  }
  .card.off playing-card {
    opacity: 0.5;
  }
  .sum {
    margin: var(--stolik-space-1) 0 0;
    padding-inline-start: 1.25em;
    font-size: var(--stolik-text-s);
  }
  table {
    margin-block-start: var(--stolik-space-1);
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 2px var(--stolik-space-3) 2px 0;
    border-block-end: 1px solid var(--stolik-line);
    font-weight: 400;
    text-align: start;
  }
  td {
    text-align: end;
  }
`
