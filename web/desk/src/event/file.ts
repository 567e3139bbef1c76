/** A form for a table, chosen as a file (CSV or a workbook) or pasted into a folded box, where people correct it if the gateway refuses it. */
import { html, nothing, type TemplateResult } from 'lit'
import type { Act } from '@stolik/elements/event/client/acts'
import type { FileKind } from './file-preview.js'
import type { Chosen } from '../files/read-chosen.js'
import { submit } from './act-form.js'
import type { DeskParts } from './parts.js'

interface Asked {
  /** Codes of words: what the file must look like, and what the button does. */
  readonly how: string
  readonly send: string
  /** An example of the header line. */
  readonly example: string
  /** What is shown of the file before it counts. */
  readonly kind: FileKind
  readonly act: (csv: string, data: FormData) => Act
  /** More fields of the form. */
  readonly fields?: unknown
  /** The maximum size of the file in bytes; by default the usual limit of a request. */
  readonly most?: number
}

/** A request has at most 64 kB, and text gets longer as JSON. */
const usual = 48_000

export function fileOf(
  parts: DeskParts,
  { how, send: button, example, kind, act, fields = nothing, most = usual }: Asked,
): TemplateResult {
  const { say, watched } = parts
  const send = submit(parts, (data) => {
    const csv = data.get('csv')
    return typeof csv === 'string' ? act(csv, data) : null
  })
  return html`<form
    class="stack"
    @submit=${(event: SubmitEvent) => {
      if (isPreviewed(event.currentTarget as HTMLFormElement)) return send(event)
      event.preventDefault()
      void preview(event.currentTarget as HTMLFormElement, kind, parts)
    }}
    @input=${({ currentTarget, target, isTrusted }: Event) => {
      const text = textOf(currentTarget as HTMLFormElement)
      if (target === text && isTrusted) text.removeAttribute(sheet)
      if (target === text) void preview(currentTarget as HTMLFormElement, kind, parts)
      text.setCustomValidity(
        new TextEncoder().encode(text.value).length > most ? say('desk.fileTooBig', { n: most / 1000 }) : '',
      )
    }}
    @reset=${({ currentTarget }: Event) => void preview(currentTarget as HTMLFormElement, kind, parts, '')}
  >
    <label
      ><span>${say('desk.file')}</span
      ><input
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,.ods,text/csv"
        @change=${(event: Event) => void put(event, kind, parts)}
    /></label>
    <output name="told"></output>
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
    <div class="preview"></div>
    ${fields}<button class="button fit" ?disabled=${watched.busy}>${say(button)}</button>
  </form>`
}

/** Opens the box: a browser tells what is wrong with a field only if the field is visible. */
const unfold = (field: HTMLElement): void => {
  const fold = field.closest('details')
  if (fold !== null) fold.open = true
}

/** Puts the file's text into the box, where people can read and correct it. */
async function put({ target }: Event, kind: FileKind, parts: DeskParts): Promise<void> {
  const chosen = target as HTMLInputElement
  const file = chosen.files?.[0]
  const text = chosen.form?.elements.namedItem('csv')
  const button = chosen.form?.querySelector('button')
  // Nobody can send the form before: its box is empty as long as the file is being read.
  if (button) button.disabled = file !== undefined
  if (file === undefined || !(text instanceof HTMLTextAreaElement)) return
  // Meanwhile somebody may choose another file, or none.
  const isLast = (): boolean => chosen.files?.[0] === file
  try {
    const { readChosen } = await import('../files/read-chosen.js')
    const read = await readChosen(file, parts.locale)
    if (!isLast()) return
    show(text, read)
    if (chosen.form !== null) await preview(chosen.form, kind, parts)
  } finally {
    if (button && isLast()) button.disabled = false
  }
}

const textOf = (form: HTMLFormElement): HTMLTextAreaElement =>
  form.elements.namedItem('csv') as HTMLTextAreaElement

/** The box has a sheet as it was read: once somebody corrects it, lines are only lines. */
const sheet = 'data-sheet'

/** What each form shows of its text. */
const previews = new WeakMap<HTMLFormElement, string>()

/** Nothing counts before its sender could see how it is read. */
const isPreviewed = (form: HTMLFormElement): boolean => previews.get(form) === textOf(form).value

/** Shows what the text would do. */
async function preview(
  form: HTMLFormElement,
  kind: FileKind,
  parts: DeskParts,
  csv = textOf(form).value,
): Promise<void> {
  const place = form.querySelector<HTMLElement>('.preview')
  if (place === null) return
  const { drawPreview } = await import('./file-preview.js')
  await drawPreview(place, kind, csv, { ...parts, isSheet: textOf(form).hasAttribute(sheet) })
  previews.set(form, csv)
}

function show(text: HTMLTextAreaElement, read: Chosen): void {
  text.value = read.text ?? ''
  text.toggleAttribute(sheet, read.isSheet === true)
  text.dispatchEvent(new Event('input', { bubbles: true }))
  const told = text.form?.elements.namedItem('told')
  if (told instanceof HTMLOutputElement) told.value = read.told ?? ''
}
