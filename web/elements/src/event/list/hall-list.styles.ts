import { css } from 'lit'

export const hallStyles = css`
  :host {
    display: grid;
    gap: var(--stolik-space-4);
    max-width: calc(var(--stolik-rem) * 44);
    margin-inline: auto;
    padding: var(--stolik-space-4);
    align-content: start;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--stolik-space-1) var(--stolik-space-3);
  }
  .sync {
    margin: 0;
  }
  .waits::before {
    content: '↑ ' / '';
  }
  .held::before {
    content: '! ' / '';
  }
  .held {
    font-weight: 700;
  }
  .chairs {
    display: grid;
    gap: var(--stolik-space-2);
  }
  .chairs .button {
    display: flex;
    gap: var(--stolik-space-3);
    align-items: center;
    min-height: 56px;
    font-size: var(--stolik-text-l);
    text-align: start;
  }
  .chairs b {
    color: var(--stolik-muted);
  }
  .check {
    border: 2px solid var(--stolik-chaber);
  }
  .told {
    display: grid;
    gap: var(--stolik-space-1);
    font-size: var(--stolik-text-l);
    line-height: 1.3;
  }
  .told p {
    margin: 0;
    font-weight: 600;
  }
  .told .score {
    display: flex;
    justify-content: space-between;
    gap: var(--stolik-space-3);
    font-size: var(--stolik-text-m);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  /* The old entry, and the one that is to replace it. */
  .before .told {
    color: var(--stolik-muted);
    font-size: var(--stolik-text-m);
  }
  .after {
    padding-inline-start: var(--stolik-space-3);
    border-inline-start: 3px solid var(--stolik-chaber);
  }
  .both {
    display: grid;
    gap: var(--stolik-space-3);
  }
  .both > div {
    display: grid;
    gap: var(--stolik-space-2);
    align-content: start;
    padding: var(--stolik-space-3);
    border: 1px solid var(--stolik-control);
    border-radius: var(--stolik-radius);
  }
  .both .button {
    justify-self: start;
  }
  /* On a phone the list takes nearly the whole screen, so that the names and figures of four players fit. */
  stolik-sheet {
    --stolik-list-height: 85vh;
    margin-inline: calc(-1 * var(--stolik-space-3));
  }
  .pin input {
    max-width: 9em;
    font-size: var(--stolik-text-l);
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.1em;
  }
  .foot .quiet {
    padding-inline: 0;
  }
  .large {
    min-height: 52px;
    font-size: var(--stolik-text-l);
  }
  .signs {
    display: grid;
    gap: var(--stolik-space-2);
  }
  @container (min-width: 32em) {
    stolik-sheet {
      margin-inline: 0;
    }
    .both {
      grid-template-columns: 1fr 1fr;
    }
  }
`
