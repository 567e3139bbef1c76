/** Imports lists from elsewhere. The form loads when somebody opens it. */
import { html, type TemplateResult } from 'lit'
import type { DeskParts } from './parts.js'

interface Importing extends Pick<DeskParts, 'say'> {
  readonly lang: string
  readonly server: string
  readonly game: string
  readonly profiles: readonly string[]
  readonly taken: () => void
}

export function importPart({ say, lang, server, game, profiles, taken }: Importing): TemplateResult {
  return html`<details
    @toggle=${({ target }: Event) => {
      if ((target as HTMLDetailsElement).open) void import('./import/import.js').catch(() => undefined)
    }}
  >
    <summary><h3>${say('rankdesk.import')}</h3></summary>
    <stolik-ranking-import
      lang=${lang}
      server=${server}
      game=${game}
      .profiles=${profiles}
      @stolik-taken=${taken}
    ></stolik-ranking-import>
  </details>`
}
