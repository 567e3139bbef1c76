/** Downloads a text from an address, with limits on size and time. */
import type { Disk } from './disk.js'
import type { Io } from './io.js'

export interface NotDownloaded {
  /** `STATUS`: any status but 200; `UNREACHED`: also for a broken connection. */
  readonly failed: 'STATUS' | 'TOO_LARGE' | 'TOO_SLOW' | 'NO_TEXT' | 'UNREACHED'
  readonly args: Readonly<Record<string, string | number>>
}

export interface DownloadLimits {
  /** Bytes after decompression. */
  readonly most: number
  /** Milliseconds for the whole download. */
  readonly within: number
}

export const isAddress = (file: string): boolean => /^https?:\/\//i.test(file)

/** Returns the text exactly as it was sent (UTF-8), including a byte order mark. */
export async function download(
  address: string,
  { most, within }: DownloadLimits,
): Promise<string | NotDownloaded> {
  const signal = AbortSignal.timeout(within)
  const chunks: Uint8Array[] = []
  try {
    const answer = await fetch(address, { signal, headers: { accept: 'application/json' } })
    if (answer.status !== 200) {
      await answer.body?.cancel()
      return { failed: 'STATUS', args: { status: answer.status } }
    }
    let bytes = 0
    const body: AsyncIterable<Uint8Array> | null = answer.body
    // Leaving the loop early cancels the rest of the body.
    for await (const chunk of body ?? []) {
      bytes += chunk.length
      if (bytes > most) return { failed: 'TOO_LARGE', args: { most } }
      chunks.push(chunk)
    }
  } catch (error) {
    if (signal.aborted) return { failed: 'TOO_SLOW', args: { seconds: within / 1000 } }
    const cause = error instanceof Error ? (error.cause ?? error) : error
    return { failed: 'UNREACHED', args: { why: cause instanceof Error ? cause.message : String(cause) } }
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks))
  } catch {
    return { failed: 'NO_TEXT', args: {} }
  }
}

export function downloadWords({ failed, args }: NotDownloaded): string {
  if (failed === 'STATUS') return `the answer is ${String(args.status)}`
  if (failed === 'TOO_LARGE') return `it is larger than ${String(args.most)} bytes`
  if (failed === 'TOO_SLOW') return `it did not come within ${String(args.seconds)} seconds`
  return failed === 'NO_TEXT' ? 'this is not text in UTF-8' : `cannot be reached: ${String(args.why)}`
}

/** The text of a file, or of an address. Undefined, and told, if there is none. */
export async function textAt(
  { disk, io }: { readonly disk: Pick<Disk, 'load'>; readonly io: Io },
  file: string,
  limits: DownloadLimits,
): Promise<string | undefined> {
  const text = isAddress(file) ? await download(file, limits) : await disk.load(file)
  if (typeof text === 'string') return text
  io.error(`${file}: ${text === undefined ? 'there is no such file' : downloadWords(text)}`)
  return undefined
}
