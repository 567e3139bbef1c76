/** Lets every player sign the full list for their total. */
import { html, nothing, type TemplateResult } from 'lit'
import { sheetOf } from '../lists.js'
import { holdsPhone, type ListParts } from './parts.js'
import { agreeForm } from './pin.js'

export function signatures(parts: ListParts): TemplateResult {
  const { session, table, list, lines, updateDraft, say } = parts
  const totals = sheetOf(table, lines)?.totals ?? []
  const open = list.hands.some(({ confirmed }) => confirmed.length === 0)
  const sign = async (who: number): Promise<void> => {
    await session.put({ sign: { series: table.series, table: table.table, chair: who, lines } }, who)
    updateDraft({ handed: null })
  }
  return html`<section class="panel stack" aria-label=${say('hall.signs')}>
    <h3>${say('hall.signs')}</h3>
    ${open ? html`<p class="muted">${say('hall.signsOpen')}</p>` : nothing}
    <div class="signs">
      ${table.seats.map(({ chair: who, name }) => {
        const total = totals[who] ?? 0
        if (list.signed.includes(who)) return html`<p class="good">${say('hall.signed', { name, total })}</p>`
        if (holdsPhone(parts, who))
          return agreeForm(parts, who, say('hall.sign', { name, total }), () => void sign(who), {
            tells: !open,
          })
        return html`<button class="button large" @click=${() => updateDraft({ handed: who, pinFault: null })}>
          ${say('hall.signFor', { name, total })}
        </button>`
      })}
    </div>
    ${list.signed.length === table.seats.length ? html`<p class="good">${say('hall.over')}</p>` : nothing}
  </section>`
}
