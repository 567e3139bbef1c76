import { say, type Arg } from '@stolik/core'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type TemplateResult } from 'lit'
import '@stolik/elements/account/sign-in'
import { tableAddress } from '@stolik/elements/base/address'
import { redrawOnChange, runWhileConnected } from '@stolik/elements/base/follow'
import { forms } from '@stolik/elements/base/forms.styles'
import { GoEvent } from '@stolik/elements/base/go'
import { addressAt } from '@stolik/elements/base/place'
import type { Failure } from '@stolik/elements/client/http'
import { StolikElement } from '@stolik/elements/element/element'
import { failureWords } from '@stolik/elements/element/failure'
import { gameName, gameWords } from '@stolik/elements/element/game-names'
import { extras } from '@stolik/elements/extras/games'
import { regulationsFile } from '@stolik/elements/rule-sets/regulations-file'
import { ruleWords } from '../words/rules/index.js'
import { dropRuleSet, keepRuleSet, knobGames, ownersFor, refusedBy, ruleSetsOf } from './client.js'
import { asIn, basedOn, draftOf, newDraft, turnedTo, type Draft } from './draft.js'
import { formPart } from './form-part.js'
import { listPart } from './list-part.js'
import { ruleSetStyles } from './rule-sets.styles.js'
import type { Answer, Knob, KnobGame, Refused, RulesOwner, RuleSet } from './shapes.js'
import type { Telling } from './tell.js'
import { trial } from './trial.js'

/**
 * A club's own rules: made from a profile, tried at a table with bots, printed, changed and dropped. For organisers of a club, the
 * association, and owners.
 *
 * @element stolik-rule-sets
 * @attr owner - id of the club whose rules are shown first
 * @attr table-href - the address of a table's page with `{id}` in it
 * @fires stolik-go - a person tries rules at a table; unless cancelled, the table's page opens
 */
export class StolikRuleSets extends StolikElement {
  static override styles = [controls, forms, ruleSetStyles]
  static override properties = {
    ...StolikElement.properties,
    owner: {},
    tableHref: { attribute: 'table-href' },
    owners: { state: true },
    games: { state: true },
    kept: { state: true },
    draft: { state: true },
    knobWords: { state: true },
    dropping: { state: true },
    refused: { state: true },
    told: { state: true },
    busy: { state: true },
  }

  declare owner: string | null
  declare tableHref: string
  /** null until they have come. */
  declare private owners: readonly RulesOwner[] | null
  declare private games: readonly KnobGame[]
  declare private kept: readonly RuleSet[]
  /** What is being made or changed; null while the list is shown. */
  declare private draft: Draft | null
  /** The words of the knobs of the draft's game. */
  declare private knobWords: Words | null
  declare private dropping: string | null
  declare private refused: Refused | null
  /** The last thing that was done, for screen readers and people. */
  declare private told: string
  declare private busy: boolean
  readonly #trial = trial(this, () => this.gate)

  constructor() {
    super()
    this.owner = null
    this.tableHref = '/table/{id}'
    Object.assign(this, { owners: null, games: [], kept: [], draft: null, knobWords: null })
    Object.assign(this, { dropping: null, refused: null, told: '', busy: false })
    redrawOnChange(this, gameWords)
    runWhileConnected(
      this,
      () => (this.place === null ? null : `${this.place} ${this.gate.guest.value?.name ?? ''}`),
      () => {
        void this.#open()
        return () => Object.assign(this, { owners: null, kept: [], draft: null })
      },
    )
  }

  protected override get rooms(): readonly Words[] {
    return [...super.rooms, ruleWords, ...(this.knobWords === null ? [] : [this.knobWords])]
  }

  protected override say(code: string, args: Readonly<Record<string, Arg>> = {}): string {
    const words = ruleWords[this.locale]
    return Object.hasOwn(words, code) ? say(words, this.locale, code, args) : super.say(code, args)
  }

