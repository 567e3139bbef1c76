/** Finds what people look for in an element: a field, or a button by its label. @throws Error if there is none */
export function find(element: Element, selector: string): HTMLInputElement {
  const found = element.shadowRoot?.querySelector<HTMLInputElement>(selector)
  if (found === null || found === undefined) throw new Error(`no ${selector}`)
  return found
}

export function button(element: Element, word: string): HTMLButtonElement {
  const all = [...(element.shadowRoot?.querySelectorAll('button') ?? [])]
  const found = all.find((one) => one.textContent.trim() === word)
  if (found === undefined) throw new Error(`no button ${word}`)
  return found
}

/** Returns all text of an element, in one line. */
export const words = (element: Element): string =>
  (element.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ')
