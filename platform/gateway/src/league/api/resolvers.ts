/** Leagues: what everybody may read, and the acts of the association. */
import { contentsOf } from '../../event/store/keys.js'
import { readLeagueAct, type LeagueActInput } from '@stolik/contract/league/acts'
import { drawnFrom } from '@stolik/league/decide/fixtures'
import { nextRules, nextTeams } from '@stolik/league/count/next'
import type { Act } from '@stolik/league/model/entry'
import { refuse, type LeagueRefusal } from '@stolik/league/model/refusal'
import type { LeagueState } from '@stolik/league/model/state'
import { privileges } from '../../account/privilege.js'
import type { Account } from '../../account/account.js'
import type { Context } from '../../account/context.js'
import { logFailure } from '../../base/failure.js'
import type { Resolver } from '../../graphql/resolver.js'
import { prices } from '../../http/budget.js'
import { TooMany } from '../../http/too-many.js'
import { resultOf } from '../from-event.js'
import { withReopened, costOf, namesOf, published, showHead, showRefused } from '../show.js'
import type { Gateway } from '../../api/gateway.js'

const hour = 60 * 60_000
/** Acts of one account in an hour: far more than a match day brings. */
const mostActs = 2_000
const mostLogged = 1_000

interface ActArgs {
  readonly league: string
  readonly op: string
  readonly expectedSeq?: number | null
  readonly act: LeagueActInput
}

type Answer = LeagueRefusal | (object & { readonly refused?: never })

