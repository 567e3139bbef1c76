/** A file of the gateway, read into what is shown of it. */

export type Trouble = 'TROUBLE'

const patience = 15_000

/** Never throws: what cannot be read, or is not what it should be, is trouble. */
export async function readFile<T>(address: string, made: (text: string) => T): Promise<T | Trouble> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(patience) })
    return response.ok ? made(await response.text()) : 'TROUBLE'
  } catch {
    return 'TROUBLE'
  }
}
