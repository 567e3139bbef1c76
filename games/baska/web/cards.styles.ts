import { css } from 'lit'

/** Four cards leave room: they are larger than a hand of ten. */
export const baskaCards = css`
  :host {
    --card: clamp(64px, min(24cqi, 18cqb), 148px);
  }
`
