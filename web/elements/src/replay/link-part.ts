/** The link to the current step of a replay. */
import { html, type TemplateResult } from 'lit'

export interface Link {
  readonly address: string
  /** Whether it is in the clipboard. */
  readonly copied: boolean
}

export const linkPart = (say: (code: string) => string, { address, copied }: Link): TemplateResult =>
  html`<div class="link">
    <input
      type="text"
      readonly
      aria-label=${say('replay.linkIs')}
      .value=${address}
      @focus=${({ target }: Event) => (target as HTMLInputElement).select()}
    />
    <p class="small" role="status">${say(copied ? 'replay.copied' : 'replay.byHand')}</p>
  </div>`
