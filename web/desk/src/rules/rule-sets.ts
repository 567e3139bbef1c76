import { say, type Arg } from '@stolik/core'
import { attribute, declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type TemplateResult } from 'lit'
import '@stolik/elements/account/sign-in'
import { tableAddress } from '@stolik/elements/base/address'
import { redrawOnChange, runWhileConnected } from '@stolik/elements/base/follow'
import { forms } from '@stolik/elements/base/forms.styles'
import { GoEvent } from '@stolik/elements/base/go'
import { addressAt } from '@stolik/elements/base/place'
import { StolikElement } from '@stolik/elements/element/element'
import { gameName, gameWords } from '@stolik/elements/element/game-names'
import { regulationsFile } from '@stolik/elements/rule-sets/regulations-file'
import { ruleWords } from '../words/rules/index.js'
import { asIn, basedOn, draftOf, newDraft, turnedTo, type Draft } from './draft.js'
import { editing } from './editing.js'
import { formPart } from './form-part.js'
import { openRefused, showKnob } from './knob-part.js'
import { listPart, ownerPart } from './list-part.js'
import { orders } from './orders.js'
import { owners } from './owners.js'
import { fieldStyles } from '@stolik/elements/base/fields.styles'
import { plainLists } from '@stolik/elements/base/lists.styles'
import { ruleSetStyles } from './rule-sets.styles.js'
import type { Knob, KnobGame, RuleSet } from './shapes.js'
import { refusalPart, type Telling } from './tell.js'

/**
 * A club's own rules: made from a profile, tried at a table with bots, printed, changed and dropped. For organisers of a club, the
 * association, and owners.
 *
 * @element stolik-rule-sets
 * @attr owner - id of the club whose rules are shown first
 * @attr table-href - the address of a table's page with `{id}` in it
 * @fires stolik-go - a person tries rules at a table; unless cancelled, the table's page opens
 */
