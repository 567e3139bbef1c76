/** Something that was tried: it worked, or failed with a code such as `ECONNREFUSED`. */
export type Tried<T> = { readonly found: T } | { readonly failed: string }

/** Tries something. A failure becomes its code, never its message, which may quote a password. */
export async function attempt<T>(what: () => Promise<T>): Promise<Tried<T>> {
  try {
    return { found: await what() }
  } catch (error) {
    return { failed: codeOf(error) }
  }
}

/** The code of an error, or of what caused it, or the word that begins an answer of Redis, such as `WRONGPASS`. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if ('code' in error && typeof error.code === 'string') return error.code
  const [word] = /^[A-Z]{4,}\b/.exec(error.message) ?? []
  if (word !== undefined) return word
  return error.cause === undefined ? error.name : codeOf(error.cause)
}
