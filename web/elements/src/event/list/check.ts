/** The next dealer checks a hand. If they have no phone of their own, this one is handed to them. */
import { html, nothing } from 'lit'
import { correct, holds, type ListParts } from './parts.js'
import { agreeing } from './pin.js'
import { checker, shown, toldLast } from './told.js'

export function check(parts: ListParts, hand: number): unknown {
  const { keeping, table, list, lines, begin, say, locale } = parts
  const told = toldLast(table, lines.slice(0, hand + 1), locale)
  const at = list.hands[hand]
  if (told === null || at === undefined) return nothing
  const who = checker(told.dealer, table.chairs, at.by)
  const name = table.seats[who]?.name ?? ''
  const ok = async (): Promise<void> => {
    const { series, table: number } = table
    await keeping.put({ confirm: { series, table: number, hand, line: at.line, chair: who } }, who)
    begin({ handed: null })
  }
  return html`<section class="panel stack check" aria-label=${say('hall.check', { n: hand + 1 })}>
    <p class="muted">${say('hall.check', { n: hand + 1 })}</p>
    ${shown(told)}
    ${
      holds(parts, who)
        ? html`<p>${say('hall.ask', { name })}</p>
            ${agreeing(parts, who, say('hall.yes'), () => void ok(), {
              beside: html`<button type="button" class="button large" @click=${() => correct(parts, hand)}>
                ${say('hall.no')}
              </button>`,
            })}`
        : html`<p>${say('hall.checks', { name })}</p>
            <div class="row">
              <button class="button large" @click=${() => begin({ handed: who, pinFault: null })}>
                ${say('hall.hand', { name })}
              </button>
              <button class="quiet" @click=${() => correct(parts, hand)}>${say('hall.correct')}</button>
            </div>`
    }
  </section>`
}
