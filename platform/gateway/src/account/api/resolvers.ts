import type { Gateway } from '../../api/gateway.js'
import { privileges } from '../privilege.js'
import { deletion } from './deletion.js'
import type { Resolvers } from '../../graphql/resolver.js'
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
import { myPasskeys, type NewPasskey } from './my-passkeys.js'
import type { Privilege, Proven } from './own.js'
import type { Account } from '../account.js'
import { mySecondStep, type Confirmation } from './my-second-step.js'
import { mySessions } from './my-sessions.js'
import { renaming } from './rename.js'

type Deletion = ReturnType<typeof deletion>

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

interface WithPassword {
  readonly password: string
  readonly factor?: string | null
}

interface WithLanguage {
  readonly lang?: string | null
}

/** Resolvers that act on other people's accounts, for those who have the right. */
function othersResolvers({ log }: Gateway, privilege: Privilege, removeFor: Deletion['removeFor']) {
  const { answered, done } = accountAnswers(log)
  return {
    Query: {
      acts: (_: unknown, { before }: { before?: number | null }, context: Context) =>
        answered(privilege.acts(context, before ?? null), (acts) => ({ __typename: 'Acts', acts })),
    },
    Mutation: {
      deleteAccountOf: (_: unknown, { account }: { account: string }, context: Context) =>
        done(removeFor(account, context)),
      setRoles: (
        _: unknown,
        args: { account: string; roles: readonly Role[]; denied?: readonly Role[] | null },
        context: Context,
      ) =>
        answered(privilege.setRoles(context, args.account, args.roles, args.denied ?? null), (account) => ({
          __typename: 'Account',
          ...account,
          roles: privilege.rolesOf(account),
        })),
      setVerified: (_: unknown, args: { account: string; verified: boolean }, context: Context) =>
        done(privilege.setVerified(context, args.account, args.verified)),
      endSessions: (_: unknown, { account }: { account: string }, context: Context) =>
        done(privilege.endSessions(context, account)),
    },
  } satisfies Partial<Resolvers>
}

/** Resolvers of all ways in: as a guest, by password, passkey, recovery code or mail. */
function wayResolvers(gateway: Gateway) {
  const { tokens, entropy, bans } = gateway
  const ways = signIns(gateway)
  const seats = seatKeys(gateway)
  const { answered, done, signed } = accountAnswers(gateway.log)
  return {
    Query: {
      sendsMail: () => gateway.outbox !== null,
      keptAway: (_: unknown, _args: object, context: Context) => ({
        banned: bans.until(context) ?? null,
        muted: bans.mutedUntil(context) ?? null,
      }),
    },
    Mutation: {
      enter: async (_: unknown, args: { name: string; browser?: string | null }, context: Context) => {
        const chosen = chosenName(args.name)
        if (isCode(chosen)) return refuse(chosen)
        const { name } = chosen
        const { browser: known = null } = args
        const before = known === null ? [] : await tokens.readBrowser(known)
        const until = bans.until({ ...context, before })
        if (until !== undefined) return refuse('BANNED', until)
        const id = entropy.word(16)
        const token = await tokens.guest({ id, name }, before)
        return { __typename: 'Guest', name, token, browser: await tokens.browser([...before, id]) }
      },
      seatKey: (_: unknown, { table }: { table: string }, context: Context) =>
        answered(seats.make(table, context), (made) => ({ __typename: 'SeatKey', ...made })),
      enterSeat: (_: unknown, { key }: { key: string }, context: Context) =>
        answered(seats.enter(key, context), (guest) => ({ __typename: 'Guest', ...guest })),
      register: (
        _: unknown,
        args: Omit<Registration, 'login'> & { readonly login?: string | null },
        context: Context,
      ) => answered(ways.register({ ...args, login: args.login ?? null }, context), showRegistered),
      signIn: (_: unknown, args: Credentials, context: Context) => signed(ways.signIn(args, context)),
      signInByPasskey: (_: unknown, args: PasskeyAnswer, context: Context) =>
        signed(ways.byPasskey(args, context)),
      handOver: (_: unknown, { token }: { token: string }, context: Context) =>
        signed(ways.handOver(token, context)),
      refresh: (_: unknown, { token }: { token: string }, context: Context) =>
        signed(ways.refresh(token, context)),
      recover: (_: unknown, args: Recovery, context: Context) => signed(ways.recover(args, context)),
      askRecovery: (_: unknown, { login, lang }: WithLanguage & { login: string }, context: Context) =>
        done(ways.byMail.ask(login, lang, context)),
      recoverByMail: (_: unknown, args: Replacement & { code: string }, context: Context) =>
        signed(ways.byMail.recover(args, context)),
    },
  } satisfies Partial<Resolvers>
}

