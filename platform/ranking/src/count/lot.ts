/** Lots that anybody can draw again from the published seed. */
import { contentHash } from '@stolik/contract/canonical'

/**
 * Returns the lot of a person, by id, or of a team, by name; the higher one stands first. It is the first 52 bits of the
 * SHA-256 of `["lot","SEED","ID"]`, so a newcomer or another event changes nobody else's.
 */
export const lotOf = (seed: string, id: string): number =>
  Number.parseInt(contentHash(['lot', seed, id]).slice(0, 13), 16)
