/** A person's session at a gateway: a guest with a name, or an account whose token is renewed before it expires. */
import { observable, type Observable } from '../base/observable.js'
import { writeStored, readStored } from '../base/storage.js'
import * as documents from './documents.js'
import { ask, unpackAnswer } from './http.js'
import type { Guest, SignedIn } from './types.js'

export type Session = ReturnType<typeof sessionAt>

/** The fraction of its lifetime after which a token is renewed. */
const renewAfter = 0.7
/** Marks a stored token as expired. Its age is unknown, since no clock of the device is trusted. */
const expired = 0

/** @param tokenRequested called after a member's session was lost, so that their club can say again who they are */
export function sessionAt(url: string, tokenRequested: () => void = () => undefined) {
  const key = `stolik.guest ${url}`
  const guest = observable(readGuest(readStored(key)))
  /** Until when the token is used without a renewal, in milliseconds of performance.now. */
  let goodUntil = expired
  let due: ReturnType<typeof setTimeout> | undefined
  let renewing: Promise<void> | null = null
  let isMember = false

  addEventListener('storage', (event) => {
    if (event.key === key && !isMember) guest.set(readGuest(event.newValue))
  })
  const set = (next: Guest | null): void => {
    if (!isMember) writeStored(key, next === null ? null : JSON.stringify(next))
    clearTimeout(due)
    if (next?.refresh !== undefined) {
      const life = next.expiresIn * 1000 * renewAfter
      goodUntil = performance.now() + life
      due = setTimeout(() => void token(), life)
    }
    guest.set(next)
  }
  const become = (next: Guest | null): void => {
    isMember = false
    set(next)
  }
  /**
   * Starts the session of a member whom their club vouches for on this page. It is not stored, so signing out at the club leaves
   * nothing here.
   */
  const startMember = (member: Guest): void => {
    isMember = true
    set(member)
  }
  /** Changes the name of the same person. */
  const rename = (name: string): void => {
    if (guest.value === null) return
    const next = { ...guest.value, name }
    if (!isMember) writeStored(key, JSON.stringify(next))
    guest.set(next)
  }
  /** The gateway no longer knows this session. */
  const lost = (): void => {
    if (!isMember) return become(null)
    isMember = false
    clearTimeout(due)
    goodUntil = expired
    // Go back to the guest who was here before.
    guest.set(readGuest(readStored(key)))
    tokenRequested()
  }
  const renew = async (known: Guest & { readonly refresh: string }): Promise<void> => {
    // Another window may have renewed it meanwhile: a refresh token is valid only once.
    const stored = isMember ? null : readGuest(readStored(key))
    const { refresh } = stored?.refresh === undefined ? known : stored
    const outcome = unpackAnswer<typeof documents.refresh>(
      await ask(url, null, documents.refresh, { token: refresh }),
    )
    if ('done' in outcome) set(guestOf(outcome.done))
    else if (outcome.refused === 'SIGN_IN_AGAIN') lost()
  }
  const runLocked = (renewal: () => Promise<void>): Promise<void> =>
    'locks' in navigator && !isMember ? navigator.locks.request(key, renewal) : renewal()

  /** Returns a valid token, or null. An account's token is renewed first if necessary. */
  const token = async (): Promise<string | null> => {
    const known = guest.value
    if (known?.refresh !== undefined && performance.now() >= goodUntil) {
      renewing ??= runLocked(() => renew(known)).finally(() => {
        renewing = null
      })
      await renewing
    }
    return guest.value?.token ?? null
  }
  /** The gateway no longer accepts the token: it is renewed before it is sent again. */
  const expireToken = (): void => {
    goodUntil = expired
  }
  return { guest: guest as Observable<Guest | null>, become, startMember, rename, lost, expireToken, token }
}

export const guestOf = ({ name, token, refresh, expiresIn }: SignedIn): Guest => ({
  name,
  token,
  refresh,
  expiresIn,
})

function readGuest(text: string | null): Guest | null {
  if (text === null) return null
  try {
    const { name, token, ...more } = JSON.parse(text) as Record<string, unknown>
    if (typeof name !== 'string' || typeof token !== 'string') return null
    const { refresh, expiresIn } = more
    if (typeof refresh !== 'string' || typeof expiresIn !== 'number') return { name, token }
    return { name, token, refresh, expiresIn }
  } catch {
    return null
  }
}
