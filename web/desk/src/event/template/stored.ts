/** The sheet that this browser stores for the results of the next event. */
import { readStored, writeStored } from '@stolik/elements/base/storage'

export interface StoredSheet {
  readonly name: string
  readonly bytes: Uint8Array
}

const key = 'stolik.template'

const inBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** Returns null for none, and for one that was stored in another form. */
export function storedSheet(): StoredSheet | null {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('name' in stored) || !('base64' in stored))
      return null
    const { name, base64 } = stored
    return typeof name === 'string' && typeof base64 === 'string' ? { name, bytes: fromBase64(base64) } : null
  } catch {
    return null
  }
}

export const storeSheet = (sheet: StoredSheet | null): void =>
  writeStored(key, sheet && JSON.stringify({ name: sheet.name, base64: inBase64(sheet.bytes) }))
