/** What a table says in one line, over the felt or in its place. */
import type { Locale } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { failureWords } from '../element/failure.js'
import { speak } from '../words/index.js'
import type { TableSession } from '../live/session.js'

interface Lines {
  readonly locale: Locale
  readonly session: TableSession | null
  /** The line to the gateway is broken. */
  readonly lost: boolean
  readonly comeBack: () => void
}

/** No connection, what came meanwhile, a refusal, the way back to one's chair: over the felt, and said by screen readers. */
export function lines({ locale, session, lost, comeBack }: Lines): TemplateResult {
  const table = session?.shown?.table ?? null
  const away = session !== null && session.kept && table !== null && table.chair === null
  const { refusal = null, missed = 0 } = session ?? {}
  // Where nothing could be restored the table is closed, and says so itself.
  const restored = table?.notice === 'RESTORED' && table.phase !== 'CLOSED'
  return html`<div class="lines" role="status">
    ${lost && table !== null ? html`<p>${speak(locale, 'table.offline')}</p>` : nothing}
    ${missed === 0 || lost ? nothing : html`<p>${speak(locale, 'table.missed', { n: missed })}</p>`}
    ${restored ? html`<p>${speak(locale, 'table.restored')}</p>` : nothing}
    ${
      away
        ? html`<p>
            <button class="button primary" ?disabled=${session.busy} @click=${comeBack}>
              ${speak(locale, 'table.comeBack')}
            </button>
          </p>`
        : nothing
    }
    ${refusal === null ? nothing : html`<p class="refusal">${failureWords(locale, refusal)}</p>`}
  </div>`
}

/** Why there is no table to see, and the way to all tables. `named`: the head above says which table it is. */
export const message = (
  { locale, home, named }: { readonly locale: Locale; readonly home: string | null; readonly named: boolean },
  text: string | TemplateResult,
  more: unknown = nothing,
): TemplateResult =>
  html`<div class="message" role="status">
    ${named ? html`<h3>${text}</h3>` : html`<h2>${text}</h2>`} ${more}
    ${home === null ? nothing : html`<p><a href=${home}>${speak(locale, 'table.home')}</a></p>`}
  </div>`
