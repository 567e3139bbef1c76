import type { Gateway } from '../gateway.js'
import type { Context } from '../../account/context.js'
import type { RefusalCode } from '../../base/refusal.js'
import * as door from '../../table/door.js'
import type { LiveTable } from '../../live/live.js'
import type { Asked } from './by-chair.js'

/** Finds a table that the caller may look at. */
export const lookAt =
  ({ tables }: Pick<Gateway, 'tables'>) =>
  async ({ id, invitation }: Asked, { person }: Context): Promise<LiveTable | RefusalCode> => {
    const table = await tables.find(id)
    if (table === undefined) return 'UNKNOWN_TABLE'
    if (table === 'UNAVAILABLE') return table
    await table.catchUp()
    return door.mayEnter(table.state(), person, invitation ?? undefined) ? table : 'NOT_INVITED'
  }
