import type { Gateway } from '../../api/gateway.js'
import { privileges } from '../privilege.js'
import { deletion } from './deletion.js'
import type { Resolver, Resolvers } from '../../graphql/resolver.js'
import type { Role } from '../../base/roles.js'
import { accountAnswers, isCode, showRegistered } from './answer.js'
import { refuse, type RefusalCode } from '../../base/refusal.js'
import { chosenName } from '../name.js'
import type { Recovery, ChangedPassword } from './other-password.js'
import type { Registration } from './register.js'
import type { Replacement } from './replace-password.js'
import { seatKeys } from './seat-key.js'
import { signIns, type Credentials, type PasskeyAnswer } from './sign-in.js'
import type { Context } from '../context.js'
import { mailLinks } from '../mail-links.js'
import { passkeyChecks, type Asked } from '../passkeys.js'
import { throttle } from '../throttle.js'
import { prices } from '../../http/budget.js'
import { TooMany } from '../../http/too-many.js'
import { myDecisions } from '../../fair-play/api/mine.js'
import { rights } from './rights.js'
import { exportOf } from './export.js'
import { meResolver } from './me.js'
import { myMailAddress, type OfferedAddress } from './my-mail-address.js'
import { myPasskeys, type NewPasskey, type Proven } from './my-passkeys.js'
import { mySecondStep, type Confirmation } from './my-second-step.js'
import { mySessions } from './my-sessions.js'
import { renaming } from './rename.js'

/** Resolvers of accounts: ways to sign in, one's own account, and those of others. */
export function accountResolvers(gateway: Gateway) {
  const privilege = privileges(gateway)
  const { remove, removeFor } = deletion(gateway, privilege)
  const ways = wayResolvers(gateway)
  const own = ownResolvers(gateway, privilege, remove)
  const others = othersResolvers(gateway, privilege, removeFor)
  return {
    Query: { ...ways.Query, ...own.Query, ...others.Query },
    Mutation: { ...ways.Mutation, ...own.Mutation, ...others.Mutation },
  }
}

/** Resolvers that act on other people's accounts, for those who have the right. */
function othersResolvers(
  { log }: Gateway,
  privilege: ReturnType<typeof privileges>,
  removeFor: ReturnType<typeof deletion>['removeFor'],
) {
  const { answered, done } = accountAnswers(log)

  const deleteAccountOf: Resolver<{ account: string }> = (_, { account }, context) =>
    done(removeFor(account, context))
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
    Query: { acts },
    Mutation: { deleteAccountOf, setRoles, setVerified, endSessions },
  } satisfies Partial<Resolvers>
}

/** Resolvers of all ways in: as a guest, by password, passkey, recovery code or mail. */
function wayResolvers(gateway: Gateway) {
  const { tokens, entropy } = gateway
  const ways = signIns(gateway)
  const seats = seatKeys(gateway)
  const { answered, done, signed } = accountAnswers(gateway.log)

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
  const seatKey: Resolver<{ table: string }> = (_, { table }, context) =>
    answered(seats.make(table, context), (made) => ({ __typename: 'SeatKey', ...made }))
  const enterSeat: Resolver<{ key: string }> = (_, { key }, context) =>
    answered(seats.enter(key, context), (guest) => ({ __typename: 'Guest', ...guest }))
  const register: Resolver<Omit<Registration, 'login'> & { readonly login?: string | null }> = (
    _,
    args,
    context,
  ) => answered(ways.register({ ...args, login: args.login ?? null }, context), showRegistered)
  const signIn: Resolver<Credentials> = (_, args, context) => signed(ways.signIn(args, context))
  const handOver: Resolver<{ token: string }> = (_, { token }, context) =>
    signed(ways.handOver(token, context))
  const refresh: Resolver<{ token: string }> = (_, { token }, context) => signed(ways.refresh(token, context))
  const recover: Resolver<Recovery> = (_, args, context) => signed(ways.recover(args, context))
  const signInByPasskey: Resolver<PasskeyAnswer> = (_, args, context) => signed(ways.byPasskey(args, context))
  const sendsMail: Resolver<object> = () => gateway.outbox !== null
  const askRecovery: Resolver<{ login: string; lang?: string | null }> = (_, { login, lang }, context) =>
    done(ways.byMail.ask(login, lang, context))
  const recoverByMail: Resolver<Replacement & { code: string }> = (_, args, context) =>
    signed(ways.byMail.recover(args, context))
  const keptAway: Resolver<object> = (_, _args, context) => ({
    banned: gateway.bans.until(context) ?? null,
    muted: gateway.bans.mutedUntil(context) ?? null,
  })

  return {
    Query: { sendsMail, keptAway },
    Mutation: {
      enter,
      seatKey,
      enterSeat,
      register,
      signIn,
      signInByPasskey,
      handOver,
      refresh,
      recover,
      askRecovery,
      recoverByMail,
    },
  } satisfies Partial<Resolvers>
}

interface WithPassword {
  readonly password: string
  readonly factor?: string | null
}

