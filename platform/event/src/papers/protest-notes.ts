/** The protests of an event, for its minutes. Pure. */
import { appealsUntil, protestsUntil } from '../decide/protest.js'
import type { EventState } from '../model/state.js'

/** A step of a protest. `by` and `text` are null if they are not public. */
export interface Step {
  readonly at: number
  readonly by: string | null
  readonly text: string | null
}

/**
 * @param full everything, for the director. Otherwise who wrote and what they wrote is null
 * @param name the name of the player with an id
 */
export const protestNotes = (state: EventState, full: boolean, name: (id: string) => string) =>
  state.protests.map((one) => {
    const step = (statement: { at: number; player?: string; text: string } | null): Step | null =>
      statement === null
        ? null
        : {
            at: statement.at,
            by: full && statement.player !== undefined ? name(statement.player) : null,
            text: full ? statement.text : null,
          }
    return {
      n: one.n,
      series: one.series,
      table: one.table,
      status: one.status,
      protest: step(one) as Step,
      // The deadlines for the protest and for an appeal; null if not known yet.
      until: protestsUntil(state, one.series),
      decision: step(one.decision),
      appealUntil: appealsUntil(state, one),
      appeal: step(one.appeal),
      appealDecision: step(one.appealDecision),
    }
  })

export type ProtestNote = ReturnType<typeof protestNotes>[number]
