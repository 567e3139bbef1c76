/**
 * What the first element that a selector finds says where it is seen on the page, in one line: its text, of a field its
 * label. Undefined while there is none, or it is hidden.
 */
export function shown(root: ParentNode | null | undefined, selector: string): string | undefined {
  const found = root?.querySelector<HTMLElement>(selector)
  if (found?.checkVisibility() !== true) return undefined
  const label = found instanceof HTMLInputElement ? found.labels?.[0] : undefined
  return (label ?? found).textContent.replace(/\s+/g, ' ').trim()
}
