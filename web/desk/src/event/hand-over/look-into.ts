/** Looks into a file before it is sent. */
import { html, type TemplateResult } from 'lit'

/** The file of an event: how many entries it has since it was handed over, or in all, and when the last one was made. */
export interface Chosen {
  readonly text: string
  readonly entries: number
  readonly last: number
}

/**
 * Returns null for a file that is not the log of an event. Whether it is right, is for the gateway to say.
 * @param since only entries after the last of this kind count, and there must be one; null for the whole log
 */
export function lookInto(text: string, since: 'handOver' | null): Chosen | null {
  try {
    const log = text
      .replace(/^\uFEFF/, '')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line) as { readonly at: number; readonly entry: { readonly kind: string } })
    const from = since === null ? -1 : log.findLastIndex(({ entry }) => entry.kind === since)
    const last = log.at(-1)?.at
    if (typeof last !== 'number' || (since !== null && from === -1)) return null
    return since === null && log[0]?.entry.kind !== 'announce'
      ? null
      : { text, entries: log.length - 1 - from, last }
  } catch {
    return null
  }
}

interface Choosing {
  /** The file to be sent; null if it is not one, undefined if none is chosen. */
  chosen: Chosen | null | undefined
  failure: unknown
}

/** The field in which the file is chosen. */
export const logField = (label: string, host: Choosing, since: 'handOver' | null): TemplateResult =>
  html`<label
    ><span>${label}</span
    ><input
      type="file"
      accept=".jsonl,.json,.txt"
      @change=${async ({ target }: Event) => {
        const input = target as HTMLInputElement
        const file = input.files?.[0]
        host.chosen = undefined
        host.failure = null
        if (file === undefined) return
        const read = await file.text().catch(() => '')
        // Meanwhile somebody may choose another file.
        if (input.files?.[0] === file) host.chosen = lookInto(read, since)
      }}
  /></label>`
