/** The forms for what the director can do about one table and its list. */
import { html, nothing, type TemplateResult } from 'lit'
import type { Act } from '@stolik/elements/event/client/acts'
import type { EventSeries, EventTable } from '@stolik/elements/event/client/types'
import { chairLetter } from '@stolik/elements/event/format'
import { number, text } from '@stolik/elements/event/form'
import type { CorrectDealEvent } from './correct-deal.js'
import type { PaperListEvent } from './paper-table.js'
import type { VoidDealsEvent } from './void-deals.js'
import './type-in.js'
import { isIdle } from './reseat/effects.js'
import { foldedPart, inputField, form, playerChoice, reasonField, type DeskParts } from './parts.js'

type How = 'typed' | 'corrected' | 'voided'

/** A form about the list of a table as it is at the gateway. `sent` sends what it asks for. */
const ofList = (
  { lang, server, watched, event }: DeskParts,
  { series, table }: EventTable,
  how: How,
  sent: (event: CustomEvent<never>) => void,
): TemplateResult =>
  html`<stolik-type-in
    how=${how}
    lang=${lang}
    server=${server}
    .client=${watched.client}
    .at=${{ series, table }}
    .seq=${event.seq}
    ?busy=${watched.busy}
    @stolik-paper-list=${sent}
    @stolik-correct-deal=${sent}
    @stolik-void-deals=${sent}
  ></stolik-type-in>`

/** Types in a whole paper list, starting from the current one. */
export const typeIn = (parts: DeskParts, at: EventTable): TemplateResult =>
  ofList(parts, at, 'typed', ({ detail }: PaperListEvent) =>
    act(parts, { list: { ...placeOf(at), ...detail } }),
  )

/** Corrects one deal of the list, by the fields of the paper. */
export const correct = (parts: DeskParts, at: EventTable): TemplateResult =>
  ofList(parts, at, 'corrected', ({ detail }: CorrectDealEvent) =>
    act(parts, { correct: { ...placeOf(at), ...detail } }),
  )

/** Has a deal dealt again. Those after it become void. */
const redeal = (parts: DeskParts, at: EventTable): TemplateResult =>
  ofList(parts, at, 'voided', ({ detail }: VoidDealsEvent) =>
    act(parts, { redeal: { ...placeOf(at), ...detail } }),
  )

const placeOf = ({ series, table }: EventTable) => ({ series, table })
const act = ({ watched }: DeskParts, what: Act): void => void watched.act(what)

/** Rare actions. Those that belong to a running series are not offered after it. */
export function rareActions(
  parts: DeskParts,
  at: EventTable,
  status: EventSeries['status'] | undefined,
): TemplateResult {
  const { say } = parts
  const { series, seats, online } = at
  const place = placeOf(at)
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
                : {
                    substitute: {
                      ...place,
                      chair,
                      player,
                      reason: because(data),
                      seen: seats[chair]?.player ?? null,
                    },
                  }
            },
            html`<label
                ><span>${say('desk.chair')}</span>
                <select name="chair">
                  ${seats.map(({ chair, name }) => html`<option value=${chair}>${chairLetter(chair)} ${name}</option>`)}
                </select></label
              >${playerChoice(parts, 'player', say('desk.byWhom'), (one) => one.status === 'RESERVE' || one.status === 'WAITING' || isIdle(parts.event, series, one))}${reasonField(parts)}`,
          )}
          ${foldedPart(say('desk.redeal'), redeal(parts, at))}`
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
        missing: {
          ...place,
          chairs: data.getAll('chair').map(Number),
          reason: because(data),
          seen: { chairs: at.missing, hands: at.entered },
        },
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
