/**
 * The lines of the live region. A line is added once and then left unchanged. A screen reader announces only new lines, not
 * those that are drawn again or move up when older ones are removed.
 */
import { html, type TemplateResult } from 'lit'

/** How many lines are kept: more than can appear between two moves of one player at a table of five. */
const mostLines = 14

/** The live region itself. It must exist before a line is added, or screen readers would not announce that line. */
export const liveRegion = (label: string): TemplateResult =>
  html`<div class="visually-hidden" role="log" aria-live="polite" aria-label=${label}></div>`

/** Adds lines below the existing ones. Returns the lines if there is no region for them yet. */
export function appendLines(root: ParentNode, lines: readonly string[]): readonly string[] {
  const region = root.querySelector('[role=log]')
  if (region === null) return lines
  for (const line of lines) {
    if (line === '') continue
    region.append(Object.assign(document.createElement('p'), { textContent: line }))
  }
  while (region.childElementCount > mostLines) region.firstElementChild?.remove()
  return []
}

/** Clears the region for a new hand: the news of the previous one is of no use any more. */
export const clearLines = (root: ParentNode): void => root.querySelector('[role=log]')?.replaceChildren()
