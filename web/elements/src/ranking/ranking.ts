import type { Published, PublishedRow } from '@stolik/contract/published/ranking'
import { attribute, declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import type { Locale } from '@stolik/core'
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { RankingElement } from './element.js'
import { foot, head } from './head.js'
import { history, needHistory } from './history-part.js'
import { lazyCode } from './lazy-code.js'
import { personOfSession } from './session-person.js'
import { whilePrinted } from './printing.js'
import { publishedFile } from './published-file.js'
import { rankingStyles } from './ranking.styles.js'
import { rankingTable } from './table.js'
import { pageLinks } from './page-links.js'
import {
  filterAndSort,
  clubsOf,
  columns,
  noFilter,
  pageSize,
  pagesOf,
  type Figure,
  type SortKey,
  type RankingFilter,
} from './view.js'
import { rankingFilters } from './filters.js'

const teams = lazyCode(() => import('./teams.js'))

/** Values derived from the file and the reader's language alone. */
interface Fixed {
  readonly of: Published
  readonly locale: Locale
  readonly clubs: readonly string[]
  readonly figures: readonly Figure[]
  readonly moved: boolean
}

/**
 * A published ranking, drawn from its published file.
 *
 * @element stolik-ranking
 * @attr ranking - id of the ranking
 * @attr person - id of the reader, whose row is pinned; without it they are found by their session, if they have one
 * @attr person-href - the address of a player's page with `{id}` in it
 * @attr club-href - the address of a club's page with `{id}` in it
 */
export class StolikRanking extends declares(RankingElement, {
  person: property(''),
  personHref: attribute<string | null>('person-href', null),
  clubHref: attribute<string | null>('club-href', null),
  wanted: state<RankingFilter>(noFilter),
  /** Counts from 0. */
  page: state(0),
  open: state<string | null>(null),
  teams: state(false),
  me: state<string | null>(null),
  /** Whether it is being printed: paper shows all rows at once. */
  printed: state(false),
}) {
  static override styles = [controls, rankingStyles]

  readonly #file = publishedFile<Published>(this, () => this.published('latest.json'))
  /** The rows for the file and the filters, cached so that opening a row sorts nothing. */
  #found: { readonly key: readonly unknown[]; readonly rows: readonly PublishedRow[] } | null = null
  #fixed: Fixed | null = null

  constructor() {
    super()
    whilePrinted(this, (isPrinted) => {
      this.printed = isPrinted
      // Before the first update there are no words, so there is nothing to print.
      if (this.hasUpdated) this.performUpdate()
    })
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    // Before the first update, too: then everything has changed.
    if (changed.has('ranking') || changed.has('server') || changed.has('tokenUrl')) {
      Object.assign(this, { wanted: noFilter, page: 0, open: null, teams: false })
      void this.#findMe()
    }
  }

  async #findMe(): Promise<void> {
    const { server } = this
    const me = this.person === '' ? await personOfSession(server, this.tokenUrl) : null
    if (server === this.server) this.me = me
  }

  protected override get needed(): Readonly<Record<string, string>> {
    return { ranking: this.ranking }
  }

  protected override render(): unknown {
    const { content, trouble, old } = this.#file
    if (content === null) return this.waiting(trouble, 'ranking.loading', () => this.#file.again())
    return html`<section class="stack">
      ${head(content, this.say, this.locale)} ${this.old(old)}
      ${content.rows.length === 0 ? html`<p class="muted">${this.say('ranking.empty')}</p>` : this.#body(content)}
      ${foot(content.hash, this.server, this.ranking, { say: this.say, locale: this.locale })}
    </section>`
  }

  #body(published: Published): unknown {
    return html`${published.teams.length === 0 ? nothing : this.#tabs()}
    ${this.teams && published.teams.length > 0 ? this.#teams(published) : this.#players(published)}`
  }

  #teams(published: Published): unknown {
    const { code, failed } = teams
    return (
      code?.teamsTable(published, this.say, this.locale) ??
      this.waiting(failed ? 'OFFLINE' : null, 'ranking.loading', () => teams.load(this))
    )
  }

  #tabs(): TemplateResult {
    const tab = (isTeams: boolean, word: string): TemplateResult =>
      html`<button
        aria-current=${this.teams === isTeams ? 'true' : 'false'}
        @click=${() => {
          this.teams = isTeams
          if (isTeams) teams.load(this)
        }}
      >
        ${this.say(word)}
      </button>`
    return html`<nav
      class="tabs controls"
      aria-label=${`${this.say('ranking.players')}, ${this.say('ranking.teams')}`}
    >
      ${tab(false, 'ranking.players')}${tab(true, 'ranking.teams')}
    </nav>`
  }

  #players(published: Published): TemplateResult {
    const { locale, wanted, open } = this
    const { figures, clubs, moved } = this.#of(published)
    const rows = this.#rows(published)
    const pages = pagesOf(rows.length)
    const page = Math.min(this.page, pages - 1)
    const person = this.person === '' ? this.me : this.person
    const mine = published.rows.find((row) => row.person === person) ?? null
    return html`${rankingFilters({ published: published, clubs, wanted, say: this.say, setFilter: (change) => this.#setFilter(change) })}
      <p class="muted" role="status">
        ${rows.length === 0 ? this.say('ranking.nobody') : this.say('ranking.found', { n: rows.length })}
        ${this.#clubLink(wanted.club)}
      </p>
      ${rankingTable({
        say: this.say,
        locale,
        published: published,
        wanted,
        figures,
        moved,
        mine,
        open,
        rows: this.printed ? rows : rows.slice(page * pageSize, (page + 1) * pageSize),
        toggle: (id) => {
          this.open = open === id ? null : id
          if (this.open !== null) needHistory(this)
        },
        sort: (by) => this.#sort(by),
        more: (row) => this.#more(row),
      })}
      ${
        pages === 1
          ? nothing
          : pageLinks({
              page,
              of: pages,
              say: this.say,
              goTo: (to) => {
                this.page = to
              },
            })
      }`
  }

  #of(published: Published): Fixed {
    const { locale } = this
    if (this.#fixed?.of !== published || this.#fixed.locale !== locale)
      this.#fixed = {
        of: published,
        locale,
        clubs: clubsOf(published.rows, locale),
        figures: columns(published),
        moved: published.rows.some(({ before }) => before !== null),
      }
    return this.#fixed
  }

  #rows(published: Published): readonly PublishedRow[] {
    const key = [published, this.wanted, this.locale]
    if (this.#found === null || key.some((part, i) => part !== this.#found?.key[i]))
      this.#found = { key, rows: filterAndSort(published.rows, this.wanted, this.locale) }
    return this.#found.rows
  }

  #setFilter(change: Partial<RankingFilter>): void {
    this.wanted = { ...this.wanted, ...change }
    this.page = 0
  }

  /** Sorts places and names ascending first, figures descending first. A second click reverses the order. */
  #sort(by: SortKey): void {
    const { sort, down } = this.wanted
    this.#setFilter({ sort: by, down: sort === by ? !down : by !== 'place' && by !== 'name' })
  }

  #clubLink(club: string | null): unknown {
    const { clubHref } = this
    if (clubHref === null || club === null) return nothing
    return html`· <a href=${clubHref.replace('{id}', encodeURIComponent(club))}>${club}</a>`
  }

  #more({ person, club }: PublishedRow): TemplateResult {
    const { server, ranking, personHref } = this
    return html`<div class="stack">
      ${history({ server, ranking, person, say: this.say, lang: this.lang })}
      ${
        personHref === null
          ? nothing
          : html`<p>
              <a href=${personHref.replace('{id}', encodeURIComponent(person))}
                >${this.say('ranking.person')}</a
              >
              ${this.#clubLink(club)}
            </p>`
      }
    </div>`
  }
}

customElements.define('stolik-ranking', StolikRanking)
