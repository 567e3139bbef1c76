import { css } from 'lit'

export const hintStyles = css`
  :host {
    display: block;
  }
  .open {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--stolik-space-2);
    min-width: var(--stolik-press);
    min-height: var(--stolik-press);
    padding: 0 var(--stolik-space-2);
    border: 0;
    border-radius: var(--stolik-radius);
    background: none;
    color: var(--stolik-chaber);
    font: inherit;
    cursor: pointer;
  }
  .open:disabled {
    color: var(--stolik-muted);
    cursor: default;
  }
  svg {
    width: 1.4rem;
    height: 1.4rem;
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* Below the sign there is room for a short word, beside it on a wide table for the long one. */
  .open {
    flex-direction: column;
    gap: 0;
    font-size: var(--stolik-text-s);
    line-height: 1.15;
  }
  .long {
    display: none;
  }
  /* Hangs from the head, and leaves the hand and the trick below in view. */
  .sheet {
    position: absolute;
    z-index: 5;
    inset: 100% 0 auto;
    max-block-size: 40dvh;
    overflow: auto;
    padding: var(--stolik-space-2) var(--stolik-space-3);
    border-radius: 0 0 var(--stolik-radius) var(--stolik-radius);
    background: var(--stolik-panel);
    color: var(--stolik-ink);
    box-shadow: 0 4px 12px rgb(0 0 0 / 30%);
  }
  .sheet p {
    margin: 0;
  }
  /* The sentence goes on below it. */
  .quiet {
    float: inline-end;
    margin: calc(-1 * var(--stolik-space-2)) calc(-1 * var(--stolik-space-3)) 0 0;
  }
  /* On a phone it would cover what the hint is about. */
  .from {
    display: none;
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
  }
  @media (min-width: 48em) {
    .open {
      flex-direction: row;
      gap: var(--stolik-space-2);
      font-size: inherit;
    }
    .short {
      display: none;
    }
    .long {
      display: inline;
    }
    .from {
      display: block;
    }
    .sheet {
      inset-inline: auto calc(var(--stolik-space-4) + var(--stolik-panel-width, 0px));
      width: calc(var(--stolik-rem) * 27);
      padding: var(--stolik-space-3) var(--stolik-space-4);
    }
  }
  /* On a low screen the trick lies beside it. */
  @media (max-height: 480px) {
    .from {
      display: none;
    }
    .sheet {
      inset-inline-start: auto;
      width: min(100%, calc(var(--stolik-rem) * 18));
      max-block-size: 45dvh;
      font-size: var(--stolik-text-s);
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`
