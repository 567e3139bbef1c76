/** The form in which a club makes its rules: from a profile, knob by knob. */
import { html, nothing, type TemplateResult } from 'lit'
import { gameName } from '@stolik/elements/element/game-names'
import type { Draft, KnobGame, Refused, RuleSet } from './client.js'
import { differencesIn, ownOf } from './draft.js'
import { knobPart, type KnobActions } from './knob-part.js'
import { nounOf, sentenceOf, type Telling } from './tell.js'

export interface FormActions extends KnobActions {
  readonly busy: boolean
  /** The rules as the gateway understands them; null until it has answered, and if they are impossible. */
  readonly possible: RuleSet | null
  /** Why they are impossible. */
  readonly conflict: Refused | null
  readonly from: (game: KnobGame, base: string) => void
  readonly rename: (name: string) => void
  readonly keep: () => void
  readonly tryOut: (rules: RuleSet) => void
  readonly cancel: () => void
  readonly regulations: (rules: RuleSet) => string
  /** The outcome of the last act. */
  readonly refusal: unknown
}

export function formPart(
  games: readonly KnobGame[],
  game: KnobGame,
  draft: Draft,
  telling: Telling,
  actions: FormActions,
): TemplateResult {
  const { say } = telling
  const { busy, possible, conflict } = actions
  return html`<form
    class="stack"
    novalidate
    @submit=${(event: SubmitEvent) => {
      event.preventDefault()
      actions.keep()
    }}
  >
    <h2 tabindex="-1" class="heading">
      ${say(draft.id === null ? 'rulesets.make' : 'rulesets.changing', { name: draft.name })}
    </h2>
    <section class="panel stack">
      ${basePart(games, draft, telling, actions)}
      <div>
        <label
          ><span>${say('rulesets.name')}</span
          ><input
            name="name"
            type="text"
            autocomplete="off"
            maxlength="60"
            aria-describedby="name-hint"
            .value=${draft.name}
            @input=${({ target }: Event) => actions.rename((target as HTMLInputElement).value)}
        /></label>
        <p class="small muted" id="name-hint">${say('rulesets.nameHint')}</p>
      </div>
    </section>
    ${differencesPart(game, draft, telling, actions)}
    <section class="stack knobs" aria-label=${say('rulesets.all')}>
      <h3>${say('rulesets.all')}</h3>
      ${game.knobs.map((knob) =>
        knobPart(
          knob,
          { game, draft },
          conflict !== null && concerns(conflict, knob.id) ? conflict : null,
          telling,
          actions,
        ),
      )}
    </section>
    <div class="acts">
      ${actions.refusal}
      <div class="row">
        <button class="button primary" ?disabled=${busy}>${say('rulesets.keep')}</button>
        <button
          type="button"
          class="button try"
          ?disabled=${busy || possible === null}
          @click=${() => possible !== null && actions.tryOut(possible)}
        >
          ${say('rulesets.try')}
        </button>
      </div>
    </div>
    <div class="row">
      ${
        possible === null
          ? nothing
          : html`<a class="button" href=${actions.regulations(possible)} target="_blank"
              >${say('rulesets.regulations')}</a
            >`
      }
      <button type="button" class="quiet" @click=${actions.cancel}>${say('rulesets.cancel')}</button>
    </div>
  </form>`
}

const concerns = ({ knob, through }: Refused, id: string): boolean => knob === id || through.includes(id)

const basePart = (
  games: readonly KnobGame[],
  draft: Draft,
  { say, locale }: Telling,
  { from }: FormActions,
): TemplateResult =>
  html`<label
    ><span>${say('rulesets.base')}</span>
    <select
      name="base"
      @change=${({ target }: Event) => {
        const chosen = (target as HTMLSelectElement).selectedOptions[0]
        const game = games.find(({ id }) => id === chosen?.closest('optgroup')?.dataset['game'])
        if (game !== undefined && chosen !== undefined) from(game, chosen.value)
      }}
    >
      ${games.map(
        ({ id: game, profiles }) =>
          html`<optgroup label=${gameName(locale, game, '').game} data-game=${game}>
            ${profiles.map(
              ({ id }) =>
                html`<option value=${id} ?selected=${game === draft.game && id === draft.base}>
                  ${gameName(locale, game, id).profile}
                </option>`,
            )}
          </optgroup>`,
      )}
    </select></label
  >`

/** What will be played differently, each with a way back. */
function differencesPart(
  game: KnobGame,
  draft: Draft,
  telling: Telling,
  { choose, go }: FormActions,
): TemplateResult {
  const { say, locale } = telling
  const all = differencesIn(draft, game.knobs)
  const rules = gameName(locale, draft.game, draft.base).profile
  return html`<section class="panel stack differences" aria-label=${say('rulesets.differences')}>
    <h3>${say('rulesets.differences')}</h3>
    <p role="status" class="small muted">
      ${all.length === 0 ? say('rulesets.same', { rules }) : say('rulesets.count', { n: all.length, rules })}
    </p>
    ${
      all.length === 0
        ? nothing
        : html`<ul>
            ${all.map(
              (knob) =>
                html`<li>
                  <button type="button" class="quiet" @click=${() => go(knob.id)}>
                    ${nounOf(telling, knob.id)}
                  </button>
                  <span>${sentenceOf(telling, knob.id, draft.turned[knob.id] ?? '')}</span>
                  <button
                    type="button"
                    class="quiet back"
                    aria-label="${say('rulesets.back')}: ${nounOf(telling, knob.id)}"
                    @click=${() => choose(knob, ownOf(knob, draft.base)?.choice ?? '')}
                  >
                    ${say('rulesets.back')}
                  </button>
                </li>`,
            )}
          </ul>`
    }
  </section>`
}
