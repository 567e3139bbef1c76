/** What lies over the felt or beside it: settlement, list, rules and what else a button opens. */
import { css } from 'lit'

export const panelStyles = css`
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
    grid-template-rows: auto minmax(0, auto);
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
  /* The panel stands beside the table. On a low screen it lies over the table instead. */
  @media (min-height: 481px) {
    @container (min-width: 48em) {
      .stage:has(#panel) {
        grid-template-columns: minmax(0, 1fr) clamp(
            calc(var(--stolik-rem) * 20),
            32%,
            calc(var(--stolik-rem) * 27)
          );
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
    .close {
      display: none;
    }
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
