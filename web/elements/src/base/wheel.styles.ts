import { css } from 'lit'

export const wheelStyles = css`
  .wheel {
    width: min(100%, calc(var(--stolik-rem) * 9));
    height: auto;
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
    margin-inline-end: 0.4em;
    overflow: visible;
  }
`
