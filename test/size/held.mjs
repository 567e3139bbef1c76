/**
 * Holds the limits of sizes: none may be higher than it was in the last release. A page that is new since then may have any. `npm run
 * note-release` notes the limits of a release.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const noted = join(import.meta.dirname, '../stable/last/sizes.json')

/** In bytes, by the name of what is limited. */
export const limitsOf = (entries) =>
  Object.fromEntries(entries.map(({ name, limit }) => [name, Number.parseFloat(limit) * 1000]))

/** Returns the entries. @throws Error naming each limit that was raised */
export function held(entries, before = JSON.parse(readFileSync(noted, 'utf8'))) {
  const raised = Object.entries(limitsOf(entries)).filter(
    ([name, limit]) => limit > (before[name] ?? Infinity),
  )
  if (raised.length > 0)
    throw new Error(
      `A limit is higher than in the last release. Make the page smaller instead:\n${raised
        .map(([name, limit]) => `${name}: ${limit} instead of ${before[name]} bytes`)
        .join('\n')}`,
    )
  return entries
}
