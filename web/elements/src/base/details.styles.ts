/** The line that unfolds what is rarely needed: a link in all but name. */
import { css } from 'lit'

export const unfolding = css`
  summary {
    min-height: var(--stolik-press);
    padding-block: var(--stolik-space-2);
    color: var(--stolik-chaber);
    cursor: pointer;
  }
`
