/** One open table as a row of the lobby. */
import type { Locale } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import type { LobbyPlayer, LobbyTable } from '../client/types.js'
import { gameName, isKnown, lengthName } from '../element/game-names.js'
import { speak } from '../words/index.js'

export interface RowActions {
  readonly locale: Locale
  /** Whether the person sits at this table. */
  readonly mine: boolean
  readonly busy: boolean
  /** The address of the table's own page, if the site has one. */
  readonly href: string | null
  readonly sit: () => void
  readonly look: (event: MouseEvent) => void
}

export function row(table: LobbyTable, actions: RowActions): TemplateResult {
  const { locale } = actions
  const say = (code: string, args = {}): string => speak(locale, code, args)
  const name = gameName(locale, table.game, table.profile)
  return html`
    <div class="what">
      <strong>${gameName(locale, table.game, table.profile).profile}</strong>
      <span class="small muted">${pace(table, locale)}</span>
    </div>
    <ul class="seats" aria-label=${say('lobby.players')}>
      ${table.players.map((player) => seat(player, say))}
    </ul>
    <div class="act">${isKnown(table.game) ? act(table, actions, name.profile) : nothing}</div>
  `
}

const seat = (player: LobbyPlayer | null, say: (code: string) => string): TemplateResult =>
  player === null
    ? html`<li class="free">${say('lobby.free')}</li>`
    : html`<li>
        <stolik-mark .of=${player}></stolik-mark>${player.name}${
          player.bot
            ? html` <span class="muted">· ${say('lobby.bot')}</span>`
            : player.online
              ? nothing
              : html` <span class="muted">· ${say('lobby.away')}</span>`
        }
      </li>`

/** Returns the progress, length or goal of the table with its speed, and whether it is rated: "rozdanie 5 z 36 · zwykłe tempo". */
function pace(table: LobbyTable, locale: Locale): string {
  const goal = lengthName(locale, table.game, table.length)
  const hands =
    table.phase === 'FINISHED' ? speak(locale, 'lobby.finished') : (goal ?? handsOf(table, locale))
  const rated = table.rated ? ` · ${speak(locale, 'lobby.rated')}` : ''
  return `${hands} · ${speak(locale, `speed.${table.speed}`)}${rated}`
}

const handsOf = ({ phase, done, length }: LobbyTable, locale: Locale): string =>
  phase === 'GATHERING'
    ? speak(locale, 'lobby.hands', { n: length })
    : speak(locale, 'lobby.hand', { hand: Math.min(done + 1, length), length })

/** Draws the one action for a table: go back to it, sit down, or else watch. */
function act(table: LobbyTable, actions: RowActions, game: string): TemplateResult {
  const { locale, mine, busy, href } = actions
  const names = table.players.flatMap((player) => (player === null ? [] : [player.name]))
  const players = names.length === 0 ? speak(locale, 'lobby.nobody') : names.join(', ')
  const sits = mine || table.players.includes(null)
  const ofOthers = sits ? 'lobby.sit' : 'lobby.look'
  const word = speak(locale, mine ? 'lobby.back' : ofOthers)
  const label = speak(locale, 'lobby.at', { act: word, game, players })
  if (sits)
    return html`<button
      class=${mine ? 'button primary' : 'button'}
      aria-label=${label}
      ?disabled=${busy}
      @click=${() => actions.sit()}
    >
      ${word}
    </button>`
  return href === null
    ? html`<button class="button" aria-label=${label} @click=${actions.look}>${word}</button>`
    : html`<a class="button" href=${href} aria-label=${label} @click=${actions.look}>${word}</a>`
}
