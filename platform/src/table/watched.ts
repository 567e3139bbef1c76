import type { Gateway } from '../gateway.js'
import type { Context } from '../graphql/context.js'
import type { Mark, Stream, Topic } from '../graphql/resolver.js'
import type { RefusalCode } from '../refusal.js'
import * as door from './door.js'
import type { LiveTable } from './live.js'
import { showTable } from './show.js'
import { chairOf } from './state.js'

export interface Asked {
  readonly id: string
  readonly invitation?: string | null
}

interface Watched extends Asked {
  readonly since?: Mark | null
}

/** Who is nobody's equal at a table sits on a chair; the others are all onlookers. */
const onlooker = ''

/**
 * Tables as they are watched. What is shown of one depends on the viewer's chair and on nothing else of him, so a
 * table has as many answers as chairs, and one for all onlookers.
 */
export function watched(
  { time, pace }: Gateway,
  look: (args: Asked, context: Context) => Promise<LiveTable | RefusalCode>,
): Stream<Watched> {
  const topics = new WeakMap<LiveTable, Topic>()
  const topicOf = (table: LiveTable): Topic => {
    const known = topics.get(table)
    if (known !== undefined) return known
    const topic: Topic = {
      watch: (nudge) => table.watch(nudge),
      mark: () => ({ epoch: table.epoch(), seq: table.state().seq }),
      show: (standing, missed) =>
        showTable(table, standing === onlooker ? undefined : Number(standing), time.now(), pace, missed),
    }
    topics.set(table, topic)
    return topic
  }

  return {
    own: ['invitation', 'since'],
    open: async ({ since, ...args }, context) => {
      const table = await look(args, context)
      if (typeof table === 'string') return table
      const { person } = context
      const standing = (): string | { refused: RefusalCode } => {
        const state = table.state()
        if (!door.mayEnter(state, person, args.invitation ?? undefined)) return { refused: 'NOT_INVITED' }
        const chair = chairOf(state, person?.id)
        return chair === undefined ? onlooker : String(chair)
      }
      return { topic: topicOf(table), standing, since: since ?? null, close: table.attend(person?.id) }
    },
  }
}
