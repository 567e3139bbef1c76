/** Rows for a series the player has played, and for consecutive hands at one table. */
import { intlOf, signed, type Locale } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { named } from '../client/plain.js'
import { catalogueOf, gameName } from '../element/game-names.js'
import '../hands/hands.js'
import type { Telling } from './numbers.js'
import type { Evening, MySeries } from './types.js'

type Told = Pick<Telling, 'locale' | 'say'>

export function seriesRow(
  { at, game, profile, length, chair, place, players, totals }: MySeries,
  { locale, say }: Told,
): TemplateResult {
  const order = [...players.keys()].toSorted((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0))
  const names = order.map((one) => `${players[one] ?? ''} ${signed(totals[one] ?? 0)}`).join(' · ')
  return html`<li class="series">
    <span class="place">${say('place', { place, of: players.length })}</span>
    <b class="end">${signed(totals[chair] ?? 0)}</b>
    <span class="small muted all"
      >${gameName(locale, game, profile).profile} · ${say('hands', { n: length })} · ${day(locale, at)}</span
    >
    <span class="small all">${names}</span>
  </li>`
}

/** @param again draws the way to play with the same people again; null for a guest, whose people are not known */
export function eveningRows(
  { table, hands }: Evening,
  locale: Locale,
  { server, again }: { readonly server: string; readonly again: ((table: string) => TemplateResult) | null },
): TemplateResult {
  const [newest] = hands
  if (newest === undefined) return html``
  const { game, profile, at, players, invitation } = newest
  return html`<div class="evening">
    <h3>${gameName(locale, game, profile).profile}</h3>
    <p class="small muted">${day(locale, at)} · ${players.join(', ')}</p>
    ${again === null ? nothing : again(table)}
    <stolik-hands
      lang=${locale}
      server=${server}
      game=${game}
      table=${table}
      .invitation=${invitation}
      .hinted=${hands.flatMap(({ hand, hints }) => (hints ? [hand] : []))}
      .rows=${hands.map(({ row }) => ({ ...row, args: named(row.args) })).toReversed()}
      .catalogue=${catalogueOf(locale, game)}
      .players=${players}
    ></stolik-hands>
  </div>`
}

const day = (locale: Locale, at: number): string =>
  new Intl.DateTimeFormat(intlOf(locale), { dateStyle: 'long', timeStyle: 'short' }).format(at)
