import type { Arg, Locale, Phrase } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import type { Remark } from './remark.js'
import type { Saying } from './talking.js'

/** What the parts of the sheet need of it. */
export interface TalkParts {
  /** A word of talk in the reader's language. */
  readonly t: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly locale: Locale
  readonly say: (saying: Saying) => void
}

/** Says a phrase by one press; `to` is the remark that it answers. */
export function phraseButton(phrase: Phrase, { t, say }: TalkParts, to?: Remark): TemplateResult {
  const text = t(`phrase.${phrase}`)
  return html`<button
    class="button"
    type="button"
    data-phrase=${phrase}
    aria-label=${to === undefined ? nothing : t('talk.answer', { name: to.name, text })}
    @click=${() => say({ phrase, ...(to !== undefined && { answering: to.id }) })}
  >
    ${to === undefined ? nothing : html`<span aria-hidden="true">↩ </span>`}${text}
  </button>`
}
