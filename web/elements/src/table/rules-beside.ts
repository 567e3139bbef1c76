/** The rules of this table's profile, opened beside it at the paragraph that matters. */
import { html, type TemplateResult } from 'lit'
import type { Parts } from './parts.js'

/** Scrolls the panel alone: the page and the hand stay where they are. */
function bringIntoSight({
  target,
  detail: { paragraph },
}: CustomEvent<{ readonly paragraph: HTMLElement }>): void {
  const panel = target instanceof HTMLElement ? target.closest<HTMLElement>('#panel') : null
  if (panel === null) return
  const above = paragraph.getBoundingClientRect().top - panel.getBoundingClientRect().top
  panel.scrollTop += above - panel.clientHeight / 4
}

/** The element is fetched when the panel is opened; what did not come is asked for again when it is drawn again. */
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
