import type { Gateway } from '../../api/gateway.js'
import type { Context } from '../../account/context.js'
import type { Stream } from '../../graphql/resolver.js'
import type { RefusalCode } from '../../base/refusal.js'
import { byChair } from './by-chair.js'
import type { Asked, Looking } from './look.js'
import type { ShowTable } from './show.js'

/** The stream of a table. It has one answer per chair, and one for all spectators. */
export const watched = (
  { marks }: Pick<Gateway, 'marks'>,
  look: (args: Asked, context: Context) => Promise<Looking | RefusalCode>,
  show: ShowTable,
): Stream<Asked> =>
  byChair({
    look,
    own: ['invitation', 'since'],
    topic: (table, chairOf) => ({
      watch: (nudge) => {
        const stops = [table.watch(nudge), marks.watch(nudge)]
        return () => stops.forEach((stop) => stop())
      },
      mark: () => ({ epoch: table.epoch(), seq: table.state().seq }),
      show: (standing, missed) => show(table, chairOf(standing), missed),
    }),
    attend: (table, person) => table.attend(person),
  })
