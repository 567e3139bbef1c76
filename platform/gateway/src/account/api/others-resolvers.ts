/** Resolvers that act on other people's accounts, for those who have the right. */
import type { Gateway } from '../../api/gateway.js'
import type { Resolver, Resolvers } from '../../graphql/resolver.js'
import type { privileges } from '../privilege.js'
import type { Role } from '../../settings/roles.js'
import { accountAnswers } from './answer.js'
import type { deletion } from './deletion.js'

export function othersResolvers(
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
