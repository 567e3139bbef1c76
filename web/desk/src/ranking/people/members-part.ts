/** Takes a list of members. The form loads when somebody opens it. */
import { html, type TemplateResult } from 'lit'
import type { PeopleParts } from './parts.js'

interface Taking extends Pick<PeopleParts, 'say'> {
  readonly lang: string
  readonly server: string
  readonly taken: () => void
}

export const membersPart = ({ say, lang, server, taken }: Taking): TemplateResult =>
  html`<details
    @toggle=${({ target }: Event) => {
      if ((target as HTMLDetailsElement).open) void import('../members/members.js').catch(() => undefined)
    }}
  >
    <summary><h3>${say('people.members')}</h3></summary>
    <stolik-ranking-members lang=${lang} server=${server} @stolik-taken=${taken}></stolik-ranking-members>
  </details>`
