/**
 * The lines of the live region. A line is added once and then left unchanged. A screen reader announces only new lines, not
 * those that are drawn again or move up when older ones are removed.
 */
import { html, type LitElement, type TemplateResult } from 'lit'

/** How many lines are kept: more than can appear between two moves of one player at a table of five. */
const mostLines = 14

/** The live region itself. It must exist before a line is added, or screen readers would not announce that line. */
export const liveRegion = (label: string): TemplateResult =>
  html`<div class="visually-hidden" role="log" aria-live="polite" aria-label=${label}></div>`

/** Announces lines in one element. @param host draws a `liveRegion`: lines wait until there is one */
export function announcer(host: LitElement) {
  let untold: readonly string[] = []
  let anew = false
  const region = (): Element | null => host.renderRoot.querySelector('[role=log]')
  const tell = (): void => {
    const log = region()
    if (log === null) return
    for (const line of untold)
      if (line !== '') log.append(Object.assign(document.createElement('p'), { textContent: line }))
    while (log.childElementCount > mostLines) log.firstElementChild?.remove()
    untold = []
  }
  host.addController({
    hostUpdated() {
      if (!anew) return tell()
      anew = false
      region()?.replaceChildren()
      requestAnimationFrame(tell)
    },
  })
  const queue = (lines: readonly string[]): void => {
    untold = [...untold, ...lines]
  }
  return {
    /** Announces lines after the next drawing. */
    queue,
    /** Announces the lines that are waiting, and then these. */
    add(lines: readonly string[]) {
      queue(lines)
      tell()
    },
    /** Announces only these lines after the next drawing: another hand has begun, so the earlier ones are cleared. */
    restart(lines: readonly string[]) {
      anew = true
      untold = lines
    },
  }
}
