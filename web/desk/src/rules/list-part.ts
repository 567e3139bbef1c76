/** The rule sets that an owner keeps, or what will stand here, and the choice of the owner. */
import { html, nothing, type TemplateResult } from 'lit'
import { gameName } from '@stolik/elements/element/game-names'
import type { RuleSet, RulesOwner } from './shapes.js'
import type { Telling } from './tell.js'

export interface ListActions {
  readonly busy: boolean
  /** What the rules of the example are based on. */
  readonly example: string
  /** The rule set about to be removed, awaiting confirmation. */
  readonly dropping: string | null
  readonly make: () => void
  readonly change: (rules: RuleSet) => void
  readonly tryOut: (rules: RuleSet) => void
  readonly ask: (rules: RuleSet | null) => void
  readonly drop: (rules: RuleSet) => void
  /** The address of a rule set's regulations. */
  readonly regulations: (rules: RuleSet) => string
}

export function listPart(
  all: readonly RuleSet[],
  telling: Pick<Telling, 'say' | 'locale'>,
  actions: ListActions,
): TemplateResult {
  const { say } = telling
  return html`${
      all.length === 0
        ? html`<section class="panel stack empty">
            <p>${say('rulesets.none')}</p>
            <p class="example">
              <span class="small muted">${say('rulesets.example')}</span>
              <strong>${say('rulesets.exampleName')}</strong>
              <span>${actions.example}</span>
              <span>${say('rulesets.exampleRule')}</span>
            </p>
          </section>`
        : html`<ul class="list">
            ${all.map((rules) => html`<li>${row(rules, telling, actions)}</li>`)}
          </ul>`
    }
    <div>
      <button class="button primary make" ?disabled=${actions.busy} @click=${actions.make}>
        ${say('rulesets.make')}
      </button>
    </div>`
}

function row(
  rules: RuleSet,
  { say, locale }: Pick<Telling, 'say' | 'locale'>,
  { busy, dropping, change, tryOut, ask, drop, regulations }: ListActions,
): TemplateResult {
  const button = (code: string, act: () => void, kind = 'button'): TemplateResult =>
    html`<button class=${kind} aria-label="${say(code)}: ${rules.name}" ?disabled=${busy} @click=${act}>
      ${say(code)}
    </button>`
  return html`<div>
      <strong>${rules.name}</strong>
      <span class="muted small">${gameName(locale, rules.game, rules.profile).profile}</span>
    </div>
    <div class="row">
      ${rules.tables.length === 0 ? html`<p class="small">${say('rulesets.gone')}</p>` : button('rulesets.try', () => tryOut(rules))}
      <a
        class="button"
        href=${regulations(rules)}
        target="_blank"
        aria-label="${say('rulesets.regulations')}: ${rules.name}"
        >${say('rulesets.regulations')}</a
      >
      ${button('rulesets.change', () => change(rules))} ${button('rulesets.drop', () => ask(rules), 'quiet')}
    </div>
    ${
      dropping === rules.id
        ? html`<div class="stack sure" role="alert">
            <p>${say('rulesets.dropSure', { name: rules.name })}</p>
            <div class="row">
              <button class="button" @click=${() => ask(null)}>${say('rulesets.dropNot')}</button>
              <button class="button" ?disabled=${busy} @click=${() => drop(rules)}>
                ${say('rulesets.dropYes')}
              </button>
            </div>
          </div>`
        : nothing
    }`
}

/** The choice of whose rules are shown, for people who may change those of several owners. */
export function ownerPart(
  owners: readonly RulesOwner[],
  chosen: string | undefined,
  { say }: Pick<Telling, 'say'>,
  choose: (owner: string | null) => void,
): unknown {
  if (owners.length < 2) return nothing
  return html`<label
    ><span>${say('rulesets.owner')}</span>
    <select
      name="owner"
      @change=${({ target }: Event) =>
        choose(owners[(target as HTMLSelectElement).selectedIndex]?.id ?? null)}
    >
      ${owners.map(
        ({ id, name }) =>
          html`<option ?selected=${id === chosen}>${name ?? say('rulesets.unnamed')}</option>`,
      )}
    </select></label
  >`
}
