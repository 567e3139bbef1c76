/** The message that processes of a cluster send each other after somebody's rights have changed. */
import * as v from 'valibot'
import type { Deep } from './read.js'

export const rightsChange = v.variant('kind', [
  /** These sessions have ended. */
  v.object({ kind: v.literal('sessions'), ids: v.array(v.string()) }),
  /** The roles of an account have changed. */
  v.object({ kind: v.literal('account'), id: v.string() }),
  /** The owner's settings have changed: owners, clubs and their rights, and who may announce events. */
  v.object({ kind: v.literal('settings') }),
  /** Bans have changed. */
  v.object({ kind: v.literal('bans') }),
  /** Names have changed. */
  v.object({ kind: v.literal('names') }),
  /** Verifications have changed. */
  v.object({ kind: v.literal('marks') }),
  /** Whom these players follow or block, what their pages show, or their invitations to tables have changed. */
  v.object({ kind: v.literal('players'), ids: v.array(v.string()) }),
  /** Unknown changes: check everything again. */
  v.object({ kind: v.literal('unknown') }),
])

export type RightsChange = Deep<v.InferOutput<typeof rightsChange>>
