/** Corrects a hand once everybody at the table agrees. */
import { html, nothing, type TemplateResult } from 'lit'
import './consent.js'
import type { AgreedEvent } from './consent.js'
import { openCorrection, type Correction, type ListParts } from './parts.js'
import { drawDescription, describeLastHand } from './describe-hand.js'
import { handEntry } from './write.js'

/** Describes a hand in words, as if this line stood in its place. */
export const describeLine = (
  { table, lines, locale }: ListParts,
  hand: number,
  line: string,
): TemplateResult =>
  drawDescription(
    describeLastHand(table, [...lines.slice(0, hand), line], locale) ?? { text: line, scores: [] },
  )

/**
 * Asks everybody at the table, then writes the corrected hand.
 *
 * @param seen the line that is corrected
 */
export function consent(
  { session, table, chair, draft, updateDraft, closeForm, why, lang }: ListParts,
  { hand, line, seen }: { readonly hand: number; readonly line: string; readonly seen: string | null },
  more: { readonly first?: () => Promise<void>; readonly beside?: unknown } = {},
): TemplateResult {
  const agreed = async (pins: ReadonlyMap<number, string>): Promise<void> => {
    const refusals = await Promise.all([...pins].map(([who, pin]) => session.enterPin(who, pin)))
    const refusal = refusals.find((one) => one !== null)
    if (refusal !== undefined) return updateDraft({ pinFault: why(refusal) })
    await more.first?.()
    const { series, table: number, seats } = table
    const all = seats.map((seat) => seat.chair)
    await session.put(
      { correct: { series, table: number, hand, readings: [line], consent: all, seen } },
      chair,
    )
    closeForm()
  }
  return html`${draft.pinFault === null ? nothing : html`<p class="refusal" role="alert">${draft.pinFault}</p>`}
    <stolik-consent
      lang=${lang}
      .seats=${table.seats}
      .pinChairs=${table.seats.map((seat) => seat.chair).filter((who) => !session.agrees(who))}
      @stolik-agreed=${({ detail }: AgreedEvent) => void agreed(detail)}
      >${more.beside ?? nothing}</stolik-consent
    >`
}

export function correction(parts: ListParts, { hand, line }: Correction): TemplateResult {
  const { lines, updateDraft, closeForm, say } = parts
  const cancel = html`<button class="quiet" @click=${closeForm}>${say('new.cancel')}</button>`
  return html`<section class="panel stack check" aria-label=${say('hall.correctHand', { n: hand + 1 })}>
    <h3>${say('hall.correctHand', { n: hand + 1 })}</h3>
    <div class="before">${describeLine(parts, hand, lines[hand] ?? '')}</div>
    ${
      line === null
        ? html`${handEntry(parts, hand, (next) => updateDraft({ correction: { hand, line: next } }))}${cancel}`
        : html`<div class="after">${describeLine(parts, hand, line)}</div>
            ${consent(parts, { hand, line, seen: lines[hand] ?? null }, { beside: cancel })}`
    }
  </section>`
}

/** Offers a choice of the hand to correct, if corrections are possible. */
export function correctionChoice(parts: ListParts): unknown {
  const { table, list, lines, draft, say } = parts
  const open = list.conflict === null && draft.correction === null && list.signed.length < table.seats.length
  if (lines.length === 0 || !open) return nothing
  return html`<label
    ><span>${say('hall.correctWhich')}</span>
    <select
      @change=${(event: Event) => {
        const select = event.target as HTMLSelectElement
        if (select.value !== '') openCorrection(parts, Number(select.value))
        select.value = ''
      }}
    >
      <option value="">–</option>
      ${lines.map((_, hand) => html`<option value=${hand}>${say('event.handN', { n: hand + 1 })}</option>`)}
    </select></label
  >`
}
