import { controls } from '@stolik/kit/tokens'
import { html, nothing } from 'lit'
import '@stolik/elements/account/sign-in'
import { runWhileConnected } from '@stolik/elements/base/follow'
import { forms } from '@stolik/elements/base/forms.styles'
import { siteAccess, type Checked } from '@stolik/elements/client/access'
import type { Words } from '@stolik/kit/words'
import { talkWords } from '@stolik/elements/words/talk/index'
import { clubsPart } from './clubs-part.js'
import {
  deleteAccountOf,
  deskOf,
  findAccounts,
  logOf,
  ownerAct,
  reportDone,
  reportsOf,
  setRoles,
  setVerified,
  upkeepOf,
  type Answer,
  type Desk,
  type OwnerLog,
  type Person,
  type Refused,
  type Report,
  type Upkeep,
} from './client.js'
import { logPart } from './log-part.js'
import { orderPart } from './order-part.js'
import { OwnerElement, type OwnerParts } from './element.js'
import { installationPart, announcePart } from './installation-part.js'
import { ownerStyles } from './owner.styles.js'
import { peoplePart } from './people-part.js'
import { reportsPart } from './reports-part.js'
import { requestsPart } from './requests-part.js'
import { sitesPart } from './sites-part.js'

/** A request was decided that others may have waited for. */
export class DecidedEvent extends CustomEvent<undefined> {
  static readonly type = 'stolik-decided'
  constructor() {
    super(DecidedEvent.type, { bubbles: true, composed: true })
  }
}

/** The number of reports in one answer. */
const page = 100

/**
 * The owner's page for decisions: sites and clubs, who may announce events, people and their roles, and the texts of the
 * installation.
 *
 * @element stolik-owner
 * @fires stolik-decided - a request was granted or refused
 */
export class StolikOwner extends OwnerElement {
  static override styles = [controls, forms, ownerStyles]
  static override properties = {
    ...OwnerElement.properties,
    desk: { state: true },
    trouble: { state: true },
    refused: { state: true },
    busy: { state: true },
    checked: { state: true },
    found: { state: true },
    told: { state: true },
    reports: { state: true },
    moreReports: { state: true },
    log: { state: true },
    upkeep: { state: true },
  }

  declare private desk: Desk | null
  /** Why there is no desk. */
  declare private trouble: Refused | null
  declare private refused: (Refused & { readonly part: string }) | null
  declare private busy: boolean
  declare private checked: Checked | null
  declare private found: readonly Person[] | null
  /** Whether an act was done, for the message to screen readers. */
  declare private told: boolean
  declare private reports: readonly Report[]
  /** Whether there may be older ones. */
  declare private moreReports: boolean
  /** null until it is requested. */
  declare private log: OwnerLog | null
  /** null if the gateway does not report it. */
  declare private upkeep: Upkeep | null

  constructor() {
    super()
    this.desk = null
    this.trouble = null
    this.refused = null
    this.busy = false
    this.checked = null
    this.found = null
    this.told = false
    this.reports = []
    this.moreReports = false
    this.log = null
    this.upkeep = null
    runWhileConnected(
      this,
      () => (this.place === null ? null : `${this.place} ${this.gate.guest.value?.token ?? ''}`),
      () => {
        void this.#fetch()
        return () => undefined
      },
    )
  }

  protected override get rooms(): readonly Words[] {
    return [...super.rooms, talkWords]
  }

  async #fetch(): Promise<void> {
    const answer = await deskOf(this.gate)
    this.trouble = 'refused' in answer ? answer.refused : null
    if ('refused' in answer) {
      this.desk = null
      return
    }
    const first = this.desk === null
    this.desk = answer.done
    if (!first) return
    await Promise.all([this.#prefill(), this.#fetchReports(null), this.#fetchUpkeep()])
  }

  async #fetchUpkeep(): Promise<void> {
    const answer = await upkeepOf(this.gate)
    this.upkeep = 'done' in answer ? answer.done : null
  }

