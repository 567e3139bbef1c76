/**
 * Returns the visible text of the first element that matches a selector, in one line; for an input field, its label. Undefined
 * if there is none or it is hidden.
 */
export function shown(root: ParentNode | null | undefined, selector: string): string | undefined {
  const found = root?.querySelector<HTMLElement>(selector)
  if (found?.checkVisibility() !== true) return undefined
  const label = found instanceof HTMLInputElement ? found.labels?.[0] : undefined
  return (label ?? found).textContent.replace(/\s+/g, ' ').trim()
}
