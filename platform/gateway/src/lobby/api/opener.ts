/** Keeps players away from the tables of those who have blocked them. */
import type { Gateway } from '../../api/gateway.js'
import { orUnavailable } from '../../graphql/answered.js'
import type { Opener } from './room.js'

type Deps = Pick<Gateway, 'tables' | 'players' | 'log'>

/** Whether the player who opened a table has blocked whoever wants to sit down there. Guests cannot be blocked. */
export const barredByOpener =
  ({ tables, players, log }: Deps) =>
  async (id: string, { person, session }: Opener): Promise<boolean> => {
    if (person === null || session === null) return false
    const table = await tables.find(id)
    const opener = typeof table === 'object' ? table.state().haveSat[0] : undefined
    if (opener === undefined || opener === person.id) return false
    const unknown = { isBlocked: false }
    const found = await orUnavailable(
      log,
      'whom a player has blocked could not be read',
      unknown,
      async () => ({
        isBlocked: await players.isBlocked(opener, person.id),
      }),
    )
    return 'isBlocked' in found && found.isBlocked === true
  }
