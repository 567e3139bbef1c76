import { css } from 'lit'

export const styles = css`
  :host {
    display: inline-block;
    flex: none;
    inline-size: var(--stolik-card-width, 96px);
    aspect-ratio: 5 / 7;
    user-select: none;
    -webkit-user-select: none;
  }
  :host([hidden]) {
    display: none;
  }
  svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    overflow: hidden;
    /* 8 % of the width (look.md) */
    border-radius: 8% / 5.714%;
    background: var(--stolik-paper, #fffefb);
    box-shadow:
      0 0 0 1px rgb(22 32 58 / 0.28),
      0 1px 3px rgb(22 32 58 / 0.3);
    pointer-events: none;
  }
  @media (forced-colors: active) {
    svg {
      forced-color-adjust: none;
    }
  }
  @media print {
    svg {
      box-shadow: 0 0 0 0.5px #16203a;
    }
  }
`
