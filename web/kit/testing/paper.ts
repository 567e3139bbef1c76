/** Helpers for the tests of forms that take a hand played with real cards: what people do in them. */
type Paper = HTMLElement & { readonly updateComplete: Promise<boolean> }

/** Returns the text of an element, in one line. */
export const text = ({ shadowRoot }: Paper, selector: string): string =>
  (shadowRoot?.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** Returns the options of a question. */
export const values = ({ shadowRoot }: Paper, name: string): string[] =>
  [...(shadowRoot?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`) ?? [])].map(
    ({ value }) => value,
  )

/** @param answers each as `name=value`; an answer to a question that is not shown throws */
export async function say(element: Paper, ...answers: readonly string[]): Promise<void> {
  for (const answer of answers) {
    const [name, value] = answer.split('=')
    const input = element.shadowRoot?.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`)
    if (!input) throw new Error(`nobody asks ${answer}`)
    input.click()
    await element.updateComplete
  }
}

export async function type(element: Paper, name: string, value: string): Promise<void> {
  const input = element.shadowRoot?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)
  if (!input) throw new Error(`nobody asks ${name}`)
  input.value = value
  input.dispatchEvent(new Event(input instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  await element.updateComplete
}

/** Presses the button, if there is one, and returns the line that it sends. */
export function sent({ shadowRoot }: Paper): string | null {
  let line: string | null = null
  document.addEventListener(
    'paper',
    (event) => (line = (event as CustomEvent<{ line: string }>).detail.line),
    { once: true },
  )
  shadowRoot?.querySelector<HTMLButtonElement>('.answer button')?.click()
  return line
}
