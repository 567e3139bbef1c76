/** Who one is at a gateway: a guest with a name, or an account, whose token is renewed before it runs out. */
import { observable, type Observable } from '../base/observable.js'
import { keep, recall } from '../base/storage.js'
import * as documents from './documents.js'
import { ask, settle } from './http.js'
import type { Guest, SignedIn } from './types.js'

export interface Session {
  readonly guest: Observable<Guest | null>
  become(next: Guest | null): void
  /** Somebody for whom their club vouches on this page: kept nowhere, so that who signs out there has left nothing here. */
  vouched(member: Guest): void
  /** The same person has another name. */
  called(name: string): void
  /** The gateway knows this one no more. */
  lost(): void
  /** The gateway takes the token for good no more: it is renewed before it is sent again. */
  doubt(): void
  /** A token that is still good, or null; an account's is renewed on the way. */
  token(): Promise<string | null>
}

/** A token is renewed after this part of its life. */
const ripe = 0.7
/** What is known of the age of a token that was kept: nothing, since no clock of the device is believed. */
const old = 0

/** @param asked after a member was lost, for their club to say anew who they are */
export function sessionAt(url: string, asked: () => void = () => undefined): Session {
  const key = `stolik.guest ${url}`
  const guest = observable(readGuest(recall(key)))
  /** Until when the token is good, in milliseconds of performance.now. */
  let goodUntil = old
  let due: ReturnType<typeof setTimeout> | undefined
  let renewing: Promise<void> | null = null
  let isMember = false

  addEventListener('storage', (event) => {
    if (event.key === key && !isMember) guest.set(readGuest(event.newValue))
  })
  const set = (next: Guest | null): void => {
    if (!isMember) keep(key, next === null ? null : JSON.stringify(next))
    clearTimeout(due)
    if (next?.refresh !== undefined) {
      const life = next.expiresIn * 1000 * ripe
      goodUntil = performance.now() + life
      due = setTimeout(() => void token(), life)
    }
    guest.set(next)
  }
  const become = (next: Guest | null): void => {
    isMember = false
    set(next)
  }
  const vouched = (member: Guest): void => {
    isMember = true
    set(member)
  }
  const called = (name: string): void => {
    if (guest.value === null) return
    const next = { ...guest.value, name }
    if (!isMember) keep(key, JSON.stringify(next))
    guest.set(next)
  }
  const lost = (): void => {
    if (!isMember) return become(null)
    isMember = false
    clearTimeout(due)
    goodUntil = old
    // Whoever one was here before.
    guest.set(readGuest(recall(key)))
    asked()
  }
  const renew = async (known: Guest & { readonly refresh: string }): Promise<void> => {
    // Another window may have renewed it meanwhile: a refresh token is good once.
    const kept = isMember ? null : readGuest(recall(key))
    const { refresh } = kept?.refresh === undefined ? known : kept
    const outcome = settle<SignedIn>(await ask(url, null, documents.refresh, { token: refresh }))
    if ('done' in outcome) set(guestOf(outcome.done))
    else if (outcome.refused === 'SIGN_IN_AGAIN') lost()
  }
  const alone = (renewal: () => Promise<void>): Promise<void> =>
    'locks' in navigator && !isMember ? navigator.locks.request(key, renewal) : renewal()

  const token = async (): Promise<string | null> => {
    const known = guest.value
    if (known?.refresh !== undefined && performance.now() >= goodUntil) {
      renewing ??= alone(() => renew(known)).finally(() => {
        renewing = null
      })
      await renewing
    }
    return guest.value?.token ?? null
  }
  const doubt = (): void => {
    goodUntil = old
  }
  return { guest, become, vouched, called, lost, doubt, token }
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
