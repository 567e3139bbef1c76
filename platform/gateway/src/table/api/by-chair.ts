/** Streams of a table. What is shown depends only on the viewer's chair, so all spectators see the same. */
import type { Context } from '../../account/context.js'
import type { Stream, Topic } from '../../graphql/resolver.js'
import type { RefusalCode } from '../../base/refusal.js'
import type { LiveTable } from '../../live/live.js'
import { chairOf } from '../state.js'
import type { Asked, Looking } from './look.js'

interface What {
  readonly look: (args: Asked, context: Context) => Promise<Looking | RefusalCode>
  readonly own: Stream<Asked>['own']
  /** `chair` is undefined for spectators. */
  readonly topic: (table: LiveTable, chairOf: (role: string) => number | undefined) => Topic
  /** Called for each viewer who starts watching; the returned function ends it. */
  readonly attend?: (table: LiveTable, person: string | undefined) => () => void
}

const spectator = ''
const seatOf = (role: string): number | undefined => (role === spectator ? undefined : Number(role))

export function byChair({ look, own, topic, attend }: What): Stream<Asked> {
  const topics = new WeakMap<LiveTable, Topic>()
  const topicOf = (table: LiveTable): Topic => {
    const known = topics.get(table) ?? topic(table, seatOf)
    topics.set(table, known)
    return known
  }
  return {
    own,
    open: async ({ since, ...args }, context) => {
      const found = await look(args, context)
      if (typeof found === 'string') return found
      const { table, barred, ...watch } = found
      const { person } = context
      const role = (): string | { refused: RefusalCode } => {
        const refused = barred()
        if (refused !== undefined) return { refused }
        const chair = chairOf(table.state(), person?.id)
        return chair === undefined ? spectator : String(chair)
      }
      const close = attend?.(table, person?.id) ?? (() => undefined)
      return { topic: topicOf(table), access: role, ...watch, since: since ?? null, close }
    },
  }
}
