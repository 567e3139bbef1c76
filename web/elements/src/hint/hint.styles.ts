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
    width: 1.5rem;
    height: 1.5rem;
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* Beside the sign there is room for the word only on a wide table. */
  .open span {
    display: none;
  }
  /* Hangs from the head, and leaves the hand and the trick below in view. */
  .sheet {
    position: absolute;
    z-index: 5;
    inset: 100% 0 auto;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--stolik-space-1) var(--stolik-space-2);
    align-items: start;
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
  .from {
    color: var(--stolik-muted);
    font-size: var(--stolik-text-s);
  }
  @media (min-width: 48em) {
    .open span {
      display: inline;
    }
    .sheet {
      inset-inline: auto var(--stolik-space-4);
      width: calc(var(--stolik-rem) * 27);
      padding: var(--stolik-space-3) var(--stolik-space-4);
    }
  }
  /* On a low screen the explanation would cover the trick. */
  @media (max-height: 480px) {
    .from {
      display: none;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`
