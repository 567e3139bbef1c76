/** The filters of a ranking: a typed name or club, category and division. */
import type { Published } from '@stolik/contract/published/ranking'
import type { Arg } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import type { RankingFilter } from './view.js'

interface RankingFilters {
  readonly published: Pick<Published, 'categories' | 'divisions'>
  readonly clubs: readonly string[]
  readonly wanted: RankingFilter
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly setFilter: (change: Partial<RankingFilter>) => void
}

export function rankingFilters({ published, clubs, wanted, say, setFilter }: RankingFilters): TemplateResult {
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
              setFilter({ [what]: value === '' ? null : value })
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
        @input=${({ target }: Event) => setFilter({ search: (target as HTMLInputElement).value })}
    /></label>
    ${choice('category', published.categories, (one) => say(`ranking.category.${one}`))}
    ${choice('division', published.divisions)} ${choice('club', clubs)}
  </div>`
}
