/** Lists without marks. */
import { css } from 'lit'

export const plainLists = css`
  :where(ul, ol) {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`
