/** The file of a result that anybody can check: `results.json`. */
import type { Dealt, Dealing } from '@stolik/contract/published/results'
import { canonical, contentHash } from '@stolik/contract/canonical'
import { proofsUpTo, reseatedIn } from '../draw/proofs.js'
import type { Logged } from '../model/entry.js'
import type { Lists } from '../model/lists.js'
import { isListed, isSameCards } from '../model/playing.js'
import type { Standings } from '../model/standings.js'
import type { EventState } from '../model/state.js'
import { resultContent } from '../standing/hash.js'
import { settleMoney } from '../standing/money.js'
import { partsOf } from './parts.js'

export interface Publishing {
  readonly state: EventState
  /** The whole log up to `state`, because a draw is based on the event as it was at that time. */
  readonly log: readonly Logged[]
  readonly lists: Lists
  readonly ranked: Standings
  /** When the newest entry was made. */
  readonly at: number
  /** What was dealt online, in events where all tables play the same deals. */
  readonly dealt?: readonly Dealt[]
}

/**
 * The inputs and the result of an event with their hash: SHA-256 of `content` as canonical JSON, with sorted keys and no spaces.
 * Beside `content`, and not part of the hash: `names`, which open the seals of players who were not forgotten; `draws` and
 * `reseated`, from which the seats follow; `substitutes` and `money`; `dealt` and `dealing`, where all tables play the same deals; notices; and a digest of each part.
 */
export function resultsJson({ state, log, lists, ranked, at, dealt = [] }: Publishing): string {
  const content = resultContent(state, lists, ranked)
  const listed = [...state.players.values()].filter(isListed)
  const names = listed.flatMap(({ id, entrant: { name, club }, seal }) =>
    seal === null || seal.salt === null ? [] : [{ player: id, name, club, salt: seal.salt }],
  )
  const file = {
    hash: contentHash(content),
    stamp: ranked.stamp,
    final: state.final,
    at,
    content,
    names,
    notices: state.notices,
    draws: proofsUpTo(state, log, lists),
    reseated: reseatedIn(log),
    substitutes: listed.flatMap(({ id, entrant }) => (entrant.substitute ? [id] : [])),
    ...(state.regulations.format.stake === null ? {} : { money: settleMoney(state, lists) }),
    ...(isSameCards(state) ? { dealt, dealing: dealingOf(log) } : {}),
  }
  // As JSON has it: what it leaves out is no part.
  const written = JSON.parse(JSON.stringify(file)) as object
  return `${canonical({ ...written, parts: partsOf(written) })}\n`
}

// When the deals of each series were committed to and opened, and when it was drawn and ended. Pure.

/** Returns a row for each series whose deals were committed to, in the order of these commitments. */
function dealingOf(log: readonly Logged[]): readonly Dealing[] {
  type Kind = 'draw' | 'end' | 'openDeals'
  const first = (kind: Kind, series: number): Dealing['drawn'] => {
    const entry = log.findIndex(({ entry }) => entry.kind === kind && entry.series === series)
    const found = log[entry]
    return found === undefined ? null : { entry, at: found.at }
  }
  return log.flatMap(({ entry, at }, n) =>
    entry.kind === 'sealDeals'
      ? [
          {
            series: entry.series,
            sealed: { entry: n, at },
            drawn: first('draw', entry.series),
            ended: first('end', entry.series),
            opened: first('openDeals', entry.series),
          },
        ]
      : [],
  )
}
