import type { Gateway } from '../gateway.js'
import type { Context } from '../graphql/context.js'
import type { Resolver } from '../graphql/resolver.js'
import { refuse, type RefusalCode } from '../refusal.js'
import type { Role } from './accounts.js'
import { readName } from './name.js'
import { privileges } from './privilege.js'
import { signIns, type SignedIn } from './sign-in.js'

export function accountResolvers(gateway: Gateway) {
  const { tokens, entropy, tables, accounts, sessions } = gateway
  const ways = signIns(gateway)
  const privilege = privileges(gateway)

  const show = ({ account, ...pair }: SignedIn) => ({
    __typename: 'SignedIn',
    name: account.name,
    login: account.login,
    ...pair,
  })
  const signed = async (answer: Promise<SignedIn | RefusalCode>) => {
    const given = await answer
    return typeof given === 'string' ? refuse(given) : show(given)
  }
  const done = (code: RefusalCode | undefined) =>
    code === undefined ? { __typename: 'Done', done: true } : refuse(code)

  const me: Resolver<object> = (_, _args, { person, session }) => {
    if (person === null) return null
    const mine = tables.rows().filter(({ players }) => players.some((p) => p?.person === person.id))
    // Looked up only if somebody asks for it.
    const account = async () => (session === null ? undefined : accounts.byId(person.id))
    return {
      id: person.id,
      name: person.name,
      tables: mine.map(({ id }) => id),
      login: async () => (await account())?.login ?? null,
      club: async () => (await account())?.club ?? null,
      roles: async () => {
        const known = await account()
        return known === undefined ? ['PLAYER'] : privilege.rolesOf(known)
      },
    }
  }
  const enter: Resolver<{ name: string }> = async (_, args) => {
    const name = readName(args.name)
    if (name === undefined) return refuse('BAD_NAME')
    return { __typename: 'Guest', name, token: await tokens.guest({ id: entropy.word(16), name }) }
  }
  const register: Resolver<{ name: string; password: string }> = (_, { name, password }, context) =>
    signed(ways.register(name, password, context))
  const signIn: Resolver<{ login: string; password: string }> = (_, { login, password }, context) =>
    signed(ways.signIn(login, password, context))
  const handOver: Resolver<{ token: string }> = (_, { token }, context) =>
    signed(ways.handOver(token, context))
  const refresh: Resolver<{ token: string }> = (_, { token }, context) => signed(ways.refresh(token, context))
  const changePassword: Resolver<{ old: string; new: string }> = async (_, args, context) => {
    const account = await privilege.asking(context)
    if (typeof account === 'string') return refuse(account)
    return signed(ways.changePassword(account, args.old, args.new, context.address))
  }
  const signOut: Resolver<object> = async (_, _args, { session }) => {
    if (session === null) return refuse('NOT_SIGNED_IN')
    await sessions.end(session)
    return done(undefined)
  }
  const signOutEverywhere: Resolver<object> = async (_, _args, context) =>
    done(await privilege.signOutEverywhere(context))
  const setRoles: Resolver<{ account: string; roles: readonly Role[] }> = async (_, args, context) => {
    const account = await privilege.setRoles(context, args.account, args.roles)
    if (typeof account === 'string') return refuse(account)
    return { __typename: 'Account', ...account, roles: privilege.rolesOf(account) }
  }
  const endSessions: Resolver<{ account: string }> = async (_, { account }, context) =>
    done(await privilege.endSessions(context, account))
  const acts: Resolver<{ before?: number | null }> = async (_, { before }, context: Context) => {
    const rows = await privilege.acts(context, before ?? null)
    return typeof rows === 'string' ? refuse(rows) : { __typename: 'Acts', acts: rows }
  }
  return {
    Query: { me, acts },
    Mutation: {
      enter,
      register,
      signIn,
      handOver,
      refresh,
      changePassword,
      signOut,
      signOutEverywhere,
      setRoles,
      endSessions,
    },
  }
}
