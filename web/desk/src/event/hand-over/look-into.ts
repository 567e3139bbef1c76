/** Looks into a file before it is sent. */

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
