import { html, type TemplateResult } from 'lit'
import { button } from './buttons.js'

interface Sure {
  readonly question: string
  readonly yes: string
  readonly no: string
  readonly busy: boolean
  readonly act: () => unknown
  readonly leave: () => unknown
}

/** Asks once more before something that cannot be undone. */
export const sure = ({ question, yes, no, busy, act, leave }: Sure): TemplateResult =>
  html`<div class="stack panel">
    <p role="alert">${question}</p>
    <div class="row">${button(yes, act, { look: 'button primary', busy })} ${button(no, leave)}</div>
  </div>`
