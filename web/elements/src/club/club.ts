import { attribute, declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type TemplateResult } from 'lit'
import { redrawOnChange, runWhileConnected } from '../base/follow.js'
import { forms } from '../base/forms.styles.js'
import type { Failure } from '../client/http.js'
import { StolikElement } from '../element/element.js'
import { failureWords } from '../element/failure.js'
import { gameWords } from '../element/game-names.js'
import { clubPageWords } from '../words/club-page/index.js'
import { plainLists } from '../base/lists.styles.js'
import { clubPageStyles } from './club.styles.js'
import { clubPage, listAtClub } from './documents.js'
import { evenings, joining, rankings, results, tables, type ClubPage, type Drawing } from './parts.js'

/** In milliseconds: how often a page that stays open looks for open tables and new results. */
const lookEvery = 60_000

/**
 * The page of a club: its next evenings, last results, best places in rankings, open tables, the members who agreed to be
 * listed, and how to join. A member who is signed in decides here whether their name stands on it.
 *
 * @summary Page of a club
 * @element stolik-club
 * @attr server - base address of the gateway; default: where the code came from
 * @attr lang - a language of Stolik's, such as de
 * @attr theme - `light`, `dark`, or `auto`: the `color-scheme` of the page
 * @attr club - id of the club
 * @attr event-href - the address of an event's page with `{id}` in it; default: the gateway's own
 * @attr table-href - the address of a table's page with `{id}` in it; default: the gateway's own
 * @csspart coming - the next evenings
 * @csspart results - the last results
 * @csspart rankings - the places in rankings
 * @csspart tables - the open tables
 * @csspart members - the members who are listed
 * @csspart join - how to join
 */
export class StolikClub extends declares(StolikElement, {
  /** Id of the club. */
  club: property(''),
  eventHref: attribute<string | null>('event-href', null),
  tableHref: attribute<string | null>('table-href', null),
  /** Null if there is no such club; undefined until it has loaded. */
  page: state<ClubPage | null | undefined>(undefined),
  failure: state<Failure | null>(null),
  isSending: state(false),
}) {
  static override styles = [controls, forms, plainLists, clubPageStyles]

  constructor() {
    super()
    redrawOnChange(this, gameWords)
    runWhileConnected(
      this,
      // Whether somebody is a member is known once they are signed in.
      () => {
        if (this.place === null || this.club === '') return null
        return `${this.place} ${this.club} ${this.gate.guest.value?.name ?? ''}`
      },
      () => {
        void this.#fetch()
        const timer = setInterval(() => {
          if (!document.hidden) void this.#fetch()
        }, lookEvery)
        const back = (): void => void this.#fetch()
        addEventListener('online', back)
        return () => {
          clearInterval(timer)
          removeEventListener('online', back)
        }
      },
    )
  }

  protected override readonly catalogues = [clubPageWords]

  async #fetch(): Promise<void> {
    const { club } = this
    const answer = await this.gate.query(clubPage, { club })
    if (club !== this.club) return
    this.failure = 'refused' in answer ? answer.refused : null
    if ('done' in answer) this.page = answer.done.club
  }

  async #list(listed: boolean): Promise<void> {
    this.isSending = true
    const outcome = await this.gate.order(listAtClub, { listed })
    await this.#fetch()
    this.isSending = false
    if ('refused' in outcome) this.failure = outcome.refused
  }

  protected override render(): unknown {
    const wrong = this.misplaced({ club: this.club })
    if (wrong !== null) return html`<p class="note" role="status">${wrong}</p>`
    const { page } = this
    if (page === undefined)
      return this.failure === null
        ? html`<p class="muted" role="status">${this.say('clubPage.loading')}</p>`
        : this.#failed()
    if (page === null)
      return html`<div class="panel">
        <p>${this.say('clubPage.none')}</p>
        <p><a href=${this.#at('/clubs')}>${this.say('clubPage.all')}</a></p>
      </div>`
    const drawing: Drawing = {
      club: page,
      locale: this.locale,
      say: (code, args) => this.say(code, args),
      eventHref: (id) => this.#href(this.eventHref, '/event/{id}', id),
      tableHref: (id) => this.#href(this.tableHref, '/table/{id}', id),
      page: (path) => this.#at(path),
    }
    return html`${this.#head(page)}
      ${this.failure === null ? nothing : html`<p class="refusal" role="alert">${failureWords(this.locale, this.failure)}</p>`}
      <div class="columns">
        <div class="stack">${evenings(drawing)} ${results(drawing)} ${rankings(drawing)}</div>
        <div class="stack">${tables(drawing)} ${this.#members(page)} ${joining(drawing)}</div>
      </div>`
  }

  #at(path: string): string {
    return `${this.server.replace(/\/$/, '')}${path}`
  }

  #href(pattern: string | null, own: string, id: string): string {
    return (pattern ?? this.#at(own)).replace('{id}', () => encodeURIComponent(id))
  }

  #failed(): TemplateResult {
    return html`<p class="refusal" role="alert">
        ${this.failure === null ? nothing : failureWords(this.locale, this.failure)}
      </p>
      <button class="button fit" @click=${() => void this.#fetch()}>${this.say('clubPage.again')}</button>`
  }

  #head({ id, name, place, site }: ClubPage): TemplateResult {
    const file = (form: string): string =>
      this.gate.address(`calendar/club/${encodeURIComponent(id)}.${form}?lang=${this.locale}`)
    return html`<header>
      <h2>${name}</h2>
      <ul class="facts">
        ${place === null ? nothing : html`<li>${place}</li>`}
        ${site === null ? nothing : html`<li><a href=${site} rel="external">${this.say('clubPage.site')}</a></li>`}
        <li><a href=${file('ics')}>${this.say('clubPage.calendar')}</a></li>
        <li><a href=${file('atom')}>${this.say('clubPage.feed')}</a></li>
      </ul>
    </header>`
  }

  #members({ members, listed }: ClubPage): TemplateResult {
    return html`<section part="members" aria-labelledby="members">
      <h3 id="members">${this.say('clubPage.members')}</h3>
      ${
        members.length === 0
          ? html`<p class="muted">${this.say('clubPage.membersNone')}</p>`
          : html`<ul class="names">
              ${members.map(({ name }) => html`<li>${name}</li>`)}
            </ul>`
      }
      ${listed === null ? nothing : this.#own(listed)}
    </section>`
  }

  /** The choice of a member who looks at the page. */
  #own(listed: boolean): TemplateResult {
    return html`<p class="small">${this.say(listed ? 'clubPage.isListed' : 'clubPage.listHint')}</p>
      <button class="button fit" ?disabled=${this.isSending} @click=${() => void this.#list(!listed)}>
        ${this.say(listed ? 'clubPage.unlist' : 'clubPage.list')}
      </button>`
  }
}

customElements.define('stolik-club', StolikClub)
