/** One number for a whole result: whoever changes a list, a regulation or a place changes it. */
import { contentHash } from './canonical.js'
import type { Lists } from './lists.js'
import { standings } from './standing/index.js'
import type { Standings } from './standings.js'
import type { EventState } from './state.js'

/**
 * All that a result comes from, and what it came to: complete enough to be counted again, and without anything that only
 * the direction is told. It does not say whether the result is final, since what it says does not change by that.
 */
export function resultContent(state: EventState, lists: Lists, ranked: Standings = standings(state, lists)) {
  const { individual, groups, categories } = ranked
  return {
    format: 1,
    game: { id: state.regulations.game, version: lists.version, profile: state.regulations.format.profile },
    regulations: state.regulations,
    amendments: state.amendments,
    commitment: state.commitment,
    // Sealed until something is drawn, and nothing can be final before.
    opening: state.opened ? state.sealed : null,
    players: [...state.players.values()].map(({ id, number, status, entrant, successors }) => ({
      id,
      number,
      status,
      successors,
      name: entrant.name,
      club: entrant.club,
      team: entrant.team,
      pair: entrant.pair,
    })),
    series: state.series.map(({ series, tables, byes }) => ({
      series,
      byes,
      tables: tables.map(({ table, players, online, substitutes, list }) => ({
        table,
        players,
        online,
        substitutes,
        lines: list.hands.map(({ line }) => line),
        corrections: list.corrections.map(({ hand, before, after, clause }) => ({
          hand,
          before,
          after,
          clause,
        })),
        annulled: list.annulled,
        missing: list.missing,
      })),
    })),
    adjustments: state.adjustments,
    // Left out where there are none, so that what was made final before there could be any keeps its hash.
    ...(state.reopenings.length === 0 ? {} : { reopenings: state.reopenings }),
    standings: { individual, groups, categories },
  }
}

/** SHA-256, in lower-case hex, of the content's canonical JSON. */
export const resultHash = (state: EventState, lists: Lists): string =>
  contentHash(resultContent(state, lists))
