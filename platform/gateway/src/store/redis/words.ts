/** What a process reads from Redis before it uses the database: which database Redis belongs to, and who is there. */
import type { SharedRedis } from '../take-over.js'
import { connect, open } from './connect.js'
import { keysOf } from './keys.js'
import { deadAfter } from './heartbeat.js'

/** Keys deleted per step. */
const atOnce = 1_000

/** @throws if Redis cannot be reached. `end` closes the connection. */
export async function openWords(
  url: string,
  word: () => string,
): Promise<SharedRedis & { readonly end: () => void }> {
  const client = connect(url)
  await open(client)
  const keys = keysOf(client.options.db ?? 0)

  const empty = async (): Promise<void> => {
    for await (const found of client.scanStream({ match: keys.all, count: atOnce }))
      if ((found as string[]).length > 0) await client.unlink(...(found as string[]))
  }

  return {
    word,
    look: async () => {
      const [words, [seconds]] = await Promise.all([client.get(keys.words), client.time()])
      const now = Number(seconds) * 1_000
      // A heartbeat in the future is from before the clock was set back.
      const alive = await client.zcount(keys.processes, now - deadAfter, now + 1_000 + deadAfter)
      return { found: words?.split(',').filter((one) => one !== '') ?? [], alive }
    },
    keep: async (words, fresh) => {
      if (fresh) await empty()
      await client.set(keys.words, words.join(','))
    },
    end: () => client.disconnect(),
  }
}
