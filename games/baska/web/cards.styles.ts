import { css } from 'lit'

/** A hand of four cards leaves room for larger cards than a hand of ten. */
export const baskaCards = css`
  :host {
    --card: clamp(64px, min(24cqi, 18cqb), 148px);
  }
`
