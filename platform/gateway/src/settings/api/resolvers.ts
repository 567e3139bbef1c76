import { orUnavailable } from '../../graphql/answered.js'
import { privileges } from '../../account/privilege.js'
import { signIns } from '../../account/api/sign-in.js'
import { showRegistered } from '../../account/api/answer.js'
import type { Gateway } from '../../api/gateway.js'
import type { Context } from '../../account/context.js'
import type { Resolver } from '../../graphql/resolver.js'
import { ownerDesk, showInstallation, type OwnerActInput } from './desk.js'
import { firstOwner, type SetUpInput } from './first-owner.js'
import { refuseSettings as refuse } from '../refusal.js'
import { rights } from '../../account/api/rights.js'

export function settingsResolvers(gateway: Gateway) {
  const { log, settings } = gateway
  const privilege = privileges(gateway)
  const desk = ownerDesk(gateway, privilege)
  const right = rights(gateway, privilege)
  const setFirst = firstOwner(gateway, signIns(gateway))

  const answered = (answer: Promise<object>): Promise<object> =>
    orUnavailable(log, 'the settings could not be reached', refuse('UNAVAILABLE'), () => answer)

  const installation: Resolver<object> = () => showInstallation(settings)
  const ownersDesk: Resolver<object> = (_, _args, context) => answered(desk.show(context))
  const readLog: Resolver<object> = (_, _args, context) => answered(desk.log(context))
  const ownerUpkeep: Resolver<object> = (_, _args, context) => answered(desk.upkeep(context))
  const findAccounts: Resolver<{ text: string }> = (_, { text }, context) =>
    answered(desk.find(text, context))
  const setUp: Resolver<{ setup: SetUpInput }> = (_, { setup }, context) =>
    answered(setFirst(setup, context).then((answer) => ('code' in answer ? answer : showRegistered(answer))))
  const askToAnnounce: Resolver<{ reason: string }> = (_, { reason }, context: Context) =>
    answered(right.ask(reason, context))
  const ownerAct: Resolver<{ act: OwnerActInput }> = (_, { act }, context) => answered(desk.act(act, context))

  return {
    Query: { installation, ownerDesk: ownersDesk, ownerLog: readLog, ownerUpkeep, findAccounts },
    Mutation: { setUp, askToAnnounce, ownerAct },
  }
}
