/** The role of a viewer of an event, kept up to date: judged again whenever the event or the viewer's rights change. */
import type { RightsChange } from '@stolik/contract/rights-change'
import type { RightsChanges } from '../../store/rights-changes.js'
import { logFailure, type Log } from '../../base/failure.js'
import type { Context } from '../../account/context.js'
import type { Viewing } from '../../graphql/resolver.js'
import type { Time } from '../../base/time.js'
import type { LiveEvent } from '../live/event.js'
import type { EventRefusal } from '@stolik/event/model/refusal'
import type { EventState } from '@stolik/event/model/state'
import { sightOf, type Sight } from './sight.js'
import type { knower, Pass, Who } from './who.js'

interface Deps {
  readonly whoIs: ReturnType<typeof knower>
  readonly changes: Pick<RightsChanges, 'watch' | 'count'>
  readonly time: Pick<Time, 'after'>
  readonly log: Log
}

export interface Viewer {
  readonly person: string | null
  readonly viewing: Pick<Viewing, 'access' | 'watch'>
  /** Their player in the event now. */
  readonly player: () => string | null
  /** Whether they oversee the event now without playing in it. */
  readonly oversees: () => boolean
}

/** In milliseconds: when to try again if accounts cannot be reached. */
const retryAfter = 1_000

export function viewers({ whoIs, changes, time, log }: Deps) {
  return async (
    event: LiveEvent,
    context: Context,
    pass: Pass | null | undefined,
  ): Promise<Viewer | EventRefusal> => {
    let seen = changes.count()
    const first = await whoIs(event, context, pass)
    if ('refused' in first) return first
    let who: Who | EventRefusal = first
    let state = event.state()
    let rights = judged(state, who)

    const concerns = (change: RightsChange): boolean =>
      change.kind === 'account' ? change.id === context.person?.id : change.kind !== 'sessions'

    const watch = (judge: () => void): (() => void) => {
      let stopped = false
      let busy = false
      let cancel = (): void => undefined
      const judgeAnew = async (): Promise<void> => {
        if (busy || stopped) return
        busy = true
        try {
          // Repeated if rights change meanwhile.
          do {
            seen = changes.count()
            who = await whoIs(event, context, pass)
          } while (seen !== changes.count())
          state = event.state()
          rights = judged(state, who)
          judge()
        } catch (error) {
          logFailure(log, 'the viewer of an event could not be looked up', error)
          cancel = time.after(retryAfter, () => void judgeAnew())
        } finally {
          busy = false
        }
      }
      const unwatch = changes.watch((change) => {
        if (concerns(change)) void judgeAnew()
      })
      if (seen !== changes.count()) void judgeAnew()
      return () => {
        stopped = true
        cancel()
        unwatch()
      }
    }

    const standingNow = (): typeof rights => {
      if (event.state() === state) return rights
      state = event.state()
      if (!('refused' in who)) who = who.now()
      rights = judged(state, who)
      return rights
    }
    // Only accounts have rights that others can give and take.
    const viewing = { access: standingNow, ...(context.session !== null && { watch }) }
    const oversees = (): boolean => {
      standingNow()
      return !('refused' in who) && who.oversees
    }
    const player = (): string | null => {
      standingNow()
      return 'refused' in who ? null : who.player
    }
    return { person: first.person, viewing, player, oversees }
  }
}

const judged = (state: EventState, who: Who | EventRefusal): Sight | { readonly refused: 'NOT_INVITED' } =>
  'refused' in who ? { refused: 'NOT_INVITED' } : sightOf(state, who)
