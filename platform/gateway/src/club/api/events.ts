/** The events of a club: those that its people have announced, as public lists have them. */
import type { Gateway } from '../../api/gateway.js'
import type { Listed } from '../../event/live/rows.js'

/**
 * Returns a function that reads the events of a club.
 * @throws if a store is unavailable
 */
export const clubEvents =
  ({ accounts, events }: Pick<Gateway, 'accounts' | 'events'>) =>
  async (club: string): Promise<readonly Listed[]> => {
    const own: Listed[] = []
    const clubs = new Map<string, string | null>()
    for (const listed of await events.listed()) {
      const { owner } = listed
      if (owner === null) continue
      if (!clubs.has(owner)) clubs.set(owner, (await accounts.byId(owner))?.club ?? null)
      if (clubs.get(owner) === club) own.push(listed)
    }
    return own
  }
