import type { Gateway } from '../gateway.js'
import { answers } from '../../graphql/answered.js'
import type { Context } from '../../account/context.js'
import type { Resolver } from '../../graphql/resolver.js'
import { refuse, type RefusalCode, type Refused } from '../../base/refusal.js'
import type { Role } from '../../settings/roles.js'
import { deletion } from './deletion.js'
import { exportOf } from './export.js'
import { meResolver } from './me.js'
import { mailLinks } from '../../account/mail-links.js'
import { myMailAddress, type OfferedAddress } from './my-mail-address.js'
import { myPasskeys, type NewPasskey } from './my-passkeys.js'
import { mySecondStep, type Confirmation } from './my-second-step.js'
import { mySessions } from './my-sessions.js'
import { chosenName } from '../../account/name.js'
import type { Recovery } from './other-password.js'
import { passkeyChecks, type Asked } from '../../account/passkeys.js'
import { privileges } from '../../account/privilege.js'
import type { Replacement } from './replace-password.js'
import { renaming } from './rename.js'
import { rights } from '../settings/rights.js'
import type { SignedIn } from './ways.js'
import { signIns, type Credentials, type PasskeyAnswer } from './sign-in.js'
import type { LoginTaken, Registration } from './register.js'
import { throttle } from '../../account/throttle.js'
import { prices } from '../../http/budget.js'
import { TooMany } from '../../http/too-many.js'

