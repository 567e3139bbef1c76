/**
 * Reseals second steps with the current signing secret as soon as it takes effect, so that the previous secret can be
 * removed.
 */
import { logFailure, type Log } from '../base/failure.js'
import type { Secrets } from '../base/secrets.js'
import type { Time } from '../base/time.js'
import type { Accounts } from './accounts.js'
import { openSealed, sealSecret } from './second-step.js'

interface Deps {
  readonly accounts: Pick<Accounts, 'secondStepsAfter' | 'sealSecondStep'>
  readonly secrets: Pick<Secrets, 'all' | 'now'>
  readonly time: Time
  readonly log: Log
}

const atOnce = 100
const minute = 60_000

/**
 * Starts resealing. @param from when the new secret begins to sign
 * @returns a function that stops it
 */
export function startResealing({ accounts, secrets, time, log }: Deps, from: number): () => void {
  const all = async (): Promise<{ readonly sealed: number; readonly lost: number }> => {
    const signing = secrets.now()
    let [sealed, lost, last] = [0, 0, '']
    for (;;) {
      const some = await accounts.secondStepsAfter(last, atOnce)
      for (const one of some) {
        last = one.account
        const opened = openSealed(one.secret, one.account, secrets.all)
        if (opened === undefined) lost++
        else if (opened.key !== signing) {
          const anew = sealSecret(opened.secret, one.account, signing)
          // False if the person turned it off meanwhile or another process was faster.
          if (await accounts.sealSecondStep(one, anew)) sealed++
        }
      }
      if (some.length < atOnce) return { sealed, lost }
    }
  }

  let cancel = (): void => undefined
  const look = (): void => {
    // Waits a minute after the change, because another process may still seal with the previous secret.
    const wait = from + minute - time.now()
    if (wait > 0) {
      cancel = time.after(wait, look)
      return
    }
    all().then(
      ({ sealed, lost }) => {
        if (sealed > 0)
          log.info(
            { event: 'SECOND_STEPS_SEALED', sealed },
            'second steps are now sealed with the current secret',
          )
        if (lost > 0)
          log.warn({ event: 'SECRET_MISSING', lost }, 'second steps are sealed with an unknown secret')
      },
      (error: unknown) => {
        logFailure(log, 'second steps could not be sealed again', error)
        cancel = time.after(minute, look)
      },
    )
  }
  look()
  return () => cancel()
}
