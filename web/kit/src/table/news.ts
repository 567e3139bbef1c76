/**
 * What the live region tells. A line is put in once and then left as it is: whatever is drawn again, or moves up when older
 * lines go, is no news, and a screen reader says nothing of it.
 */
import { html, type TemplateResult } from 'lit'

/** Lines that are kept: more than can come between two moves of one's own at a table of five. */
const kept = 14

/** The live region itself: it is there before anything is told in it, else that would not be said. */
export const newsPart = (label: string): TemplateResult =>
  html`<div class="visually-hidden" role="log" aria-live="polite" aria-label=${label}></div>`

/** Puts newer lines below those that stand there; gives back those that there is no region for yet. */
export function tellIn(root: ParentNode, lines: readonly string[]): readonly string[] {
  const region = root.querySelector('[role=log]')
  if (region === null) return lines
  for (const line of lines) {
    if (line === '') continue
    region.append(Object.assign(document.createElement('p'), { textContent: line }))
  }
  while (region.childElementCount > kept) region.firstElementChild?.remove()
  return []
}

/** A new hand: what was told of the one before is of no use any more. */
export const hush = (root: ParentNode): void => root.querySelector('[role=log]')?.replaceChildren()
