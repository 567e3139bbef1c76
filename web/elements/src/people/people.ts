import { attribute, declares, given, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { tableAddress } from '../base/address.js'
import { redrawOnChange, runWhileConnected } from '../base/follow.js'
import { forms } from '../base/forms.styles.js'
import { GoEvent } from '../base/go.js'
import { plainLists } from '../base/lists.styles.js'
import type { Failure } from '../client/http.js'
import { StolikElement } from '../element/element.js'
import { peopleRefusal } from './refusal-words.js'
import { gameName, gameWords } from '../element/game-names.js'
import { peopleWords } from '../words/people/index.js'
import { peopleAt, type PersonHere } from './own-people.js'
import { peopleStyles } from './people.styles.js'
import './play-with.js'

/**
 * A quiet list of the people whom the person follows and who are here now: at which public table they play or wait, or that
 * they are on the site. Each can be invited. It takes no room for guests, and for people who follow nobody.
 *
 * @element stolik-people
 * @attr table-href - the address of a table's page with `{id}` in it
 * @attr player-href - the address of a player's page with `{name}` in it
 * @prop table - the table where the person waits for others; null = none
 * @prop but - names of people who sit there already
 * @prop invites - whether it is only there to invite people to that table
 * @fires stolik-go - a person goes to a table; unless cancelled, its page opens
 */
export class StolikPeople extends declares(StolikElement, {
  tableHref: attribute<string | null>('table-href', null),
  playerHref: attribute('player-href', '/player/{name}'),
  table: given<string | null>(null),
  but: given<readonly string[]>([]),
  invites: given(false),
  failure: state<Failure | null>(null),
}) {
  static override styles = [controls, forms, plainLists, peopleStyles]
  protected override readonly catalogues = [peopleWords]

  constructor() {
    super()
    redrawOnChange(this, gameWords)
    runWhileConnected(
      this,
      () => this.place,
      () => peopleAt(this.gate).follow(() => this.requestUpdate()),
    )
  }

  protected override render(): unknown {
    const people = peopleAt(this.gate).value
    if (people === null || people.following === 0) return nothing
    const here = people.here.filter(({ name }) => !this.but.includes(name))
    const title = this.say(this.invites ? 'people.bring' : 'people.title')
    return html`<section class=${this.invites ? 'panel' : ''} aria-labelledby="people">
      <h3 id="people">${title}</h3>
      ${
        here.length === 0
          ? html`<p class="muted small">${this.say('people.none')}</p>`
          : html`<ul class=${this.invites ? '' : 'box'}>
              ${repeat(
                here,
                ({ page }) => page,
                (person) => html`<li>${this.#person(person)}</li>`,
              )}
            </ul>`
      }
      <p role="status" class=${this.failure === null ? 'visually-hidden' : 'refusal'}>
        ${this.failure === null ? nothing : peopleRefusal(this.locale, this.failure)}
      </p>
    </section>`
  }

  #person(person: PersonHere): TemplateResult {
    const { name, page, table } = person
    const href = this.playerHref.replace('{name}', () => encodeURIComponent(page))
    return html`<span class="who">
        <a href=${href}>${name}</a>
        <span class="small muted">${this.#where(person)}</span>
      </span>
      ${table === null || this.invites ? nothing : this.#way(table)}
      ${
        table !== null && table.phase === 'GATHERING' && !this.invites
          ? nothing
          : html`<stolik-play-with
              lang=${this.lang}
              server=${this.server}
              theme=${this.theme}
              player=${name}
              page=${page}
              .table=${this.table}
            ></stolik-play-with>`
      }`
  }

  #where({ table }: PersonHere): string {
    if (table === null) return this.say('people.here')
    const game = gameName(this.locale, table.game, table.profile).profile
    return this.say(table.phase === 'GATHERING' ? 'people.waits' : 'people.plays', { game })
  }

  /** The way to a table: to a chair that is free, or to look on. */
  #way({ id, phase, players }: NonNullable<PersonHere['table']>): TemplateResult {
    const isFree = phase === 'GATHERING' && players.includes(null)
    return isFree
      ? html`<button class="button" @click=${() => void this.#sit(id)}>${this.say('people.sit')}</button>`
      : html`<a
          class="button"
          href=${this.tableHref === null ? '#' : tableAddress(this.tableHref, id)}
          @click=${(event: MouseEvent) => this.#look(event, id)}
          >${this.say('people.watch')}</a
        >`
  }

  async #sit(table: string): Promise<void> {
    const outcome = await this.gate.sit(table)
    this.failure = 'refused' in outcome ? outcome.refused : null
    if ('done' in outcome) this.dispatchEvent(new GoEvent(table))
  }

  #look(event: MouseEvent, table: string): void {
    // With a modifier key the person wants the table in another tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    // Unless somebody shows the table in their own way, the link leads there.
    if (!this.dispatchEvent(new GoEvent(table)) || this.tableHref === null) event.preventDefault()
  }
}

customElements.define('stolik-people', StolikPeople)