/** Resolvers for one's own account: ways to sign in, devices, name, export and deletion. */
function ownResolvers(
  gateway: Gateway,
  privilege: ReturnType<typeof privileges>,
  remove: ReturnType<typeof deletion>['remove'],
) {
  const ways = signIns(gateway)
  const names = renaming(gateway)
  const own = mySessions(gateway, privilege)
  const second = mySecondStep(gateway, privilege)
  const passkeys = myPasskeys(gateway, privilege, passkeyChecks(gateway))
  const mail = myMailAddress(gateway, privilege, mailLinks(gateway))
  const right = rights(gateway, privilege)
  const decisions = myDecisions(gateway, privilege)
  const may = throttle(gateway.rates)
  const { answered, done, signed } = accountAnswers(gateway.log)

  const rename: Resolver<{ name: string }> = (_, { name }, context) =>
    answered(names.choose(name, context), (renamed) => ({ __typename: 'Renamed', ...renamed }))
  const changePassword: Resolver<ChangedPassword> = (_, args, context) =>
    signed(
      privilege
        .asking(context)
        .then((account) => (isCode(account) ? account : ways.changePassword(account, args, context))),
    )
  const drawRecoveryCodes: Resolver<WithPassword> = (_, { password, factor }, context) =>
    answered(
      privilege
        .asking(context)
        .then((account) =>
          isCode(account) ? account : ways.newRecovery(account, password, factor, context),
        ),
      (codes) => ({ __typename: 'RecoveryCodes', codes }),
    )
  const offerSecondStep: Resolver<object> = (_, _args, context) =>
    answered(second.offer(context), (offer) => ({ __typename: 'SecondStepOffer', ...offer }))
  const turnOnSecondStep: Resolver<Confirmation> = (_, args, context) => done(second.turnOn(args, context))
  const turnOffSecondStep: Resolver<WithPassword> = (_, { password, factor }, context) =>
    done(second.turnOff(password, factor, context))
  const request = (made: Promise<Asked | RefusalCode>) =>
    answered(made, (options) => ({ __typename: 'PasskeyRequest', ...options }))
  const askPasskey: Resolver<object> = (_, _args, context) => request(passkeys.ask(context))
  const offerPasskey: Resolver<WithPassword> = (_, { password, factor }, context) =>
    request(passkeys.offer(password, factor, context))
  const addPasskey: Resolver<NewPasskey> = (_, args, context) => done(passkeys.add(args, context))
  const removePasskey: Resolver<{ readonly id: string } & Proven> = (_, args, context) =>
    done(passkeys.remove(args, context))
  const offerMailAddress: Resolver<OfferedAddress> = (_, args, context) => done(mail.offer(args, context))
  const confirmMailAddress: Resolver<{ code: string; lang?: string | null }> = (_, { code, lang }, context) =>
    done(mail.confirm(code, lang, context))
  const removeMailAddress: Resolver<WithPassword & { readonly lang?: string | null }> = (_, args, context) =>
    done(mail.remove(args, context))
  const cancelRecovery: Resolver<{ readonly lang?: string | null }> = (_, { lang }, context) =>
    done(ways.cancelRecovery(context, lang, privilege))
  const signOut: Resolver<object> = (_, _args, { session }) =>
    session === null ? refuse('NOT_SIGNED_IN') : done(gateway.sessions.end(session).then(() => undefined))
  const signOutEverywhere: Resolver<object> = (_, _args, context) =>
    done(privilege.signOutEverywhere(context))
  const endSession: Resolver<{ id: string }> = (_, { id }, context) => done(own.end(context, id))
  const endOtherSessions: Resolver<object> = (_, _args, context) => done(own.endOthers(context))
  const deleteAccount: Resolver<Proven> = (_, args, context) => done(remove(args, context))
  const exported = async (context: Context): Promise<object | RefusalCode> => {
    const account = await privilege.asking(context)
    if (isCode(account)) return account
    if (!(await may.export(account.id))) return 'TOO_MANY'
    try {
      await gateway.budget.pay(context, prices.export)
    } catch (error) {
      if (error instanceof TooMany) return 'TOO_MANY'
      throw error
    }
    return exportOf(account, gateway)
  }
  const exportAccount: Resolver<object> = (_, _args, context) =>
    answered(exported(context), (all) => ({
      __typename: 'AccountExport',
      json: JSON.stringify(all, null, 2),
    }))

  return {
    Query: { me: meResolver({ ...gateway, privilege, right, own, decisions }), exportAccount },
    Mutation: {
      rename,
      changePassword,
      drawRecoveryCodes,
      deleteAccount,
      cancelRecovery,
      offerSecondStep,
      turnOnSecondStep,
      turnOffSecondStep,
      askPasskey,
      offerPasskey,
      addPasskey,
      removePasskey,
      offerMailAddress,
      confirmMailAddress,
      removeMailAddress,
      signOut,
      signOutEverywhere,
      endSession,
      endOtherSessions,
    },
  } satisfies Partial<Resolvers>
}
