import type { LoadedEvents } from './loaded-events.js'
import type { LiveEvent } from './event.js'
import { showRow } from '../show/show.js'
import type { Ending } from '../store/store.js'
import type { EventState } from '@stolik/event/model/state'

export type EventRow = ReturnType<typeof showRow>

/** An event as lists and calendars have it. The owner is the account that announced it. */
export function listedOf(event: Pick<LiveEvent, 'id' | 'state' | 'owner'>) {
  const [state, owner] = [event.state(), event.owner()]
  return {
    row: showRow(event.id, state),
    dated: datedOf(state),
    owner: owner.kind === 'direction' ? owner.account : null,
  }
}

export type Listed = ReturnType<typeof listedOf>

/** Events in lists. A final event does not change until it is reopened, so what is listed of it is cached. */
export function listedEvents(take: LoadedEvents['take']) {
  const cached = new Map<string, { readonly ended: number; readonly listed: Listed }>()

  const listed = async ({ id, ended }: Ending): Promise<Listed | undefined> => {
    const known = cached.get(id)
    if (known !== undefined && known.ended === ended) return known.listed
    cached.delete(id)
    const event = await take(id)
    if ('refused' in event) return undefined
    // The store knows acts of other processes, perhaps before this process has heard of them.
    if ((event.state().final?.at ?? null) !== ended) await event.catchUp()
    const { final } = event.state()
    const now = listedOf(event)
    if (final !== null && final.at === ended) cached.set(id, { ended, listed: now })
    return now
  }
  return async (endings: readonly Ending[]): Promise<readonly Listed[]> =>
    (await Promise.all(endings.map(listed))).flatMap((one) => one ?? [])
}

/** What calendars and feeds say of an event besides its row in lists. */
function datedOf({ announced, amendments, regulations, final, latest: { cancel } }: EventState) {
  const { starts, format } = regulations
  const plans = format.series.map((plan, i) => ({ ...plan, series: i + 1 }))
  // The first series of an event begins with it.
  const own = plans.filter(
    (plan) => plan.starts !== undefined && !(plan.series === 1 && plan.starts === starts),
  )
  const minutesFrom = (series: number): number | null => {
    const next = own.find((plan) => plan.series > series)?.series ?? Infinity
    return plans
      .filter((plan) => series <= plan.series && plan.series < next)
      .reduce<number | null>(
        (sum, { minutes }) => (sum === null || minutes === null ? null : sum + minutes),
        0,
      )
  }
  return {
    announced,
    // When its result was made final; null before.
    ended: final?.at ?? null,
    // The number of changes that a calendar must learn of.
    sequence: amendments.length + (cancel === undefined ? 0 : 1),
    changed: Math.max(announced, ...amendments.map(({ at }) => at), cancel?.at ?? 0),
    // How long its series take together until one has a beginning of its own; null if one of them has no time limit.
    minutes: own[0]?.series === 1 ? null : minutesFrom(1),
    // The series that have a beginning of their own, such as those of the second day.
    parts: own.flatMap(({ series, starts: at }) =>
      at === undefined ? [] : [{ series, starts: at, minutes: minutesFrom(series) }],
    ),
    // Why it does not take place; null if it does.
    cancelled: cancel?.reason ?? null,
  }
}
