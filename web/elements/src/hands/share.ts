/** Gives somebody an address: by what the device shares with, else by the clipboard. */

/** `shown`: neither is there, so it has to be copied by hand. Undefined where the person thought better of it. */
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
