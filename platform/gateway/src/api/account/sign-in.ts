/**
 * Registering and signing in, by password, passkey or a club's token. Only registering tells whether a login is taken, a few
 * times an hour; no other answer tells who has an account.
 */
import type { Answer, AnswerOrBan, SignedIn, SignInDeps } from './ways.js'
import { createHmac } from 'node:crypto'
import type { Context } from '../../account/context.js'
import { logFailure } from '../../base/failure.js'
import { refuse, type RefusalCode } from '../../base/refusal.js'
import type { Account } from '../../account/accounts.js'
import { isCommonPassword } from '../../account/common-passwords.js'
import { deviceOf } from '../../account/device.js'
import { mostFailed } from '../../account/failed-sign-ins.js'
import { readHandOver, type Vouched } from '../../account/hand-over.js'
import { longestLogin, nameKey, newLogin, otherLogins, readLogin } from '../../base/login.js'
import { mailLinks } from '../../account/mail-links.js'
import { mailedRecovery } from './mailed-recovery.js'
import { chosenName, ownerName } from '../../account/name.js'
import { isGoodPassword } from '../../account/passwords.js'
import { passkeyChecks } from '../../account/passkeys.js'
import { otherPasswords } from './other-password.js'
import { drawRecovery } from '../../account/recovery.js'
import { secondStep } from '../../account/second-step.js'
import { throttle } from '../../account/throttle.js'
import type { DeviceWord } from '../../account/tokens.js'

/** The login is taken; `suggestion` is free. */
export interface LoginTaken {
  readonly suggestion: string
}

export interface Registration {
  readonly name: string
  /** Null to have the gateway make one up. */
  readonly login: string | null
  readonly password: string
  /** The signed word that this device got at an earlier sign-in. */
  readonly device?: string | null | undefined
}

export type Credentials = Pick<Registration, 'password' | 'device'> & {
  readonly login: string
  /** A code of the account's app, or a recovery code; only if the account asks for a second step. */
  readonly code?: string | null | undefined
}

export interface PasskeyAnswer {
  readonly word: string
  readonly response: string
  readonly device?: string | null | undefined
}

/** The most accounts that a device is known for. */
const mostOnDevice = 8

