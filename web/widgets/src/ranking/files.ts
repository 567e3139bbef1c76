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
  let old = false
  let response: Response
  try {
    response = await get(url, 'default')
  } catch {
    old = true
    try {
      // However old, what was read last is better than nothing.
      response = await get(url, 'force-cache')
    } catch {
      return { trouble: 'OFFLINE' }
    }
  }
  // An id that cannot be is refused, and is none all the same.
  if (response.status === 400 || response.status === 404) return { trouble: await whatIsNot(response) }
  if (response.status === 502 || response.status === 503 || response.status === 504)
    return { trouble: 'OFFLINE' }
  if (!response.ok) return { trouble: 'FAULT' }
  try {
    return { done: (await response.json()) as T, old }
  } catch {
    return { trouble: 'FAULT' }
  }
}

async function whatIsNot(response: Response): Promise<Trouble> {
  try {
    const { code } = (await response.json()) as { readonly code?: string }
    return code === 'UNKNOWN_PERSON' ? 'NO_PERSON' : 'NOT_FOUND'
  } catch {
    return 'NOT_FOUND'
  }
}
