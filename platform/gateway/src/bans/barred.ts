/** Wraps the resolvers: refuses requests of banned people, and ends their subscriptions. */
import type { Resolver, Resolvers, Stream } from '../graphql/resolver.js'
import { refuse } from '../base/refusal.js'
import type { Bans } from './standing.js'

/** Everything that lets somebody in, to a table, or act there. Leaving and signing out stay allowed. */
export const barredActs = [
  'enter',
  'enterSeat',
  'register',
  'signIn',
  'signInByPasskey',
  'recover',
  'recoverByMail',
  'handOver',
  'refresh',
  'open',
  'sit',
  'findTable',
  'addBot',
  'fillWithBots',
  'play',
  'ready',
  'addLuck',
  'commitLuck',
  'openLuck',
  'again',
  'report',
] as const

export function barred(resolvers: Resolvers, bans: Bans): Resolvers {
  const { Mutation: acts, Subscription: streams } = resolvers
  const refused = Object.fromEntries(
    barredActs.flatMap((name) => {
      const act = acts[name]
      return act === undefined ? [] : [[name, unlessBanned(act, bans)]]
    }),
  )
  const say = acts['say'] && unlessMuted(acts['say'], bans)
  return {
    ...resolvers,
    Mutation: { ...acts, ...refused, ...(say !== undefined && { say }) },
    Subscription: Object.fromEntries(
      Object.entries(streams).map(([name, stream]) => [name, endedByBans(stream, bans)]),
    ),
  }
}

const unlessBanned =
  (act: Resolver<never>, bans: Bans): Resolver<never> =>
  (source, args, context) => {
    const until = bans.until(context)
    return until === undefined ? act(source, args, context) : refuse('BANNED', until)
  }

const unlessMuted =
  (say: Resolver<never>, bans: Bans): Resolver<never> =>
  (source, args, context) => {
    const [banned, muted] = [bans.until(context), bans.mutedUntil(context)]
    if (banned !== undefined) return refuse('BANNED', banned)
    return muted === undefined ? say(source, args, context) : refuse('MUTED', muted)
  }

const endedByBans = (stream: Stream<never>, bans: Bans): Stream<never> => ({
  ...stream,
  open: async (args, context) => {
    const isBanned = (): boolean => bans.until(context) !== undefined
    if (isBanned()) return 'BANNED'
    const viewing = await stream.open(args, context)
    if (typeof viewing === 'string') return viewing
    return {
      ...viewing,
      access: () => (isBanned() ? { refused: 'BANNED' } : viewing.access()),
      watch: (judge) => {
        const stops = [bans.watch(judge), viewing.watch?.(judge) ?? (() => undefined)]
        return () => stops.forEach((stop) => stop())
      },
    }
  },
})
