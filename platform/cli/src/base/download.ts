/** Downloads a text from an address, with limits on size and time. */

export interface NotDownloaded {
  /** `STATUS`: any status but 200; `UNREACHED`: also for a broken connection. */
  readonly failed: 'STATUS' | 'TOO_LARGE' | 'TOO_SLOW' | 'NO_TEXT' | 'UNREACHED'
  /** The same as part of a sentence. */
  readonly why: string
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
      return { failed: 'STATUS', why: `the answer is ${answer.status}` }
    }
    let bytes = 0
    const body: AsyncIterable<Uint8Array> | null = answer.body
    // Leaving the loop early cancels the rest of the body.
    for await (const chunk of body ?? []) {
      bytes += chunk.length
      if (bytes > most) return { failed: 'TOO_LARGE', why: `it is larger than ${most} bytes` }
      chunks.push(chunk)
    }
  } catch (error) {
    if (signal.aborted) return { failed: 'TOO_SLOW', why: `it did not come within ${within / 1000} seconds` }
    const cause = error instanceof Error ? (error.cause ?? error) : error
    const why = cause instanceof Error ? cause.message : String(cause)
    return { failed: 'UNREACHED', why: `cannot be reached: ${why}` }
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks))
  } catch {
    return { failed: 'NO_TEXT', why: 'this is not text in UTF-8' }
  }
}
