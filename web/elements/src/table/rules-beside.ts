/** The rules of this table's profile, opened beside it at the paragraph that matters. */
import { html, type TemplateResult } from 'lit'
import type { Parts } from './parts.js'

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
export function rulesBeside({ shown: { table, view }, locale }: Parts): TemplateResult {
  import('../rules/rules.js').catch(() => undefined)
  return html`<stolik-rules
    lang=${locale}
    game=${table.game}
    profile=${table.profile}
    .view=${view}
    @stolik-matters=${bringIntoSight}
  ></stolik-rules>`
}
