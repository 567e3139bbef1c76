import type { Context } from '../../account/context.js'
import type { RefusalCode } from '../../base/refusal.js'
import type { Mark } from '../../graphql/resolver.js'
import * as door from '../door.js'
import type { LiveTable } from '../../live/live.js'
import type { Gateway } from '../../api/gateway.js'
import { overseers, type Overseeing } from './oversee.js'

export interface Asked {
  readonly id: string
  readonly invitation?: string | null
  readonly since?: Mark | null
}

/** A table, and whether whoever looks at it now may go on looking. */
export interface Looking {
  readonly table: LiveTable
  readonly barred: () => RefusalCode | undefined
  /** Whether they see it one trick late. */
  readonly isLate: () => boolean
  readonly watch?: NonNullable<Overseeing['watch']>
}

/** Finds a table that the caller may look at. */
export function lookAt(gateway: Gateway) {
  const overseeing = overseers(gateway)
  return async ({ id, invitation }: Asked, context: Context): Promise<Looking | RefusalCode> => {
    const table = await gateway.tables.find(id)
    if (table === undefined) return 'UNKNOWN_TABLE'
    if (table === 'UNAVAILABLE') return table
    await table.catchUp()
    // Nobody has to oversee a table that everybody sees as it is.
    const { now, ...watch } = table.state().isReleased
      ? { now: () => false }
      : await overseeing(table.state().opened.event, context)
    const barred = (): RefusalCode | undefined =>
      door.barredFrom(table.state(), context.person, invitation ?? undefined, now())
    const isLate = (): boolean => door.seesLate(table.state(), context.person, now())
    return barred() ?? { table, barred, isLate, ...watch }
  }
}
