/** What processes of a cluster tell each other once what somebody may do has changed. */
import * as v from 'valibot'
import type { Deep } from './read.js'

export const rightsChange = v.variant('kind', [
  /** These sessions have ended. */
  v.object({ kind: v.literal('sessions'), ids: v.array(v.string()) }),
  /** The roles of an account. */
  v.object({ kind: v.literal('account'), id: v.string() }),
  /** What the owner has decided: who owns, which clubs there are and what they may give, who may announce. */
  v.object({ kind: v.literal('settings') }),
  /** Who is banned. */
  v.object({ kind: v.literal('bans') }),
  /** What somebody is called. */
  v.object({ kind: v.literal('names') }),
  /** Who is verified. */
  v.object({ kind: v.literal('marks') }),
  /** What, is not known: look again at everything. */
  v.object({ kind: v.literal('unknown') }),
])

export type RightsChange = Deep<v.InferOutput<typeof rightsChange>>
