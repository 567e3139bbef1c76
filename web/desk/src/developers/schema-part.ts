/** The schema: a search, and its results by kind, each entry folded. */
import { html, nothing, type TemplateResult } from 'lit'
import type { Arg } from '@stolik/core'
import { kinds, search, type Entry } from './schema.js'

export interface SchemaPart {
  readonly entries: readonly Entry[]
  readonly wanted: string
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly seek: (wanted: string) => void
}

/** Up to this number of results, entries are unfolded for reading one after another. */
const few = 5

export function schemaPart({ entries, wanted, say, seek }: SchemaPart): TemplateResult {
  const found = search(entries, wanted)
  const isSought = wanted.trim() !== ''
  const result = found.length === 0 ? say('dev.nowhere') : say('dev.found', { n: found.length })
  return html`<label class="search"
      ><span>${say('dev.schemaSearch')}</span>
      <input
        type="search"
        autocomplete="off"
        spellcheck="false"
        .value=${wanted}
        @input=${({ target }: Event) => seek((target as HTMLInputElement).value)}
    /></label>
    <p class="muted" role="status">${isSought ? result : nothing}</p>
    ${kinds.map((kind) => {
      const ofKind = found.filter((one) => one.kind === kind)
      if (ofKind.length === 0) return nothing
      return html`<details class="kind" ?open=${isSought}>
        <summary>
          <h4>${say(`dev.kind.${kind}`)}</h4>
          <span class="sub">${ofKind.length}</span>
        </summary>
        ${ofKind.map(
          ({ name, text }) =>
            html`<details class="entry" ?open=${isSought && found.length <= few}>
              <summary><code>${name}</code></summary>
              <pre
                tabindex="0"
                role="region"
                aria-label=${`${say(`dev.kind.${kind}`)}: ${name}`}
              ><code lang="en">${text}</code></pre>
            </details>`,
        )}
      </details>`
    })}`
}
