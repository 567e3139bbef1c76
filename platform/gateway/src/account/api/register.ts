/**
 * Registers an account with a password. A chosen login can be taken, and that is revealed only a few times an hour. Without a
 * chosen login the gateway makes one up.
 */
import type { Gateway } from '../../api/gateway.js'
import type { Account } from '../account.js'
import type { Context } from '../context.js'
import { chosenName, ownerName } from '../name.js'
import { drawRecovery } from '../recovery.js'
import { throttle } from '../throttle.js'
import { newLogin, otherLogins, readLogin } from '../../base/login.js'
import type { RefusalCode } from '../../base/refusal.js'
import type { SignedIn, Ways } from './ways.js'

/** The login is taken; `suggestion` is free. */
export interface LoginTaken {
  readonly suggestion: string
}

export interface Registration {
  readonly name: string
  /** null: the gateway makes one up. */
  readonly login: string | null
  readonly password: string
  /** The signed token that this device got at an earlier sign-in. */
  readonly device?: string | null | undefined
}

/** A new account, without its name, its age and a way to sign in. */
export const player: Omit<Account, 'id' | 'name' | 'made'> = {
  login: null,
  password: null,
  club: null,
  member: null,
  roles: [],
  clubRoles: [],
  denied: [],
}

export function registering(deps: Gateway, { fault, readDevice, signedOn }: Ways) {
  const { accounts, passwords, entropy } = deps
  const may = throttle(deps.rates)

  /**
   * Logins that the operator reserved for the association count as taken, so that nobody becomes the association by choosing
   * one. So do names by which others sign in, since a login goes before a name.
   */
  const isTaken = async (login: string): Promise<boolean> =>
    deps.settings.fixed.association.includes(login) ||
    ((await accounts.byLogin(login)) ?? (await accounts.bySignInName(login))) !== undefined

  const suggest = async (login: string, name: string): Promise<LoginTaken | RefusalCode> => {
    for (const suggestion of otherLogins(login, name, entropy))
      if (!(await isTaken(suggestion))) return { suggestion }
    return 'UNAVAILABLE'
  }

  return async (
    { name: text, login: chosen, password, device }: Registration,
    context: Context,
    as: 'player' | 'owner' = 'player',
  ): Promise<SignedIn | LoginTaken | RefusalCode> => {
    const named = as === 'owner' ? ownerName(text) : chosenName(text)
    if (typeof named === 'string') return named
    const { name } = named
    const login = chosen === null ? newLogin(name, entropy) : readLogin(chosen)
    if (login === undefined) return 'BAD_LOGIN'
    if (await accounts.isFormerName(name, deps.time.now())) return 'NAME_IN_USE'
    const bad = await fault(password, { name, login })
    if (bad !== undefined) return bad
    // A login that is made up reveals nothing about anybody, so it is not counted.
    const isFree =
      chosen === null || (await may.freeLogin(context.address, async () => !(await isTaken(login))))
    if (isFree === undefined) return 'TOO_MANY'
    if (!isFree) return suggest(login, name)
    if (!(await may.register(context.address))) return 'TOO_MANY'
    const hash = await passwords.hash(password)
    const account =
      hash === undefined
        ? undefined
        : { ...player, id: entropy.word(16), name, login, password: hash, made: deps.time.now() }
    const isMade = account !== undefined && (await accounts.add(account)) === 'done'
    if (!isMade) {
      await may.register(context.address, -1)
      // Somebody else may have chosen it meanwhile.
      return account === undefined ? 'TOO_MANY' : suggest(login, name)
    }
    const recovery = await drawRecovery(account.id, deps)
    const answer = await signedOn(await readDevice(device), account, context)
    return typeof answer === 'string' ? answer : { ...answer, recovery }
  }
}
