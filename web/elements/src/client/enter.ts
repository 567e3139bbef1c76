/** Sets or changes a name. This module is loaded only when somebody does that. */
import { writeStored, readStored } from '../base/storage.js'
import type { Source } from '../base/observable.js'
import type { Requester } from './requester.js'
import type { Outcome } from './http.js'
import * as documents from './rare-documents.js'
import type { Session } from './session.js'

interface At {
  readonly nameTaken: Source<boolean>
  readonly session: Session
  readonly order: Requester['order']
}

export async function enterAt(
  url: string,
  name: string,
  { nameTaken, session, order }: At,
): Promise<Outcome<{ readonly name: string }>> {
  if (session.guest.value !== null) {
    const renamed = await order(documents.rename, { name })
    if ('done' in renamed) {
      const { name, token } = renamed.done
      nameTaken.set(false)
      if (token === null) session.rename(name)
      else session.become({ name, token })
    }
    // A guest whose token is no longer valid enters as a new one.
    if ('done' in renamed || renamed.refused !== 'NOT_SIGNED_IN') return renamed
  }
  const key = `stolik.browser ${url}`
  const outcome = await order(documents.enter, { name, browser: readStored(key) ?? undefined })
  if ('refused' in outcome) return outcome
  const { token, browser } = outcome.done
  writeStored(key, browser)
  session.become({ name: outcome.done.name, token })
  return { done: { name: outcome.done.name } }
}
