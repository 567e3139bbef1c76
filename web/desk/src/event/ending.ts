/** What the director does when an evening cannot go to plan: the start is taken back, or the event ends early or is cancelled. */
import { html, nothing, type TemplateResult } from 'lit'
import type { EventSeries } from '@stolik/elements/event/client/types'
import { money } from '@stolik/elements/event/format'
import { folded } from '../form/buttons.js'
import { actForm, reason, sure, clause } from './act-form.js'
import { ticked } from '../form/values.js'
import { isOver, playerName, type DeskParts } from './parts.js'

/** Says beforehand what is lost, and what to do instead once hands are written. */
export function unstart(parts: DeskParts, { n, tables }: EventSeries): TemplateResult {
  const { say } = parts
  const written = tables.filter(({ status }) => ['PLAYING', 'COMPLETE', 'SIGNED'].includes(status))
  const online = tables.some((table) => table.online)
  return folded(
    say('unstart.title'),
    written.length > 0
      ? html`<p>${say('unstart.written', { tables: written.map(({ table }) => table).join(', ') })}</p>`
      : html`<div class="stack">
          <p>${say('unstart.how')} ${online ? say('unstart.online') : nothing}</p>
          ${actForm(parts, 'unstart.send', { reason: reason(parts) }, (why) => ({ unstart: { series: n, ...why } }))}
        </div>`,
  )
}

/** Ending early and cancelling, each with what counts and what becomes of the fees. */
export function endNow(parts: DeskParts): unknown {
  const { event, say } = parts
  if (isOver(event)) return nothing
  return folded(
    say('ending.title'),
    html`<div class="stack">
      ${early(parts)}
      <p>${say('ending.cancelHow')} ${fees(parts)}</p>
      ${actForm(parts, 'ending.cancel', { reason: reason(parts) }, (cancel) => ({ cancel }), { below: sure(say('ending.sure')) })}
    </div>`,
  )
}

function early(parts: DeskParts): unknown {
  const { event, say } = parts
  const last = event.series.findLast(({ status }) => status === 'ENDED')
  if (last === undefined || last.n === event.series.length) return nothing
  const begun = event.series.find(({ status }) => status === 'RUNNING' || status === 'PAUSED')
  const lists = begun?.tables.filter(({ status }) => status !== 'EMPTY').length ?? 0
  const fields = { reason: reason(parts), refund: ticked(say('ending.refund')) }
  return html`<p>
      ${say('ending.counts', { n: last.n })}
      ${begun === undefined ? nothing : say('ending.lost', { n: begun.n, lists })}
    </p>
    ${actForm(parts, 'ending.early', fields, (values) => ({ endEarly: { after: last.n, ...values } }), { below: sure(say('ending.sureEarly')) })}`
}

/** An early end can be taken back until the result is final. */
export function undoEarlyEnd(parts: DeskParts): unknown {
  const { event, say } = parts
  if (event.endedEarly === null || isOver(event)) return nothing
  return folded(
    say('ending.undo'),
    html`<div class="stack">
      <p>${say('ending.undoHow', { n: event.endedEarly.after + 1 })}</p>
      ${actForm(parts, 'ending.undoSend', { reason: reason(parts) }, (why) => ({ undoEarlyEnd: why }))}
    </div>`,
  )
}

/** How many have paid, and how much that is together. Nothing until that is known. */
function fees({ event, cash, say, locale }: DeskParts): string {
  const n = event.players.filter(({ paid }) => paid === true).length
  if (n === 0) return say('ending.noFees')
  return cash === null
    ? ''
    : say('ending.fees', { n, sum: money(cash.fees + cash.back, cash.currency, locale) })
}

/** Whose fees are to be paid back, and where that is noted. */
export function refunds(parts: DeskParts): unknown {
  const { event, cash, say, directs, locale } = parts
  const isDue = event.cancelled !== null || event.endedEarly?.refund === true
  if (!directs || !isDue) return nothing
  if (cash === null || cash.refunds.length === 0) return html`<p>${fees(parts)}</p>`
  const sum = cash.refunds.reduce((all, { amount }) => all + amount, 0)
  return html`<p>${say('ending.fees', { n: cash.refunds.length, sum: money(sum, cash.currency, locale) })}</p>
    <ul class="plain">
      ${cash.refunds.map(({ player, amount }) => html`<li>${playerName(event, player)} · ${money(amount, cash.currency, locale)}</li>`)}
    </ul>
    <p class="small muted">${say('ending.refundHow')}</p>`
}

/** Reopens a final result that turned out to be wrong. This needs a reason and a tick, since it cannot be undone. */
export const reopen = (parts: DeskParts): TemplateResult =>
  folded(
    parts.say('reopen.title'),
    html`<div class="stack">
      <p>${parts.say('reopen.how')}</p>
      ${actForm(
        parts,
        'reopen.send',
        { reason: reason(parts), clause: clause(parts) },
        (reopened) => ({ reopen: reopened }),
        { below: sure(parts.say('reopen.sure')) },
      )}
    </div>`,
  )
