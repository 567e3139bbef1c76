/** The line above a table: where we are, and what else can be opened. */
import type { Locale } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import type { Table } from '../client/types.js'
import { gameName, lengthName } from '../element/game-names.js'
import { speak } from '../words/index.js'

export type Panel = 'list' | 'rules' | 'more' | 'hands'

export interface HeadActions {
  readonly locale: Locale
  /** The address of all tables, if the site has one. */
  readonly home: string | null
  readonly open: Panel | null
  readonly toggle: (panel: Panel) => void
  /** The button to talk by, where there is somebody to talk to. */
  readonly talk: unknown
}

export function head(table: Table | null, actions: HeadActions): TemplateResult {
  const { locale, home } = actions
  const say = (code: string, args = {}): string => speak(locale, code, args)
  return html`<header>
    ${
      home === null
        ? nothing
        : html`<a class="home" href=${home} aria-label=${say('table.home')}
            ><span aria-hidden="true">‹</span></a
          >`
    }
    ${
      // Its place is kept until there is something to say: no identifier is shown.
      table === null ? html`<h2 aria-hidden="true">&nbsp;</h2>` : html`<h2>${title(table, locale)}</h2>`
    }
    ${
      table === null
        ? nothing
        : html`<div class="tools">
            ${actions.talk}
            ${table.sheet.rows.length === 0 ? nothing : tool('list', say('table.list'), actions)}
            ${table.hand === null ? nothing : tool('rules', say('table.rules'), actions)}
            ${tool('more', say('table.more'), actions)}
          </div>`
    }
  </header>`
}

const tool = (panel: Panel, label: string, { open, toggle }: HeadActions): TemplateResult =>
  html`<button
    class="tool"
    data-panel=${panel}
    aria-expanded=${open === panel}
    aria-controls="panel"
    @click=${() => toggle(panel)}
  >
    ${label}
  </button>`

/**
 * The rules and the hand, "… · rozdanie 5/36"; in a narrow place the game and "5/36". Of a series to so many points the most hands that it
 * can have tell nothing: it is said what it is played to.
 */
function title(table: Table, locale: Locale): TemplateResult {
  const { game, profile } = gameName(locale, table.game, table.profile)
  // Until its name has come.
  const rules = profile.trim() === '' ? speak(locale, 'lobby.opened') : profile
  const hand = table.hand === null ? null : { hand: table.hand + 1, length: table.length }
  const goal = lengthName(locale, table.game, table.length)
  return html`<span class="wide">${rules}</span
    ><span class="narrow" aria-hidden="true">${hand === null ? rules : game}</span>${
      hand === null
        ? nothing
        : html` ·
            <span class="wide">${goal ?? speak(locale, 'table.hand', hand)}</span
            ><span class="narrow" aria-hidden="true"
              >${goal === undefined ? `${hand.hand}/${hand.length}` : hand.hand}</span
            >`
    }`
}
