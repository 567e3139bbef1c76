/** Until when the owner keeps somebody away, or silent: asked when something was refused for that. */
import { keptAway } from './rare-documents.js'
import type { Outcome } from './http.js'
import { untils } from './until.js'

interface KeptAway {
  readonly banned: number | null
  readonly muted: number | null
}

export async function askUntil(query: <T>(document: string) => Promise<Outcome<T>>): Promise<void> {
  const outcome = await query<{ keptAway: KeptAway }>(keptAway)
  if ('refused' in outcome) return
  const { banned, muted } = outcome.done.keptAway
  untils.BANNED = banned ?? undefined
  untils.MUTED = muted ?? undefined
}