/** Resolvers for one's own account: ways to sign in, devices, name, export and deletion. */
function ownResolvers(gateway: Gateway, privilege: Privilege, remove: Deletion['remove']) {
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

  /** Does something with the account that asks. */
  const ofAccount = async <T>(
    context: Context,
    work: (account: Account) => Promise<T>,
  ): Promise<T | RefusalCode> => {
    const account = await privilege.asking(context)
    return isCode(account) ? account : work(account)
  }
  const request = (made: Promise<Asked | RefusalCode>) =>
    answered(made, (options) => ({ __typename: 'PasskeyRequest', ...options }))
  const exported = async (account: Account, context: Context): Promise<object | RefusalCode> => {
    if (!(await may.export(account.id))) return 'TOO_MANY'
    try {
      await gateway.budget.pay(context, prices.export)
    } catch (error) {
      if (error instanceof TooMany) return 'TOO_MANY'
      throw error
    }
    return exportOf(account, gateway)
  }

  return {
    Query: {
      me: meResolver(gateway, { privilege, right, own, decisions }),
      exportAccount: (_: unknown, _args: object, context: Context) =>
        answered(
          ofAccount(context, (account) => exported(account, context)),
          (all) => ({
            __typename: 'AccountExport',
            json: JSON.stringify(all, null, 2),
          }),
        ),
    },
    Mutation: {
      rename: (_: unknown, { name }: { name: string }, context: Context) =>
        answered(names.choose(name, context), (renamed) =>
          'until' in renamed ? refuse('TOO_MANY', renamed.until) : { __typename: 'Renamed', ...renamed },
        ),
      changePassword: (_: unknown, args: ChangedPassword, context: Context) =>
        signed(ofAccount(context, (account) => ways.changePassword(account, args, context))),
      drawRecoveryCodes: (_: unknown, { password, factor }: WithPassword, context: Context) =>
        answered(
          ofAccount(context, (account) => ways.newRecovery(account, password, factor, context)),
          (codes) => ({ __typename: 'RecoveryCodes', codes }),
        ),
      deleteAccount: (_: unknown, args: Proven, context: Context) => done(remove(args, context)),
      cancelRecovery: (_: unknown, { lang }: WithLanguage, context: Context) =>
        done(ways.cancelRecovery(context, lang, privilege)),
      offerSecondStep: (_: unknown, _args: object, context: Context) =>
        answered(second.offer(context), (offer) => ({ __typename: 'SecondStepOffer', ...offer })),
      turnOnSecondStep: (_: unknown, args: Confirmation, context: Context) =>
        done(second.turnOn(args, context)),
      turnOffSecondStep: (_: unknown, { password, factor }: WithPassword, context: Context) =>
        done(second.turnOff(password, factor, context)),
      askPasskey: (_: unknown, _args: object, context: Context) => request(passkeys.ask(context)),
      offerPasskey: (_: unknown, { password, factor }: WithPassword, context: Context) =>
        request(passkeys.offer(password, factor, context)),
      addPasskey: (_: unknown, args: NewPasskey, context: Context) => done(passkeys.add(args, context)),
      removePasskey: (_: unknown, args: { readonly id: string } & Proven, context: Context) =>
        done(passkeys.remove(args, context)),
      offerMailAddress: (_: unknown, args: OfferedAddress, context: Context) =>
        done(mail.offer(args, context)),
      confirmMailAddress: (_: unknown, { code, lang }: WithLanguage & { code: string }, context: Context) =>
        done(mail.confirm(code, lang, context)),
      removeMailAddress: (_: unknown, args: WithPassword & WithLanguage, context: Context) =>
        done(mail.remove(args, context)),
      signOut: (_: unknown, _args: object, { session }: Context) =>
        session === null
          ? refuse('NOT_SIGNED_IN')
          : done(gateway.sessions.end(session).then(() => undefined)),
      signOutEverywhere: (_: unknown, _args: object, context: Context) =>
        done(privilege.signOutEverywhere(context)),
      endSession: (_: unknown, { id }: { id: string }, context: Context) => done(own.end(context, id)),
      endOtherSessions: (_: unknown, _args: object, context: Context) => done(own.endOthers(context)),
    },
  } satisfies Partial<Resolvers>
}
