import { css } from 'lit'

export const analysisStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    padding: 0 var(--stolik-space-2);
  }
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--stolik-space-3);
    padding: var(--stolik-space-4);
    border: 1px solid var(--stolik-line);
    border-radius: var(--stolik-radius);
    background: var(--stolik-panel);
  }
  h4 {
    margin: 0;
    font-size: inherit;
    font-weight: 600;
  }
  .start {
    width: 100%;
  }
  .running {
    display: flex;
    flex-wrap: wrap;
    gap: var(--stolik-space-3);
    align-items: center;
  }
  progress {
    flex: 1 1 12ch;
    height: var(--stolik-space-3);
    accent-color: var(--stolik-chaber);
  }
  figure {
    margin: 0;
  }
  figure svg {
    display: block;
    width: 100%;
    max-width: calc(var(--stolik-rem) * 42);
  }
  figure line {
    stroke: var(--stolik-line);
    vector-effect: non-scaling-stroke;
  }
  figure .here {
    stroke: var(--stolik-control);
    stroke-dasharray: 4 4;
  }
  .curve {
    fill: none;
    stroke: var(--stolik-chaber);
    stroke-width: 2;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  text {
    fill: var(--stolik-muted);
    font-size: 16px;
    font-variant-numeric: tabular-nums;
  }
  .mark {
    fill: var(--stolik-panel);
    stroke: var(--stolik-mak);
    stroke-width: 2.5;
  }
  .mark.blunder {
    fill: var(--stolik-mak);
  }
  .sign {
    flex: none;
    width: 1.25em;
    height: 1.25em;
    vertical-align: -0.25em;
  }
  .errors {
    display: grid;
    gap: var(--stolik-space-3);
  }
  .errors li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--stolik-space-2);
    align-items: center;
  }
  .bids {
    display: grid;
    gap: var(--stolik-space-2);
  }
  .verdicts {
    display: flex;
    flex-wrap: wrap;
    gap: var(--stolik-space-1);
  }
  .verdicts .button {
    min-width: var(--stolik-press);
    padding-inline: var(--stolik-space-2);
    font-variant-numeric: tabular-nums;
  }
  dl {
    display: grid;
    gap: var(--stolik-space-2);
    margin: 0 0 var(--stolik-space-2);
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0;
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
  .text div {
    display: flex;
    gap: var(--stolik-space-2);
    align-items: center;
  }
  .played {
    background: color-mix(in srgb, var(--stolik-chaber) 10%, transparent);
  }
  playing-card {
    flex: none;
    --stolik-card-width: 40px;
  }
  .won {
    color: var(--stolik-lisc);
  }
  .won::before {
    content: '✓ ' / '';
  }
  .lost {
    color: var(--stolik-mak);
  }
  .lost::before {
    content: '✕ ' / '';
  }
  @container (max-width: 479px) {
    text {
      font-size: 32px;
    }
    figure .mark {
      transform-box: fill-box;
      transform-origin: center;
      transform: scale(2);
      stroke-width: 2;
    }
    .errors li {
      grid-template-columns: auto minmax(0, 1fr);
    }
    .errors .row {
      grid-column: 1 / -1;
    }
    .errors .button {
      padding-inline: var(--stolik-space-2);
    }
  }
`
