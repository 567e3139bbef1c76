import { intlOf } from '@stolik/core'
import { attribute, declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type TemplateResult } from 'lit'
import { redrawOnChange, runWhileConnected } from '../base/follow.js'
import { forms } from '../base/forms.styles.js'
import { plainLists } from '../base/lists.styles.js'
import type { Failure } from '../client/http.js'
import { StolikElement } from '../element/element.js'
import { gameWords } from '../element/game-names.js'
import * as contacts from '../people/documents.js'
import { peopleRefusal } from '../people/refusal-words.js'
import '../people/play-with.js'
import { peopleWords } from '../words/people/index.js'
import { playerPageWords } from '../words/player-page/index.js'
import { playerPage } from './documents.js'
import { favouriteStyles } from '../hands/favourites.js'
import { best, games, places, series, type Drawing, type PlayerPage } from './parts.js'
import { chartStyles } from '../ranking/charts.styles.js'
import { playerPageStyles } from './player-page.styles.js'
import { ratings } from './ratings.js'

type Contact = 'follow' | 'unfollow' | 'block' | 'unblock'

/**
 * The page of a player with an account, as far as they show it: since when they have been here, their games, places in events,
 * and what they have switched on. A person who is signed in can follow, invite or block them.
 *
 * @summary Page of a player
 * @element stolik-player-page
 * @attr server - base address of the gateway; default: where the code came from
 * @attr lang - a language of Stolik's, such as de
 * @attr theme - `light`, `dark`, or `auto`: the `color-scheme` of the page
 * @attr name - the player's name, or one that they had lately
 * @attr event-href - the address of an event's page with `{id}` in it; default: the gateway's own
 * @fires stolik-go - a person has opened a table with the player, and goes there
 * @csspart ratings - the ratings, where there are any
 * @csspart games - the games
 * @csspart none - why there is no page, in its place
 * @csspart places - the places in events
 * @csspart best - the best hands
 * @csspart series - the series
 */
