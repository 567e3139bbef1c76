/** Lanes, one for each core: the free one takes the next part that may begin. */
import type { Part } from './part.js'

/** @param parts in the order of preference */
export async function inLanes(
  parts: readonly Part[],
  perform: (part: Part) => Promise<void>,
  lanes = 2,
): Promise<void> {
  const waiting = [...parts]
  const unfinished = new Set(parts.map(({ name }) => name))
  let wake: (() => void)[] = []
  const lane = async (): Promise<void> => {
    while (waiting.length > 0) {
      const at = waiting.findIndex(({ after = [] }) => !after.some((name) => unfinished.has(name)))
      if (at < 0) {
        // Only another lane can end what these wait for.
        await new Promise<void>((resolve) => wake.push(resolve))
        continue
      }
      const [part] = waiting.splice(at, 1) as [Part]
      await perform(part)
      unfinished.delete(part.name)
      for (const go of wake) go()
      wake = []
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
