import { css } from 'lit'

export const wheelStyles = css`
  .wheel {
    width: calc(var(--stolik-rem) * 9);
    height: calc(var(--stolik-rem) * 9);
    flex: none;
  }
  path.sector,
  .shade rect {
    fill: var(--stolik-chaber);
    stroke: var(--stolik-chaber);
    stroke-width: 1;
  }
  .shade {
    width: 0.8em;
    height: 0.8em;
    flex: none;
    overflow: visible;
  }
`
