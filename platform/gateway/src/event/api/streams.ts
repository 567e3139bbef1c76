/** Streams of events and their tables, for people who watch them. */
import type { At } from '@stolik/event/model/entry'
import { tableOf } from '@stolik/event/model/playing'
import type { Context } from '../../account/context.js'
import type { Stream } from '../../graphql/resolver.js'
import type { topics } from '../topics.js'
import type { viewers } from '../viewer.js'
import type { Pass } from '../who.js'
import type { Gateway } from '../../api/gateway.js'

export interface OfEvent {
  readonly pass?: Pass | null
}
export interface OfTable extends At, OfEvent {
  readonly event: string
}

interface Deps extends Pick<Gateway, 'events'> {
  readonly watched: ReturnType<typeof topics>
  readonly viewerOf: ReturnType<typeof viewers>
}

export function eventStreams({ events, watched, viewerOf }: Deps) {
  /** Finds an event that the caller may look at, and their current role in it. */
  const look = async (id: string, pass: Pass | null | undefined, context: Context) => {
    const event = await events.find(id)
    if ('refused' in event) return 'UNKNOWN_TABLE' as const
    await event.catchUp()
    const viewer = await viewerOf(event, context, pass)
    return 'refused' in viewer ? ('NOT_INVITED' as const) : { event, ...viewer }
  }
  const watchOne: Stream<{ id: string } & OfEvent> = {
    own: ['pass'],
    open: async ({ id, pass }, context) => {
      const found = await look(id, pass, context)
      if (typeof found === 'string') return found
      const { event, person, viewing } = found
      const close = event.attendance.attend(person)
      return { topic: watched.whole(event), ...viewing, since: null, close }
    },
  }
  const watchTable: Stream<OfTable> = {
    own: ['pass'],
    open: async ({ event: id, series, table, pass }, context) => {
      const found = await look(id, pass, context)
      if (typeof found === 'string') return found
      const { event, viewing } = found
      if (tableOf(event.state(), { series, table }) === undefined) return 'UNKNOWN_TABLE'
      return {
        topic: watched.table(event, { series, table }),
        ...viewing,
        since: null,
        close: () => undefined,
      }
    },
  }
  return { event: watchOne, eventTable: watchTable }
}
