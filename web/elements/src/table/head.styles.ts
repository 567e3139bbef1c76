/** The head of a table: the way home, the game and its deal, and the buttons. */
import { css } from 'lit'

export const headStyles = css`
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
  @media print {
    .tools,
    .home {
      display: none;
    }
  }
`
