/** Streams of a table. What is shown depends only on the viewer's chair and on whether they see it late, so all such spectators see the same. */
import type { Context } from '../../account/context.js'
import type { Stream, Topic } from '../../graphql/resolver.js'
import type { RefusalCode } from '../../base/refusal.js'
import type { LiveTable } from '../../live/live.js'
import { chairOf } from '../state.js'
import type { Asked, Looking } from './look.js'
import type { TableViewer } from './show.js'

interface What {
  readonly look: (args: Asked, context: Context) => Promise<Looking | RefusalCode>
  readonly own: Stream<Asked>['own']
  readonly topic: (table: LiveTable, viewerOf: (role: string) => TableViewer) => Topic
  /** Called for each viewer who starts watching; the returned function ends it. */
  readonly attend?: (table: LiveTable, person: string | undefined) => () => void
}

const spectator = ''
const late = 'late'
const viewerOf = (role: string): TableViewer => ({
  chair: role === spectator || role === late ? undefined : Number(role),
  isLate: role === late,
})

export function byChair({ look, own, topic, attend }: What): Stream<Asked> {
  const topics = new WeakMap<LiveTable, Topic>()
  const topicOf = (table: LiveTable): Topic => {
    const known = topics.get(table) ?? topic(table, viewerOf)
    topics.set(table, known)
    return known
  }
  return {
    own,
    open: async ({ since, ...args }, context) => {
      const found = await look(args, context)
      if (typeof found === 'string') return found
      const { table, barred, isLate, ...watch } = found
      const { person } = context
      const role = (): string | { refused: RefusalCode } => {
        const refused = barred()
        if (refused !== undefined) return { refused }
        const chair = chairOf(table.state(), person?.id)
        if (chair !== undefined) return String(chair)
        return isLate() ? late : spectator
      }
      const close = attend?.(table, person?.id) ?? (() => undefined)
      return { topic: topicOf(table), access: role, ...watch, since: since ?? null, close }
    },
  }
}
