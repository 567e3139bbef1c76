/** Where a result to be checked comes from: a file of the person, or an event of this site. */

/** The largest file that is read: an event of a thousand players has a few megabytes. */
const mostBytes = 64 * 1024 * 1024

export type SourceTrouble = 'address' | 'foreign' | 'large'
export type Source = { readonly text: string } | { readonly trouble: SourceTrouble }

export async function ofFile(file: File): Promise<Source> {
  return file.size > mostBytes ? { trouble: 'large' } : { text: await file.text() }
}

/** @param wanted the address of an event's page or of its file, or the id alone · @param base of the gateway */
export async function ofAddress(wanted: string, base: string): Promise<Source> {
  const id = /^[\w-]+$/.test(wanted) ? wanted : undefined
  const address = id === undefined ? parsed(wanted) : new URL(base)
  if (address === null) return { trouble: 'address' }
  // Pages may fetch only from their own site.
  if (address.origin !== new URL(base).origin) return { trouble: 'foreign' }
  const [, found = id] = /\/event\/([\w-]+)/.exec(address.pathname) ?? []
  if (found === undefined) return { trouble: 'address' }
  try {
    const answer = await fetch(`${base}/files/event/${found}/results.json`)
    return answer.ok ? { text: await answer.text() } : { trouble: 'address' }
  } catch {
    return { trouble: 'address' }
  }
}

function parsed(address: string): URL | null {
  try {
    return new URL(address.trim())
  } catch {
    return null
  }
}