export function leagueResolvers(gateway: Gateway) {
  const { leagues, rankings, accounts, budget, rates, time, log, games, events } = gateway
  const { drawFixtures, eventStore } = gateway
  const privilege = privileges(gateway)

  const answered = async (answer: () => Promise<Answer>): Promise<object> => {
    try {
      const result = await answer()
      return result.refused === undefined ? result : showRefused(result)
    } catch (error) {
      if (error instanceof TooMany) return showRefused(refuse('TOO_MANY'))
      logFailure(log, 'a request about leagues failed', error)
      return showRefused(refuse('UNAVAILABLE'))
    }
  }

  /** Rights are those of now. */
  const associate = async (context: Context): Promise<Account | LeagueRefusal> => {
    const account = await privilege.having('ASSOCIATION', context)
    if (typeof account !== 'string') return account
    return refuse(account === 'NOT_SIGNED_IN' || account === 'SIGN_IN_AGAIN' ? account : 'NOT_ALLOWED')
  }

  const found = async (league: string): Promise<LeagueState | LeagueRefusal> =>
    (await leagues.find(league)) ?? refuse('UNKNOWN_LEAGUE', { league })

  /** Answers the association about a league. */
  const ofLeague = (id: string, context: Context, answer: (state: LeagueState) => Answer | Promise<Answer>) =>
    answered(async () => {
      const account = await associate(context)
      if ('refused' in account) return account
      const state = await found(id)
      return 'refused' in state ? state : answer(state)
    })

  const eventOf = async (id: string) => {
    const event = await events.find(id)
    if ('refused' in event) {
      if (event.refused === 'UNAVAILABLE') throw new Error(`the event ${id} cannot be read now`)
      return undefined
    }
    await event.catchUp()
    return event.state()
  }

  /** What only the gateway knows: games, the register, and events. */
  const read = async (
    input: LeagueActInput,
    state: LeagueState | undefined,
  ): Promise<Act | LeagueRefusal> => {
    const act = readLeagueAct(input)
    if ('bad' in act) return act.bad === '' ? refuse('ONE_ACT') : refuse('MALFORMED', { field: act.bad })
    if (act.kind === 'create' || act.kind === 'amend') {
      const plugin = games.find(({ plugin: one }) => one.id === act.rules.game)?.plugin
      if (plugin === undefined) return refuse('UNKNOWN_GAME')
      return plugin.knows(act.rules.profile) ? act : refuse('MALFORMED', { field: 'rules.profile' })
    }
    if (act.kind === 'team') {
      const known = state?.teams.get(act.team)?.players ?? []
      for (const person of act.players.slice(0, 100)) {
        // Somebody who is in the line-up may have been forgotten since.
        const there = known.includes(person) ? undefined : await rankings.store.person(person)
        if (!known.includes(person) && (there === undefined || there.forgotten))
          return refuse('UNKNOWN_PERSON', { person })
      }
      return act
    }
    if (act.kind === 'result') return { ...act, source: null }
    if (act.kind === 'draw') {
      const drawn = state === undefined ? undefined : drawnFrom(state, act)
      // The decision says why, unless the act is done already.
      if (state === undefined || drawn === undefined || 'refused' in drawn) return { ...act, made: null }
      const homes = new Map([...state.teams.values()].map(({ id, home }) => [id, home]))
      return { ...act, made: await drawFixtures({ drawn, homes }) }
    }
    if (act.kind !== 'event') return act
    if (state === undefined) return refuse('UNKNOWN_MATCH', { match: act.match })
    return resultOf(
      {
        eventOf,
        plugins: games.map(({ plugin }) => plugin),
        person: (id) => rankings.store.person(id),
        association: rankings.association,
      },
      state,
      act,
    )
  }

  const leagueAct: Resolver<ActArgs> = (_, { league, op, expectedSeq = null, act }, context) =>
    answered(async () => {
      if (!/^[!-~]{1,64}$/.test(op)) return refuse('MALFORMED', { field: 'op' })
      if (!/^[a-z0-9-]{1,40}$/.test(league)) return refuse('MALFORMED', { field: 'league' })
      const account = await associate(context)
      if ('refused' in account) return account
      if (!(await rates.hit(`league:${account.id}`, mostActs, hour))) return refuse('TOO_MANY')
      const [kind = 'none'] = Object.entries(act).find(([, value]) => value !== null) ?? []
      // Written first: an act that cannot be recorded must not happen.
      await accounts.write({
        at: time.now(),
        who: account.id,
        what: 'RANKING_ACT',
        from: context.address,
        about: `league ${league}: ${kind}`,
      })
      const done = await leagues.act(
        { league, by: account.id, op, expectedSeq, contents: contentsOf(gateway.eventKeys, act) },
        (state) => read(act, state),
      )
      if ('refused' in done) return done
      return { __typename: 'LeagueDone', league, seq: done.length }
    })

  const leaguesOf: Resolver<object> = async (_, _args, context) => {
    await budget.pay(context, prices.entry)
    return (await leagues.newest()).map(showHead)
  }

  const league: Resolver<{ id: string }> = (_, { id }, context) =>
    answered(async () => {
      await budget.pay(context, prices.entry)
      const state = await found(id)
      if ('refused' in state) return state
      await budget.pay(context, costOf(state))
      const current = await withReopened(eventStore, await published(rankings, state))
      return { __typename: 'League', ...current, reopened: current.reopened ?? [] }
    })

  const leagueNext: Resolver<{ league: string }> = (_, { league: id }, context) =>
    ofLeague(id, context, async (state) => {
      if (state.closed === null) return refuse('NOT_CLOSED', { league: id })
      const teams = nextTeams(state).map((team) => ({ ...team, withdrawn: null }))
      const people = await namesOf(rankings, [...new Set(teams.flatMap(({ players }) => players))])
      return { __typename: 'LeagueNext', rules: nextRules(state), teams, people }
    })

  const leagueAudit: Resolver<{ league: string; from: number }> = (_, { league: id, from }, context) =>
    ofLeague(id, context, async (state) => {
      if (from < 0) return refuse('MALFORMED', { field: 'from' })
      const entries = (await leagues.log(id, from)).slice(0, mostLogged)
      const names = new Map<string, string | null>()
      for (const { by } of entries) if (!names.has(by)) names.set(by, (await accounts.byId(by))?.name ?? null)
      return {
        __typename: 'LeagueAudit',
        length: state.length,
        entries: entries.map(({ at, by, entry }, i) => ({
          n: from + i,
          at,
          name: names.get(by) ?? null,
          kind: entry.kind,
          entry: JSON.stringify(entry),
        })),
      }
    })

  return { Query: { leagues: leaguesOf, league, leagueNext, leagueAudit }, Mutation: { leagueAct } }
}
