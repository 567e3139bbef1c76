import { css } from 'lit'

/** Letters are sized by the height of the screen: on a large screen, a twentieth of it can be read from eight metres. */
export const boardStyles = css`
  :host {
    --size: min(5.2vh, 6vw);
    display: grid;
    grid-template: auto 1fr auto / minmax(0, 1fr);
    height: 100dvh;
    overflow: hidden;
    background: var(--stolik-linen);
    font-size: var(--size) !important;
    line-height: 1.25 !important;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 1em;
    padding: 0.5em 0.8em 0.3em;
  }
  h2 {
    margin: 0;
    font-size: 1.15em;
    line-height: 1.2;
  }
  h2.much {
    font-size: 0.85em;
  }
  header p {
    margin: 0;
    color: var(--stolik-muted);
    font-size: 0.8em;
  }
  /* The figures are the largest thing on the screen. */
  stolik-event-clock {
    --clock-margin: 0;
    --clock-size: 0.7em;
    --clock-figures: 2.4em;
  }
  /* Notices are about as large as names, since both are read from the same distance. */
  header [role='status'] {
    flex-basis: 100%;
  }
  header .notice {
    margin-block-start: 0.2em;
    padding: 0.15em 0.5em;
    border-inline-start: 0.25em solid var(--stolik-chaber);
    color: inherit;
    font-size: 0.95em;
    overflow-wrap: anywhere;
  }
  header .notice.much {
    font-size: 0.75em;
  }
  .notice .when {
    color: var(--stolik-muted);
    font-size: 0.8em;
    white-space: nowrap;
  }
  main,
  .page {
    min-height: 0;
    padding: 0 0.8em;
    overflow: hidden;
  }
  /* Without a head, the page already stands in its own row. */
  .page.alone {
    grid-row: 2;
  }
  .rows,
  .tables {
    font-size: calc(1em * var(--scale));
  }
  .rows {
    display: grid;
    grid-auto-flow: column;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    grid-template-rows: repeat(var(--lines), 1.25em);
    column-gap: 1.2em;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .rows li {
    display: flex;
    gap: 0.5em;
    border-block-end: 1px solid var(--stolik-line);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .rows .name {
    flex: 1;
    /* Letters such as J reach to the left of their box and would be clipped. */
    margin-inline-start: -0.15em;
    padding-inline-start: 0.15em;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .long {
    font-size: 0.8em;
  }
  .longer {
    font-size: 0.64em;
  }
  .longest {
    font-size: 0.5em;
  }
  .rows li {
    align-items: baseline;
  }
  .rows .no {
    min-width: 1.6em;
    color: var(--stolik-muted);
    text-align: end;
  }
  .hall {
    max-inline-size: 10em;
    overflow: hidden;
    color: var(--stolik-muted);
    font-size: 0.6em;
    font-weight: 400;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .rows b {
    min-width: 2.4em;
    text-align: end;
  }
  .tables {
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    gap: 0.3em 1.2em;
  }
  .tables h3 {
    margin: 0;
    border-block-end: 2px solid var(--stolik-granat);
    font-size: 1em;
  }
  .tables ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .tables li {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .tables li b {
    display: inline-block;
    min-width: 1.2em;
    color: var(--stolik-muted);
  }
  .welcome {
    display: grid;
    gap: 1em 2em;
    align-content: center;
    align-items: center;
    justify-items: center;
    height: 100%;
    text-align: center;
  }
  .welcome > * {
    min-width: 0;
  }
  @media (orientation: landscape) {
    .welcome:has(.qr) {
      grid-template-columns: minmax(0, 1fr) auto;
      text-align: start;
    }
    .welcome:has(.qr) > * {
      justify-self: stretch;
    }
  }
  .welcome p {
    margin: 0;
  }
  .welcome .large {
    font-size: 1.5em;
    font-weight: 700;
    text-wrap: balance;
  }
  .welcome .address {
    color: var(--stolik-muted);
    font-size: 0.7em;
    overflow-wrap: anywhere;
  }
  .qr {
    width: min(56vh, 40vw);
    border-radius: 0.2em;
  }
  @media (orientation: portrait) {
    .qr {
      width: min(40vh, 70vw);
    }
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.6em;
    padding: 0.2em calc(var(--size) * 0.8) 0.4em;
    color: var(--stolik-muted);
    font-size: max(0.5em, var(--stolik-rem));
  }
  footer .quiet {
    color: inherit;
  }
  footer .turn > * {
    min-width: var(--stolik-press);
  }
  footer .turn {
    display: flex;
  }
  .note {
    margin: 0;
  }
`
