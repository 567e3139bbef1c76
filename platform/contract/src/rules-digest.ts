/** Names rules by what they are, so that processes, pages and published files can tell whether theirs are the same. */
import { contentHash } from './canonical.js'

/**
 * Returns 16 hexadecimal digits: other ones for another version of the game or another option of the profile.
 * @param text the game, its version and all options, as the game writes them
 * @param version in the place of the one in the text
 */
export function rulesDigest(text: string, version?: number): string {
  const [game, own, rules] = JSON.parse(text) as readonly [string, number, object]
  return contentHash([game, version ?? own, rules]).slice(0, 16)
}
