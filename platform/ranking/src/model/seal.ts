/** Names beside figures: sealed with a salt, so that an edition keeps its hash when a name is forgotten. */
import { contentHash } from '@stolik/contract/canonical'
import type { Named } from './people.js'

export const sealOf = ({ salt, name, club }: Pick<Named, 'salt' | 'name' | 'club'>): string =>
  contentHash({ salt, name, club })

/** The name of a sheet: SHA-256 of its canonical JSON, as of everything that is named by its hash. */
export { contentHash as hashOf } from '@stolik/contract/canonical'
