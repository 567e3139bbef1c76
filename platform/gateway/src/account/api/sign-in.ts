/**
 * Signs in with a password or a passkey, and joins all other ways in. Only registering reveals whether a login is taken; no
 * other answer reveals who has an account.
 */
import type { Gateway } from '../../api/gateway.js'
import type { Answer, AnswerOrBan } from './ways.js'
import { createHmac } from 'node:crypto'
import type { Context } from '../context.js'
import { logFailure } from '../../base/failure.js'
import { refuse } from '../../base/refusal.js'
import type { Account } from '../account.js'
import { isCommonPassword, isGoodPassword } from '../passwords.js'
import { deviceOf } from '../device.js'
import { mostFailed } from '../failed-sign-ins.js'
import { longestLogin, nameKey, readLogin } from '../../base/login.js'
import { mailLinks } from '../mail-links.js'
import { otherPasswords } from './other-password.js'
import { mailedRecovery } from './mailed-recovery.js'
import { otherFactors } from '../other-factor.js'
import { passkeyChecks } from '../passkeys.js'
import { clubSignIns } from './hand-over.js'
import { secondStepAgain } from './own.js'
import { waitingRecoveries } from './waiting-recovery.js'
import { registering, type Registration } from './register.js'
import { secondStep } from '../second-step.js'
import { becomeAccount } from '../../table/door.js'
import { throttle } from '../throttle.js'
import type { DeviceToken } from '../tokens.js'

export interface Credentials extends Pick<Registration, 'password' | 'device'> {
  readonly login: string
  /** A code of the account's app, or a recovery code; only if the account asks for a second step. */
  readonly code?: string | null | undefined
}

export interface PasskeyAnswer {
  readonly word: string
  readonly response: string
  readonly device?: string | null | undefined
}

/** How many accounts a device is known for at most. */
const mostOnDevice = 8

export function signIns(deps: Gateway) {
  const { accounts, sessions, passwords, tokens, entropy, time, log } = deps
  const may = throttle(deps.rates)
  const second = secondStep(deps)
  const passkeys = passkeyChecks(deps)
  const { signedBy } = passkeys
  const links = mailLinks(deps)
  const factors = otherFactors(deps, { second, passkeys, links })
  const waiting = waitingRecoveries(deps, links)
  /** A seat that stays with the guest does not keep anybody from signing in. */
  const moveSeats = async (guest: string, { id, name }: Account): Promise<void> => {
    const sits = deps.tables
      .rows()
      .filter(({ players }) => players.some((player) => player?.person === guest))
    for (const row of sits)
      try {
        const table = await deps.tables.find(row.id)
        if (typeof table === 'object') await table.act((state) => becomeAccount(state, guest, { id, name }))
      } catch (error) {
        logFailure(log, 'a seat could not be moved to an account', error)
      }
  }
  const signed = async (account: Account, { agent, person, session }: Context): Answer => {
    // A request with a guest's token comes from that guest, so the hands they played and their seats move to the account.
    if (person !== null && session === null) {
      await deps.played.claim(person.id, account.id)
      await moveSeats(person.id, account)
    }
    const pair = await sessions.open(account, deviceOf(agent))
    return pair === undefined ? 'SIGN_IN_AGAIN' : { account, device: null, ...pair }
  }
  const readDevice = async (word: string | null | undefined): Promise<DeviceToken | undefined> =>
    word === null || word === undefined ? undefined : tokens.readDevice(word)
  /** Signs in, and records that the account was used on this device. */
  const signedOn = async (known: DeviceToken | undefined, account: Account, context: Context): Answer => {
    const answer = await signed(account, context)
    if (typeof answer === 'string') return answer
    const others = known?.accounts.filter((id) => id !== account.id) ?? []
    const accounts = [account.id, ...others].slice(0, mostOnDevice)
    return { ...answer, device: await tokens.device({ id: known?.id ?? entropy.word(16), accounts }) }
  }
  /** Returns the account of a login, or else the first of that name. Both are always looked up, so that neither takes longer. */
  const called = async (text: string): Promise<Account | undefined> => {
    const [byLogin, byName] = await Promise.all([
      accounts.byLogin(readLogin(text) ?? ''),
      accounts.bySignInName(nameKey(text)),
    ])
    return byLogin ?? byName
  }

  /** Returns why a password is refused. */
  const fault = async (
    password: string,
    { name, login }: Pick<Account, 'name' | 'login'>,
  ): Promise<'WEAK_PASSWORD' | 'COMMON_PASSWORD' | undefined> => {
    if (!isGoodPassword(password, { name, login: login ?? '' })) return 'WEAK_PASSWORD'
    return (await isCommonPassword(password)) ? 'COMMON_PASSWORD' : undefined
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
    const factor = { code: false }
    const matches = await may.signIn(trying, async () => {
      account ??= await called(typed)
      account = await waiting.settledIfKnown(account)
      const isRight = await passwords.matches(account?.password ?? null, password.slice(0, 1_000))
      if (isRight !== true || account === undefined) return isRight
      const passed = await second.passes(account.id, { code: code ?? '', device: trying.device })
      factor.code = passed === 'MISSING'
      // A missing code is not a failed guess.
      return factor.code || passed === 'PASSED' || (passed === 'TOO_MANY' ? undefined : false)
    })
    if (matches === undefined) return 'TOO_MANY'
    if (factor.code) return 'CODE_NEEDED'
    const found = matches ? account : undefined
    if (found === undefined) {
      await noteFailed(trying.login, account, context)
      return 'WRONG_CREDENTIALS'
    }
    return bannedOr(found, () => signedOn(known, found, context))
  }

  const byPasskey = async ({ device, ...answer }: PasskeyAnswer, context: Context): AnswerOrBan => {
    const found: { account?: Account | undefined } = {}
    const isGood = await may.passkey(context.address, async () => {
      const id = await signedBy(answer)
      const account = id === undefined ? undefined : await accounts.byId(id)
      if (account === undefined) return false
      found.account = await waiting.settled(account)
      // A recovery that took effect just now may have removed it.
      return found.account === account
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

  const shared = {
    signed,
    signedOn,
    readDevice,
    called,
    fault,
    bannedOr,
    factors,
    waiting,
    again: secondStepAgain(deps),
  }
  return {
    signIn,
    byPasskey,
    refresh,
    cancelRecovery: waiting.cancel,
    register: registering(deps, shared),
    handOver: clubSignIns(deps, shared),
    ...otherPasswords(deps, shared),
    byMail: mailedRecovery(deps, shared, links),
  }
}
