/** The form in which a club makes its rules: from a profile, knob by knob. */
import { html, nothing, type TemplateResult } from 'lit'
import { gameName } from '@stolik/elements/element/game-names'
import type { KnobGame, Refused, RuleSet } from './shapes.js'
import { differencesIn, ownOf, profileOf, type Draft } from './draft.js'
import { knobPart, type KnobActions } from './knob-part.js'
import { nounOf, sentenceOf, type Telling } from './tell.js'
import { button, send } from '../form/buttons.js'

export interface FormActions extends KnobActions {
  readonly busy: boolean
  /** The rules as the gateway understands them; null until it has answered, and if they are impossible. */
  readonly possible: RuleSet | null
  /** Why they are impossible. */
  readonly conflict: Refused | null
  /** Starts from a profile, or from the rules of a club elsewhere. */
  readonly from: (game: KnobGame, profile: string) => void
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
        ${send(say('rulesets.keep'), { busy })}
        ${button(say('rulesets.try'), () => possible !== null && actions.tryOut(possible), { look: 'button try', busy: busy || possible === null })}
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
      ${button(say('rulesets.cancel'), actions.cancel, { look: 'quiet' })}
    </div>
  </form>`
}

const concerns = ({ knob, through }: Refused, id: string): boolean => knob === id || through.includes(id)

function basePart(
  games: readonly KnobGame[],
  draft: Draft,
  { say, locale }: Telling,
  { from }: FormActions,
): TemplateResult {
  const text = profileOf(draft)
  const like = games.find(({ id }) => id === draft.game)?.houses.find(({ profile }) => profile === text)
  const begun = like?.profile ?? draft.base
  return html`<label
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
        ({ id: game, profiles, houses }) =>
          html`<optgroup label=${gameName(locale, game, '').game} data-game=${game}>
            ${[
              ...profiles.map(({ id }) => ({ profile: id, name: gameName(locale, game, id).profile })),
              ...houses,
            ].map(
              ({ profile, name }) =>
                html`<option value=${profile} ?selected=${game === draft.game && profile === begun}>
                  ${name}
                </option>`,
            )}
          </optgroup>`,
      )}
    </select></label
  >`
}

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
                  ${button(nounOf(telling, knob.id), () => go(knob.id), { look: 'quiet' })}
                  <span>${sentenceOf(telling, knob.id, draft.turned[knob.id] ?? '')}</span>
                  ${button(say('rulesets.back'), () => choose(knob, ownOf(knob, draft.base)?.choice ?? ''), {
                    look: 'quiet back',
                    label: `${say('rulesets.back')}: ${nounOf(telling, knob.id)}`,
                  })}
                </li>`,
            )}
          </ul>`
    }
  </section>`
}
