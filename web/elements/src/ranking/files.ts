/**
 * Reads the published files of rankings and leagues. They are plain requests: the browser caches them as long as the server allows and
 * then revalidates with their ETag. A header of ours would cost an extra preflight request.
 */
export type Trouble = 'OFFLINE' | 'NOT_FOUND' | 'NO_PERSON' | 'FAULT'

/** The content, with `old` for an older copy read without a connection; or the reason why nothing was read. */
export type Read<T> = { readonly done: T; readonly old: boolean } | { readonly trouble: Trouble }

const patience = 15_000

/** Returns the address of a file. @param of `rankings` or `leagues` */
export const fileAt = (server: string, of: string, id: string, file: string): string =>
  new URL(`${server.replace(/\/$/, '')}/${of}/${encodeURIComponent(id)}/${file}`, location.href).href

export const rankingFile = (server: string, ranking: string, file: string): string =>
  fileAt(server, 'rankings', ranking, file)

const get = (url: string, cache: RequestCache): Promise<Response> =>
  fetch(url, { cache, signal: AbortSignal.timeout(patience) })

/** Reads a JSON file. Never throws. */
export async function readJson<T>(url: string): Promise<Read<T>> {
  const fresh = await get(url, 'default').catch(() => null)
  // Without a connection, the last copy is better than nothing, however old.
  const response = fresh ?? (await get(url, 'force-cache').catch(() => null))
  const status = response?.status ?? 503
  if (response === null || [502, 503, 504].includes(status)) return { trouble: 'OFFLINE' }
  const body = (await response.json().catch(() => undefined)) as unknown
  // A malformed id is refused with 400 and treated like an unknown one.
  if ([400, 404].includes(status))
    return {
      trouble:
        (body as { readonly code?: string } | undefined)?.code === 'UNKNOWN_PERSON'
          ? 'NO_PERSON'
          : 'NOT_FOUND',
    }
  return response.ok && body !== undefined ? { done: body as T, old: fresh === null } : { trouble: 'FAULT' }
}
