import { css } from 'lit'

export const baskaCalls = css`
  .calls button.call {
    flex-basis: 104px;
  }
`
