/** Marks the matches of a league whose results come from events that were reopened since. */
import type { PublishedLeague } from '@stolik/contract/published/league'
import type { EventStore } from '../event/sql.js'

/**
 * Adds the marks to a league. An event that ended after its result was taken was reopened, and has another final result by now;
 * the mark goes when the league takes that, or has another result for the match.
 */
export async function withReopened(
  { endings }: Pick<EventStore, 'endings'>,
  league: PublishedLeague,
): Promise<PublishedLeague> {
  const taken = league.matches.flatMap(({ match, result }) =>
    result === null || result.event === null ? [] : [{ match, event: result.event, at: result.at }],
  )
  if (taken.length === 0) return league
  const ended = new Map(
    (await endings([...new Set(taken.map(({ event }) => event))])).map((one) => [one.id, one.ended]),
  )
  const reopened = taken.flatMap(({ match, event, at }) => {
    const end = ended.get(event)
    if (end === undefined || (end !== null && end <= at)) return []
    return [{ match, event, final: end !== null }]
  })
  return reopened.length === 0 ? league : { ...league, reopened }
}
