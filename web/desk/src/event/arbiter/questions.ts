/** A form with the facts that the rule book needs about an irregularity. */
import { html, type TemplateResult } from 'lit'
import type { Fact } from '@stolik/elements/event/client/acts'
import type { Question } from '@stolik/elements/event/client/types'
import { number, text, isTicked } from '@stolik/elements/event/form'
import type { Speaker } from '@stolik/elements/event/speaker'

/** @param word the game's word for a code */
export const questionFields = (
  { fields }: Question,
  word: (code: string) => string,
  say: Speaker['say'],
): readonly TemplateResult[] =>
  fields.map(({ name, kind, options, optional }) => {
    const label = word(`arbiter.field.${name}`)
    if (kind === 'FLAG')
      return html`<label class="tick"><input type="checkbox" name=${name} /> ${label}</label>`
    if (kind === 'NUMBER')
      return html`<label
        ><span>${label}</span><input name=${name} inputmode="numeric" ?required=${!optional}
      /></label>`
    return html`<label
      ><span>${label}</span>
      <select name=${name} ?required=${!optional}>
        <option value="">${say(optional ? 'arbiter.unknown' : 'desk.choose')}</option>
        ${options.map((option) => html`<option value=${option}>${word(`arbiter.field.${name}.${option}`)}</option>`)}
      </select></label
    >`
  })

/** Returns the answers; unanswered questions are left out. */
export const factsOf = ({ fields }: Question, data: FormData): readonly Fact[] =>
  fields.flatMap(({ name, kind }): Fact[] => {
    if (kind === 'FLAG') return [{ name, flag: isTicked(data, name) }]
    if (kind === 'NUMBER') {
      const value = number(data, name)
      return value === null ? [] : [{ name, number: value }]
    }
    const value = text(data, name)
    return value === null ? [] : [{ name, text: value }]
  })
