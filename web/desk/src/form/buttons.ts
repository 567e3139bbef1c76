/** Buttons of all forms at the desk. */
import { html, nothing, type TemplateResult } from 'lit'

export interface Press {
  readonly busy?: boolean | undefined
  /** What the button is for screen readers, if its words alone do not say it. */
  readonly label?: string | undefined
  /** Whether what it opens is open. */
  readonly open?: boolean | undefined
  /** `button` looks like one, `quiet` like a link; by default it is a button. */
  readonly look?: string | undefined
}

/** A button that does something at once. */
export const button = (
  words: unknown,
  press: (event: Event) => unknown,
  { busy = false, label, open, look = 'button' }: Press = {},
): TemplateResult =>
  html`<button
    type="button"
    class=${look}
    aria-label=${label ?? nothing}
    aria-expanded=${open === undefined ? nothing : String(open)}
    ?disabled=${busy}
    @click=${(event: Event) => void press(event)}
  >
    ${words}
  </button>`

/** The button that sends its form. */
export const send = (
  words: unknown,
  { busy = false, look = 'button primary' }: Pick<Press, 'busy' | 'look'> = {},
): TemplateResult => html`<button class=${look} ?disabled=${busy}>${words}</button>`

/** A part that is rarely needed. @param open whether it is open at first */
export const folded = (title: unknown, body: unknown, open = false): TemplateResult =>
  html`<details ?open=${open}>
    <summary>${title}</summary>
    ${body}
  </details>`

/** A part whose code loads when it is opened. A failed load is repeated when it is opened again. */
export const loading = (
  title: unknown,
  load: () => Promise<unknown>,
  body: unknown,
  open = false,
): TemplateResult =>
  html`<details
    ?open=${open}
    @toggle=${({ target }: Event) => {
      if ((target as HTMLDetailsElement).open) void load().catch(() => undefined)
    }}
  >
    <summary>${title}</summary>
    ${body}
  </details>`

/** A text to be copied, by hand too. */
export const readOnly = (label: unknown, text: string): TemplateResult =>
  html`<label class="broad"
    ><span>${label}</span>
    <input readonly .value=${text} @focus=${({ target }: Event) => (target as HTMLInputElement).select()} />
  </label>`

/** Copies a text. Returns false where that is forbidden, or the page has no https: the text can still be selected by hand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Copies a text, and says so. If the browser forbids it, the field above it is selected, to be copied by hand. */
export const copyButton = (words: string, copied: string, text: string): TemplateResult =>
  html`${button(words, async ({ currentTarget }) => {
      const press = currentTarget as HTMLButtonElement
      const note = press.nextElementSibling as HTMLElement
      note.hidden = !(await copyText(text))
      if (note.hidden) press.parentElement?.parentElement?.querySelector('input')?.select()
      else note.textContent = copied
    })}<span class="good" role="status" hidden></span>`
