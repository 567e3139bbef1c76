/** The filters of a ranking: a typed name or club, category and division. */
import type { Published } from '@stolik/contract/published/ranking'
import type { Arg } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import type { Wanted } from './view.js'

interface Wishes {
  readonly published: Pick<Published, 'categories' | 'divisions'>
  readonly clubs: readonly string[]
  readonly wanted: Wanted
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly want: (change: Partial<Wanted>) => void
}

export function wishes({ published, clubs, wanted, say, want }: Wishes): TemplateResult {
  const choice = (
    what: 'category' | 'division' | 'club',
    options: readonly string[],
    word = (option: string) => option,
  ): unknown =>
    options.length === 0
      ? nothing
      : html`<label
          ><span>${say(`ranking.${what}`)}</span>
          <select
            name=${what}
            @change=${({ target }: Event) => {
              const { value } = target as HTMLSelectElement
              want({ [what]: value === '' ? null : value })
            }}
          >
            <option value="" ?selected=${wanted[what] === null}>${say('ranking.all')}</option>
            ${options.map((one) => html`<option value=${one} ?selected=${wanted[what] === one}>${word(one)}</option>`)}
          </select></label
        >`
  return html`<div class="fields controls">
    <label class="search"
      ><span>${say('ranking.search')}</span>
      <input
        type="search"
        autocomplete="off"
        .value=${wanted.search}
        @input=${({ target }: Event) => want({ search: (target as HTMLInputElement).value })}
    /></label>
    ${choice('category', published.categories, (one) => say(`ranking.category.${one}`))}
    ${choice('division', published.divisions)} ${choice('club', clubs)}
  </div>`
}
