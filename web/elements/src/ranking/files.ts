/**
 * Files that a ranking is published in. They are asked for as any page is: the browser keeps them as long as the server says
 * and asks with their ETag afterwards, which a header of ours would turn into two questions.
 */
export type Trouble = 'OFFLINE' | 'NOT_FOUND' | 'NO_PERSON' | 'FAULT'

/** What was read, and whether it is an older copy, as there is no connection; or why nothing was. */
export type Read<T> = { readonly done: T; readonly old: boolean } | { readonly trouble: Trouble }

const patience = 15_000

export const rankingFile = (server: string, ranking: string, file: string): string =>
  new URL(`${server.replace(/\/$/, '')}/rankings/${encodeURIComponent(ranking)}/${file}`, location.href).href

const get = (url: string, cache: RequestCache): Promise<Response> =>
  fetch(url, { cache, signal: AbortSignal.timeout(patience) })

/** Reads a file of JSON. Never throws. */
export async function readJson<T>(url: string): Promise<Read<T>> {
  const fresh = await get(url, 'default').catch(() => null)
  // However old, what was read last is better than nothing.
  const response = fresh ?? (await get(url, 'force-cache').catch(() => null))
  const status = response?.status ?? 503
  if (response === null || [502, 503, 504].includes(status)) return { trouble: 'OFFLINE' }
  const body = (await response.json().catch(() => undefined)) as unknown
  // An id that cannot be is refused, and is none all the same.
  if ([400, 404].includes(status))
    return {
      trouble:
        (body as { readonly code?: string } | undefined)?.code === 'UNKNOWN_PERSON'
          ? 'NO_PERSON'
          : 'NOT_FOUND',
    }
  return response.ok && body !== undefined ? { done: body as T, old: fresh === null } : { trouble: 'FAULT' }
}
