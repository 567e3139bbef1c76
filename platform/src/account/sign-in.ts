/** The ways in: registering, a password, the word of a club. Nothing that is said here tells who has an account. */
import type { Context } from '../graphql/context.js'
import type { Entropy } from '../entropy.js'
import type { Log } from '../failure.js'
import type { RefusalCode } from '../refusal.js'
import type { Time } from '../time.js'
import type { Rates } from '../web/rates.js'
import type { Account, Accounts } from './accounts.js'
import type { Club } from './clubs.js'
import { readHandOver, type Vouched } from './hand-over.js'
import { newLogin, readLogin } from './login.js'
import { readName } from './name.js'
import { isGoodPassword, type Passwords } from './passwords.js'
import type { Pair, Sessions } from './sessions.js'
import { throttle } from './throttle.js'

export interface SignInDeps {
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly passwords: Passwords
  readonly clubs: readonly Club[]
  readonly audience: string
  readonly rates: Rates
  readonly entropy: Entropy
  readonly time: Time
  readonly log: Log
}

export type SignedIn = Pair & { readonly account: Account }
type Answer = Promise<SignedIn | RefusalCode>

export function signIns(deps: SignInDeps) {
  const { accounts, sessions, passwords, entropy, time, log } = deps
  const may = throttle(deps.rates)
  const signed = async (account: Account): Answer => ({ account, ...(await sessions.open(account)) })
  const player = { login: null, password: null, club: null, member: null, roles: [], clubRoles: [] }

  const register = async (text: string, password: string, { address }: Context): Answer => {
    const name = readName(text)
    if (name === undefined) return 'BAD_NAME'
    if (!isGoodPassword(password, name)) return 'WEAK_PASSWORD'
    if (!(await may.register(address))) return 'TOO_MANY'
    const hash = await passwords.hash(password)
    if (hash === undefined) return 'TOO_MANY'
    // Thirty letters to the sixth power: a login that is drawn twice is rare, and simply drawn again.
    for (let tries = 0; tries < 5; tries++) {
      const account = {
        ...player,
        id: entropy.word(16),
        name,
        login: newLogin(name, entropy),
        password: hash,
      }
      if ((await accounts.add(account)) === 'done') return signed(account)
    }
    return 'UNAVAILABLE'
  }

  const signIn = async (text: string, password: string, { address }: Context): Answer => {
    const login = readLogin(text)
    if (!(await may.signIn(login ?? '', address))) return 'TOO_MANY'
    const account = await accounts.byLogin(login ?? '')
    const matches = await passwords.matches(account?.password ?? null, password.slice(0, 1_000))
    if (matches === undefined) return 'TOO_MANY'
    return matches && account !== undefined ? signed(account) : 'WRONG_CREDENTIALS'
  }

  const member = async (
    { club, member, name, roles }: Vouched,
    from: string,
  ): Promise<Account | undefined> => {
    const known = await accounts.byMember(club.id, member)
    const account = { ...player, id: entropy.word(16), name, club: club.id, member, clubRoles: roles }
    const isNew = known === undefined && (await accounts.add(account)) === 'done'
    // Another process may have added him in between.
    const kept = isNew ? account : (known ?? (await accounts.byMember(club.id, member)))
    if (kept === undefined) return undefined
    const same = kept.clubRoles.join() === roles.join()
    if (!same || kept.name !== name) await accounts.change(kept.id, { name, clubRoles: roles })
    if (!same || (isNew && roles.length > 0)) {
      const about = `${kept.id} ${club.id}: ${roles.join(' ')}`
      await accounts.write({ at: time.now(), who: null, what: 'ROLES_VOUCHED', about, from })
    }
    return { ...kept, name, clubRoles: roles }
  }

  const handOver = async (token: string, { address, origin }: Context): Answer => {
    if (!(await may.handOver(address))) return 'TOO_MANY'
    const vouched = await readHandOver(token, { ...deps, origin })
    if (typeof vouched === 'string') {
      log.warn({ why: vouched }, 'a sign-in that was handed over is refused')
      return 'WRONG_CREDENTIALS'
    }
    const account = await member(vouched, address)
    return account === undefined ? 'UNAVAILABLE' : signed(account)
  }

  const refresh = async (token: string, { address }: Context): Answer => {
    if (!(await may.refresh(address))) return 'TOO_MANY'
    return (await sessions.refresh(token, address)) ?? 'SIGN_IN_AGAIN'
  }

  /** All other devices are signed out; this one goes on with a new pair. */
  const changePassword = async (account: Account, old: string, next: string, from: string): Answer => {
    if (!(await may.password(account.id))) return 'TOO_MANY'
    const matches = await passwords.matches(account.password, old.slice(0, 1_000))
    if (matches === undefined) return 'TOO_MANY'
    if (!matches) return 'WRONG_CREDENTIALS'
    if (!isGoodPassword(next, account.name)) return 'WEAK_PASSWORD'
    const password = await passwords.hash(next)
    if (password === undefined) return 'TOO_MANY'
    await accounts.change(account.id, { password })
    await sessions.endAll(account.id)
    await accounts.write({
      at: time.now(),
      who: account.id,
      what: 'PASSWORD_CHANGED',
      about: account.id,
      from,
    })
    return signed({ ...account, password })
  }

  return { register, signIn, handOver, refresh, changePassword }
}
