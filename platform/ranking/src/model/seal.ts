/** Names kept apart from figures: sealed with a salt, so that an edition keeps its hash when a name is forgotten. */
import type { Named } from '@stolik/contract/ranking/edition'
import { contentHash } from '@stolik/contract/canonical'

export const sealOf = ({ salt, name, club }: Pick<Named, 'salt' | 'name' | 'club'>): string =>
  contentHash({ salt, name, club })

/** The hash that names a sheet: SHA-256 of its canonical JSON. */
export { contentHash as hashOf } from '@stolik/contract/canonical'
