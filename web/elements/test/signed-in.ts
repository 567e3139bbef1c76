/** A session at a test gateway that the browser has stored. */
import type { Line } from './line.js'

const session = { name: 'Ola', token: 't', refresh: 'r', expiresIn: 600 }

/** Call this before the first element needs the session. */
export function signedInAt(line: Line): void {
  line.answer('Refresh', { refresh: { __typename: 'SignedIn', login: 'ola-1', ...session } })
  localStorage.setItem(`stolik.guest ${line.base}/graphql`, JSON.stringify(session))
}