  /** Reads the address of a site from this page's hash: a site that is not allowed links here. */
  async #prefill(): Promise<void> {
    const site = new URLSearchParams(location.hash.slice(1)).get('site')
    if (site === null) return
    await this.#check(site)
    await this.updateComplete
    this.renderRoot.querySelector<HTMLElement>('#sites button')?.focus()
  }

  /** Fetches the newest reports, or those before the last one shown. */
  async #fetchReports(before: number | null): Promise<void> {
    await this.#do(
      'reports',
      async () => {
        const answer = await reportsOf(this.gate, before)
        if ('done' in answer) {
          this.reports = [...(before === null ? [] : this.reports), ...answer.done]
          this.moreReports = answer.done.length === page
        }
        return answer
      },
      false,
    )
  }

  async #settle(id: string): Promise<void> {
    await this.#do('reports', async () => {
      const answer = await reportDone(this.gate, id)
      if ('done' in answer)
        this.reports = this.reports.map((one) =>
          one.id === id ? { ...one, done: this.gate.now() ?? one.at } : one,
        )
      return answer
    })
  }

  async #fetchLog(): Promise<void> {
    await this.#do(
      'log',
      async () => {
        const answer = await logOf(this.gate)
        if ('done' in answer) this.log = answer.done
        return answer
      },
      false,
    )
  }

  async #check(address: string): Promise<void> {
    if (address.trim() === '') {
      this.checked = null
      return
    }
    this.checked = { address, origin: null, allowed: false, problem: null }
    const { place } = this
    const answer = place === null ? undefined : await siteAccess(place, address)
    // Another address was typed meanwhile.
    if (this.checked.address === address && answer !== undefined) this.checked = { address, ...answer }
  }

  async #do(part: string, work: () => Promise<Answer<unknown>>, told = true): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.told = false
    const answer = await work()
    this.busy = false
    this.refused = 'refused' in answer ? { ...answer.refused, part } : null
    this.told = told && 'done' in answer
    return 'done' in answer
  }

  readonly #act = (part: string, act: object): Promise<boolean> =>
    this.#do(part, async () => {
      const answer = await ownerAct(this.gate, act)
      if ('done' in answer) {
        this.desk = answer.done
        if (part === 'requests') this.dispatchEvent(new DecidedEvent())
      }
      return answer
    })

  /** Updates a found person after an act; null removes them. */
  async #change<T>(
    { id }: Person,
    work: () => Promise<Answer<T>>,
    changed: (one: Person, done: T) => Person | null,
  ): Promise<void> {
    await this.#do('people', async () => {
      const answer = await work()
      await this.#fetch()
      if ('done' in answer)
        this.found =
          this.found?.flatMap((one) => (one.id === id ? (changed(one, answer.done) ?? []) : one)) ?? null
      return answer
    })
  }

  async #find(text: string): Promise<void> {
    await this.#do('people', async () => {
      const answer = await findAccounts(this.gate, text)
      if ('done' in answer) this.found = answer.done
      return answer
    })
  }

  protected override render(): unknown {
    const { desk, trouble, busy } = this
    const wrong = this.misplaced()
    if (wrong !== null) return html`<p class="note" role="status">${wrong}</p>`
    const signIn = html`<stolik-sign-in lang=${this.lang} server=${this.server}></stolik-sign-in>`
    if (
      trouble?.code === 'NOT_SIGNED_IN' ||
      trouble?.code === 'SIGN_IN_AGAIN' ||
      trouble?.code === 'NOT_ALLOWED'
    )
      return html`<div class="stack">
        <p class="note" role="status">
          ${this.say(this.gate.guest.value?.refresh === undefined ? 'owner.signIn' : 'owner.notOwner')}
        </p>
        ${signIn}
      </div>`
    if (trouble !== null && desk === null) return this.refusal(trouble)
    if (desk === null) return html`<p class="muted" role="status">${this.say('owner.loading')}</p>`
    const doing: OwnerParts = {
      say: (code, args) => this.say(code, args),
      busy,
      refusal: (part) => (this.refused?.part === part ? this.refusal(this.refused) : nothing),
      act: this.#act,
    }
    return html`<div class="stack">
      ${signIn}
      <p class="visually-hidden" role="status">${this.told ? this.say('owner.saved') : nothing}</p>
      ${requestsPart(desk, doing, this.locale)}
      ${reportsPart(
        {
          reports: this.reports,
          more: this.moreReports,
          fetchMore: () => void this.#fetchReports(this.reports.at(-1)?.at ?? null),
          settle: (id) => void this.#settle(id),
        },
        doing,
        this.locale,
      )}
      ${orderPart(desk, doing, this.locale)}
      ${sitesPart(desk, doing, { checked: this.checked, check: (address) => void this.#check(address) })}
      ${announcePart(desk, doing)} ${clubsPart(desk, doing)}
      ${peoplePart(desk, doing, {
        found: this.found,
        find: (text) => void this.#find(text),
        set: (person, set) =>
          void this.#change(
            person,
            () => setRoles(this.gate, person.id, set),
            (one, roles) => ({ ...one, ...roles, given: set.roles }),
          ),
        verify: (person, verified) =>
          void this.#change(
            person,
            () => setVerified(this.gate, person.id, verified),
            (one) => ({ ...one, verified }),
          ),
        remove: (person) =>
          void this.#change(
            person,
            () => deleteAccountOf(this.gate, person.id),
            () => null,
          ),
      })}
      ${installationPart(desk, doing)}
      ${logPart({ log: this.log, upkeep: this.upkeep, fetch: () => void this.#fetchLog() }, doing, this.locale)}
    </div>`
  }
}

customElements.define('stolik-owner', StolikOwner)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-owner': StolikOwner
  }
}