export class StolikPlayerPage extends declares(StolikElement, {
  /** The player's name. */
  name: property(''),
  eventHref: attribute<string | null>('event-href', null),
  player: state<PlayerPage | null>(null),
  /** Why there is no page, or why something was not done. */
  failure: state<Failure | null>(null),
  busy: state(false),
  /** Whether the person is asked whether they really want to block the player. */
  blocking: state(false),
}) {
  static override styles = [controls, forms, plainLists, chartStyles, ...favouriteStyles, playerPageStyles]
  protected override readonly catalogues = [playerPageWords, peopleWords]

  constructor() {
    super()
    redrawOnChange(this, gameWords)
    runWhileConnected(
      this,
      // What is shown depends on who asks.
      () => {
        if (this.place === null || this.name === '') return null
        return `${this.place} ${this.name} ${this.gate.guest.value?.refresh === undefined ? '' : this.gate.guest.value.name}`
      },
      () => {
        this.player = null
        this.failure = null
        void this.#fetch()
        return () => (this.blocking = false)
      },
    )
  }

  async #fetch(): Promise<void> {
    const { name } = this
    const outcome = await this.gate.order(playerPage, { name })
    if (name !== this.name) return
    this.failure = 'refused' in outcome ? outcome.refused : null
    this.player = 'done' in outcome ? outcome.done : null
  }

  protected override render(): unknown {
    const wrong = this.misplaced({ name: this.name })
    if (wrong !== null) return html`<p class="note" role="status">${wrong}</p>`
    const { player } = this
    if (player === null)
      return this.failure === null
        ? html`<p class="muted" role="status">${this.say('playerPage.loading')}</p>`
        : this.#none(this.failure)
    const drawing: Drawing = {
      player,
      locale: this.locale,
      server: this.server,
      say: (code, args) => this.say(code, args),
      eventHref: (id) =>
        (this.eventHref ?? this.#at('/event/{id}')).replace('{id}', () => encodeURIComponent(id)),
    }
    return html`${this.#head(player)}
      <div class="columns">
        <div class="stack">${ratings(drawing)} ${games(drawing)} ${best(drawing)}</div>
        <div class="stack">${places(drawing)} ${series(drawing)}</div>
      </div>`
  }

  #at(path: string): string {
    return `${this.server.replace(/\/$/, '')}${path}`
  }

  /** Instead of a page: why there is none, and the one next step. */
  #none(failure: Failure): TemplateResult {
    const isGuest = failure === 'ACCOUNT_NEEDED'
    const sentence = isGuest
      ? this.say('playerPage.members')
      : failure === 'UNKNOWN_PLAYER'
        ? this.say('playerPage.none')
        : peopleRefusal(this.locale, failure)
    const back = encodeURIComponent(`/player/${encodeURIComponent(this.name)}`)
    return html`<div class="panel stack" part="none">
      <p role="status">${sentence}</p>
      <p>
        ${
          isGuest
            ? html`<a class="button primary" href=${this.#at(`/account?back=${back}`)}
                >${this.say('playerPage.signIn')}</a
              >`
            : failure === 'UNKNOWN_PLAYER'
              ? html`<a class="button" href=${this.#at('/play')}>${this.say('playerPage.lobby')}</a>`
              : html`<button class="button" @click=${() => void this.#fetch()}>
                  ${this.say('playerPage.again')}
                </button>`
        }
      </p>
    </div>`
  }

  #head(player: PlayerPage): TemplateResult {
    const { name, formerly, since, own } = player
    const day = new Intl.DateTimeFormat(intlOf(this.locale), { dateStyle: 'long' })
    return html`<header>
      <h2>${name}</h2>
      <p class="facts">
        ${since === null ? nothing : html`<span>${this.say('playerPage.since', { day: day.format(since) })}</span>`}
        ${formerly.length === 0 ? nothing : html`<span>${this.say('playerPage.formerly', { names: formerly.join(', ') })}</span>`}
      </p>
      ${own ? html`<p><a href=${this.#at('/account')}>${this.say('playerPage.own')}</a></p>` : this.#acts(player)}
      <p role="status" class=${this.failure === null ? 'visually-hidden' : 'refusal'}>
        ${this.failure === null ? nothing : peopleRefusal(this.locale, this.failure)}
      </p>
    </header>`
  }

  /** What somebody with an account can do. */
  #acts(player: PlayerPage): TemplateResult | typeof nothing {
    const { name, page, followed, blocked, lastTable } = player
    if (this.gate.guest.value?.refresh === undefined)
      return html`<p class="small muted">${this.say('playerPage.guest')}</p>`
    if (blocked)
      return html`<p>${this.say('playerPage.blocked')}</p>
        <div class="row">${this.#button('unblock')}</div>`
    if (this.blocking)
      return html`<p class="note" id="sure" tabindex="-1">${this.say('playerPage.blockSure', { name })}</p>
        <div class="row">
          ${this.#button('block')}
          <button class="button" @click=${() => (this.blocking = false)}>
            ${this.say('playerPage.blockNot')}
          </button>
        </div>`
    return html`<div class="row acts">
      ${this.#button(followed ? 'unfollow' : 'follow')}
      <stolik-play-with
        lang=${this.lang}
        server=${this.server}
        theme=${this.theme}
        player=${name}
        page=${page}
      ></stolik-play-with>
      ${lastTable === null ? nothing : this.#rematch(lastTable)}
      <button class="quiet" @click=${() => void this.#askBlock()}>${this.say('playerPage.blockAsk')}</button>
    </div>`
  }

  #rematch(table: string): TemplateResult {
    import('../people/rematch.js').catch(() => undefined)
    return html`<stolik-rematch
      lang=${this.lang}
      server=${this.server}
      theme=${this.theme}
      table=${table}
    ></stolik-rematch>`
  }

  #button(what: Contact): TemplateResult {
    return html`<button
      class="button ${what === 'follow' ? 'primary' : ''}"
      ?disabled=${this.busy}
      @click=${() => void this.#do(what)}
    >
      ${this.say(`playerPage.${what}`)}
    </button>`
  }

  async #askBlock(): Promise<void> {
    this.blocking = true
    await this.updateComplete
    this.renderRoot.querySelector<HTMLElement>('#sure')?.focus()
  }

  async #do(what: Contact): Promise<void> {
    const { player } = this
    if (player === null) return
    this.busy = true
    const outcome = await this.gate.order(contacts[what], { player: player.page })
    await this.#fetch()
    this.busy = false
    this.blocking = false
    if ('refused' in outcome) this.failure = outcome.refused
  }
}

customElements.define('stolik-player-page', StolikPlayerPage)
