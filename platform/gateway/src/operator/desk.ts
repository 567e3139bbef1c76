/** Answers what an operator requests from a running gateway. */
import * as v from 'valibot'
import type { Gateway } from '../api/gateway.js'
import { build } from '../base/build.js'
import type { Cluster } from '../store/cluster.js'
import type { Drain } from './drain.js'
import type { Probes } from './probe.js'
import {
  operatorRequest,
  type Answers,
  type NotDone,
  type OperatorRequest,
  type ShownAccount,
} from './requests.js'
import type { Account } from '../account/account.js'
import { privileges } from '../account/privilege.js'
import { drawRecovery } from '../account/recovery.js'
import { deletion } from '../account/api/deletion.js'
import { exportOf } from '../account/api/export.js'
import { removingOtherWays } from '../account/api/own.js'
import { moderation } from '../settings/api/moderation.js'
import { refusals, type RefusalCode } from '../base/refusal.js'
import type { Role } from '../base/roles.js'

interface Deps {
  readonly gateway: Gateway
  readonly cluster: Pick<Cluster, 'alone' | 'status'>
  readonly drains: Drain
  readonly probes: Probes
  readonly proxies: readonly string[]
  /** The URL for a browser on this machine. */
  readonly local: string
}

type Answer = Answers[keyof Answers]

/** @returns a function that throws for a request of a form that this version does not know */
export function operatorDesk({ gateway, cluster, drains, probes, proxies, local }: Deps) {
  const people = operatorAccounts(gateway)
  return async (message: unknown): Promise<Answer> => {
    const request = v.parse(operatorRequest, message)
    switch (request.kind) {
      case 'status': {
        const { behind, oldest } = cluster.status()
        return {
          version: build.version,
          pid: process.pid,
          alone: cluster.alone,
          url: gateway.settings.url(),
          local,
          proxies,
          behind: { tables: behind, oldest },
          lastBackup: (await gateway.lastBackup()) ?? null,
        }
      }
      case 'drain':
        return drains.set(request.emptying)
      case 'drained':
        return drains.look()
      case 'expectProbe':
        probes.expect(request.word)
        return null
      case 'probeArrived':
        return probes.arrived(request.word)
      case 'findAccounts':
        return people.find(request.text)
      case 'changeRoles':
        return people.changeRoles(request)
      case 'resetAccount':
        return people.reset(request.who)
      case 'exportAccount':
        return people.exported(request.who)
      case 'forgetAccount':
        return people.forget(request.who)
      case 'ban':
        return people.ban(request)
      case 'liftBans':
        return people.liftBans(request.who)
    }
  }
}

// What the operator does with accounts at the machine. The owner's page does the same with the same functions, so the log of
// acts has it, and every process learns of it at once.

/** The operator has no account and no address. */
const [nobody, machine] = [{ id: null }, { address: '' }] as const

/** More than anybody reads in a shell. */
const mostFound = 50
const mostSessions = 1_000
/** Letters of the password that replaces the one that somebody else may know. Nobody learns it. */
const passwordLength = 40

type Of<K extends OperatorRequest['kind']> = Extract<OperatorRequest, { readonly kind: K }>

export function operatorAccounts(gateway: Gateway) {
  const { accounts, bans, entropy, marks, passwords, played, sessions, time } = gateway
  const privilege = privileges(gateway)
  const order = moderation(gateway, privilege)
  const { removeBy } = deletion(gateway, privilege)
  const removeOthers = removingOtherWays({ accounts, time })

  const refuse = (code: RefusalCode): NotDone => ({ refused: code, message: refusals[code] })

  const show = async (account: Account): Promise<ShownAccount> => ({
    id: account.id,
    name: account.name,
    login: account.login,
    club: account.club,
    roles: privilege.rolesOf(account),
    verified: marks.since(account.id) !== undefined,
    sessions: (await accounts.sessionsOf(account.id, time.now(), mostSessions)).length,
    bannedUntil: bans.untilOf(account.id) ?? null,
  })

  /** With an account that a text names, by its id or its login. */
  const withAccount = async <T>(
    text: string,
    what: (account: Account) => Promise<T>,
  ): Promise<T | NotDone> => {
    const account = await privilege.find(text)
    return account === undefined ? refuse('UNKNOWN_ACCOUNT') : what(account)
  }

  return {
    find: async (text: string): Promise<Answers['findAccounts']> => {
      const exact = await privilege.find(text)
      const similar = await accounts.like(text, mostFound)
      const found = [...(exact === undefined ? [] : [exact]), ...similar.filter(({ id }) => id !== exact?.id)]
      return Promise.all(found.map(show))
    },

    changeRoles: ({ who, give, take }: Of<'changeRoles'>): Promise<Answers['changeRoles']> =>
      withAccount(who, async (account) => {
        const own: readonly Role[] = gateway.settings.now().owners.includes(account.id) ? ['OWNER'] : []
        const without = [...account.roles, ...own].filter((role) => !take.some((one) => one === role))
        const denied = [...account.denied, ...take].filter((role) => !give.some((one) => one === role))
        const by = { who: null, from: '', mayOwn: true }
        const done = await privilege.assign(by, account.id, [...without, ...give], denied)
        return typeof done === 'string' ? refuse(done) : show(done)
      }),

    /** Leaves nothing with which somebody else could still sign in. Returns codes with which the person gets in again. */
    reset: (text: string): Promise<Answers['resetAccount']> =>
      withAccount(text, async (account) => {
        const { id } = account
        // They sign in at the site of their club, and have no password here.
        if (account.password === null) return refuse('NOT_ALLOWED')
        const password = await passwords.hash(entropy.word(passwordLength))
        if (password === undefined) return refuse('TOO_MANY')
        await accounts.write({ at: time.now(), who: null, what: 'PASSWORD_RECOVERED', about: id, from: '' })
        await accounts.dropMailLinks(id)
        await accounts.setMailAddress(id, null)
        await removeOthers(account, machine)
        await accounts.change(id, { password })
        const codes = await drawRecovery(id, { accounts, entropy })
        await sessions.endAll(id)
        return codes
      }),

    exported: (text: string): Promise<Answers['exportAccount']> =>
      withAccount(text, (account) => exportOf(account, gateway)),

    forget: async (text: string): Promise<Answers['forgetAccount']> => {
      const refused = await removeBy(null, text, '')
      return refused === undefined ? null : refuse(refused)
    },

    ban: async ({ who, lasts, mute, withAddress }: Of<'ban'>): Promise<Answers['ban']> => {
      const refused = await order.ban(nobody, { person: who, lasts, mute, withAddress }, machine)
      return refused === undefined ? null : { refused: refused.code, message: refused.message }
    },

    /** Lifts all bans of a person. Returns how many. */
    liftBans: (text: string): Promise<Answers['liftBans']> =>
      withAccount(text, async ({ id }) => {
        const selves = await played.selves(id)
        const theirs = bans
          .active()
          .filter(({ kind, of }) => kind === 'person' && [id, ...selves].includes(of))
        for (const ban of theirs) await order.unban(nobody, ban.id, machine)
        return theirs.length
      }),
  }
}
