/** The form of a ruling: what happened, at which table, and what the rule book says to the answers. */
import { isolated } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import type { Fact } from '@stolik/elements/event/client/acts'
import type { At, Refusal } from '@stolik/elements/event/client/client'
import type { EventShown, EventTable, Proposal, Question } from '@stolik/elements/event/client/types'
import { currentSeries } from '@stolik/elements/event/current'
import { chairLetter } from '@stolik/elements/event/format'
import { gameSay } from '@stolik/elements/event/game-words'
import type { Speaker } from '@stolik/elements/event/speaker'
import { button, send } from '../../form/buttons.js'
import { area, input } from '../../form/draw.js'
import type { Incident } from '../parts.js'
import { usualPenalties } from '../usual-penalties.js'
import { questionFields } from './questions.js'
import { proposalPart } from './ruling.js'

/** What the rule book says to these answers: a ruling, or why there is none. */
export interface Answered {
  readonly proposal: Proposal | null
  readonly refusal: Refusal | null
}

type Word = (code: string) => string

export interface RulingForm {
  readonly shown: EventShown
  readonly speaker: Speaker
  /** The questions of the game's rule book. */
  readonly questions: readonly Question[]
  /** The chosen question; undefined for the referee's own ruling. */
  readonly question: Question | undefined
  readonly facts: readonly Fact[]
  readonly answered: Answered | null
  /** Where something happened, if the ruling was begun at the list of a table. */
  readonly begun: Incident | null
  /** The series and the table in the form. */
  readonly where: At | null
  readonly busy: boolean
  readonly why: (refusal: Refusal) => unknown
  readonly change: (form: HTMLFormElement) => void
  readonly submit: (event: SubmitEvent) => void
  readonly look: () => void
}

export function rulingForm(parts: RulingForm): TemplateResult {
  const { shown, speaker, question, questions, begun, answered, busy } = parts
  const own = question === undefined
  const word = (code: string): string => gameSay(speaker.locale, shown.regulations.game, code)
  const isReady = own || (answered?.proposal ?? null) !== null
  return html`<form
    class="panel fields"
    @input=${({ currentTarget }: Event) => parts.change(currentTarget as HTMLFormElement)}
    @keydown=${submitOnEnter}
    @submit=${(event: SubmitEvent) => parts.submit(event)}
  >
    ${questions.length === 0 ? nothing : what(parts, word)}
    ${input('table', speaker.say('arbiter.table'), { numeric: true, required: true, value: begun?.table })}
    ${seats(parts)}
    ${own ? usualPenalties({ event: shown, ...speaker }, { reason: 'note' }) : questionFields(question, parts.facts, { word, say: speaker.say })}
    <div class="broad" aria-live="polite">${own ? nothing : answer(parts, word)}</div>
    ${input('hand', speaker.say('desk.handNumber'), { numeric: true, value: dealNumber(begun) })}
    ${input('series', speaker.say('arbiter.series'), { numeric: true, required: true, value: begun?.series ?? currentSeries(shown)?.n ?? 1 })}
    ${area('note', speaker.say('arbiter.note'), { broad: true, required: own, rows: 2 })}
    <div class="row broad">
      ${send(speaker.say(own ? 'arbiter.ruleOwn' : isReady ? 'arbiter.rule' : 'arbiter.ask'), { busy, look: isReady && !own ? 'button primary' : 'button' })}
      ${button(speaker.say('arbiter.look'), () => parts.look(), { look: 'quiet' })}
    </div>
  </form>`
}

/** What can have happened, with what happens most often first. */
function what({ speaker: { say }, questions, question }: RulingForm, word: Word): TemplateResult {
  const option = ({ id }: Question): TemplateResult =>
    html`<option value=${id} .selected=${id === question?.id}>${word(`arbiter.${id}`)}</option>`
  return html`<label class="wide"
    ><span>${say('arbiter.what')}</span>
    <select name="question">
      <option value="" .selected=${question === undefined}>${say('arbiter.own')}</option>
      <optgroup label=${say('arbiter.usual')}>${questions.filter(({ usual }) => usual).map(option)}</optgroup>
      <optgroup label=${say('arbiter.others')}>
        ${questions.filter(({ usual }) => !usual).map(option)}
      </optgroup>
    </select></label
  >`
}

/** Who sits at the table, so that nobody rules on the wrong one. */
function seats({ shown, where }: RulingForm): unknown {
  const table = tableAt(shown, where)
  if (table === undefined) return nothing
  return html`<p class="sub broad">
    ${table.seats.map(({ chair, name }) => html`<span class="seat"><b>${chairLetter(chair)}</b> ${isolated(name)}</span> `)}
  </p>`
}

/** What the rule book says to the answers: a ruling, or why there is none. */
function answer({ shown, speaker, answered, why }: RulingForm, word: Word): unknown {
  const refusal = answered?.refusal ?? null
  const proposal = answered?.proposal ?? null
  if (refusal !== null) {
    const field = String(refusal.args['field'] ?? '')
    const args = { field: word(`arbiter.field.${field}`) }
    return html`<p class="refusal">
      ${refusal.code === 'NOT_RULED' ? speaker.say('event.refused.NOT_RULED', args) : why(refusal)}
    </p>`
  }
  return proposal === null ? nothing : proposalPart(speaker, proposal, shown.regulations.game)
}

/** The table of a series, if it is in the event. */
export function tableAt(shown: EventShown, at: At | null): EventTable | undefined {
  return shown.series.find(({ n }) => n === at?.series)?.tables.find((one) => one.table === at?.table)
}

/** The number of the deal as people count it; null for no single deal. */
const dealNumber = (at: Incident | null): number | null =>
  at === null || at.hand === null ? null : at.hand + 1

/** A choice that the keyboard has just made is sent by Enter, as a text is. */
function submitOnEnter(event: KeyboardEvent): void {
  const { target } = event
  if (event.key !== 'Enter' || !(target instanceof HTMLSelectElement)) return
  event.preventDefault()
  target.form?.requestSubmit()
}
