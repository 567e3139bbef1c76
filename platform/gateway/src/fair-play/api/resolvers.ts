import { privileges } from '../../account/privilege.js'
import { logFailure } from '../../base/failure.js'
import type { Resolver } from '../../graphql/resolver.js'
import { refuseSettings as refuse } from '../../settings/refusal.js'
import type { Gateway } from '../../api/gateway.js'
import { fairPlayDesk, type FairPlayActInput } from './desk.js'
import { myDecisions } from './mine.js'

export function fairPlayResolvers(gateway: Gateway) {
  const privilege = privileges(gateway)
  const desk = fairPlayDesk(gateway, privilege)
  const mine = myDecisions(gateway, privilege)

  /** Answers UNAVAILABLE if the store cannot be reached. */
  const answered = async (answer: Promise<object>): Promise<object> => {
    try {
      return await answer
    } catch (error) {
      logFailure(gateway.log, 'findings could not be reached', error)
      return refuse('UNAVAILABLE')
    }
  }

  const show: Resolver<object> = (_, _args, context) => answered(desk.show(context))
  const act: Resolver<{ act: FairPlayActInput }> = (_, args, context) => answered(desk.act(args.act, context))
  const appeal: Resolver<{ finding: string; text: string }> = (_, { finding, text }, context) =>
    answered(mine.appeal(finding, text, context))

  return {
    Query: { fairPlayDesk: show },
    Mutation: { fairPlayAct: act, appealDecision: appeal },
  }
}
