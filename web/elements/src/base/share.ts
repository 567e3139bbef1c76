/** Shares an address through the device's own dialog, or else through the clipboard. */

/** `shown`: neither is available, so the person has to copy it by hand. Undefined if the person cancelled. */
export type Shared = 'shared' | 'copied' | 'shown' | undefined

export async function share(title: string, url: string): Promise<Shared> {
  if (typeof navigator.share === 'function')
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return undefined
    }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'shown'
  }
}
