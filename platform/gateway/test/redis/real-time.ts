/** Plays at real gateways, whose bots move by themselves and which may go away for a while. */
import { expect } from 'vitest'
import { leave, look, play, ready, type Asker } from '../help.js'

const patience = { timeout: 60_000, interval: 50 }

/** Somebody plays a series to its end. What fails while a server is away is tried again. */
export async function playInRealTime(who: Asker, table: string): Promise<void> {
  const turn = async (): Promise<string> => {
    const { phase, seq, view } = await look(who, table)
    if (phase === 'BETWEEN') await ready(who, table)
    else if (view !== null && view.toAct.includes(view.seat ?? -1))
      await play(who, table, seq, view.legal[0] ?? '')
    return phase
  }
  await expect.poll(() => turn().catch(() => 'AWAY'), patience).toBe('FINISHED')
}

/** One of these people plays at each of the tables; those beside them leave, and bots play for them. */
export async function playBesideBots(people: readonly Asker[], tables: readonly string[]): Promise<void> {
  await Promise.all(
    tables.map(async (table) => {
      const chairs = await Promise.all(
        people.map((one) =>
          one.get<{ chair: number | null }>(`{ table(id: "${table}") { ... on Table { chair } } }`),
        ),
      )
      const [first, ...others] = people.filter((_, n) => typeof chairs[n]?.chair === 'number')
      if (first === undefined) throw new Error(`nobody sits at table ${table}`)
      // Nobody can leave a table of an event that still waits for them: it seats them again.
      await expect.poll(async () => (await look(first, table)).phase, patience).toBe('PLAYING')
      for (const other of others)
        await expect.poll(() => leave(other, table), patience).toMatchObject({ __typename: 'Table' })
      await playInRealTime(first, table)
    }),
  )
}
