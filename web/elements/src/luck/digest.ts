/** The browser's SHA-256. The type says that it always exists, but a browser has it only in a secure context. */
export const webCrypto = (): SubtleCrypto | null => ('subtle' in crypto ? crypto.subtle : null)

export const digest = async (subtle: SubtleCrypto, text: string): Promise<Uint8Array> =>
  new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)))

/** The SHA-256 of a text in lower-case hex, also on a page where the browser has none. */
export async function hexOf(subtle: SubtleCrypto | null, text: string): Promise<string> {
  if (subtle === null) return (await import('@stolik/contract/sha256')).sha256Hex(text)
  return Array.from(await digest(subtle, text), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