export function signIns(deps: SignInDeps) {
  const { accounts, sessions, passwords, tokens, entropy, time, log } = deps
  const may = throttle(deps.rates)
  const second = secondStep(deps)
  const { signedBy } = passkeyChecks(deps)
  const signed = async (account: Account, { agent, person, session }: Context): Answer => {
    // Whoever shows a guest's token is that guest, and takes along what they have played.
    if (person !== null && session === null) await deps.played.claim(person.id, account.id)
    const pair = await sessions.open(account, deviceOf(agent))
    return pair === undefined ? 'SIGN_IN_AGAIN' : { account, device: null, ...pair }
  }
  const readDevice = async (word: string | null | undefined): Promise<DeviceWord | undefined> =>
    word === null || word === undefined ? undefined : tokens.readDevice(word)
  /** Signs in and makes the device known for this account. */
  const signedOn = async (known: DeviceWord | undefined, account: Account, context: Context): Answer => {
    const answer = await signed(account, context)
    if (typeof answer === 'string') return answer
    const others = known?.accounts.filter((id) => id !== account.id) ?? []
    const accounts = [account.id, ...others].slice(0, mostOnDevice)
    return { ...answer, device: await tokens.device({ id: known?.id ?? entropy.word(16), accounts }) }
  }
  const player = {
    login: null,
    password: null,
    club: null,
    member: null,
    roles: [],
    clubRoles: [],
    denied: [],
  }

  /** Returns why a password is refused. */
  const fault = async (
    password: string,
    { name, login }: Pick<Account, 'name' | 'login'>,
  ): Promise<'WEAK_PASSWORD' | 'COMMON_PASSWORD' | undefined> => {
    if (!isGoodPassword(password, { name, login: login ?? '' })) return 'WEAK_PASSWORD'
    return (await isCommonPassword(password)) ? 'COMMON_PASSWORD' : undefined
  }

  /** Logins that the operator gave to the association count as taken: nobody becomes the association by choosing one. */
  const isTaken = async (login: string): Promise<boolean> =>
    deps.settings.fixed.association.includes(login) || (await accounts.byLogin(login)) !== undefined

  const suggest = async (login: string, name: string): Promise<LoginTaken | RefusalCode> => {
    for (const suggestion of otherLogins(login, name, entropy))
      if (!(await isTaken(suggestion))) return { suggestion }
    return 'UNAVAILABLE'
  }

  const register = async (
    { name: text, login: chosen, password, device }: Registration,
    context: Context,
    as: 'player' | 'owner' = 'player',
  ): Promise<SignedIn | LoginTaken | RefusalCode> => {
    const named = as === 'owner' ? ownerName(text) : chosenName(text)
    if (typeof named === 'string') return named
    const { name } = named
    const login = chosen === null ? newLogin(name, entropy) : readLogin(chosen)
    if (login === undefined) return 'BAD_LOGIN'
    const bad = await fault(password, { name, login })
    if (bad !== undefined) return bad
    // A login that is made up tells nothing about anybody, so it is not counted.
    const isFree =
      chosen === null || (await may.freeLogin(context.address, async () => !(await isTaken(login))))
    if (isFree === undefined) return 'TOO_MANY'
    if (!isFree) return suggest(login, name)
    if (!(await may.register(context.address))) return 'TOO_MANY'
    const hash = await passwords.hash(password)
    const account =
      hash === undefined ? undefined : { ...player, id: entropy.word(16), name, login, password: hash }
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

  /** Returns the account of a login, or else the only one of that name. Both are always looked up, so that neither takes longer. */
  const called = async (text: string): Promise<Account | undefined> => {
    const [byLogin, byName] = await Promise.all([
      accounts.byLogin(readLogin(text) ?? ''),
      accounts.byName(nameKey(text)),
    ])
    return byLogin ?? (byName.length === 1 ? byName[0] : undefined)
  }

  const bannedOr = async (account: Account, signedIn: () => Answer): AnswerOrBan => {
    const until = deps.bans.untilOf(account.id)
    return until === undefined ? signedIn() : refuse('BANNED', until)
  }

  /** Notes a failed sign-in for the owner. A failure to note it does not change the answer. */
  const noteFailed = async (
    typed: string,
    account: Account | undefined,
    { address }: Context,
  ): Promise<void> => {
    const hash = createHmac('sha256', deps.secrets.now()).update(`sign-in ${typed}`).digest('hex').slice(0, 8)
    try {
      await deps.failedSignIns.note(
        { at: time.now(), login: account?.login ?? null, hash, address },
        mostFailed,
      )
    } catch (error) {
      logFailure(log, 'a failed sign-in could not be noted', error)
    }
  }

  const signIn = async ({ login, password, code, device }: Credentials, context: Context): AnswerOrBan => {
    const typed = login.slice(0, longestLogin)
    const known = await readDevice(device)
    // Strangers are counted before anything is looked up.
    let account = known && (await called(typed))
    const own = known !== undefined && account !== undefined && known.accounts.includes(account.id)
    const trying = {
      login: readLogin(typed) ?? nameKey(typed),
      address: context.address,
      device: own ? `${known.id}:${account?.id}` : null,
    }
    const asked = { code: false }
    const matches = await may.signIn(trying, async () => {
      account ??= await called(typed)
      const isRight = await passwords.matches(account?.password ?? null, password.slice(0, 1_000))
      if (isRight !== true || account === undefined) return isRight
      const passed = await second.passes(account.id, { code: code ?? '', device: trying.device })
      asked.code = passed === 'MISSING'
      // No guess at a code is none that failed.
      return asked.code || passed === 'PASSED' || (passed === 'TOO_MANY' ? undefined : false)
    })
    if (matches === undefined) return 'TOO_MANY'
    if (asked.code) return 'CODE_NEEDED'
    const found = matches ? account : undefined
    if (found === undefined) {
      await noteFailed(trying.login, account, context)
      return 'WRONG_CREDENTIALS'
    }
    return bannedOr(found, () => signedOn(known, found, context))
  }

  const member = async (
    { club, member, name: said, roles }: Vouched,
    from: string,
  ): Promise<Account | undefined> => {
    const known = await accounts.byMember(club.id, member)
    // A name that the owner took away does not come back by way of the club.
    const name = known === undefined ? said : deps.names.now({ id: known.id, name: said }).name
    const account = { ...player, id: entropy.word(16), name, club: club.id, member, clubRoles: roles }
    const isNew = known === undefined && (await accounts.add(account)) === 'done'
    // Another process may have added them in between.
    const kept = isNew ? account : (known ?? (await accounts.byMember(club.id, member)))
    if (kept === undefined) return undefined
    const same = kept.clubRoles.join() === roles.join()
    if (!same || kept.name !== name) await accounts.change(kept.id, { name, clubRoles: roles })
    if (!same) deps.changes.tell({ kind: 'account', id: kept.id })
    if (!same || (isNew && roles.length > 0)) {
      const about = `${kept.id} ${club.id}: ${roles.join(' ')}`
      await accounts.write({ at: time.now(), who: null, what: 'ROLES_VOUCHED', about, from })
    }
    return { ...kept, name, clubRoles: roles }
  }

  const handOver = async (token: string, context: Context): AnswerOrBan => {
    const { address, origin } = context
    if (!(await may.handOver(address))) return 'TOO_MANY'
    await deps.settings.catchUp()
    const vouched = await readHandOver(token, { ...deps, clubs: deps.settings.clubs(), origin })
    if ('why' in vouched) {
      log.warn({ ...vouched }, 'a sign-in that was handed over is refused')
      return 'WRONG_CREDENTIALS'
    }
    const account = await member(vouched, address)
    return account === undefined ? 'UNAVAILABLE' : bannedOr(account, () => signed(account, context))
  }

  const byPasskey = async ({ device, ...answer }: PasskeyAnswer, context: Context): AnswerOrBan => {
    const found: { account?: Account | undefined } = {}
    const isGood = await may.passkey(context.address, async () => {
      const id = await signedBy(answer)
      if (id !== undefined) found.account = await accounts.byId(id)
      return found.account !== undefined
    })
    if (isGood === undefined) return 'TOO_MANY'
    const { account } = found
    if (account === undefined) return 'WRONG_CREDENTIALS'
    const known = await readDevice(device)
    return bannedOr(account, () => signedOn(known, account, context))
  }

  const refresh = async (token: string, { address }: Context): Answer => {
    if (!(await may.refresh(address))) return 'TOO_MANY'
    const next = await sessions.refresh(token, address)
    return next === undefined ? 'SIGN_IN_AGAIN' : { device: null, ...next }
  }

  const shared = { signed, signedOn, readDevice, called, fault }
  return {
    ...{ register, signIn, byPasskey, handOver, refresh },
    ...otherPasswords(deps, shared),
    byMail: mailedRecovery(deps, shared, mailLinks(deps)),
  }
}
