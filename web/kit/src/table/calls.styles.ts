import { css } from 'lit'

/** The calls that can be made, as big buttons between the middle and the hand. */
export const callStyles = css`
  .calls {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    justify-content: center;
  }
  .calls:not(:has(*)) {
    display: none;
  }
  /* A call is on its way. Most are answered before this is seen. */
  .calls[aria-busy='true'] .call {
    opacity: 0.55;
    transition: opacity 100ms 150ms;
  }
  .ask {
    flex: 1 0 100%;
    text-align: center;
    font-weight: 600;
  }
  button.call {
    flex: 1 1 72px;
    min-inline-size: min-content;
    max-inline-size: calc(var(--stolik-rem) * 13.75);
    min-block-size: 52px;
    padding: 4px 12px;
    border: 0;
    border-radius: 10px;
    background: var(--stolik-paper);
    color: #16203a;
    font: inherit;
    font-size: var(--stolik-text-l);
    font-weight: 650;
    line-height: 1.2;
    cursor: pointer;
    touch-action: manipulation;
  }
  @media (forced-colors: active) {
    button.call {
      border: 1px solid;
    }
  }
  button.call small {
    display: block;
    font-size: var(--stolik-text-s);
    font-weight: 400;
    color: #566079;
  }
  button.call[aria-disabled='true'] {
    opacity: 0.55;
    cursor: default;
  }
  button.call.quiet {
    background: none;
    border: 1px solid color-mix(in srgb, var(--stolik-on-felt) 55%, transparent);
    color: inherit;
  }
  button.call.quiet small {
    color: inherit;
  }
  /* A call that cannot be taken back has a double border. Its colours are inverted while it waits for the second press. */
  button.call.final {
    border: 3px double #16203a;
  }
  button.call.armed {
    background: #16203a;
    border-color: var(--stolik-on-felt);
    color: var(--stolik-on-felt);
  }
  button.call.armed small {
    color: inherit;
  }
  @media (hover: hover) {
    button.call:hover:not(.armed) {
      background: #fff;
      box-shadow: 0 0 0 2px var(--stolik-on-felt);
    }
    button.call.quiet:hover {
      background: rgb(255 255 255 / 0.12);
    }
  }
  @container (min-width: 760px) {
    .calls {
      inline-size: min(100%, 720px);
      margin-inline: auto;
    }
  }
  @container (max-height: 430px) and (min-width: 560px) {
    button.call {
      min-block-size: 44px;
      padding-block: 0;
    }
  }
`
