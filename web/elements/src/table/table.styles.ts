import { css } from 'lit'

export const tableStyles = css`
  :host {
    display: grid;
    grid-template-rows: auto auto minmax(0, 1fr);
    height: var(--stolik-table-block, calc(var(--stolik-rem) * 42));
    container-type: inline-size;
    background: var(--stolik-linen);
  }
  header {
    position: relative;
    z-index: 4;
    display: flex;
    /* With large text the buttons wrap to a line of their own. */
    flex-wrap: wrap;
    align-items: center;
    gap: var(--stolik-space-2);
    min-width: 0;
    /* Reserves the height until the buttons are loaded. */
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
  /* It stays as long as one looks on, so it lies over nobody's seat. */
  header stolik-onlookers {
    flex: 1 0 100%;
    padding-inline: var(--stolik-space-3);
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
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
  /* Reserves its space until it is loaded. */
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
  h2 .tool {
    padding: 0;
    font-weight: 600;
    text-align: start;
  }
  .tool[aria-expanded='true'] {
    color: var(--stolik-ink);
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.3em;
  }
  /* Screen readers read the full text even where only the short form is visible. */
  .wide {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .stage {
    grid-row: 3;
    position: relative;
    display: grid;
    /*
     * The height must not depend on the content. Otherwise the table is measured at one height and drawn at another, and every
     * move restyles it twice.
     */
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    min-height: 0;
  }
  /* Between the head and the felt, so that it covers nobody. */
  header + stolik-return {
    max-height: 50vh;
    overflow: auto;
    padding: 0 var(--stolik-space-2) var(--stolik-space-2);
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
    /* The felt is there before the element has loaded. */
    background: var(--stolik-felt);
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
  /* Short messages lie over the felt, where they cover neither the hand nor the calls. */
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
  /* Messages lie above the panel, which rises only to the end of a message of three lines. */
  .stage:has(#panel:not(.hanging)) .lines {
    z-index: 4;
  }
  /* A panel opened on request while cards are in the hand hangs from the head and does not cover the hand. */
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
  /* A list scrolls under its own head, with the close button above it. */
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
  /* On a low screen the panel stands at the side, as high as the table. */
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
    /* The rules leave the hand below in view while the player decides. */
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
  /* Text scrolls under the close button, not beside it. */
  #panel:is(.rules, .more) .close {
    justify-self: stretch;
    margin: calc(-1 * var(--stolik-space-4)) calc(-1 * var(--stolik-space-4)) calc(-1 * var(--stolik-space-3));
    padding-inline: var(--stolik-space-4);
    border-radius: 0;
    text-align: end;
  }
  /* Makes everything in a phone's head fit one line. */
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
  /* On the narrowest phones the name of the game stands above the number of the deal, in one line with the buttons. */
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
  /* The panel stands beside the table. On a low screen it lies over the table instead. */
  @media (min-height: 481px) {
    @container (min-width: 48em) {
      .stage:has(#panel) {
        grid-template-columns: minmax(0, 1fr) min(calc(var(--stolik-rem) * 27), 40%);
      }
      .stage > .board {
        grid-area: 1 / 1;
      }
      /* Only over the felt, not over the panel beside it. */
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
