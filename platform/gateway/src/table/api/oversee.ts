/**
 * Whether somebody oversees the event of a table without playing in it, so that they may look at it as it is while it is kept from
 * others.
 */
import { privileges } from '../../account/privilege.js'
import type { Context } from '../../account/context.js'
import type { Viewing } from '../../graphql/resolver.js'
import { viewers } from '../../event/viewers/viewer.js'
import { knower } from '../../event/viewers/who.js'
import type { Gateway } from '../../api/gateway.js'

export interface Overseeing {
  readonly now: () => boolean
  readonly watch?: NonNullable<Viewing['watch']>
}

const nobody: Overseeing = { now: () => false }

/** @returns what tells it for a context, now and later; `event` is undefined at tables of none */
export function overseers(gateway: Gateway) {
  const whoIs = knower({ ...gateway, keys: gateway.eventKeys, privilege: privileges(gateway) })
  const viewerOf = viewers({ ...gateway, whoIs })
  return async (event: string | undefined, context: Context): Promise<Overseeing> => {
    // Guests have no office.
    if (event === undefined || context.session === null) return nobody
    const found = await gateway.events.find(event)
    if ('refused' in found) return nobody
    await found.catchUp()
    const viewer = await viewerOf(found, context, null)
    if ('refused' in viewer) return nobody
    const { watch } = viewer.viewing
    // They may enter the event as a player while nothing happens at the table.
    return {
      now: viewer.oversees,
      watch: (judge) => {
        const stops = [found.watch(judge), watch?.(judge)]
        return () => stops.forEach((stop) => stop?.())
      },
    }
  }
}
