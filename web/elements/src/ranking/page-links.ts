/** The links from page to page of a long ranking. */
import type { Arg } from '@stolik/core'
import { html, type TemplateResult } from 'lit'

interface PageLinks {
  /** Counts from 0. */
  readonly page: number
  readonly of: number
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly goTo: (to: number) => void
}

export function pageLinks({ page, of, say, goTo }: PageLinks): TemplateResult {
  const go = (to: number, word: string): TemplateResult =>
    html`<button class="button" ?disabled=${to < 0 || to >= of} @click=${() => goTo(to)}>
      ${say(word)}
    </button>`
  return html`<nav class="row pages" aria-label=${say('ranking.pages')}>
    ${go(page - 1, 'ranking.previous')}
    <span role="status">${say('ranking.page', { n: page + 1, of })}</span>
    ${go(page + 1, 'ranking.next')}
  </nav>`
}
