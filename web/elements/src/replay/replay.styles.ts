import { css } from 'lit'

export const replayStyles = css`
  :host {
    display: block;
    min-height: var(--stolik-replay-block, calc(var(--stolik-rem) * 44));
    container-type: inline-size;
    background: var(--stolik-linen);
  }
  p {
    margin: 0;
  }
  .whole {
    display: grid;
    gap: var(--stolik-space-2);
  }
  .what {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--stolik-space-3);
    margin: 0;
    padding: var(--stolik-space-2) var(--stolik-space-2) 0;
    font-size: inherit;
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  .board {
    display: block;
    --stolik-table-height: var(
      --stolik-replay-table,
      clamp(calc(var(--stolik-rem) * 36), 90vh, calc(var(--stolik-rem) * 46))
    );
  }
  .bar {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--stolik-space-2);
    align-items: end;
    padding: 0 var(--stolik-space-2) var(--stolik-space-2);
  }
  .steps {
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    gap: var(--stolik-space-2);
    align-items: center;
  }
  .at {
    min-width: 6ch;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  label > span {
    display: block;
    margin-block-end: var(--stolik-space-1);
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
  }
  select,
  .link input {
    width: 100%;
    min-width: 0;
    min-height: var(--stolik-press);
    padding: var(--stolik-space-2);
    border: 1px solid var(--stolik-control);
    border-radius: var(--stolik-radius);
    background: var(--stolik-panel);
    color: inherit;
    font: inherit;
  }
  label.button {
    display: inline-grid;
    align-items: center;
    justify-self: center;
  }
  .small {
    font-size: var(--stolik-text-s);
  }
  .message {
    display: grid;
    gap: var(--stolik-space-3);
    place-content: center;
    place-items: center;
    min-height: inherit;
    padding: var(--stolik-space-5);
    background: var(--stolik-felt);
    color: var(--stolik-on-felt);
    text-align: center;
  }
  .message > * {
    max-width: calc(var(--stolik-rem) * 32);
  }
  .stopped {
    margin: 0 var(--stolik-space-2);
    padding: var(--stolik-space-2) var(--stolik-space-3);
    border-inline-start: 4px solid var(--stolik-mak);
    background: var(--stolik-panel);
  }
  .share,
  .steps input {
    grid-column: 1 / -1;
  }
  /* With text this large the words do not fit beside the number. */
  @container (max-width: 15em) {
    .steps {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  /* The chosen text is wider than half of a narrow screen. */
  @container (max-width: 22em) {
    .bar {
      grid-template-columns: minmax(0, 1fr);
    }
    .bar > * {
      grid-column: 1;
    }
  }
  @container (min-width: 600px) {
    /* Wide cards need their height, however low the screen. */
    .board {
      --stolik-table-height: var(--stolik-replay-table, calc(var(--stolik-rem) * 46));
    }
  }
  @container (600px <= width < 1100px) {
    .steps {
      grid-template-columns: auto 1fr auto auto;
    }
    .back {
      order: -2;
    }
    .steps input {
      order: -1;
      grid-column: auto;
    }
    .bar {
      grid-template-columns: 1fr 1fr auto;
    }
    .share {
      grid-column: auto;
    }
  }
  .side {
    display: contents;
  }
  /* What steers and explains stands beside the table. */
  @container (1100px <= width) {
    .board {
      --stolik-table-height: var(
        --stolik-replay-table,
        clamp(calc(var(--stolik-rem) * 36), 74vh, calc(var(--stolik-rem) * 46))
      );
    }
    .whole {
      grid-template-columns: minmax(0, 1fr) 22em;
    }
    .side {
      display: grid;
      gap: inherit;
      align-content: start;
    }
    .bar {
      grid-template-columns: 1fr;
    }
  }
`
