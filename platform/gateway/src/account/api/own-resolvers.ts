/** Resolvers for one's own account: ways to sign in, devices, name, export and deletion. */
import type { Gateway } from '../../api/gateway.js'
import type { Context } from '../context.js'
import type { Resolver, Resolvers } from '../../graphql/resolver.js'
import { refuse, type RefusalCode } from '../../base/refusal.js'
import { mailLinks } from '../mail-links.js'
import { passkeyChecks, type Asked } from '../passkeys.js'
import type { privileges } from '../privilege.js'
import { throttle } from '../throttle.js'
import { prices } from '../../http/budget.js'
import { TooMany } from '../../http/too-many.js'
import { myDecisions } from '../../fair-play/api/mine.js'
import { rights } from '../../settings/api/rights.js'
import { accountAnswers, isCode } from './answer.js'
import type { deletion } from './deletion.js'
import { exportOf } from './export.js'
import { meResolver } from './me.js'
import { myMailAddress, type OfferedAddress } from './my-mail-address.js'
import type { ChangedPassword } from './other-password.js'
import { myPasskeys, type NewPasskey, type Proven } from './my-passkeys.js'
import { mySecondStep, type Confirmation } from './my-second-step.js'
import { mySessions } from './my-sessions.js'
import { renaming } from './rename.js'
import { signIns } from './sign-in.js'

export interface WithPassword {
  readonly password: string
  readonly factor?: string | null
}

export function ownResolvers(
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
  const request = (asked: Promise<Asked | RefusalCode>) =>
    answered(asked, (given) => ({ __typename: 'PasskeyRequest', ...given }))
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