export function accountResolvers(gateway: Gateway) {
  const { tokens, entropy, sessions, log } = gateway
  const ways = signIns(gateway)
  const privilege = privileges(gateway)
  const right = rights(gateway, privilege)
  const names = renaming(gateway)
  const own = mySessions(gateway, privilege)
  const second = mySecondStep(gateway, privilege)
  const checks = passkeyChecks(gateway)
  const passkeys = myPasskeys(gateway, privilege, checks)
  const mail = myMailAddress(gateway, privilege, mailLinks(gateway))
  const { remove, removeFor } = deletion(gateway, privilege)

  const { answered, done } = answers(log, 'the accounts')
  const signed = (answer: Promise<SignedIn | Refused | RefusalCode>) =>
    answered(answer, (given) => ('__typename' in given ? given : showSignedIn(given)))

  const enter: Resolver<{ name: string; browser?: string | null }> = async (_, args, context) => {
    const chosen = chosenName(args.name)
    if (isCode(chosen)) return refuse(chosen)
    const { name } = chosen
    const before =
      args.browser === undefined || args.browser === null ? [] : await tokens.readBrowser(args.browser)
    const until = gateway.bans.until({ ...context, before })
    if (until !== undefined) return refuse('BANNED', until)
    const id = entropy.word(16)
    const [token, browser] = [await tokens.guest({ id, name }, before), await tokens.browser([...before, id])]
    return { __typename: 'Guest', name, token, browser }
  }
  const rename: Resolver<{ name: string }> = (_, { name }, context) =>
    answered(names.choose(name, context), (renamed) => ({ __typename: 'Renamed', ...renamed }))
  const register: Resolver<Omit<Registration, 'login'> & { readonly login?: string | null }> = (
    _,
    args,
    context,
  ) => answered(ways.register({ ...args, login: args.login ?? null }, context), showRegistered)
  const signIn: Resolver<Credentials> = (_, args, context) => signed(ways.signIn(args, context))
  const handOver: Resolver<{ token: string }> = (_, { token }, context) =>
    signed(ways.handOver(token, context))
  const refresh: Resolver<{ token: string }> = (_, { token }, context) => signed(ways.refresh(token, context))
  const changePassword: Resolver<{ old: string; new: string }> = (_, args, context) =>
    signed(
      privilege
        .asking(context)
        .then((account) =>
          isCode(account) ? account : ways.changePassword(account, args.old, args.new, context),
        ),
    )
  const recover: Resolver<Recovery> = (_, args, context) => signed(ways.recover(args, context))
  const drawRecoveryCodes: Resolver<{ password: string }> = (_, { password }, context) =>
    answered(
      privilege
        .asking(context)
        .then((account) => (isCode(account) ? account : ways.newRecovery(account, password, context))),
      (codes) => ({ __typename: 'RecoveryCodes', codes }),
    )
  const offerSecondStep: Resolver<object> = (_, _args, context) =>
    answered(second.offer(context), (offer) => ({ __typename: 'SecondStepOffer', ...offer }))
  const turnOnSecondStep: Resolver<Confirmation> = (_, args, context) => done(second.turnOn(args, context))
  const turnOffSecondStep: Resolver<{ password: string }> = (_, { password }, context) =>
    done(second.turnOff(password, context))
  const request = (asked: Promise<Asked | RefusalCode>) =>
    answered(asked, (given) => ({ __typename: 'PasskeyRequest', ...given }))
  const offerPasskey: Resolver<{ password: string }> = (_, { password }, context) =>
    request(passkeys.offer(password, context))
  const addPasskey: Resolver<NewPasskey> = (_, args, context) => done(passkeys.add(args, context))
  const removePasskey: Resolver<{ id: string }> = (_, { id }, context) => done(passkeys.remove(id, context))
  const askPasskey: Resolver<object> = (_, _args, context) => request(passkeys.ask(context))
  const signInByPasskey: Resolver<PasskeyAnswer> = (_, args, context) => signed(ways.byPasskey(args, context))
  const sendsMail: Resolver<object> = () => gateway.outbox !== null
  const offerMailAddress: Resolver<OfferedAddress> = (_, args, context) => done(mail.offer(args, context))
  const confirmMailAddress: Resolver<{ code: string; lang?: string | null }> = (_, { code, lang }, context) =>
    done(mail.confirm(code, lang, context))
  const removeMailAddress: Resolver<{ password: string; lang?: string | null }> = (
    _,
    { password, lang },
    context,
  ) => done(mail.remove(password, lang, context))
  const askRecovery: Resolver<{ login: string; lang?: string | null }> = (_, { login, lang }, context) =>
    done(ways.byMail.ask(login, lang, context))
  const recoverByMail: Resolver<Replacement & { code: string }> = (_, args, context) =>
    signed(ways.byMail.recover(args, context))
  const signOut: Resolver<object> = (_, _args, { session }) =>
    session === null ? refuse('NOT_SIGNED_IN') : done(sessions.end(session).then(() => undefined))
  const signOutEverywhere: Resolver<object> = (_, _args, context) =>
    done(privilege.signOutEverywhere(context))
  const endSession: Resolver<{ id: string }> = (_, { id }, context) => done(own.end(context, id))
  const endOtherSessions: Resolver<object> = (_, _args, context) => done(own.endOthers(context))
  const deleteAccount: Resolver<{ password?: string | null }> = (_, { password }, context) =>
    done(remove(password ?? null, context))
  const deleteAccountOf: Resolver<{ account: string }> = (_, { account }, context) =>
    done(removeFor(account, context))
  const may = throttle(gateway.rates)
  const exported = async (context: Context): Promise<object | RefusalCode> => {
    const account = await privilege.asking(context)
    if (isCode(account)) return account
    if (!(await may.export(account.id))) return 'TOO_MANY'
    try {
      await gateway.budget.pay(context.address, prices.export)
    } catch (error) {
      if (error instanceof TooMany) return 'TOO_MANY'
      throw error
    }
    return exportOf(account, gateway)
  }
  const keptAway: Resolver<object> = (_, _args, context) => ({
    banned: gateway.bans.until(context) ?? null,
    muted: gateway.bans.mutedUntil(context) ?? null,
  })
  const exportAccount: Resolver<object> = (_, _args, context) =>
    answered(exported(context), (all) => ({
      __typename: 'AccountExport',
      json: JSON.stringify(all, null, 2),
    }))
  const setRoles: Resolver<{
    account: string
    roles: readonly Role[]
    denied?: readonly Role[] | null
  }> = (_, { account: id, roles, denied = null }, context) =>
    answered(privilege.setRoles(context, id, roles, denied), (account) => ({
      __typename: 'Account',
      ...account,
      roles: privilege.rolesOf(account),
    }))
  const setVerified: Resolver<{ account: string; verified: boolean }> = (_, args, context) =>
    done(privilege.setVerified(context, args.account, args.verified))
  const endSessions: Resolver<{ account: string }> = (_, { account }, context) =>
    done(privilege.endSessions(context, account))
  const acts: Resolver<{ before?: number | null }> = (_, { before }, context) =>
    answered(privilege.acts(context, before ?? null), (rows) => ({ __typename: 'Acts', acts: rows }))
  return {
    Query: {
      me: meResolver({ ...gateway, privilege, right, own }),
      sendsMail,
      keptAway,
      acts,
      exportAccount,
    },
    Mutation: {
      enter,
      rename,
      register,
      signIn,
      handOver,
      refresh,
      changePassword,
      recover,
      drawRecoveryCodes,
      offerSecondStep,
      turnOnSecondStep,
      turnOffSecondStep,
      offerPasskey,
      addPasskey,
      removePasskey,
      askPasskey,
      signInByPasskey,
      offerMailAddress,
      confirmMailAddress,
      removeMailAddress,
      askRecovery,
      recoverByMail,
      signOut,
      signOutEverywhere,
      endSession,
      endOtherSessions,
      deleteAccount,
      deleteAccountOf,
      setRoles,
      setVerified,
      endSessions,
    },
  }
}

const showSignedIn = ({ account, ...pair }: SignedIn) => ({
  __typename: 'SignedIn',
  name: account.name,
  login: account.login,
  ...pair,
})

export const showRegistered = (given: SignedIn | LoginTaken) =>
  'suggestion' in given ? { __typename: 'LoginTaken', ...given } : showSignedIn(given)

const isCode = (given: unknown): given is RefusalCode => typeof given === 'string'
