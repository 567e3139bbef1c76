import { css } from 'lit'

export const soloStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--stolik-space-4);
    container-type: inline-size;
  }
  h2 {
    margin: 0;
    font-size: var(--stolik-text-l);
  }
  p {
    max-width: 70ch;
    margin: 0;
  }
  .head h2 {
    font-size: var(--stolik-text-xl);
    line-height: 1.2;
  }
  .head p {
    margin-block-start: var(--stolik-space-1);
  }
  .choosing {
    display: grid;
    gap: var(--stolik-space-4);
  }
  .rules {
    display: grid;
    max-width: calc(var(--stolik-rem) * 26);
    gap: var(--stolik-space-1);
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
  }
  select.menu {
    background: var(--stolik-panel);
    color: var(--stolik-ink);
    font-size: var(--stolik-text-m);
  }
  .waits {
    display: grid;
    gap: var(--stolik-space-2);
    justify-items: start;
    padding: var(--stolik-space-4);
    border: 1px solid var(--stolik-line);
    border-radius: var(--stolik-radius);
    background: var(--stolik-panel);
  }
  .at {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--stolik-space-3);
  }
  .at h2 {
    font-size: var(--stolik-text-m);
  }
  .at .leave {
    margin-inline-start: auto;
  }
  .board {
    display: block;
    --stolik-table-height: max(
      min(calc(var(--stolik-rem) * 36), calc(100dvh - 6 * var(--stolik-rem))),
      calc((var(--stolik-rem) - 16px) * 60)
    );
  }
  .hands ol {
    display: grid;
    margin: var(--stolik-space-2) 0;
    padding: 0;
    list-style: none;
  }
  .hands li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--stolik-space-3);
    border-block-end: 1px solid var(--stolik-line);
  }
  .hands a {
    display: grid;
    min-height: var(--stolik-press);
    align-content: center;
    padding-block: var(--stolik-space-1);
    overflow-wrap: anywhere;
  }
  .hands .when {
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
  }
  .hands b {
    font-variant-numeric: tabular-nums;
  }
  .won {
    color: var(--stolik-lisc);
  }
  .lost {
    color: var(--stolik-mak);
  }
  .one {
    display: grid;
    gap: var(--stolik-space-4);
  }
  /* On a phone the table takes the whole width: the page around it has this much space at its sides. */
  @container (max-width: 26rem) {
    .felt {
      margin-inline: calc(-1 * var(--stolik-space-4));
    }
  }
`
