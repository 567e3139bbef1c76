/** The forms for what the director can do about one table and its list. */
import { html, nothing, type TemplateResult } from 'lit'
import type { EventSeries, EventTable } from '@stolik/elements/event/client/types'
import { chairLetter } from '@stolik/elements/event/format'
import { number, text } from '@stolik/elements/event/form'
import type { CorrectDealEvent } from './correct-deal.js'
import type { PaperListEvent } from './paper-table.js'
import './type-in.js'
import { isIdle } from './reseat/effects.js'
import { inputField, form, playerChoice, reasonField, type DeskParts } from './parts.js'

/** Types in a whole paper list, starting from the current one. */
export const typeIn = (parts: DeskParts, { series, table }: EventTable): TemplateResult => {
  const { lang, server, watched, event } = parts
  return html`<stolik-type-in
    lang=${lang}
    server=${server}
    .client=${watched.client}
    .at=${{ series, table }}
    .seq=${event.seq}
    ?busy=${watched.busy}
    @stolik-paper-list=${({ detail }: PaperListEvent) => void watched.act({ list: { series, table, ...detail } })}
  ></stolik-type-in>`
}

/** Corrects one deal of the list, by the fields of the paper. */
export const correct = (parts: DeskParts, { series, table }: EventTable): TemplateResult => {
  const { lang, server, watched, event } = parts
  return html`<stolik-type-in
    correcting
    lang=${lang}
    server=${server}
    .client=${watched.client}
    .at=${{ series, table }}
    .seq=${event.seq}
    ?busy=${watched.busy}
    @stolik-correct-deal=${({ detail }: CorrectDealEvent) => void watched.act({ correct: { series, table, ...detail } })}
  ></stolik-type-in>`
}

/** Rare actions. Those that belong to a running series are not offered after it. */
export function rareActions(
  parts: DeskParts,
  { series, table, seats, online }: EventTable,
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
              >${playerChoice(parts, 'player', say('desk.byWhom'), (one) => one.status === 'RESERVE' || one.status === 'WAITING' || isIdle(parts.event, series, one))}${reasonField(parts)}`,
          )}
          ${form(
            parts,
            'desk.redeal',
            (data) => {
              const hand = number(data, 'hand')
              return hand === null ? null : { redeal: { ...place, hand: hand - 1, reason: because(data) } }
            },
            html`${inputField('hand', say('desk.handNumber'), { required: true, numeric: true })}${reasonField(parts)}`,
          )}`
    }
    ${
      online || parts.event.series.every(({ n, deals }) => n !== series || deals === null)
        ? nothing
        : html`<p class="small muted">${say('desk.playSpareHow')}</p>
            ${form(
              parts,
              'desk.playSpare',
              (data) => {
                const [hand, spare] = [number(data, 'hand'), number(data, 'spare')]
                return hand === null || spare === null
                  ? null
                  : { playSpare: { ...place, hand: hand - 1, spare, reason: because(data) } }
              },
              html`${inputField('hand', say('desk.handNumber'), { required: true, numeric: true })}${inputField('spare', say('desk.spareNumber'), { required: true, numeric: true, value: '1' })}${reasonField(parts)}`,
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
        ${reasonField(parts)}`,
    )}
    ${form(parts, 'desk.annul', (data) => ({ annul: { ...place, reason: because(data) } }), reasonField(parts))}
  </div>`
}
