/** Names kept apart from figures: sealed with a salt, so that an edition keeps its hash when a name is forgotten. */
import { contentHash } from '@stolik/contract/canonical'
import type { Named } from './people.js'

export const sealOf = ({ salt, name, club }: Pick<Named, 'salt' | 'name' | 'club'>): string =>
  contentHash({ salt, name, club })

/** The hash that names a sheet: SHA-256 of its canonical JSON. */
export { contentHash as hashOf } from '@stolik/contract/canonical'
