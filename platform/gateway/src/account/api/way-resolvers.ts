/** Resolvers of all ways in: as a guest, by password, passkey, recovery code or mail. */
import type { Gateway } from '../../api/gateway.js'
import type { Resolver, Resolvers } from '../../graphql/resolver.js'
import { refuse } from '../../base/refusal.js'
import { chosenName } from '../name.js'
import { accountAnswers, isCode, showRegistered } from './answer.js'
import type { Recovery } from './other-password.js'
import type { Registration } from './register.js'
import type { Replacement } from './replace-password.js'
import { seatKeys } from './seat-key.js'
import { signIns, type Credentials, type PasskeyAnswer } from './sign-in.js'

export function wayResolvers(gateway: Gateway) {
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
