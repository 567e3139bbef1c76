/** The panel beside a table: the one that a person has opened, or the result of a hand. */
import type { TableElement } from '@stolik/kit/table'
import { html, nothing, type TemplateResult } from 'lit'
import { speak } from '../words/index.js'
import { hasEnded } from './last-trick.js'
import { moreCode, resultCode } from './lazy-panels.js'
import type { Panels } from './panels.js'
import type { Parts } from './parts.js'
import type { SeriesEndContext } from './result.js'

/** Scrolls only the panel: the page and the hand stay in place. */
function bringIntoSight({
  target,
  detail: { paragraph },
}: CustomEvent<{ readonly paragraph: HTMLElement }>): void {
  const panel = target instanceof HTMLElement ? target.closest<HTMLElement>('#panel') : null
  if (panel === null) return
  const above = paragraph.getBoundingClientRect().top - panel.getBoundingClientRect().top
  panel.scrollTop += above - panel.clientHeight / 4
}

/** Loads the element when the panel is opened. A failed load is repeated at the next drawing. */
function rulesBeside({ current: { table, view }, locale }: Parts): TemplateResult {
  import('../rules/rules.js').catch(() => undefined)
  return html`<stolik-rules
    lang=${locale}
    game=${table.game}
    profile=${table.profile}
    .view=${view}
    @stolik-matters=${bringIntoSight}
  ></stolik-rules>`
}

interface Beside extends SeriesEndContext {
  /** Whether the last trick still lies on the table, so that the result waits. */
  readonly resting: boolean
  /** The element of the game's table. */
  readonly board: TableElement | null
  /** Asks for the next deal. */
  readonly next: () => void
  readonly leave: () => void
}

/** Draws the panel, if one is open or there is a result. */
export function panel(parts: Parts, panels: Panels, at: Beside): TemplateResult | typeof nothing {
  const { locale, current } = parts
  const between = hasEnded(current.table.phase)
  const { open } = panels
  if (open === null && (!between || at.resting)) return nothing
  return html`<aside
    id="panel"
    tabindex="-1"
    aria-label=${speak(locale, open === null ? 'table.result' : `table.${open}`)}
    class="${between ? '' : 'hanging'} ${open ?? ''}"
    @keydown=${(event: KeyboardEvent) => {
      if (event.key === 'Escape') panels.close()
    }}
  >
    ${
      open === null
        ? nothing
        : html`<button class="quiet close" @click=${() => panels.close()}>
            ${speak(locale, 'table.close')}
          </button>`
    }
    ${body(parts, panels, at)}
  </aside>`
}

function body(parts: Parts, panels: Panels, at: Beside): TemplateResult | typeof nothing {
  const { open, chosen, leaving, ask } = panels
  const showHands = (): void => panels.toggle('hands')
  const redraw = (): void => ask(panels.leaving)
  if (open !== 'list' && chosen === 'rules') return rulesBeside(parts)
  if (open !== 'list' && chosen === 'more') {
    const actions = { leaving, ask, leave: at.leave, hands: showHands }
    return moreCode(redraw)?.morePanel(parts, at, actions) ?? nothing
  }
  const results = resultCode(redraw)
  if (results === null) return nothing
  if (open === 'list') return results.listPanel(parts, panels.isSpacious ? at.board : null)
  return chosen === 'hands'
    ? results.handsPanel(parts, at)
    : results.resultPanel(parts, at.next, showHands, at)
}
