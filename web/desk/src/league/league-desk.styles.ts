/** Tables of fields, in addition to the desk's styles. */
import { css } from 'lit'

export const leagueDeskStyles = css`
  td input {
    width: calc(var(--stolik-rem) * 4.5);
  }
  td select {
    min-width: calc(var(--stolik-rem) * 7);
  }
  caption {
    padding-block: var(--stolik-space-2);
    text-align: start;
  }
`
