import { css } from 'lit'

export const tableStyles = css`
  :host {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    height: var(--stolik-table-block, calc(var(--stolik-rem) * 42));
    container-type: inline-size;
    background: var(--stolik-linen);
  }
  header {
    position: relative;
    z-index: 4;
    display: flex;
    /* With large text the buttons take a line of their own. */
    flex-wrap: wrap;
    align-items: center;
    gap: var(--stolik-space-2);
    min-width: 0;
    /* As high before its buttons have come. */
    min-height: calc(var(--stolik-press) + 2 * var(--stolik-space-1));
    padding: var(--stolik-space-1) var(--stolik-space-2);
  }
  h2 {
    flex: 1 1 5em;
    min-width: 0;
    font-size: var(--stolik-text-m);
    font-weight: 600;
    line-height: 1.2;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  .home {
    display: grid;
    place-items: center;
    min-width: var(--stolik-press);
    min-height: var(--stolik-press);
    color: var(--stolik-ink);
    font-size: var(--stolik-text-xl);
    text-decoration: none;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    margin-inline-start: auto;
  }
  /* Its place is kept until it has come. */
  stolik-talk {
    min-width: var(--stolik-press);
  }
  .tool {
    min-width: var(--stolik-press);
    min-height: var(--stolik-press);
    padding: 0 var(--stolik-space-3);
    border: 0;
    border-radius: var(--stolik-radius);
    background: none;
    color: var(--stolik-chaber);
    font: inherit;
    cursor: pointer;
  }
  .tool[aria-expanded='true'] {
    color: var(--stolik-ink);
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.3em;
  }
  /* Said in full also where only the short form is seen. */
  .wide {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .stage {
    position: relative;
    display: grid;
    /* A height that does not depend on what is in it: a table that is measured at one and drawn at another is styled anew twice by every move. */
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    min-height: 0;
  }
  .board {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    min-height: 0;
    --stolik-table-height: 100%;
  }
  .board > * {
    min-height: 0;
  }
  .gather {
    display: flex;
    flex-direction: column;
  }
  stolik-gathering {
    flex: 1;
    min-height: 0;
    overflow: auto;
  }
  .message {
    display: grid;
    gap: var(--stolik-space-3);
    place-content: center;
    justify-items: center;
    padding: var(--stolik-space-5);
    background: var(--stolik-felt);
    color: var(--stolik-on-felt);
    text-align: center;
  }
  .message a {
    color: inherit;
  }
  /* What a line can say lies over the felt, where neither the hand nor the calls are. */
  .lines {
    position: absolute;
    z-index: 2;
    inset-block-start: var(--stolik-space-2);
    inset-inline: var(--stolik-space-2);
    display: grid;
    gap: var(--stolik-space-1);
    justify-items: center;
    pointer-events: none;
  }
  .lines p {
    max-width: calc(var(--stolik-rem) * 36);
    padding: var(--stolik-space-2) var(--stolik-space-3);
    border-radius: var(--stolik-radius);
    background: var(--stolik-panel);
    color: var(--stolik-ink);
    box-shadow: 0 2px 8px rgb(0 0 0 / 30%);
    text-align: center;
  }
  .lines button {
    pointer-events: auto;
  }
  .lines .refusal {
    color: var(--stolik-mak);
  }
  .asked {
    padding: var(--stolik-space-4);
    border-block-end: 1px solid var(--stolik-line);
    background: var(--stolik-panel);
  }
  #panel {
    position: absolute;
    z-index: 3;
    inset: auto 0 0;
    display: grid;
    align-content: start;
    gap: var(--stolik-space-4);
    max-height: 88%;
    overflow: auto;
    padding: var(--stolik-space-4);
    border-radius: var(--stolik-radius) var(--stolik-radius) 0 0;
    background: var(--stolik-panel);
    box-shadow: 0 -2px 12px rgb(0 0 0 / 30%);
    overscroll-behavior: contain;
  }
  /* The sheet rises to where a line of three rows ends. */
  .stage:has(#panel:not(.hanging)) .lines {
    z-index: 4;
  }
  /* Opened by choice while cards are in the hand: it hangs from the head and leaves the hand free. */
  #panel.hanging {
    inset: 0 0 auto;
    max-height: 62%;
    border-radius: 0 0 var(--stolik-radius) var(--stolik-radius);
  }
  #panel:focus {
    outline: none;
  }
  #panel section {
    display: grid;
    gap: var(--stolik-space-3);
    justify-items: start;
  }
  #panel section + section {
    padding-block-start: var(--stolik-space-4);
    border-block-start: 1px solid var(--stolik-line);
  }
  #panel stolik-settlement,
  #panel stolik-sheet {
    width: 100%;
    min-width: 0;
  }
  /* A list scrolls under its own head, with the way out above it. */
  #panel.list {
    grid-template-rows: auto minmax(0, 1fr);
    gap: 0;
    overflow: hidden;
  }
  #panel.list stolik-sheet {
    min-height: 0;
    --stolik-list-height: 100%;
  }
  #panel.list .close {
    position: static;
    margin-block: calc(-1 * var(--stolik-space-3)) 0;
  }
  /* On a low screen what is opened stands at the side, as high as the table. */
  @media (max-height: 480px) {
    #panel {
      padding: var(--stolik-space-3);
      max-height: 100%;
      --stolik-list-height: none;
    }
    #panel.hanging {
      inset: 0 0 0 auto;
      width: min(100%, calc(var(--stolik-rem) * 26));
      max-height: none;
      border-radius: 0;
    }
    /* Below it the hand that one decides about stays in sight. */
    #panel.hanging.rules {
      inset: 0 0 auto;
      width: auto;
      max-height: 42%;
    }
  }
  .close {
    position: sticky;
    z-index: 1;
    inset-block-start: calc(-1 * var(--stolik-space-4));
    justify-self: end;
    margin-block: calc(-1 * var(--stolik-space-2)) calc(-1 * var(--stolik-space-3));
    background: var(--stolik-panel);
  }
  /* Text scrolls under the way out, not beside it. */
  #panel.rules .close {
    justify-self: stretch;
    margin: calc(-1 * var(--stolik-space-4)) calc(-1 * var(--stolik-space-4)) calc(-1 * var(--stolik-space-3));
    padding-inline: var(--stolik-space-4);
    border-radius: 0;
    text-align: end;
  }
  /* All that a phone's head may have, in one line. */
  @container (max-width: 26em) {
    header {
      gap: 0;
      padding-inline: 0;
    }
    .home {
      min-width: calc(var(--stolik-press) - var(--stolik-space-2));
    }
    .tool {
      padding-inline: 5px;
    }
  }
  /* On the narrowest phone the name of the game stands over the number of the deal, in the same line as the buttons. */
  @container (max-width: 22em) {
    h2 {
      flex-basis: 3.2em;
      font-size: var(--stolik-text-s);
    }
    .tool {
      padding-inline: 2px;
    }
  }
  @container (min-width: 48em) {
    header {
      padding-inline: var(--stolik-space-4);
    }
    .wide {
      position: static;
      overflow: visible;
      clip-path: none;
    }
    .narrow {
      display: none;
    }
  }
  /* Beside the table, where that leaves it its height: a low screen has it over the table. */
  @media (min-height: 481px) {
    @container (min-width: 48em) {
      .stage:has(#panel) {
        grid-template-columns: minmax(0, 1fr) min(calc(var(--stolik-rem) * 27), 40%);
      }
      .stage > .board {
        grid-area: 1 / 1;
      }
      /* Over the felt alone, not over the panel beside it. */
      .lines {
        grid-column: 1 / 2;
      }
      #panel,
      #panel.hanging {
        position: static;
        max-height: none;
        border-inline-start: 1px solid var(--stolik-line);
        border-radius: 0;
        box-shadow: none;
      }
    }
  }
  @media print {
    :host {
      display: block;
      height: auto;
    }
    .board,
    .tools,
    .lines,
    .home,
    .close {
      display: none;
    }
    .stage,
    .stage:has(#panel) {
      display: block;
    }
    #panel,
    #panel.hanging {
      position: static;
      max-height: none;
      padding: 0;
      border: 0;
      box-shadow: none;
    }
  }
`
