/** One knob in the form: what is played now, and behind it every choice as a sentence with its clause. */
import { html, nothing, type TemplateResult } from 'lit'
import type { Knob, KnobGame, Refused } from './shapes.js'
import { choiceIn, ownOf, type Draft } from './draft.js'
import { clauseIn, nounOf, reasonOf, sentenceOf, type Telling } from './tell.js'
import { button } from '../form/buttons.js'

export interface KnobActions {
  readonly choose: (knob: Knob, choice: string) => void
  /** Goes to another knob of the form. */
  readonly go: (knob: string) => void
}

/** @param conflict why the gateway refused the rules, if this knob has to do with it; null otherwise */
export function knobPart(
  knob: Knob,
  { game, draft }: { readonly game: KnobGame; readonly draft: Draft },
  conflict: Refused | null,
  telling: Telling,
  { choose, go }: KnobActions,
): TemplateResult {
  const now = choiceIn(draft, knob)
  const own = ownOf(knob, draft.base)
  const noun = nounOf(telling, knob.id)
  return html`<details
    class="knob ${now === own?.choice ? '' : 'turned'} ${conflict === null ? '' : 'refused'}"
    id="knob-${knob.id}"
  >
    <summary>
      <span class="noun">${noun}</span>
      <span>${sentenceOf(telling, knob.id, now)}</span>
    </summary>
    <fieldset>
      <legend class="visually-hidden">${noun}</legend>
      ${knob.choices.map(
        ({ id, clause }) =>
          html`<label class="option"
            ><input
              type="radio"
              name="knob-${knob.id}"
              value=${id}
              .checked=${id === now}
              aria-describedby=${conflict === null ? nothing : `cannot-${knob.id}`}
              @change=${() => choose(knob, id)}
            /><span
              >${sentenceOf(telling, knob.id, id)}
              <span class="clause"
                >${clauseIn(telling, game, draft.base, id === own?.choice ? own.clause : clause)}${id === own?.choice ? html` · <strong>${telling.say('rulesets.own')}</strong>` : nothing}</span
              ></span
            ></label
          >`,
      )}
    </fieldset>
    ${conflict === null ? nothing : conflictPart(knob.id, conflict, telling, go)}
  </details>`
}

/**
 * Draws a conflict of the rules: beside the knob whose choice is refused, the reason; beside a knob that this choice depends on,
 * the name of the refused knob.
 */
function conflictPart(
  knob: string,
  { knob: refused, reason, through }: Refused,
  telling: Telling,
  go: KnobActions['go'],
): TemplateResult {
  const see = (one: string): TemplateResult =>
    button(telling.say('rulesets.see', { knob: nounOf(telling, one) }), () => go(one), { look: 'quiet' })
  if (refused !== null && refused !== knob)
    return html`<div class="conflict" id="cannot-${knob}">
      <p class="refusal">${telling.say('rulesets.clashes', { knob: nounOf(telling, refused) })}</p>
      ${see(refused)}
    </div>`
  return html`<div class="conflict" id="cannot-${knob}" role="alert">
    <p class="refusal">${reason === null ? telling.say('rulesets.cannot') : reasonOf(telling, reason)}</p>
    ${through.filter((one) => one !== knob).map(see)}
  </div>`
}

/** Opens a knob and moves the focus to its choice. */
export function showKnob(root: ParentNode, knob: string): void {
  const part = root.querySelector<HTMLDetailsElement>(`#knob-${knob}`)
  if (part === null) return
  part.open = true
  part.querySelector<HTMLElement>('input:checked')?.focus()
  part.scrollIntoView({ block: 'nearest' })
}

/** Opens what a conflict is about. It stays open when the conflict is gone: the focus may be in it. */
export function openRefused(root: ParentNode): void {
  for (const part of root.querySelectorAll<HTMLDetailsElement>('.knob.refused')) part.open = true
}