export class StolikRuleSets extends declares(StolikElement, {
  owner: property<string | null>(null),
  tableHref: attribute('table-href', '/table/{id}'),
  /** The rule set about to be removed, awaiting confirmation. */
  dropping: state<string | null>(null),
}) {
  static override styles = [controls, forms, fieldStyles, plainLists, ruleSetStyles]
  readonly #editing = editing(this, () => this.gate)
  readonly #owners = owners(this, {
    gate: () => this.gate,
    wanted: () => this.owner,
    refused: (why) => this.#orders.refuse(why),
  })
  readonly #orders = orders(this, {
    gate: () => this.gate,
    owners: this.#owners,
    editing: this.#editing,
    say: (code, args) => this.say(code, args),
  })

  constructor() {
    super()
    redrawOnChange(this, gameWords)
    runWhileConnected(
      this,
      () => (this.place === null ? null : `${this.place} ${this.gate.guest.value?.name ?? ''}`),
      () => {
        if (this.#signed) void this.#owners.open()
        return () => {
          this.#owners.forget()
          this.#editing.stop()
        }
      },
    )
  }

  protected override get rooms(): readonly Words[] {
    const { words } = this.#editing
    return [...super.rooms, ruleWords, ...(words === null ? [] : [words])]
  }

  protected override say(code: string, args: Readonly<Record<string, Arg>> = {}): string {
    const words = ruleWords[this.locale]
    return Object.hasOwn(words, code) ? say(words, this.locale, code, args) : super.say(code, args)
  }

  get #signed(): boolean {
    return this.gate.guest.value?.refresh !== undefined
  }

  get #telling(): Telling {
    return {
      locale: this.locale,
      say: (code, args) => this.say(code, args),
      knobs: this.#editing.words?.[this.locale] ?? {},
    }
  }

  protected override render(): unknown {
    const wrong = this.misplaced()
    if (wrong !== null) return html`<p class="note" role="status">${wrong}</p>`
    return html`<div class="stack">
      <p>${this.say('rulesets.lead')}</p>
      ${this.#signed ? nothing : html`<p class="note" role="status">${this.say('rulesets.signIn')}</p>`}
      <stolik-sign-in lang=${this.lang} server=${this.server}></stolik-sign-in>
      ${this.#signed ? this.#work() : nothing}
    </div>`
  }

  #work(): unknown {
    const { all, games, chosen } = this.#owners
    const { draft } = this.#editing
    const refusal = this.#refusal()
    if (all === null)
      return refusal === nothing
        ? html`<p class="muted" role="status">${this.say('rulesets.loading')}</p>`
        : refusal
    if (all.length === 0) return html`<p class="note" role="status">${this.say('rulesets.notYours')}</p>`
    const game = games.find(({ id }) => id === draft?.game)
    const { done: text } = this.#orders
    const done = html`<p role="status" class=${text === '' ? 'visually-hidden' : 'good'}>${text}</p>`
    if (draft !== null && game !== undefined) return html`${done}${this.#form(draft, game)}`
    return html`${ownerPart(all, chosen?.id, this.#telling, (owner) => this.#choose(owner))} ${done}
    ${refusal} ${this.#list()}`
  }

  #choose(owner: string | null): void {
    Object.assign(this, { owner, dropping: null })
    this.#owners.clear()
    this.#orders.announce('')
    this.#orders.refuse(null)
    void this.#owners.fetchRuleSets()
  }

  #list(): TemplateResult {
    const { ruleSets, games } = this.#owners
    const [game] = games
    const base = game?.profiles[0]?.id ?? ''
    return listPart(ruleSets, this.#telling, {
      busy: this.#orders.isBusy,
      // Rules with one difference from the first profile.
      example: game === undefined ? '' : gameName(this.locale, game.id, `${base}~1`).profile,
      dropping: this.dropping,
      make: () => game !== undefined && base !== '' && this.#begin(newDraft(game.id, base)),
      change: (rules) => this.#begin(draftOf(rules)),
      tryOut: (rules) => void this.#tryOut(rules),
      ask: (rules) => (this.dropping = rules?.id ?? null),
      drop: (rules) => void this.#drop(rules),
      regulations: (rules) => this.#regulations(rules),
    })
  }

  protected override updated(): void {
    openRefused(this.renderRoot)
  }

  #form(draft: Draft, game: KnobGame): TemplateResult {
    const { answer, words } = this.#editing
    // Changes start from the draft of now: a second one may come before the first is drawn.
    const now = (): Draft => this.#editing.draft ?? draft
    if (words === null) return html`<p class="muted" role="status">${this.say('rulesets.loading')}</p>`
    return formPart(this.#owners.games, game, draft, this.#telling, {
      busy: this.#orders.isBusy,
      possible: answer !== null && 'done' in answer ? answer.done : null,
      conflict: answer !== null && 'refused' in answer ? answer.refused : null,
      refusal: this.#refusal(),
      from: (next, profile) =>
        this.#edit(
          next.profiles.some(({ id }) => id === profile)
            ? basedOn(now(), next, profile)
            : asIn(now(), next, profile),
        ),
      rename: this.#editing.rename,
      choose: (knob: Knob, choice) => this.#edit(turnedTo(now(), knob, choice)),
      go: (knob) => showKnob(this.renderRoot, knob),
      keep: () => void this.#keep(),
      tryOut: (rules) => void this.#tryOut(rules),
      cancel: () => {
        this.#editing.stop()
        this.#orders.refuse(null)
      },
      regulations: (rules) => this.#regulations(rules),
    })
  }

  #begin(draft: Draft): void {
    this.#orders.announce('')
    this.#edit(draft)
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('.heading')?.focus())
  }

  #edit(draft: Draft): void {
    this.#orders.refuse(null)
    this.#editing.edit(draft)
  }

  async #keep(): Promise<void> {
    const wrong = await this.#orders.keep()
    await this.updateComplete
    if (wrong === 'name') this.renderRoot.querySelector<HTMLElement>('[name=name]')?.focus()
    else if (wrong !== null) showKnob(this.renderRoot, wrong.knob)
  }

  async #drop(rules: RuleSet): Promise<void> {
    if (await this.#orders.drop(rules)) this.dropping = null
  }

  /** Goes to a table with these rules and bots. */
  async #tryOut(rules: RuleSet): Promise<void> {
    const table = await this.#orders.tryOut(rules)
    if (table === undefined) return
    if (this.dispatchEvent(new GoEvent(table))) location.assign(tableAddress(this.tableHref, table))
  }

  #regulations({ game, profile }: RuleSet): string {
    return addressAt(this.server, regulationsFile(game, profile, this.locale)) ?? ''
  }

  #refusal(): unknown {
    return refusalPart(this.#orders.refused, this.#telling)
  }
}

customElements.define('stolik-rule-sets', StolikRuleSets)
