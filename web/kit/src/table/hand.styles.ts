import { css } from 'lit'

/** Registers a property as a length. The trick uses the card width of the hand, although it has less room around it. */
function makeLength(name: string): void {
  if (!('registerProperty' in CSS)) return
  try {
    CSS.registerProperty({ name, syntax: '<length>', inherits: true, initialValue: '72px' })
  } catch {
    // A second copy of this module on the page has registered it already.
  }
}
makeLength('--stolik-hand-card')

export const handStyles = css`
  :host {
    --w: var(--stolik-hand-card, 72px);
    --h: calc(var(--w) * 1.4);
    --up: var(--stolik-hand-rise, 34px);
    display: block;
    container-type: inline-size;
  }
  .why {
    block-size: 0;
    margin: 0;
    position: relative;
    z-index: 3;
    text-align: center;
    font-size: var(--stolik-text-m);
    line-height: 20px;
    pointer-events: none;
    transform: translateY(-6px);
  }
  .why:empty {
    visibility: hidden;
  }
  .hand {
    --step: min(var(--w) * 1.04, (100cqi - var(--w)) / max(1, var(--n) - 1));
    position: relative;
    block-size: calc(var(--h) + var(--up));
    touch-action: none;
    user-select: none;
  }
  .slot {
    all: unset;
    box-sizing: border-box;
    position: absolute;
    inset-block-start: var(--up);
    left: calc((100cqi - var(--w) - var(--step) * (var(--n) - 1)) / 2 + var(--step) * var(--i));
    inline-size: var(--w);
    block-size: var(--h);
    border-radius: calc(var(--w) * 0.08);
    cursor: pointer;
    transition:
      left var(--moves, 180ms) ease-out,
      transform var(--moves, 150ms) ease-out;
    -webkit-tap-highlight-color: transparent;
  }
  playing-card {
    --stolik-card-width: var(--w);
    display: block;
    pointer-events: none;
  }
  .can {
    transform: translateY(-6px);
  }
  /* A raised card ends below the line that says why. */
  .up {
    transform: translateY(calc(14px - var(--up)));
  }
  /* It will be played without another tap. */
  .next playing-card {
    border-radius: 8% / 5.714%;
    box-shadow: 0 0 0 3px var(--stolik-on-felt);
  }
  .off::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: var(--stolik-felt);
    opacity: 0.45;
  }
  /* A card with a note stands out of the hand, with a thick edge and the note above it. */
  .noted:not(.up, .held) {
    transform: translateY(-8px);
  }
  .noted playing-card {
    border-radius: 8% / 5.714%;
    box-shadow: 0 -4px 0 var(--stolik-on-felt);
  }
  .note {
    position: absolute;
    inset-block-end: calc(100% + 5px);
    inset-inline-start: 0;
    padding-inline: 3px;
    border-radius: 3px;
    background: var(--stolik-felt);
    color: var(--stolik-on-felt);
    font-size: calc(var(--stolik-rem) * 0.8);
    font-weight: 650;
    line-height: 1.1;
    white-space: nowrap;
    pointer-events: none;
  }
  .slot:focus-visible {
    outline: var(--stolik-focus-width) solid var(--stolik-chaber);
    outline-offset: var(--stolik-focus-offset);
    z-index: 2;
  }
  .held {
    transition: none;
    z-index: 4;
    cursor: grabbing;
  }
  @media (hover: hover) {
    .can:not(.up):hover {
      transform: translateY(-12px);
    }
  }
  /* On a phone twelve cards in one row would cover their indices, so they take two rows. */
  @container (max-width: 480px) {
    .many {
      --step: min(var(--w) * 1.04, (100cqi - var(--w)) / max(1, var(--half) - 1));
      block-size: calc(var(--h) * 1.5 + var(--up));
    }
    .many .slot {
      left: calc((100cqi - var(--w) - var(--step) * (var(--rn) - 1)) / 2 + var(--step) * var(--ri));
      inset-block-start: calc(var(--up) + var(--h) * 0.5 * var(--row));
    }
    /* Above a card of the second row it would cover one of the first. */
    .many .second .note {
      inset-block: calc(100% + 10px) auto;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .slot {
      transition: none;
    }
  }
`
