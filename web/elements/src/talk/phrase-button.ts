import type { Arg, Locale, Phrase } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import type { Remark } from './remark.js'
import type { NewRemark } from './talk-session.js'

/** The input of the sheet's parts. */
export interface TalkParts {
  /** Translates a code of the talk into the reader's language. */
  readonly t: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly locale: Locale
  readonly say: (remark: NewRemark) => void
}

/** A button that says a phrase with one press; `to` is the remark that it answers. */
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
