/** The frame of a table: a head, the felt with short messages over it, and a panel. */
import { css } from 'lit'
import { headStyles } from './head.styles.js'
import { panelStyles } from './panel.styles.js'

const stage = css`
  :host {
    display: grid;
    grid-template-rows: auto auto minmax(0, 1fr);
    height: var(--stolik-table-block, calc(var(--stolik-rem) * 42));
    container-type: inline-size;
    background: var(--stolik-linen);
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
  @media print {
    :host {
      display: block;
      height: auto;
    }
    .board,
    .lines {
      display: none;
    }
    .stage {
      display: block;
    }
  }
`

export const tableStyles = [stage, headStyles, panelStyles]
