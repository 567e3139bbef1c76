/** Match days, in addition to the styles of rankings. */
import { css } from 'lit'

export const leagueStyles = css`
  h3,
  h4,
  ul {
    margin: 0;
    padding: 0;
  }
  h3 {
    font-size: var(--stolik-text-l);
    line-height: 1.25;
  }
  h3,
  p,
  .teams {
    overflow-wrap: anywhere;
  }
  ul {
    list-style: none;
  }
  thead th {
    padding: var(--stolik-space-2);
  }
  .sub.up {
    color: var(--stolik-lisc);
  }
  .sub.down {
    color: var(--stolik-mak);
  }
  .moved {
    padding-inline-start: var(--stolik-space-2);
    border-inline-start: 4px solid var(--stolik-control);
  }
  .first {
    font-weight: 700;
  }
  summary {
    min-height: var(--stolik-press);
    padding-block: var(--stolik-space-2);
    border-block-end: 1px solid var(--stolik-line);
    cursor: pointer;
  }
  .day {
    font-weight: 700;
  }
  summary .sub {
    display: inline;
  }
  .matches > li {
    padding-block: var(--stolik-space-3);
    border-block-end: 1px solid var(--stolik-line);
  }
  .teams li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--stolik-space-3);
    padding-block: var(--stolik-space-1);
  }
  /* On a wide page a figure stays near its name. */
  .matches {
    max-width: calc(var(--stolik-rem) * 44);
  }
  .figures {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
  .figures .sub {
    display: inline;
  }
  .players summary {
    border: 0;
    color: var(--stolik-chaber);
  }
  @container (min-width: 640px) {
    th .narrow {
      display: none;
    }
  }
  @container (max-width: 639px) {
    th .narrow {
      display: block;
      padding: 0;
    }
  }
  @media print {
    li {
      break-inside: avoid;
    }
  }
`
