/** Streams of a table. What is shown depends only on the viewer's chair, so all spectators see the same. */
import type { Context } from '../../account/context.js'
import type { Mark, Stream, Topic } from '../../graphql/resolver.js'
import type { RefusalCode } from '../../base/refusal.js'
import * as door from '../../table/door.js'
import type { LiveTable } from '../../live/live.js'
import { chairOf } from '../../table/state.js'

export interface Asked {
  readonly id: string
  readonly invitation?: string | null
  readonly since?: Mark | null
}

interface What {
  readonly look: (args: Asked, context: Context) => Promise<LiveTable | RefusalCode>
  readonly own: Stream<Asked>['own']
  /** `chair` is undefined for spectators. */
  readonly topic: (table: LiveTable, chairOf: (standing: string) => number | undefined) => Topic
  /** Called for each viewer who starts watching; the returned function ends it. */
  readonly attend?: (table: LiveTable, person: string | undefined) => () => void
}

const spectator = ''
const seatOf = (standing: string): number | undefined =>
  standing === spectator ? undefined : Number(standing)

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
      const table = await look(args, context)
      if (typeof table === 'string') return table
      const { person } = context
      const standing = (): string | { refused: RefusalCode } => {
        const state = table.state()
        if (!door.mayEnter(state, person, args.invitation ?? undefined)) return { refused: 'NOT_INVITED' }
        const chair = chairOf(state, person?.id)
        return chair === undefined ? spectator : String(chair)
      }
      const close = attend?.(table, person?.id) ?? (() => undefined)
      return { topic: topicOf(table), standing, since: since ?? null, close }
    },
  }
}
