import type { Account, Accounts, Act, SecondStep, Session } from './accounts.js'
import { nameKey } from '../base/login.js'
import { memoryMailAddresses } from './mail-rows.js'
import { memoryPasskeys } from './passkey-rows.js'
import { memoryWaitingRecoveries } from './waiting-recovery-rows.js'

/** Accounts in memory only, for tests and trials. */
export function memoryAccounts(): Accounts {
  const accounts = new Map<string, Account>()
  const sessions = new Map<string, Session>()
  const used = new Map<string, number>()
  const recovery = new Map<string, readonly string[]>()
  const seconds = new Map<string, SecondStep>()
  const verified = new Map<string, number>()
  const { forget: forgetPasskeys, ...passkeys } = memoryPasskeys()
  const { forgetMail, tidyMail, ...mail } = memoryMailAddresses()
  const waiting = memoryWaitingRecoveries()
  const acts: (Act & { n: number })[] = []
  const signInNames = new Map<string, string>()
  const reserve = (key: string, id: string): void => {
    if (!signInNames.has(key)) signInNames.set(key, id)
  }
  const dropNames = (id: string, but: string | null): void => {
    for (const [key, owner] of signInNames) if (owner === id && key !== but) signInNames.delete(key)
  }
  const find = (fits: (account: Account) => boolean): Account | undefined => [...accounts.values()].find(fits)
  const sorted = (fits: (account: Account) => boolean): Account[] =>
    [...accounts.values()]
      .filter(fits)
      .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1))
  const byMember = (club: string, member: string): Account | undefined =>
    find((a) => a.club === club && a.member === member)
  const byLogin = (login: string): Account | undefined => find((a) => a.login === login)

  return {
    ...passkeys,
    ...mail,
    ...waiting,
    add: (account) => {
      const { id, login, club, member } = account
      const taken =
        accounts.has(id) ||
        (login !== null && signInNames.has(login)) ||
        (club !== null && member !== null && byMember(club, member) !== undefined)
      if (taken) return Promise.resolve('taken')
      accounts.set(id, account)
      if (login !== null) reserve(login, id)
      if (account.password !== null) reserve(nameKey(account.name), id)
      return Promise.resolve('done')
    },
    byId: (id) => Promise.resolve(accounts.get(id)),
    byLogin: (login) => Promise.resolve(byLogin(login)),
    bySignInName: (key) => Promise.resolve(accounts.get(signInNames.get(key) ?? '')),
    byMember: (club, member) => Promise.resolve(byMember(club, member)),
    clubs: () => {
      const clubs = [...accounts.values()].flatMap(({ club }) => (club === null ? [] : [club]))
      return Promise.resolve([...new Set(clubs)].sort())
    },
    change: (id, change) => {
      const account = accounts.get(id)
      if (account === undefined) return Promise.resolve()
      const changed = { ...account, ...change }
      accounts.set(id, changed)
      if (change.name !== undefined) {
        dropNames(id, account.login)
        if (changed.password !== null) reserve(nameKey(changed.name), id)
      }
      return Promise.resolve()
    },
    changePassword: (id, before, after) => {
      const account = accounts.get(id)
      if (account?.password !== before) return Promise.resolve(false)
      accounts.set(id, { ...account, password: after })
      return Promise.resolve(true)
    },
    withRoles: (most) =>
      Promise.resolve(sorted(({ roles, clubRoles }) => roles.length + clubRoles.length > 0).slice(0, most)),
    like: (text, most) => {
      const fits = ({ name, login }: Account): boolean =>
        nameKey(name).includes(nameKey(text)) || login?.startsWith(text.toLowerCase()) === true
      return Promise.resolve(sorted(fits).slice(0, most))
    },
    openSession: (session) => {
      sessions.set(session.id, session)
      return Promise.resolve()
    },
    session: (id) => Promise.resolve(sessions.get(id)),
    refresh: (id, generation, refreshed, until) => {
      const session = sessions.get(id)
      const fits = session?.generation === generation
      if (fits) sessions.set(id, { ...session, generation: generation + 1, refreshed, until })
      return Promise.resolve(fits)
    },
    standingAmong: (ids, now) =>
      Promise.resolve(new Set(ids.filter((id) => (sessions.get(id)?.until ?? -Infinity) >= now))),
    endSession: (id) => {
      sessions.delete(id)
      return Promise.resolve()
    },
    sessionsOf: (account, now, most) =>
      Promise.resolve(
        [...sessions.values()]
          .filter((one) => one.account === account && one.until >= now)
          .sort((a, b) => b.refreshed - a.refreshed)
          .slice(0, most),
      ),
    endSessions: (account, except) => {
      const ended = [...sessions.values()].filter((one) => one.account === account && one.id !== except)
      for (const { id } of ended) sessions.delete(id)
      return Promise.resolve(ended.map(({ id }) => id))
    },
    endSessionsOfClub: (club) => {
      const ended = [...sessions.values()].filter((one) => accounts.get(one.account)?.club === club)
      for (const { id } of ended) sessions.delete(id)
      return Promise.resolve(ended.map(({ id }) => id))
    },
    firstUse: (token, until) => {
      const first = !used.has(token)
      if (first) used.set(token, until)
      return Promise.resolve(first)
    },
    setRecovery: (account, hashes) => {
      recovery.set(account, hashes)
      return Promise.resolve()
    },
    recovery: (account) => Promise.resolve(recovery.get(account) ?? []),
    takeRecovery: (account, hash) => {
      const kept = recovery.get(account) ?? []
      recovery.set(
        account,
        kept.filter((one) => one !== hash),
      )
      return Promise.resolve(kept.includes(hash))
    },
    setSecondStep: (account, kept) => {
      if (kept === null) seconds.delete(account)
      else seconds.set(account, kept)
      return Promise.resolve()
    },
    secondStep: (account) => Promise.resolve(seconds.get(account)),
    secondStepsAfter: (after, most) =>
      Promise.resolve(
        [...seconds]
          .map(([account, { secret }]) => ({ account, secret }))
          .filter(({ account }) => account > after)
          .sort((a, b) => (a.account < b.account ? -1 : 1))
          .slice(0, most),
      ),
    sealSecondStep: (before, secret) => {
      const kept = seconds.get(before.account)
      if (kept?.secret !== before.secret) return Promise.resolve(false)
      seconds.set(before.account, { ...kept, secret })
      return Promise.resolve(true)
    },
    useStep: (account, step) => {
      const kept = seconds.get(account)
      const isLater = kept !== undefined && kept.step < step
      if (isLater) seconds.set(account, { ...kept, step })
      return Promise.resolve(isLater)
    },
    verified: () => Promise.resolve(new Map(verified)),
    setVerified: (account, since) => {
      if (since === null) verified.delete(account)
      else verified.set(account, since)
      return Promise.resolve()
    },
    write: (act) => {
      acts.push({ ...act, n: acts.length + 1 })
      return Promise.resolve()
    },
    acts: (before, most) =>
      Promise.resolve(
        acts
          .filter(({ n }) => before === null || n < before)
          .reverse()
          .slice(0, most),
      ),
    actsOf: (who, most) =>
      Promise.resolve(
        acts
          .filter((act) => act.who === who)
          .reverse()
          .slice(0, most)
          .map(({ at, what, about, from }) => ({ at, who, what, about, from })),
      ),
    remove: (id) => {
      for (const session of sessions.values()) if (session.account === id) sessions.delete(session.id)
      recovery.delete(id)
      seconds.delete(id)
      verified.delete(id)
      forgetPasskeys(id)
      forgetMail(id)
      void waiting.setWaitingRecovery(id, null)
      dropNames(id, null)
      accounts.delete(id)
      return Promise.resolve()
    },
    dropAddresses: (of) => {
      for (const [i, act] of acts.entries())
        if ('who' in of ? act.who === of.who : act.at < of.before) acts[i] = { ...act, from: '' }
      return Promise.resolve()
    },
    tidy: (now) => {
      for (const { id, until } of sessions.values()) if (until < now) sessions.delete(id)
      for (const [token, until] of used) if (until < now) used.delete(token)
      tidyMail(now)
      return Promise.resolve()
    },
  }
}
