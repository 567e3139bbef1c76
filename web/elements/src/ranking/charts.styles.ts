/** Charts of one line, whose last value is a dot, and the table of their values that unfolds below. */
import { css } from 'lit'

export const chartStyles = css`
  svg {
    overflow: visible;
  }
  path {
    fill: none;
    stroke: var(--stolik-chaber);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  line {
    stroke: var(--stolik-line);
    vector-effect: non-scaling-stroke;
  }
  circle {
    fill: var(--stolik-chaber);
  }
  summary {
    min-height: var(--stolik-press);
    padding-block: var(--stolik-space-2);
    color: var(--stolik-chaber);
    cursor: pointer;
  }
`
