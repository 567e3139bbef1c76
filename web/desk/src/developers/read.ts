/** Reads a file of the gateway and parses it. */

export type Trouble = 'TROUBLE'

const patience = 15_000

/** Never throws: an unreadable or malformed file returns 'TROUBLE'. */
export async function readFile<T>(address: string, made: (text: string) => T): Promise<T | Trouble> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(patience) })
    return response.ok ? made(await response.text()) : 'TROUBLE'
  } catch {
    return 'TROUBLE'
  }
}
