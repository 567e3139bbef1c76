import { attribute, declares, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type TemplateResult } from 'lit'
import { StolikElement } from '../element/element.js'
import { runWhileConnected } from '../base/follow.js'
import { forms } from '../base/forms.styles.js'
import { clubWords } from '../words/clubs/index.js'
import { plainLists } from '../base/lists.styles.js'
import { clubStyles } from './clubs.styles.js'
import { clubs, type clubs as document } from './clubs-document.js'
import { folded } from '@stolik/contract/folded'
import type { Answer } from '../client/document.js'

/** Clubs as the gateway returns them, and a search among them. */
export type Club = Answer<typeof document>['clubs'][number]

export const found = (clubs: readonly Club[], search: string): readonly Club[] => {
  const wanted = folded(search.trim())
  return clubs.filter(({ name, place }) => folded(`${name} ${place ?? ''}`).includes(wanted))
}

const hrefOf = (pattern: string, ranking: string, club: string): string =>
  pattern.replace('{ranking}', encodeURIComponent(ranking)).replace('{id}', () => encodeURIComponent(club))

/** A shorter list needs no search field. */
const many = 12

/**
 * The clubs of a gateway: their towns, their sites, and the rankings that their players are in.
 *
 * @summary List of clubs
 * @element stolik-clubs
 * @attr server - base address of the gateway; default: where the code came from
 * @slot none - shown while there is no club
 * @attr lang - a language of Stolik's, such as de
 * @attr theme - `light`, `dark`, or `auto`: the `color-scheme` of the page
 * @attr club-href - the address of a club's page in a ranking, with `{ranking}` and `{id}` in it; default: the gateway's own
 * pages
 * @attr page-href - the address of a club's own page with `{id}` in it; default: the gateway's own
 * @csspart club - one club of the list
 */
export class StolikClubs extends declares(StolikElement, {
  clubHref: attribute<string | null>('club-href', null),
  pageHref: attribute<string | null>('page-href', null),
  clubs: state<readonly Club[] | null>(null),
  failed: state(false),
  search: state(''),
}) {
  static override styles = [controls, forms, plainLists, clubStyles]

  constructor() {
    super()
    runWhileConnected(
      this,
      () => this.place,
      () => {
        void this.#fetch()
        const back = (): void => {
          if (this.failed) void this.#fetch()
        }
        addEventListener('online', back)
        return () => removeEventListener('online', back)
      },
    )
  }

  protected override readonly catalogues = [clubWords]

  async #fetch(): Promise<void> {
    const answer = await this.gate.query(clubs)
    this.failed = 'refused' in answer
    if ('done' in answer) this.clubs = answer.done.clubs
  }

  protected override render(): unknown {
    return html`<h2>${this.say('clubs.title')}</h2>
      ${this.#body()}`
  }

  #body(): unknown {
    const wrong = this.misplaced()
    if (wrong !== null) return html`<p class="note" role="status">${wrong}</p>`
    const { clubs } = this
    if (clubs === null && this.failed)
      return html`<p class="refusal" role="alert">${this.say('clubs.away')}</p>
        <button class="button fit" @click=${() => void this.#fetch()}>${this.say('clubs.again')}</button>`
    if (clubs === null) return html`<p class="muted" role="status">${this.say('clubs.loading')}</p>`
    if (clubs.length === 0)
      return html`<slot name="none"
        ><div class="panel">
          <p>${this.say('clubs.none')}</p>
          <p class="muted">${this.say('clubs.noneHint')}</p>
        </div></slot
      >`
    const matches = found(clubs, this.search)
    return html`${clubs.length <= many ? nothing : this.#searching()}
      <p role="status" class=${matches.length === 0 ? '' : 'visually-hidden'}>
        ${matches.length === 0 ? this.say('clubs.notFound') : nothing}
      </p>
      ${
        matches.length === 0
          ? nothing
          : html`<ul class="clubs box">
              ${matches.map((club) => this.#club(club))}
            </ul>`
      }`
  }

  #searching(): TemplateResult {
    return html`<label class="search"
      >${this.say('clubs.search')}
      <input
        type="text"
        .value=${this.search}
        @input=${({ target }: Event) => {
          if (target instanceof HTMLInputElement) this.search = target.value
        }}
      />
    </label>`
  }

  #club({ id, name, place, site, rankings }: Club): TemplateResult {
    const home = this.server.replace(/\/$/, '')
    const href = this.clubHref ?? `${home}/ranking/{ranking}/club/{id}`
    return html`<li part="club">
      <h3>
        ${id === null ? name : html`<a href=${hrefOf(this.pageHref ?? `${home}/club/{id}`, '', id)}>${name}</a>`}
      </h3>
      ${
        place === null && site === null && id === null
          ? nothing
          : html`<ul class="facts">
              ${place === null ? nothing : html`<li>${place}</li>`}
              ${site === null ? nothing : html`<li><a href=${site} rel="external">${this.say('clubs.site')}</a></li>`}
              ${id === null ? nothing : html`<li><a href=${this.gate.address(`calendar/club/${id}.ics?lang=${this.locale}`)}>${this.say('clubs.calendar')}</a></li>`}
            </ul>`
      }
      ${
        rankings.length === 0
          ? nothing
          : html`<p class="small">
              ${this.say('clubs.in')}:
              ${rankings.map(
                (one, i) =>
                  html`${i === 0 ? nothing : ', '}<a href=${hrefOf(href, one.ranking, one.club)}
                      >${one.name}</a
                    >
                    <span class="count">${`(${this.say('clubs.players', { n: one.players })})`}</span>`,
              )}
            </p>`
      }
    </li>`
  }
}

customElements.define('stolik-clubs', StolikClubs)
