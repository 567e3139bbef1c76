import { attribute, declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import '@stolik/elements/account/sign-in'
import { redrawOnChange } from '@stolik/elements/base/follow'
import type { Refusal } from '../client.js'
import { gatewayAt } from '@stolik/elements/client/gateway'
import { deskStyles } from '../desk.styles.js'
import { pageStyles } from '../pages/page.styles.js'
import { rankingStyles } from '@stolik/elements/ranking/ranking.styles'
import * as client from './client.js'
import { PeopleElement } from './element.js'
import { forgetPart } from './forget-part.js'
import { licencesPart } from './licences-part.js'
import { loading } from '../../form/buttons.js'
import { mergePart, type Compared } from './merge-part.js'
import type { PeopleParts } from './parts.js'
import { peopleStyles } from './people.styles.js'
import { recordForm } from './record-form.js'
import { aboutOf, nameOf, searchPart } from './search-part.js'
import { whenConnected } from '../../site/when-connected.js'

/**
 * The association's register of people: search and enter them, give and end licences, merge two records of one person, and
 * forget those who ask for it.
 *
 * @element stolik-ranking-people
 * @attr person - id of the person to show; without it the element searches
 * @attr desk-href - the address of the association’s desk for rankings
 * @attr people-href - the address of this search; with `/ID` appended it is the page of one person
 */
export class StolikRankingPeople extends declares(PeopleElement, {
  person: property(''),
  peopleHref: attribute('people-href', '/ranking/desk/people'),
  deskHref: attribute('desk-href', '/ranking/desk'),
  found: state<client.Found | null>(null),
  /** People found in the search for another record of this person. */
  others: state<readonly client.PersonRecord[] | null>(null),
  compared: state<Compared | null>(null),
  /** The form that is open. */
  opened: state(''),
  refusal: state<Refusal | null>(null),
  /** The message about what was done just now. */
  done: state(''),
  busy: state(false),
}) {
  static override styles = [controls, rankingStyles, pageStyles, deskStyles, peopleStyles]

  constructor() {
    super()
    redrawOnChange(this, { value: null, watch: (listener) => gatewayAt(this.server).guest.watch(listener) })
    // Only the association may read the register: read it again when the account changes, and never without one.
    whenConnected(
      this,
      () => `${this.server} ${this.person} ${this.#signedIn ? (this.gate.guest.value?.name ?? '') : ''}`,
      () => {
        if (this.#signedIn) void this.#read(this.person)
        else Object.assign(this, { found: null, refusal: null })
      },
    )
  }

  get #signedIn(): boolean {
    return this.gate.guest.value?.refresh !== undefined
  }

  async #read(search: string): Promise<void> {
    const answer = await client.registerLike(this.gate, search)
    this.refusal = 'refused' in answer ? answer.refused : null
    this.found = 'done' in answer ? answer.done : null
  }

  readonly #act = async (act: client.PeopleAct, done: string): Promise<boolean> => {
    this.busy = true
    this.done = ''
    const answer = await client.actOnPeople(this.gate, act)
    this.busy = false
    this.refusal = 'refused' in answer ? answer.refused : null
    if ('refused' in answer) return false
    Object.assign(this, { opened: '', others: null, compared: null })
    // Show the person who was entered, or the record that stands for both after a merge.
    if ('person' in act || 'merge' in act) this.person = answer.done.person ?? this.person
    await this.#read(this.person)
    // Told only now: until then the record stands here as it was.
    this.done = done
    return true
  }

  readonly #compare = async (other: client.PersonRecord): Promise<void> => {
    this.busy = true
    const [played, otherPlayed] = await Promise.all([
      client.playedBy(this.gate, this.person),
      client.playedBy(this.gate, other.id),
    ])
    this.busy = false
    const wrong = [played, otherPlayed].find((one) => 'refused' in one)
    this.refusal = wrong !== undefined && 'refused' in wrong ? wrong.refused : null
    if ('done' in played && 'done' in otherPlayed)
      this.compared = { other, played: played.done, otherPlayed: otherPlayed.done }
  }

  readonly #lookFor = async (text: string): Promise<void> => {
    const answer = await client.registerLike(this.gate, text)
    this.refusal = 'refused' in answer ? answer.refused : null
    const own = (one: client.PersonRecord): boolean => one.id === this.#shown?.id || one.forgotten
    this.others = 'done' in answer ? answer.done.people.filter((one) => !own(one)) : null
    this.compared = null
  }

  /** The person to show; `person` may be the id of another record of theirs. */
  get #shown(): client.PersonRecord | undefined {
    const has = ({ id }: client.OneRecord): boolean => id === this.person
    return this.found?.people.find((one) => has(one) || one.others.some(has))
  }

  /** Scrolls to the message, which stands above long forms. */
  protected override updated(changed: PropertyValues): void {
    super.updated(changed)
    if (!changed.has('refusal') && !changed.has('done')) return
    this.renderRoot.querySelector('.told')?.scrollIntoView({ block: 'center' })
  }

  protected override render(): unknown {
    const { person, refusal, done } = this
    const isClosed = !this.#signedIn || (this.found === null && refusal !== null)
    const parts: PeopleParts = {
      say: this.say,
      locale: this.locale,
      busy: this.busy,
      act: this.#act,
      association: this.found?.association ?? null,
    }
    return html`<div class="stack">
      ${
        person === ''
          ? html`<p><a href=${this.deskHref}>${this.say('rankdesk.title')}</a></p>
              <h2>${this.say('people.title')}</h2>`
          : html`<p><a href=${this.peopleHref}>${this.say('people.back')}</a></p>`
      }
      ${this.#signedIn ? nothing : html`<p>${this.say('people.notYours')}</p>`}
      <stolik-sign-in lang=${this.lang} server=${this.server}></stolik-sign-in>
      ${refusal === null ? nothing : this.refused(refusal)}
      ${done === '' ? nothing : html`<p class="note done told" role="status">${this.say(done)}</p>`}
      ${isClosed || person !== '' ? nothing : this.#register(parts)}
      ${isClosed || person === '' ? nothing : this.#page(parts)}
    </div>`
  }

  #register(parts: PeopleParts): TemplateResult {
    const { lang, server } = this
    return html`${searchPart({
      ...parts,
      found: this.found,
      entering: this.opened === 'new',
      hrefOf: (id) => `${this.peopleHref}/${encodeURIComponent(id)}`,
      search: (text) => void this.#read(text),
      enter: () => {
        this.opened = 'new'
      },
    })}
    ${loading(
      html`<h3>${this.say('people.members')}</h3>`,
      () => import('../members/members.js'),
      html`<stolik-ranking-members
        lang=${lang}
        server=${server}
        @stolik-taken=${() => void this.#read('')}
      ></stolik-ranking-members>`,
    )}`
  }

  #page(parts: PeopleParts): TemplateResult {
    const person = this.#shown
    if (this.found === null) return html`<p class="muted" role="status">${this.say('people.loading')}</p>`
    if (person === undefined) return html`<p role="status">${this.say('people.none')}</p>`
    const of = {
      ...parts,
      person,
      opened: this.opened,
      open: (form: string) => {
        this.opened = form
        if (form === '') this.compared = null
      },
    }
    return html`<header>
        <h2>${nameOf(person, this.say)}</h2>
        <p class="muted">${person.forgotten ? this.say('people.isForgotten') : aboutOf(person, this.say)}</p>
      </header>
      ${
        person.forgotten
          ? nothing
          : html`${recordForm(parts, person)} ${licencesPart(of)}
            ${mergePart({
              ...of,
              others: this.others,
              compared: this.compared,
              lookFor: (text) => void this.#lookFor(text),
              compare: (other) => void this.#compare(other),
            })}
            ${forgetPart(of)}`
      }`
  }
}

customElements.define('stolik-ranking-people', StolikRankingPeople)
