/** What happened to the lists of an event, for its minutes. Pure. */
import type { At } from '../model/entry.js'
import { sitter } from '../model/playing.js'
import type { EventState } from '../model/state.js'

/** Something that happened to a list. Hands and chairs count from 1. */
export interface ListNote extends At {
  readonly what: 'annulled' | 'missing' | 'bots' | 'redeal' | 'substitute' | 'corrected'
  readonly hand: number | null
  readonly reason: string
  /** The names of the people it is about. */
  readonly who: readonly string[]
  readonly clause: string | null
}

export const listNotes = (state: EventState): readonly ListNote[] =>
  state.series.flatMap(({ series, tables }) =>
    tables.flatMap((table): readonly ListNote[] => {
      const { list, substitutes, redeals, bots } = table
      const at = { series, table: table.table, hand: null, who: [], clause: null }
      const who = (chair: number): string =>
        state.players.get(sitter(state, series, table, chair))?.entrant.name ?? ''
      const called = (id: string): string => state.players.get(id)?.entrant.name ?? id
      return [
        ...(bots.length === 0 ? [] : [{ ...at, what: 'bots', reason: '', who: bots.map(who) } as const]),
        ...substitutes.map(({ player, after }): ListNote => ({
          ...at,
          what: 'substitute',
          hand: after + 1,
          reason: '',
          who: [called(player)],
        })),
        ...redeals
          // A second spare deal of a hand is there twice.
          .filter(
            (one) =>
              one.spare !== true || one === redeals.findLast(({ spare, hand }) => spare && hand === one.hand),
          )
          .map(({ hand, reason }): ListNote => ({ ...at, what: 'redeal', hand: hand + 1, reason })),
        // Corrections that the table made before it signed are not part of the minutes.
        ...list.corrections
          .filter(({ clause }) => clause !== null)
          .map(({ hand, before, after, clause }): ListNote => ({
            ...at,
            what: 'corrected',
            hand: hand + 1,
            reason: `${before} → ${after}`,
            clause,
          })),
        ...(list.missing.length === 0
          ? []
          : [{ ...at, what: 'missing', reason: list.annulled ?? '', who: list.missing.map(who) } as const]),
        ...(list.annulled === null ? [] : [{ ...at, what: 'annulled', reason: list.annulled } as const]),
      ]
    }),
  )
