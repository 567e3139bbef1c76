import { intlOf } from '@stolik/core'
import { attribute, declares, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { css, html, nothing, type TemplateResult } from 'lit'
import { runWhileConnected } from '../base/follow.js'
import { forms } from '../base/forms.styles.js'
import { plainLists } from '../base/lists.styles.js'
import type { Done } from '../client/document.js'
import type { Failure } from '../client/http.js'
import { StolikElement } from '../element/element.js'
import { peopleWords } from '../words/people/index.js'
import * as documents from './documents.js'
import { peopleRefusal } from './refusal-words.js'

type Mine = Done<typeof documents.mine>
type Audience = Mine['audience']

const audiences: readonly Audience[] = ['EVERYBODY', 'MEMBERS', 'NOBODY']
const switches = ['hands', 'contracts', 'contact'] as const

const ownPageStyles = css`
  :host,
  form,
  section,
  fieldset {
    display: grid;
    gap: var(--stolik-space-3);
    justify-items: start;
  }
  :host {
    gap: var(--stolik-space-5);
  }
  fieldset {
    gap: var(--stolik-space-1);
    border: 0;
    padding: 0;
    margin: 0;
    min-width: 0;
  }
  fieldset label {
    display: flex;
    align-items: center;
    gap: var(--stolik-space-2);
    min-height: var(--stolik-press);
  }
  legend {
    padding: 0;
    font-weight: 600;
  }
  .field {
    display: grid;
    gap: var(--stolik-space-1);
    width: min(100%, calc(var(--stolik-rem) * 24));
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--stolik-space-3);
    overflow-wrap: anywhere;
  }
  a {
    padding-block: var(--stolik-space-2);
  }
`

/**
 * What the person's own page shows, and to whom; another name; and whom they follow and have blocked.
 *
 * @element stolik-own-page
 * @attr player-href - the address of a player's page with `{name}` in it
 */
export class StolikOwnPage extends declares(StolikElement, {
  playerHref: attribute('player-href', '/player/{name}'),
  mine: state<Mine | null>(null),
  busy: state(false),
  saved: state(false),
  failure: state<Failure | null>(null),
  /** Why the name was not changed. */
  nameFailure: state<Failure | null>(null),
}) {
  static override styles = [controls, forms, plainLists, ownPageStyles]
  protected override readonly catalogues = [peopleWords]

  constructor() {
    super()
    runWhileConnected(
      this,
      () => (this.place === null ? null : `${this.place} ${this.gate.guest.value?.name ?? ''}`),
      () => void this.#fetch(),
    )
  }

  protected override render(): unknown {
    const { mine } = this
    if (mine === null) return this.#said()
    return html`<p>${this.say('page.lead')} <a href=${this.#page(mine.page)}>${this.say('page.own')}</a></p>
      ${this.#shows(mine)} ${this.#name(mine)} ${this.#find()}
      ${this.#people('following', mine.following, 'unfollow')}
      ${this.#people('blocked', mine.blocked, 'unblock')}`
  }

  #page(page: string): string {
    return this.playerHref.replace('{name}', () => encodeURIComponent(page))
  }

  #said(): TemplateResult {
    return html`<p role="status" class=${this.failure === null ? '' : 'refusal'}>
      ${this.failure === null ? (this.saved ? this.say('page.saved') : nothing) : peopleRefusal(this.locale, this.failure)}
    </p>`
  }

  #shows(mine: Mine): TemplateResult {
    return html`<form
      @submit=${(event: SubmitEvent) => void this.#save(event)}
      @input=${() => (this.saved = false)}
    >
      <fieldset>
        <legend>${this.say('page.audience')}</legend>
        ${audiences.map(
          (audience) =>
            html`<label
              ><input type="radio" name="audience" value=${audience} .checked=${mine.audience === audience} />
              ${this.say(`page.${audience}`)}</label
            >`,
        )}
      </fieldset>
      <fieldset>
        ${switches.map(
          (name) =>
            html`<label
              ><input type="checkbox" name=${name} .checked=${mine[name]} />
              ${this.say(`page.${name}`)}</label
            >`,
        )}
      </fieldset>
      ${this.#said()}
      <button class="button primary" ?disabled=${this.busy}>${this.say('page.save')}</button>
    </form>`
  }

  /** A member of a club has the name that their club gives. */
  #name({ renameFrom }: Mine): TemplateResult | typeof nothing {
    if (renameFrom === null) return nothing
    const now = this.gate.now() ?? Date.now()
    const at = new Intl.DateTimeFormat(intlOf(this.locale), { dateStyle: 'long' }).format(renameFrom)
    return html`<section aria-labelledby="rename">
      <h3 id="rename">${this.say('page.rename')}</h3>
      <p class="small muted">${this.say('page.renameHint')}</p>
      ${
        renameFrom > now
          ? html`<p>${this.say('page.renameFrom', { at })}</p>`
          : html`<form @submit=${(event: SubmitEvent) => void this.#rename(event)}>
              <div class="field">
                <input
                  id="name"
                  aria-labelledby="rename"
                  type="text"
                  name="name"
                  required
                  maxlength="32"
                  autocomplete="nickname"
                  aria-invalid=${this.nameFailure !== null}
                  aria-describedby="why"
                />
              </div>
              <p id="why" role="status" class=${this.nameFailure === null ? 'visually-hidden' : 'refusal'}>
                ${this.nameFailure === null ? nothing : peopleRefusal(this.locale, this.nameFailure)}
              </p>
              <button class="button" ?disabled=${this.busy}>${this.say('page.renameDo')}</button>
            </form>`
      }
    </section>`
  }

  /** A form that leads to a page: whose names there are is nobody's to list. */
  #find(): TemplateResult {
    return html`<form @submit=${(event: SubmitEvent) => this.#show(event)}>
      <div class="field">
        <label for="find">${this.say('page.find')}</label>
        <input id="find" type="text" name="find" required maxlength="40" autocomplete="off" />
      </div>
      <button class="button">${this.say('page.findDo')}</button>
      <a class="found" hidden></a>
    </form>`
  }

  #show(event: SubmitEvent): void {
    event.preventDefault()
    if (!(event.target instanceof HTMLFormElement)) return
    const name = new FormData(event.target).get('find')
    const link = this.renderRoot.querySelector<HTMLAnchorElement>('.found')
    if (typeof name !== 'string' || name.trim() === '' || link === null) return
    // Pressed like a link, so that the site opens it in its own way.
    link.href = this.#page(name.trim())
    link.click()
  }

  #people(
    what: 'following' | 'blocked',
    people: Mine['following'],
    undo: 'unfollow' | 'unblock',
  ): TemplateResult | typeof nothing {
    if (people.length === 0 && what === 'blocked') return nothing
    return html`<section aria-labelledby=${what}>
      <h3 id=${what}>${this.say(`page.${what}`)}</h3>
      ${
        people.length === 0
          ? html`<p class="muted">${this.say('page.followingNone')}</p>`
          : html`<ul>
              ${people.map(
                ({ name, page }) =>
                  html`<li>
                    <a href=${this.#page(page)}>${name}</a>
                    <button
                      class="quiet"
                      aria-label=${this.say(`page.${undo}Of`, { name })}
                      ?disabled=${this.busy}
                      @click=${() => void this.#undo(undo, page)}
                    >
                      ${this.say(`page.${undo}`)}
                    </button>
                  </li>`,
              )}
            </ul>`
      }
    </section>`
  }

  async #fetch(): Promise<void> {
    const outcome = await this.gate.order(documents.mine)
    this.failure = 'refused' in outcome ? outcome.refused : null
    if ('done' in outcome) this.mine = outcome.done
  }

  async #save(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (this.busy || !(event.target instanceof HTMLFormElement)) return
    const data = new FormData(event.target)
    const chosen = audiences.find((one) => one === data.get('audience'))
    this.busy = true
    const outcome = await this.gate.order(documents.setMine, {
      audience: chosen,
      hands: data.has('hands'),
      contracts: data.has('contracts'),
      contact: data.has('contact'),
    })
    await this.#fetch()
    this.busy = false
    this.failure = 'refused' in outcome ? outcome.refused : this.failure
    this.saved = 'done' in outcome
  }

  async #rename(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (this.busy || !(event.target instanceof HTMLFormElement)) return
    const name = new FormData(event.target).get('name')
    this.busy = true
    const outcome = await this.gate.enter(typeof name === 'string' ? name : '')
    await this.#fetch()
    this.busy = false
    this.nameFailure = 'refused' in outcome ? outcome.refused : null
  }

  async #undo(undo: 'unfollow' | 'unblock', player: string): Promise<void> {
    this.busy = true
    const outcome = await this.gate.order(documents[undo], { player })
    await this.#fetch()
    this.busy = false
    if ('refused' in outcome) this.failure = outcome.refused
  }
}

customElements.define('stolik-own-page', StolikOwnPage)
