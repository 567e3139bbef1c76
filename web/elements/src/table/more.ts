/** The "more" panel of a table: settings, the shuffle, the finished hands, and leaving. */
import { html, nothing, type TemplateResult } from 'lit'
import { speak } from '../words/index.js'
import { onlookers } from './fetch-onlookers.js'
import type { Parts } from './parts.js'

/** The attributes of the element that draws it. */
interface Host {
  readonly server: string
  readonly invitation: string | null
}

export interface MoreActions {
  /** Whether the confirmation for leaving is shown. */
  readonly leaving: boolean
  readonly ask: (leaving: boolean) => void
  readonly leave: () => void
  /** Opens the list of finished hands. */
  readonly hands: () => void
}

/**
 * Loads the elements when the panel is opened, since many people never open it. A failed load is repeated at the next drawing.
 */
function fetchElements(): void {
  import('../settings/settings.js').catch(() => undefined)
  import('../fairness/fairness.js').catch(() => undefined)
  import('../talk/report-player.js').catch(() => undefined)
  import('../seat-key/seat-link.js').catch(() => undefined)
}

export function morePanel(
  { current: { table }, locale }: Parts,
  host: Host,
  actions: MoreActions,
): TemplateResult {
  const say = (code: string, args = {}): string => speak(locale, code, args)
  fetchElements()
  return html`
    ${
      table.chair === null || table.phase === 'FINISHED' || table.phase === 'CLOSED'
        ? nothing
        : html`<section>${leaving(table.phase === 'GATHERING', say, actions)}</section>
            <section>
              <stolik-seat-link lang=${locale} server=${host.server} table=${table.id}></stolik-seat-link>
            </section>`
    }
    ${table.chair === null ? nothing : onlookers(table, locale)}
    <section aria-label=${say('settings.title')}>
      <h3>${say('settings.title')}</h3>
      <stolik-settings lang=${locale}></stolik-settings>
    </section>
    ${
      table.fairness === null && table.thrown.length === 0
        ? nothing
        : html`<section aria-label=${say('fair.title')}>
            <h3>${say('fair.title')}</h3>
            <stolik-fairness
              lang=${locale}
              game=${table.game}
              profile=${table.profile}
              .fairness=${table.fairness}
              .players=${table.players.map((player) => player?.name ?? null)}
              .withheld=${table.withheld}
              .thrown=${table.thrown}
              .hand=${table.hand}
              .chair=${table.chair}
              ?given=${table.given}
            ></stolik-fairness>
          </section>`
    }
    ${
      table.sheet.rows.length === 0
        ? nothing
        : html`<section aria-label=${say('table.hands')}>
            <button class="button" @click=${() => actions.hands()}>${say('table.hands')}</button>
          </section>`
    }
    <stolik-report-player
      lang=${locale}
      server=${host.server}
      .table=${table.id}
      .invitation=${host.invitation}
      .players=${table.players}
      .chair=${table.chair}
    ></stolik-report-player>
  `
}

function leaving(
  gathering: boolean,
  say: (code: string) => string,
  { leaving, ask, leave }: MoreActions,
): TemplateResult {
  if (!leaving) return html`<button class="button" @click=${() => ask(true)}>${say('table.leave')}</button>`
  return html`<p>${say(gathering ? 'table.leaveGathering' : 'table.leaveSure')}</p>
    <div class="row">
      <button class="button" @click=${() => ask(false)}>${say('table.stay')}</button>
      <button class="button" @click=${() => leave()}>${say('table.go')}</button>
    </div>`
}
