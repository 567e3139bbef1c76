/** Answers from a store: a code becomes a refusal, and a store that cannot be reached becomes UNAVAILABLE. */
import { logFailure, type Log } from '../base/failure.js'
import { refuse, type RefusalCode } from '../base/refusal.js'

/** @param what names what cannot be reached, for the gateway's own log */
export function answers(log: Log, what: string) {
  const answered = async <T>(
    answer: Promise<T | RefusalCode>,
    show: (found: Exclude<T, RefusalCode>) => object,
  ): Promise<object> => {
    try {
      const found = await answer
      return typeof found === 'string' ? refuse(found as RefusalCode) : show(found as Exclude<T, RefusalCode>)
    } catch (error) {
      logFailure(log, `${what} could not be reached`, error)
      return refuse('UNAVAILABLE')
    }
  }
  const done = (answer: Promise<RefusalCode | undefined>): Promise<object> =>
    answered(answer, () => ({ __typename: 'Done', done: true }))
  return { answered, done }
}