  get #signed(): boolean {
    return this.gate.guest.value?.refresh !== undefined
  }

  /** Whose rules are shown. */
  get #owner(): RulesOwner | undefined {
    return this.owners?.find(({ id }) => id === this.owner) ?? this.owners?.[0]
  }

  async #open(): Promise<void> {
    if (!this.#signed) return
    const [owners, games] = await Promise.all([ownersFor(this.gate), knobGames(this.gate)])
    this.refused = 'refused' in owners ? owners.refused : 'refused' in games ? games.refused : null
    if ('refused' in owners || 'refused' in games) return
    Object.assign(this, { owners: owners.done, games: games.done })
    await this.#fetchKept()
  }

  async #fetchKept(): Promise<void> {
    const owner = this.#owner
    if (owner === undefined) return
    const answer = await ruleSetsOf(this.gate, owner.id)
    if (owner.id !== this.#owner?.id) return
    this.kept = 'done' in answer ? answer.done : []
    if ('refused' in answer) this.refused = answer.refused
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
    const { owners, draft, games, locale } = this
    if (owners === null)
      return this.#refusal() === nothing
        ? html`<p class="muted" role="status">${this.say('rulesets.loading')}</p>`
        : this.#refusal()
    if (owners.length === 0) return html`<p class="note" role="status">${this.say('rulesets.notYours')}</p>`
    const game = games.find(({ id }) => id === draft?.game)
    const done = html`<p role="status" class=${this.told === '' ? 'visually-hidden' : 'done'}>
      ${this.told}
    </p>`
    if (draft !== null && game !== undefined) return html`${done}${this.#form(draft, game)}`
    return html`${this.#chooseOwner(owners)} ${done} ${this.#refusal()}
    ${listPart(
      this.kept,
      { locale, say: (code, args) => this.say(code, args) },
      {
        busy: this.busy,
        example: this.#example,
        dropping: this.dropping,
        make: () => this.#make(),
        change: (rules) => this.#begin(draftOf(rules)),
        tryOut: (rules) => void this.#tryOut(rules),
        ask: (rules) => (this.dropping = rules?.id ?? null),
        drop: (rules) => void this.#drop(rules),
        regulations: (rules) => this.#regulations(rules),
      },
    )}`
  }

  /** Rules with one difference from the first profile. */
  get #example(): string {
    const [game] = this.games
    const base = game?.profiles[0]?.id ?? ''
    return game === undefined ? '' : gameName(this.locale, game.id, `${base}~1`).profile
  }

  /** Opens what a conflict is about. It stays open when the conflict is gone: the focus may be in it. */
  protected override updated(): void {
    for (const part of this.renderRoot.querySelectorAll<HTMLDetailsElement>('.knob.refused')) part.open = true
  }

  #chooseOwner(owners: readonly RulesOwner[]): unknown {
    if (owners.length < 2) return nothing
    return html`<label
      ><span>${this.say('rulesets.owner')}</span>
      <select
        name="owner"
        @change=${({ target }: Event) => {
          this.owner = owners[(target as HTMLSelectElement).selectedIndex]?.id ?? null
          Object.assign(this, { kept: [], told: '', refused: null, dropping: null })
          void this.#fetchKept()
        }}
      >
        ${owners.map(
          (one) =>
            html`<option ?selected=${one.id === this.#owner?.id}>
              ${one.name ?? this.say('rulesets.unnamed')}
            </option>`,
        )}
      </select></label
    >`
  }

  #form(draft: Draft, game: KnobGame): TemplateResult {
    const { answer } = this.#trial
    // Changes start from the draft of now: a second one may come before the first is drawn.
    const now = (): Draft => this.draft ?? draft
    const telling: Telling = {
      locale: this.locale,
      say: (code, args) => this.say(code, args),
      knobs: this.knobWords?.[this.locale] ?? {},
    }
    if (this.knobWords === null)
      return html`<p class="muted" role="status">${this.say('rulesets.loading')}</p>`
    return formPart(this.games, game, draft, telling, {
      busy: this.busy,
      possible: answer !== null && 'done' in answer ? answer.done : null,
      conflict: answer !== null && 'refused' in answer ? answer.refused : null,
      refusal: this.#refusal(),
      from: (next, profile) =>
        this.#edit(
          next.profiles.some(({ id }) => id === profile)
            ? basedOn(now(), next, profile)
            : asIn(now(), next, profile),
        ),
      rename: (name) => (this.draft = { ...now(), name }),
      choose: (knob: Knob, choice) => this.#edit(turnedTo(now(), knob, choice)),
      go: (knob) => void this.#go(knob),
      keep: () => void this.#keep(),
      tryOut: (rules) => void this.#tryOut(rules),
      cancel: () => Object.assign(this, { draft: null, refused: null }),
      regulations: (rules) => this.#regulations(rules),
    })
  }

  #make(): void {
    const [game] = this.games
    const base = game?.profiles[0]
    if (game !== undefined && base !== undefined) this.#begin(newDraft(game.id, base.id))
  }

  #begin(draft: Draft): void {
    this.told = ''
    this.#edit(draft)
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('.heading')?.focus())
  }

  #edit(draft: Draft): void {
    if (draft.game !== this.draft?.game) void this.#fetchWords(draft.game)
    Object.assign(this, { draft, refused: null })
    void this.#trial.look(draft)
  }

  async #fetchWords(game: string): Promise<void> {
    this.knobWords = null
    const words = (await extras[game]?.knobs?.().catch(() => null)) ?? null
    if (game === this.draft?.game) this.knobWords = words
  }

  /** Opens a knob and moves the focus to its choice. */
  async #go(knob: string): Promise<void> {
    await this.updateComplete
    const part = this.renderRoot.querySelector<HTMLDetailsElement>(`#knob-${knob}`)
    if (part === null) return
    part.open = true
    part.querySelector<HTMLElement>('input:checked')?.focus()
    part.scrollIntoView({ block: 'nearest' })
  }

  /** Does one act at a time. */
  async #act<T>(work: () => Promise<Answer<T>>, done: (answer: T) => void | Promise<void>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.told = ''
    const answer = await work()
    this.busy = false
    this.refused = 'refused' in answer ? answer.refused : null
    if ('done' in answer) await done(answer.done)
  }

  async #keep(): Promise<void> {
    const { draft } = this
    const owner = this.#owner
    if (draft === null || owner === undefined) return
    const lacks =
      draft.name.trim() === '' ? 'NO_NAME' : Object.keys(draft.turned).length === 0 ? 'NOTHING_TURNED' : null
    if (lacks !== null) {
      this.refused = refusedBy(lacks)
      await this.updateComplete
      if (lacks === 'NO_NAME') this.renderRoot.querySelector<HTMLElement>('[name=name]')?.focus()
      return
    }
    await this.#act(
      () => keepRuleSet(this.gate, owner.id, draft),
      async ({ name }) => {
        Object.assign(this, { draft: null, told: this.say('rulesets.kept', { name }) })
        await this.#fetchKept()
      },
    )
    if (this.refused?.code === 'IMPOSSIBLE' && this.refused.knob !== null) await this.#go(this.refused.knob)
  }

  async #drop({ id, name }: RuleSet): Promise<void> {
    const owner = this.#owner
    if (owner === undefined) return
    await this.#act(
      () => dropRuleSet(this.gate, owner.id, id),
      async () => {
        Object.assign(this, { dropping: null, told: this.say('rulesets.dropped', { name }) })
        await this.#fetchKept()
      },
    )
  }

  /** Opens a table with these rules, fills it with bots, and goes there. */
  async #tryOut({ game, profile, tables }: RuleSet): Promise<void> {
    const [size] = tables
    const length = size?.lengths[0]
    if (size === undefined || length === undefined) return
    await this.#act(
      async () => {
        const opened = await this.gate.open({
          ...{ game, profile, length },
          ...{ chairs: size.chairs, speed: 'FREE', private: true },
        })
        if ('refused' in opened) return { refused: refusedBy(opened.refused) }
        const filled = await this.gate.fillWithBots(opened.done.id)
        return 'refused' in filled ? { refused: refusedBy(filled.refused) } : { done: opened.done.id }
      },
      (table) => {
        if (this.dispatchEvent(new GoEvent(table))) location.assign(tableAddress(this.tableHref, table))
      },
    )
  }

  #regulations({ game, profile }: RuleSet): string {
    return addressAt(this.server, regulationsFile(game, profile, this.locale)) ?? ''
  }

  #refusal(): unknown {
    const { refused } = this
    if (refused === null) return nothing
    const own = `rulesets.refused.${refused.code}`
    const why = Object.hasOwn(ruleWords[this.locale], own)
      ? this.say(own)
      : failureWords(this.locale, refused.code as Failure)
    return html`<p class="refusal" role="alert">${why}</p>`
  }
}

customElements.define('stolik-rule-sets', StolikRuleSets)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-rule-sets': StolikRuleSets
  }
}
