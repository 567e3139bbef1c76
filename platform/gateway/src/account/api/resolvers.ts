import type { Gateway } from '../../api/gateway.js'
import { privileges } from '../privilege.js'
import { deletion } from './deletion.js'
import { othersResolvers } from './others-resolvers.js'
import { ownResolvers } from './own-resolvers.js'
import { wayResolvers } from './way-resolvers.js'

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
