/** The places of an edition for a draw by rating, from the folder of --data: that of a stopped gateway, or of rankings alone. */
import type { Rating } from '@stolik/contract/published/draws'
import { ratingFor } from '@stolik/gateway/ranking/rating-for-draw'
import { sqlRankings } from '@stolik/gateway/ranking/sql'
import { openFolder } from '@stolik/gateway/store/data-folder'
import type { EventRefusal } from '@stolik/event/model/refusal'
import type { EventState } from '@stolik/event/model/state'
import { UsageError } from '../base/io.js'
import type { Desk } from './tournament-desk.js'

/** @throws UsageError if an edition is named, but no folder */
export async function ratingIn(
  { values: { data } }: Desk,
  state: EventState,
  series: number,
  edition: number | null,
): Promise<Rating | null | EventRefusal> {
  if (data === undefined) {
    if (edition !== null) throw new UsageError('Add --data FOLDER: the folder that the ranking is in.')
    return null
  }
  const { db, store } = await openFolder(data)
  try {
    return await ratingFor(sqlRankings(db), state, series, edition)
  } finally {
    await store.close()
  }
}
