/** Somebody has signed in at a gateway of tests, and the browser has kept it. */
import type { Line } from './line.js'

const session = { name: 'Ola', token: 't', refresh: 'r', expiresIn: 600 }

/** To be called before the first element asks who one is. */
export function signedInAt(line: Line): void {
  line.answer('Refresh', { refresh: { __typename: 'SignedIn', login: 'ola-1', ...session } })
  localStorage.setItem(`stolik.guest ${line.base}/graphql`, JSON.stringify(session))
}
