/** One line of an event's log: what was done, by whom, and under which name the sender gave it. */
import * as v from 'valibot'
import type { Deep } from '../read.js'
import { checkWritten } from './acts.js'
import { id, int, text } from '../input.js'

const device = v.exactOptional(text)

const by = v.variant('kind', [
  v.object({ kind: v.literal('direction'), account: id, name: text }),
  v.object({ kind: v.literal('person'), person: id }),
  v.object({ kind: v.literal('player'), player: id, device }),
  v.object({ kind: v.literal('chair'), chair: int, device }),
  v.object({ kind: v.literal('gateway') }),
])

/**
 * Who did it. `person`: an account or guest who is not a player yet. `player`: with a start card or account. `chair`: the
 * person who keeps the list at a chair of that table. `device`: the name of the device that kept the list in the hall. It is a
 * random word for this event, and says nothing about a person.
 */
export type By = Deep<v.InferOutput<typeof by>>

/** Settlements belong to the game, which reads them. */
const settled = v.object({
  hand: int,
  dealer: int,
  seating: v.array(int),
  settlement: v.object({ scores: v.array(int) }),
})

const line = v.object({
  by,
  op: v.nullable(text),
  entry: v.object({ kind: text }),
  settlements: v.exactOptional(v.object({ settled: v.array(settled), rules: v.nullable(text) })),
})

/** @throws RangeError for a line that this program cannot have written. */
export function checkLogged(logged: unknown): void {
  const read = v.safeParse(line, logged)
  if (!read.success)
    throw new RangeError(`a line of an event’s log without ${v.getDotPath(read.issues[0]) ?? 'its fields'}`)
  checkWritten((logged as { readonly entry: { readonly kind: string } }).entry)
}
