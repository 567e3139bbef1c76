import { css } from 'lit'

export const lobbyStyles = css`
  :host {
    display: grid;
    gap: var(--stolik-space-4);
    container-type: inline-size;
    /* A club’s page may be dark and not say so. */
    background: var(--stolik-linen);
  }
  stolik-seats[data-seated] {
    overflow: hidden;
    border-radius: var(--stolik-radius);
  }
  .top {
    justify-content: space-between;
    column-gap: var(--stolik-space-4);
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .table {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--stolik-space-2) var(--stolik-space-4);
    align-items: center;
    padding: var(--stolik-space-3) var(--stolik-space-4);
  }
  .what strong {
    font-size: var(--stolik-text-l);
    margin-inline-end: var(--stolik-space-1);
  }
  .what .small {
    display: block;
  }
  .seats {
    display: flex;
    flex-wrap: wrap;
    gap: var(--stolik-space-1) var(--stolik-space-2);
    grid-column: 1 / -1;
    grid-row: 2;
  }
  .seats li {
    max-width: calc(var(--stolik-rem) * 12);
    overflow: hidden;
    padding: 0 var(--stolik-space-2);
    border: 1px solid var(--stolik-line);
    border-radius: 999px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .seats .free {
    border-style: dashed;
    border-color: var(--stolik-control);
    color: var(--stolik-muted);
  }
  .table stolik-name {
    grid-column: 1 / -1;
  }
  .act {
    grid-column: 2;
    grid-row: 1;
    text-align: end;
  }
  /* A narrow screen, or text too large for both to fit one line. */
  @container (max-width: 24em) {
    .act {
      grid-column: 1 / -1;
      grid-row: auto;
      text-align: start;
    }
  }
  .act .button {
    min-width: calc(var(--stolik-rem) * 7);
  }
  :host([data-over]) {
    min-height: calc(var(--stolik-rem) * 42);
  }
  .quick {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--stolik-space-3);
  }
  .words {
    display: grid;
    gap: var(--stolik-space-1);
  }
  /* As many side by side as fit, all of the same width, and no name is cut short. */
  .offers {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(var(--stolik-rem) * 9)), 1fr));
    gap: var(--stolik-space-2);
  }
  /* Where four do not fit one row, they make two rows of two. A row of three would make the last one look less important. */
  @container (min-width: 24em) and (max-width: 46em) {
    .offers {
      grid-template-columns: repeat(auto-fit, minmax(40%, 1fr));
    }
  }
  .offers .button {
    min-width: var(--stolik-press);
    /* Room for two lines, which most names need. The room is reserved before the names are loaded. */
    min-height: calc(2lh + 2 * var(--stolik-space-2) + 2px);
    padding-inline: var(--stolik-space-2);
    overflow-wrap: anywhere;
  }
  .blank {
    opacity: 0.4;
  }
  .blank > *,
  .unready {
    visibility: hidden;
  }
  /* The same width whatever the choices are. */
  .seek select {
    width: calc(var(--stolik-rem) * 20);
    max-width: 100%;
  }
  .seek p {
    flex: 1 1 calc(var(--stolik-rem) * 16);
  }
  /* Keeps its height until it is known whether anybody plays, so that nothing below it moves. */
  .none {
    gap: 0 var(--stolik-space-5);
    min-height: calc(var(--stolik-rem) * 8.5);
    padding-block: var(--stolik-space-2);
  }
  .none p {
    flex: 1 1 calc(var(--stolik-rem) * 14);
  }
  .none strong {
    display: block;
  }
  .asked {
    width: 100%;
  }
  .fan {
    display: flex;
    --stolik-card-width: 52px;
    margin: var(--stolik-space-2) var(--stolik-space-2) var(--stolik-space-4);
  }
  .fan > * {
    flex: none;
    /* As a card, which loads later. */
    inline-size: var(--stolik-card-width);
    aspect-ratio: 5 / 7;
    /* Every card lies on the one before it, rotated or not. */
    position: relative;
  }
  .fan :nth-child(1) {
    rotate: -14deg;
    translate: 0 14%;
  }
  .fan :nth-child(2) {
    rotate: -7deg;
    translate: 0 4%;
  }
  .fan :nth-child(4) {
    rotate: 7deg;
    translate: 0 4%;
  }
  .fan :nth-child(5) {
    rotate: 14deg;
    translate: 0 14%;
  }
  .fan > * + * {
    margin-inline-start: -18px;
  }
  @container (min-width: 40em) {
    .table {
      grid-template-columns: calc(var(--stolik-rem) * 18) minmax(0, 1fr) auto;
    }
    .seats {
      grid-column: 2;
      grid-row: 1;
    }
    .act {
      grid-column: 3;
    }
    .fan {
      --stolik-card-width: 88px;
      margin-inline: var(--stolik-space-4);
    }
    .fan > * + * {
      margin-inline-start: -40px;
    }
  }
`
