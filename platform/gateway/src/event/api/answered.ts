/** The common steps of root fields about events: find the event, identify the caller, and show the event. */
import { refuse, type EventRefusal } from '@stolik/event/model/refusal'
import type { Context } from '../../account/context.js'
import { logFailure } from '../../base/failure.js'
import type { LiveEvent } from '../live/event.js'
import { showRefused } from '../show/show-refused.js'
import type { Shown } from '../show/show-table.js'
import type { knower, Pass, Who } from '../viewers/who.js'
import type { Gateway } from '../../api/gateway.js'

/** The data to show, or a refusal. */
type Answer = EventRefusal | (object & { readonly refused?: never })

export function eventAnswers({ events, eventKeys: keys, log }: Gateway, whoIs: ReturnType<typeof knower>) {
  const shownOf = ({ id, tools: { lists, rules } }: LiveEvent): Shown => ({ id, lists, rules, keys })
  const answered = async (
    id: string,
    pass: Pass | null | undefined,
    context: Context,
    show: (event: LiveEvent, who: Who) => Answer | Promise<Answer>,
  ): Promise<object> => {
    try {
      const event = await events.find(id)
      if ('refused' in event) return showRefused(event)
      await event.catchUp()
      const who = await whoIs(event, context, pass)
      if ('refused' in who) return showRefused(who)
      const answer = await show(event, who)
      return answer.refused === undefined ? answer : showRefused(answer)
    } catch (error) {
      logFailure(log, 'a request about an event failed', error)
      return showRefused(refuse('UNAVAILABLE'))
    }
  }
  return { shownOf, answered }
}
