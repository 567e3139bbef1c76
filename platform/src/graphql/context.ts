import type { Tokens } from '../account/tokens.js'
import type { Person } from '../table/entry.js'

/** What every resolver knows of the asker. */
export interface Context {
  /** null: nobody has entered, or the token is not valid. */
  readonly person: Person | null
}

/** The asker behind an `Authorization: Bearer …` header, or the `token` of a socket's first message. */
export async function contextOf(tokens: Tokens, credentials: unknown): Promise<Context> {
  if (typeof credentials !== 'string') return { person: null }
  const token = credentials.replace(/^Bearer /i, '')
  return { person: (await tokens.read(token)) ?? null }
}
