/** Sends queries, orders and subscriptions to a gateway under the person's session, and finds out why there was no answer. */
import { observable } from '../base/observable.js'
import type { Barred } from './barred.js'
import { clubSignIn } from './club.js'
import type { Answer, Document, Done, Variables } from './document.js'
import { ask, unpackAnswer, type Failure, type Outcome } from './http.js'
import type * as Rare from './rare-documents.js'
import { sessionAt } from './session.js'
import { socketTo, type Socket } from './socket.js'

/** The outcome when no answer came. */
export const offline = (): { readonly refused: Failure } => ({ refused: 'OFFLINE' })

export function requesterAt(url: string) {
  const session = sessionAt(url, () => club.lost())
  const { guest } = session
  const club = clubSignIn(url, session, () => socket.connection)
  const token = async (): Promise<string | null> => {
    await club.settled()
    return session.token()
  }
  /** The token that the WebSocket was opened with. */
  let socketToken: string | null = null
  const socket = socketTo(
    url.replace(/^http/, 'ws'),
    async () => (socketToken = await token()),
    () => session.expireToken(),
  )

  const barred = observable<Barred | null>(null)
  const foreign = new URL(url).origin !== location.origin
  let asker: Promise<() => Promise<void>> | undefined
  let wasUp = false
  /** Without an answer, the site may not be allowed or the proxy may be at fault. Few pages ever need this module. */
  const checkAccess = (): void => {
    if (wasUp && !foreign) return
    asker ??= import('./access.js').then(({ accessChecker }) => accessChecker(url, barred, socket.connection))
    asker.then(
      (ask) => ask(),
      () => (asker = undefined),
    )
  }
  socket.connection.watch(() => {
    if (socket.connection.value === 'lost') checkAccess()
    // The gateway has answered.
    if (socket.connection.value === 'up') {
      wasUp = true
      barred.set(null)
    }
  })

  // The WebSocket was opened with the person's token. Another person or a new token needs a renewed connection.
  const renewSocket = (): void => {
    const now = guest.value?.token ?? null
    if (socket.connection.value !== 'up' || socketToken === now) return
    socketToken = now
    socket.renew()
  }
  guest.watch(renewSocket)
  socket.connection.watch(renewSocket)
  /** @param isRepeatable whether sending it twice does it once */
  const query = async <const D extends Document>(
    document: D,
    variables?: Variables<D>,
    isRepeatable = false,
  ): Promise<Outcome<Answer<D>>> => {
    // A request of its own costs the gateway and a phone several times as much as a message over the open connection.
    if (isRepeatable && socket.connection.value === 'up' && socketToken === (guest.value?.token ?? null))
      return socket.order(document, variables)
    const outcome = await ask(url, await token(), document, variables)
    if ('refused' in outcome && outcome.refused === 'OFFLINE') checkAccess()
    return outcome
  }
  /** Asks until when a banned or muted person is kept away, in order to tell them. */
  const loadUntilOf = (why: Failure): Promise<void> | undefined =>
    /^(BANNED|MUTED)$/.test(why)
      ? import('./kept-away.js').then(({ loadUntil }) => loadUntil(query)).catch(() => undefined)
      : undefined
  const order = async <const D extends Document>(
    document: D,
    variables?: Variables<D>,
    isRepeatable = false,
  ): Promise<Outcome<Done<D>>> => {
    const outcome = unpackAnswer<D>(await query(document, variables, isRepeatable))
    if ('refused' in outcome && outcome.refused === 'NOT_SIGNED_IN' && guest.value !== null) session.lost()
    if ('refused' in outcome) await loadUntilOf(outcome.refused)
    return outcome
  }

  const rare = (): Promise<typeof Rare> => import('./rare-documents.js')
  /** Sends an order that is rarely used. */
  const rarely = <K extends keyof typeof Rare>(
    what: K,
    variables: Variables<(typeof Rare)[K]>,
  ): Promise<Outcome<Done<(typeof Rare)[K]>>> =>
    rare()
      .then((all) => order(all[what], variables))
      .catch(offline)

  const subscribe: Socket['subscribe'] = (document, variables, next, failed) =>
    socket.subscribe(document, variables, next, (why) => {
      const then = (): void => failed(why)
      if (loadUntilOf(why)?.then(then) === undefined) then()
    })

  return { session, club, socket, barred, token, query, order, rare, rarely, subscribe }
}

export type Requester = ReturnType<typeof requesterAt>
