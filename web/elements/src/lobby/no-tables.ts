/**
 * Shown in place of an empty list: nobody plays, and what to do about it. It stands below the quick start, so that those
 * buttons do not move.
 */
import type { Locale } from '@stolik/core'
import { html, type TemplateResult } from 'lit'
import { cardsFor } from '../base/cards.js'
import { speak } from '../words/index.js'

/** A list of tables shows no cards: they load with the first list that is empty. A failed load is repeated at the next drawing. */
const loadCards = (): void => void import('@stolik/kit/card').catch(() => undefined)

const fan = ['CJ', 'SJ', 'HJ', 'DJ', 'HA']

/** @param host - the element whose style may choose the cards */
export function noTables(host: Element, locale: Locale): TemplateResult {
  loadCards()
  const { deck, letters } = cardsFor(host, locale)
  return html`<div class="row none empty">
    <div class="fan" aria-hidden="true">
      ${fan.map((card) => html`<playing-card card=${card} deck=${deck} letters=${letters}></playing-card>`)}
    </div>
    <p>
      <strong>${speak(locale, 'lobby.empty')}</strong>
      <span class="muted">${speak(locale, 'lobby.emptyHint')}</span>
    </p>
  </div>`
}
