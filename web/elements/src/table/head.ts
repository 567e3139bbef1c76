/** The line above a table: its title, and buttons for panels. */
import type { Locale } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import type { Table } from '../client/types.js'
import { gameName, lengthName } from '../element/game-names.js'
import { speak } from '../words/index.js'
import { onlookers } from './fetch-onlookers.js'

export type Panel = 'list' | 'rules' | 'more' | 'hands'

export interface HeadActions {
  readonly locale: Locale
  /** The address of all tables, if the site has one. */
  readonly home: string | null
  readonly panels: {
    readonly open: Panel | null
    readonly toggle: (panel: Panel) => void
  }
  /** The talk button, where there is somebody to talk to. */
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
      // Keeps the space until there is a title, rather than showing an identifier.
      table === null
        ? html`<h2 aria-hidden="true">&nbsp;</h2>`
        : html`<h2>${isTurned(table) ? opening(title(table, locale), actions) : title(table, locale)}</h2>`
    }
    ${
      table === null
        ? nothing
        : html`<div class="tools">
            ${actions.talk}
            ${table.sheet.rows.length === 0 ? nothing : tool('list', say('table.list'), actions)}
            ${table.hand === null && !isTurned(table) ? nothing : tool('rules', say('table.rules'), actions)}
            ${tool('more', say('table.more'), actions)}
          </div>`
    }
    ${table?.late === true ? onlookers(table, locale) : nothing}
  </header>`
}

/** Whether it is played by rules that a club has made from a profile. */
const isTurned = ({ profile }: Table): boolean => profile.includes('~')

/** A title that opens the differences from the usual rules. */
const opening = (text: TemplateResult, { panels: { open, toggle } }: HeadActions): TemplateResult =>
  html`<button
    class="tool"
    aria-expanded=${open === 'rules'}
    aria-controls="panel"
    @click=${() => toggle('rules')}
  >
    ${text}
  </button>`

const tool = (panel: Panel, label: string, { panels: { open, toggle } }: HeadActions): TemplateResult =>
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
 * Draws the rules and the hand, "… · rozdanie 5/36"; in a narrow place the game and "5/36". A series to a number of points
 * shows that goal instead: its maximum number of hands says nothing.
 */
function title(table: Table, locale: Locale): TemplateResult {
  const { game, profile } = gameName(locale, table.game, table.profile)
  // Used until the profile's name has loaded.
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
