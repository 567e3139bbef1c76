/** Start cards: who plays, their code, and their seats. */
import { holderIn, isLinked, placeOf, seatOf } from '@stolik/event/model/playing'
import type { EventState, SeriesState } from '@stolik/event/model/state'
import { printStartCards, type CardSeat, type StartCard } from '../papers/cards.js'
import { imprint, type Source } from './paper-source.js'
import { inHall } from './series-papers.js'

export function cards(source: Source): Promise<Uint8Array> | undefined {
  const { state, site } = source
  const all = startCards(state, site)
  if (all.length === 0) return undefined
  const starts = state.series.map(({ plan }) => plan.starts ?? null)
  // Cards of an event that does not say when its series begin keep their hash.
  const content = starts.some((at) => at !== null) ? { cards: all, starts } : all
  return printStartCards({ imprint: imprint(source, content), cards: all, starts })
}

/** A card for everybody who plays or may still play, with their seats as far as they are drawn. */
export function startCards(state: EventState, site: Source['site']): readonly StartCard[] {
  const players = [...state.players.values()].filter(isLinked)
  return players.map(({ id, number, entrant: { name, club, team } }) => ({
    number,
    name,
    club,
    team,
    codes:
      site === null
        ? null
        : {
            // Behind the `#`, so that no browser sends the code to a server, where it could be logged.
            url: `${site.url}/card#${site.keys.card(site.id, id)}`,
            pin: site.keys.pin(site.id, id),
          },
    seats: state.series.map((series) => cardSeat(state, series, id)),
  }))
}

/** Where a player sits in a series that is drawn; null if they are not in it, or not any more. */
function cardSeat(state: EventState, series: SeriesState, player: string): CardSeat | null {
  const place = placeOf(state, player)
  if (place === undefined || holderIn(place, series.series) !== player) return null
  const seat = seatOf(series, place.id)
  const table = typeof seat === 'object' ? series.tables[seat.table - 1] : undefined
  return typeof seat === 'object' && table !== undefined
    ? { ...seat, ...inHall(state.regulations.halls, table) }
    : (seat ?? null)
}
