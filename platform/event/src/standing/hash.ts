/** One hash of a whole result: any change of a list, the regulations or a place changes it. */
import { contentHash } from '@stolik/contract/canonical'
import type { Lists } from '../model/lists.js'
import { isHeldBack, isListed, isSameCards } from '../model/playing.js'
import { hasOwnSeeds, lotsOpened } from '../model/lots.js'
import { standings } from './index.js'
import { rulesCounted } from './table.js'
import type { Row, Standings } from '../model/standings.js'
import type { EventState, Redeal } from '../model/state.js'

/**
 * Everything that a result comes from, and the result. It is complete enough to be counted again, but contains nothing that
 * only the director may see. It does not say whether the result is final, because that changes nothing in it.
 */
export function resultContent(state: EventState, lists: Lists, ranked: Standings = standings(state, lists)) {
  const { individual, groups, categories } = ranked
  const called = names(state)
  const rules = rulesCounted(state)
  return {
    // Format 2: names are sealed. Results from before keep format 1, so their content and hash stay the same.
    format: [...state.players.values()].some(({ seal }) => seal !== null) ? 2 : 1,
    game: {
      id: state.regulations.game,
      profile: state.regulations.format.profile,
      version: versionOf(state, lists),
      // Left out if the log does not say it, so that older final results keep their hash.
      ...(rules.length === 0 ? {} : { rules }),
    },
    regulations: state.regulations,
    amendments: state.amendments,
    commitment: state.commitment,
    // Secret until the first draw. Nothing can be final before that.
    opening: state.opened ? state.sealed : null,
    // Left out if all lots come from one seed, so that older final results keep their hash.
    ...(hasOwnSeeds(state) ? { lots: lotsOpened(state) } : {}),
    players: [...state.players.values()]
      .filter(isListed)
      .map(({ id, number, status, entrant, successors }) => ({
        id,
        number,
        status,
        successors,
        ...called(id),
        team: entrant.team,
        pair: entrant.pair,
      })),
    // Left out if each table has deals of its own, so that older final results keep their hash.
    ...(state.deals.length === 0 ? {} : { deals: state.deals }),
    series: state.series.map(({ series, status, tables, byes, out }) => ({
      series,
      byes,
      // Left out if there are none, so that older final results keep their hash.
      ...(out.length === 0 ? {} : { out }),
      tables: tables.map(({ table, players, online, substitutes, redeals, list }) => ({
        table,
        players,
        online,
        substitutes,
        lines: isHeldBack(state, { status }) ? [] : list.hands.map(({ line }) => line),
        ...(isSameCards(state) && redeals.length > 0 ? { redealt: redealt(redeals) } : {}),
        corrections: (isHeldBack(state, { status }) ? [] : list.corrections).map(
          ({ hand, before, after, clause }) => ({
            hand,
            before,
            after,
            clause,
          }),
        ),
        annulled: list.annulled,
        missing: list.missing,
      })),
    })),
    adjustments: state.adjustments,
    // Left out if there are none, so that older final results keep their hash.
    ...(state.reopenings.length === 0 ? {} : { reopenings: state.reopenings }),
    ...(state.latest.endEarly === undefined ? {} : { endedEarly: earlyEnd(state.latest.endEarly) }),
    standings: {
      individual: individual.map((row) => ({ ...unnamed(row), ...called(row.holder) })),
      groups,
      categories,
    },
  }
}

/** Which hands were dealt anew: only tables with the same deal are compared. */
const redealt = (redeals: readonly Redeal[]) => redeals.map(({ hand, until }) => ({ hand, until }))

const earlyEnd = ({ at, after, refund, reason }: NonNullable<EventState['latest']['endEarly']>) => ({
  at,
  after,
  refund,
  reason,
})

/** The version of the game by which the result became final; before that, the one of now. */
export const versionOf = ({ final }: EventState, { version }: Pick<Lists, 'version'>): number =>
  final?.version ?? version

const unnamed = (row: Row): Omit<Row, 'name' | 'club'> =>
  Object.fromEntries(
    Object.entries(row).filter(([field]) => field !== 'name' && field !== 'club'),
  ) as unknown as Omit<Row, 'name' | 'club'>

/** Returns how the content names a player: by a seal, or by name if the entry is older than seals. */
const names =
  ({ players }: EventState) =>
  (id: string): { readonly seal: string } | { readonly name: string; readonly club: string | null } => {
    const player = players.get(id)
    if (player === undefined) throw new RangeError(`no player ${id}`)
    const { seal, entrant } = player
    return seal === null ? { name: entrant.name, club: entrant.club } : { seal: seal.hash }
  }

/** SHA-256, in lower-case hex, of the content's canonical JSON. */
export const resultHash = (state: EventState, lists: Lists): string =>
  contentHash(resultContent(state, lists))
