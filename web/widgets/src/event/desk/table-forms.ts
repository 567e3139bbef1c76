/** What the direction can do about one table and its list. */
import { html, nothing, type TemplateResult } from 'lit'
import type { EventSeries, EventTable } from '../client/types.js'
import { chairLetter } from '../format.js'
import { number, text, ticked } from '../form.js'
import { field, form, playerChoice, reason, type DeskParts } from './parts.js'

const linesOf = (data: FormData, name: string): readonly string[] =>
  (text(data, name) ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** A list from paper, whole. */
export const typeIn = (parts: DeskParts, { series, table, length }: EventTable): TemplateResult =>
  form(
    parts,
    'desk.typeSend',
    (data) => ({
      list: { series, table, lines: linesOf(data, 'lines'), signed: ticked(data, 'signed') },
    }),
    html`<label class="broad"
        ><span>${parts.say('desk.typeHow', { n: length })}</span
        ><textarea name="lines" required rows="12" spellcheck="false"></textarea>
      </label>
      <label class="tick broad"
        ><input type="checkbox" name="signed" checked /> ${parts.say('desk.typeSigned')}</label
      >`,
  )

/** The rule book says which of the readings is written (PT 7.2.5). */
export const correct = (parts: DeskParts, { series, table, seats }: EventTable): TemplateResult =>
  form(
    parts,
    'desk.correctSend',
    (data) => {
      const hand = number(data, 'hand')
      if (hand === null) return null
      const consent = ticked(data, 'consent') ? seats.map(({ chair }) => chair) : []
      const readings = linesOf(data, 'readings')
      return { correct: { series, table, hand: hand - 1, readings, consent, seen: null } }
    },
    html`${field('hand', parts.say('desk.handNumber'), { required: true, numeric: true })}
      <label class="broad"
        ><span>${parts.say('desk.readings')}</span
        ><textarea name="readings" required spellcheck="false"></textarea>
      </label>
      <label class="tick broad"
        ><input type="checkbox" name="consent" /> ${parts.say('desk.allAgree')}</label
      >`,
  )

/** What is done once in a tournament; what belongs to a series that is over is not offered after it. */
export function rarely(
  parts: DeskParts,
  { series, table, seats }: EventTable,
  status: EventSeries['status'] | undefined,
): TemplateResult {
  const { say } = parts
  const place = { series, table }
  const because = (data: FormData): string => text(data, 'reason') ?? ''
  return html`<div class="stack">
    ${
      status !== 'RUNNING' && status !== 'PAUSED'
        ? nothing
        : html`${form(
            parts,
            'desk.substitute',
            (data) => {
              const [player, chair] = [text(data, 'player'), number(data, 'chair')]
              return player === null || chair === null
                ? null
                : { substitute: { ...place, chair, player, reason: because(data) } }
            },
            html`<label
                ><span>${say('desk.chair')}</span>
                <select name="chair">
                  ${seats.map(({ chair, name }) => html`<option value=${chair}>${chairLetter(chair)} ${name}</option>`)}
                </select></label
              >${playerChoice(parts, 'player', say('desk.byWhom'), (one) => one.status === 'RESERVE' || one.status === 'WAITING')}${reason(parts)}`,
          )}
          ${form(
            parts,
            'desk.redeal',
            (data) => {
              const hand = number(data, 'hand')
              return hand === null ? null : { redeal: { ...place, hand: hand - 1, reason: because(data) } }
            },
            html`${field('hand', say('desk.handNumber'), { required: true, numeric: true })}${reason(parts)}`,
          )}`
    }
    ${form(
      parts,
      'desk.missingPlayer',
      (data) => ({
        missing: { ...place, chairs: data.getAll('chair').map(Number), reason: because(data) },
      }),
      html`<fieldset class="broad">
          <legend>${say('desk.whoIsMissing')}</legend>
          ${seats.map(
            ({ chair, name }) =>
              html`<label class="tick"
                ><input type="checkbox" name="chair" value=${chair} /> ${chairLetter(chair)} ${name}</label
              >`,
          )}
        </fieldset>
        ${reason(parts)}`,
    )}
    ${form(parts, 'desk.annul', (data) => ({ annul: { ...place, reason: because(data) } }), reason(parts))}
  </div>`
}
