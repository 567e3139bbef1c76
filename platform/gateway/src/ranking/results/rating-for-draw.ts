/** Takes the places of an event's players from an edition of a ranking, for a draw by rating. */
import type { Result } from '@stolik/contract/ranking/edition'
import type { Rating } from '@stolik/contract/published/draws'
import { isUnmatched, matchOf, plainName, registryOf, type Registry } from '@stolik/ranking/model/matching'
import { standingMerges } from '@stolik/ranking/model/same'
import { holder, placesPlayed, seriesOf } from '@stolik/event/model/playing'
import { refuse, type EventRefusal } from '@stolik/event/model/refusal'
import type { EventState, Player } from '@stolik/event/model/state'
import type { EditionHead } from '../store/store.js'
import type { RankingStore } from '../store/sql.js'

type Store = Pick<RankingStore, 'ranking' | 'editions' | 'edition' | 'persons' | 'merges'>

/**
 * Returns the places of those who play now; null if the series is not drawn by rating.
 *
 * @param wanted the number of the edition; null: the newest one that is published
 */
export async function ratingFor(
  store: Store,
  state: EventState,
  series: number,
  wanted: number | null,
): Promise<Rating | null | EventRefusal> {
  if (seriesOf(state, series)?.plan.draw !== 'rating')
    return wanted === null ? null : refuse('NOT_BY_RATING', { series })
  const { ranking: id = '', game } = state.regulations
  const ranking = await store.ranking(id)
  if (ranking === undefined) return refuse('UNKNOWN_RANKING', { ranking: id })
  if (ranking.schemes.at(-1)?.game !== game) return refuse('OTHER_GAME', { ranking: id })
  const head = chosen(await store.editions(id), id, wanted)
  if ('refused' in head) return head
  const edition = await store.edition(head.hash)
  if (edition === undefined) return refuse('UNAVAILABLE')
  const people = await store.persons()
  const registry = registryOf(people, ranking.association, standingMerges(await store.merges()))
  const ranks = ranksIn(edition.content.result, registry)
  const places = placesPlayed(state).flatMap((place) => {
    const person = personOf(holder(state, place), registry)
    const rank = person === undefined ? undefined : ranks.get(person)
    return rank === undefined ? [] : [{ player: place.id, place: rank }]
  })
  return {
    ranking: id,
    edition: head.number,
    hash: head.hash,
    places: places.toSorted((a, b) => a.place - b.place),
  }
}

const statusOf = ({ stamps }: EditionHead): string => stamps.at(-1)?.status ?? 'draft'

/** Drafts, and editions that were never more, are nobody's business. */
const wasPublished = ({ stamps }: EditionHead): boolean =>
  stamps.some(({ status }) => status === 'provisional' || status === 'final')

function chosen(
  all: readonly EditionHead[],
  ranking: string,
  wanted: number | null,
): EditionHead | EventRefusal {
  const published = all.filter(wasPublished)
  if (wanted === null)
    return published.findLast((one) => statusOf(one) !== 'withdrawn') ?? refuse('NO_EDITION', { ranking })
  const edition = published.find(({ number }) => number === wanted)
  if (edition === undefined) return refuse('UNKNOWN_EDITION', { ranking, edition: wanted })
  return statusOf(edition) === 'withdrawn'
    ? refuse('EDITION_WITHDRAWN', { ranking, edition: wanted })
    : edition
}

/**
 * Returns how many people stand before each person. Each division counts its places from 1 and comes after the one above it, so
 * places alone would mix them.
 */
function ranksIn({ all }: Result, { same }: Registry): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>()
  const placed = all.filter(({ place }) => place !== null)
  let rank = 0
  for (const [i, { person, division, place }] of placed.entries()) {
    const before = placed[i - 1]
    if (before === undefined || before.place !== place || before.division !== division) rank = i + 1
    const id = same.of(person)
    if (!ranks.has(id)) ranks.set(id, rank)
  }
  return ranks
}

/**
 * Returns the person by account or licence, and only under the name that the register has: whoever plays under another name is
 * not shown as somebody of the ranking.
 */
function personOf({ id, entrant }: Player, registry: Registry): string | undefined {
  const { name, club, person: account, licence } = entrant
  const match = matchOf({ key: id, name, club, account, licence }, registry, new Map())
  if (isUnmatched(match) || match.person === 'new') return undefined
  const person = registry.same.of(match.person)
  const names = registry.same.all(person).map((one) => plainName(registry.byId.get(one)?.name ?? ''))
  return names.includes(plainName(name)) ? person : undefined
}
