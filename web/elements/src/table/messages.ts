/** Short messages of a table, over the felt or in its place. */
import type { Locale } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import type { Failure } from '../client/http.js'
import type { Table } from '../client/types.js'
import { failureWords } from '../element/failure.js'
import { speak } from '../words/index.js'
import type { TableSession } from '../live/session.js'

interface TableMessages {
  readonly locale: Locale
  readonly session: TableSession | null
  /** Whether the connection to the gateway is lost. */
  readonly lost: boolean
  readonly comeBack: () => void
}

/**
 * Draws messages over the felt, which screen readers announce: no connection, what happened meanwhile, a refusal, the way back
 * to the person's chair.
 */
export function tableMessages({ locale, session, lost, comeBack }: TableMessages): TemplateResult {
  const table = session?.current?.table ?? null
  const away = session !== null && session.isChairKept && table !== null && table.chair === null
  const { refusal = null, missed = 0 } = session ?? {}
  // A table that could not go on is closed, and says so itself. Of a hand that goes on elsewhere, there is nothing to see.
  const hasNotice = table?.notice && table.phase !== 'CLOSED'
  return html`<div class="lines" role="status">
    ${lost && table !== null ? html`<p>${speak(locale, 'table.offline')}</p>` : nothing}
    ${missed === 0 || lost ? nothing : html`<p>${speak(locale, 'table.missed', { n: missed })}</p>`}
    ${hasNotice ? html`<p>${speak(locale, table.phase === 'PLAYING' ? 'table.lost' : 'table.restored')}</p>` : nothing}
    ${table?.paused && !table.awaits ? html`<p>${failureWords(locale, 'PAUSED')}</p>` : nothing}
    ${table?.phase === 'PLAYING' ? table.players.map((player) => (player?.lapsed === true ? html`<p>${speak(locale, 'table.lapsed', { name: player.name })}</p>` : nothing)) : nothing}
    ${isAsleep(table) ? html`<p>${speak(locale, 'table.asleep')}</p>` : nothing}
    ${
      away
        ? html`<p>
            <button class="button primary" ?disabled=${session.busy} @click=${comeBack}>
              ${speak(locale, 'table.comeBack')}
            </button>
          </p>`
        : nothing
    }
    ${refusal === null ? nothing : html`<p class="refusal">${failureWords(locale, refusal)}</p>`}
  </div>`
}

/**
 * Whether the next hand waits until somebody asks for it, because no person has made a move in the last one. It always waits for
 * a person who plays with bots alone, and keeps nobody waiting then.
 */
const isAsleep = (table: Table | null): boolean =>
  table?.phase === 'BETWEEN' &&
  table.chair !== null &&
  table.nextIn === null &&
  !table.paused &&
  table.players.some((player, chair) => player?.bot === false && chair !== table.chair)

/** Says why no table can be shown, with a link to all tables. `named`: the head above already shows which table it is. */
export const message = (
  { locale, home, named }: { readonly locale: Locale; readonly home: string | null; readonly named: boolean },
  text: string | TemplateResult,
  more: unknown = nothing,
): TemplateResult =>
  html`<div class="message" role="status">
    ${named ? html`<h3>${text}</h3>` : html`<h2>${text}</h2>`} ${more}
    ${home === null ? nothing : html`<p><a href=${home}>${speak(locale, 'table.home')}</a></p>`}
  </div>`

/** Returns why there is nothing to see of a table yet or any more, with a hint for some reasons; null if there is. */
export function absence(
  locale: Locale,
  table: Table | null,
  trouble: Failure | null,
): readonly [text: string, hint: unknown] | null {
  if (trouble === 'UNKNOWN_TABLE')
    return [failureWords(locale, trouble), html`<p>${speak(locale, 'table.notFoundHint')}</p>`]
  if (trouble !== null && trouble !== 'OFFLINE') return [failureWords(locale, trouble), nothing]
  if (table === null) return [speak(locale, trouble === 'OFFLINE' ? 'line.away' : 'table.loading'), nothing]
  if (table.phase !== 'CLOSED') return null
  return [speak(locale, table.notice === null ? 'table.closed' : 'table.lost'), nothing]
}
