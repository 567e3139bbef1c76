/** Finds what somebody who only has a keyboard cannot reach or see on a page, and headings that are out of order. */
import type { Page } from 'playwright'

/** One line each: what Tab does not lead to, and what shows no sign that it has the focus. */
export async function beyondTab(page: Page): Promise<string[]> {
  const count = await page.evaluate(gather)
  const unseen: string[] = []
  // Some things come or go while somebody walks.
  for (let presses = 0; presses < count + 30; presses++) {
    await page.keyboard.press('Tab')
    const fault = await page.evaluate(visitFocused)
    if (fault !== null) unseen.push(fault)
  }
  return [...new Set([...unseen, ...(await page.evaluate(notVisited))])]
}

/** The levels of the headings that are shown, in order: a level is never skipped, and the first is 1. */
export async function skippedHeadings(page: Page): Promise<string[]> {
  const levels = await page.getByRole('heading').evaluateAll((all) =>
    all.map((one) => ({
      level: Number(one.getAttribute('aria-level') ?? one.localName.slice(1)),
      text: one.textContent.replace(/\s+/g, ' ').trim(),
    })),
  )
  return levels.flatMap(({ level, text }, n) => {
    const before = levels[n - 1]?.level ?? 0
    return level > before + 1 ? [`“${text}” is of level ${level} after ${before}`] : []
  })
}

/* What runs in the page. Each function stands alone there, so they share what they know through the window. */

interface Known {
  pressable: Map<Element, string>
  visited: Set<Element>
}
declare global {
  interface Window {
    byKeyboard?: Known
  }
}

function gather(): number {
  const pressed = 'button, a[href], input:not([type=hidden]), select, summary, textarea'
  const found = new Map<Element, string>()
  const look = (root: ParentNode): void => {
    for (const one of root.querySelectorAll('*')) {
      if (one.shadowRoot) look(one.shadowRoot)
      if (!one.matches(pressed) || one.matches(':disabled, [tabindex="-1"]')) continue
      if (!one.checkVisibility({ visibilityProperty: true })) continue
      // Of radio buttons, Tab leads to one of each group.
      if (one.matches('[type=radio]:not(:checked)')) continue
      const host = one.getRootNode()
      const where = host instanceof ShadowRoot ? host.host.localName : 'page'
      found.set(
        one,
        `${where}: ${one.localName} “${one.ariaLabel ?? one.textContent.replace(/\s+/g, ' ').trim().slice(0, 40)}”`,
      )
    }
  }
  look(document)
  window.byKeyboard = { pressable: found, visited: new Set() }
  return found.size
}

function visitFocused(): string | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  const known = window.byKeyboard
  if (active === null || active === document.body || known === undefined) return null
  known.visited.add(active)
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(active)
  const isSeen = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  return isSeen || !known.pressable.has(active) ? null : `no visible focus: ${known.pressable.get(active)}`
}

function notVisited(): string[] {
  const { pressable, visited } = window.byKeyboard ?? {
    pressable: new Map<Element, string>(),
    visited: new Set(),
  }
  return [...pressable].flatMap(([one, name]) =>
    visited.has(one) || !one.isConnected || !one.checkVisibility({ visibilityProperty: true })
      ? []
      : [`Tab does not lead to ${name}`],
  )
}
