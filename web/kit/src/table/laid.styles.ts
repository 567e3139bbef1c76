import { css } from 'lit'

/** Cards on the felt: the trick, each card towards its player, and the last trick when it is shown again. */
export const laidStyles = css`
  .trick,
  .again {
    position: absolute;
    inset: 0;
    --out: 0.35;
    --side: -0.25;
    --size: min(var(--laid), 43cqh);
    --stolik-card-width: var(--size);
  }
  /* With a player opposite, the cards of the trick lie in a cross. */
  .across .trick,
  .across .again {
    --out: 0.72;
    --side: 0;
    --size: min(var(--laid), 34cqh);
  }
  .laid {
    position: absolute;
    inset: 50% auto auto 50%;
    inline-size: var(--size);
    block-size: calc(var(--size) * 1.4);
    translate: calc(-50% + var(--x) * var(--size)) calc(-50% + var(--y) * var(--size));
    rotate: var(--turn);
    filter: drop-shadow(0 1px 2px rgb(0 0 0 / 0.35));
  }
  .laid[data-place='bottom'] {
    --x: 0;
    --y: var(--out);
    --turn: -1deg;
  }
  .laid[data-place='top'] {
    --x: 0;
    --y: calc(-1 * var(--out));
    --turn: 2deg;
  }
  .laid[data-place='top-left'] {
    --x: -0.6;
    --y: calc(-0.8 * var(--out));
    --turn: -2deg;
  }
  .laid[data-place='top-right'] {
    --x: 0.6;
    --y: calc(-0.8 * var(--out));
    --turn: 2deg;
  }
  .laid[data-place='left'] {
    --x: -1;
    --y: var(--side);
    --turn: -3deg;
  }
  .laid[data-place='right'] {
    --x: 1;
    --y: var(--side);
    --turn: 3deg;
  }
  .led {
    position: absolute;
    inset-block-start: -10px;
    inset-inline-start: calc(50% - 5px);
    border: 5px solid transparent;
    border-block-start: 8px solid var(--stolik-on-felt);
    border-block-end: 0;
  }
  /* Forced colours draw transparent borders, so these take the background colour. */
  @media (forced-colors: active) {
    .led {
      border-inline-color: Canvas;
    }
  }
  .looking {
    position: absolute;
    inset: 0;
    display: grid;
    align-items: end;
    justify-items: center;
    border-radius: 10px;
    background: rgb(0 0 0 / 0.25);
  }
  .looking .again {
    inset-block-end: calc(var(--stolik-text-s) * 1.7);
  }
  .looking p {
    font-size: var(--stolik-text-s);
    line-height: 1.7;
  }
`
