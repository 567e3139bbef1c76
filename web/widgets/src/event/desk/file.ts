/** A file of lines that is taken whole or not at all: chosen, or pasted into a box that is folded; mended there where it is refused. */
import { html, type TemplateResult } from 'lit'
import type { Act } from '../client/acts.js'
import { submit, type DeskParts } from './parts.js'

interface Asked {
  /** Words: what the file has to look like, and what the button does. */
  readonly how: string
  readonly send: string
  /** A head as it may stand. */
  readonly example: string
  readonly act: (csv: string) => Act
  /** Bytes that it may have; what any request may bring unless said. */
  readonly most?: number
}

/** A request has 64 kB at most, and its text is longer as JSON. */
const usual = 48_000

export function fileOf(parts: DeskParts, { how, send, example, act, most = usual }: Asked): TemplateResult {
  const { say, watched } = parts
  return html`<form
    class="stack"
    @submit=${submit(parts, (data) => {
      const csv = data.get('csv')
      return typeof csv === 'string' ? act(csv) : null
    })}
    @input=${({ currentTarget }: Event) => {
      const text = (currentTarget as HTMLFormElement).elements.namedItem('csv') as HTMLTextAreaElement
      text.setCustomValidity(
        new TextEncoder().encode(text.value).length > most ? say('desk.fileTooBig', { n: most / 1000 }) : '',
      )
    }}
  >
    <label
      ><span>${say('desk.file')}</span
      ><input type="file" accept=".csv,.tsv,.txt,text/csv" @change=${(event: Event) => void put(event)}
    /></label>
    <p class="muted">${say(how)}</p>
    <details>
      <summary>${say('desk.paste')}</summary>
      <textarea
        name="csv"
        required
        rows="8"
        wrap="off"
        spellcheck="false"
        placeholder=${example}
        aria-label=${say('desk.paste')}
        @invalid=${({ target }: Event) => unfold(target as HTMLElement)}
      ></textarea>
    </details>
    <button class="button fit" ?disabled=${watched.busy}>${say(send)}</button>
  </form>`
}

/** A browser says what is wrong with a field only where the field can be seen. */
const unfold = (field: HTMLElement): void => {
  const fold = field.closest('details')
  if (fold !== null) fold.open = true
}

/** Puts what is in the file where it can be read and mended. */
async function put({ target }: Event): Promise<void> {
  const chosen = target as HTMLInputElement
  const file = chosen.files?.[0]
  const text = chosen.form?.elements.namedItem('csv')
  if (file === undefined || !(text instanceof HTMLTextAreaElement)) return
  text.value = await read(file)
  text.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Old spreadsheets write Central European letters in a byte each. */
async function read(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1250').decode(bytes)
  }
}
