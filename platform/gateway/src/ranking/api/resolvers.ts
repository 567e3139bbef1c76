import { refuse } from '@stolik/ranking/model/refusal'
import { privileges } from '../../account/privilege.js'
import type { Gateway } from '../../api/gateway.js'
import type { Context } from '../../account/context.js'
import type { Resolver } from '../../graphql/resolver.js'
import { readRankingAct, type RankingActInput } from '@stolik/contract/ranking/acts'
import { aboutOf, doAct } from '../acts.js'
import { asking, type Asking } from './asking.js'
import { editionQueries, rankingQueries } from './edition-resolvers.js'
import { peopleQueries, playedQueries } from './people-resolvers.js'
import { forgetPerson } from '../registry.js'

export function rankingResolvers(gateway: Gateway) {
  const privilege = privileges(gateway)
  const ask = asking(gateway, privilege)
  return {
    Query: {
      ...rankingQueries(gateway, ask),
      ...editionQueries(gateway, ask),
      ...playedQueries(gateway, ask),
      ...peopleQueries(gateway, ask),
    },
    Mutation: { rankingAct: acting(gateway, privilege, ask) },
  }
}

function acting(
  gateway: Gateway,
  privilege: ReturnType<typeof privileges>,
  { answered, associate, mine }: Asking,
) {
  const { rankings, accounts, time } = gateway
  const { store } = rankings

  const write = (who: string, about: string, { address }: Context): Promise<void> =>
    accounts.write({ at: time.now(), who, what: 'RANKING_ACT', about, from: address })

  const forgetMine = async (context: Context) => {
    const person = await mine(context)
    if (person === null) return refuse('UNKNOWN_PERSON', { person: 'you' })
    if ('refused' in person) return person
    await write(context.person?.id ?? '', `forgetMe: ${person.id}`, context)
    const left = await forgetPerson(store, person.id)
    await gateway.scrub()
    return 'refused' in left ? left : { ...nothing, person: left.id }
  }

  const rankingAct: Resolver<{ act: RankingActInput }> = (_, { act: input }, context) =>
    answered(async () => {
      const act = readRankingAct(input)
      if ('act' in act && act.act === 'forgetMe') return forgetMine(context)
      const account = await associate(context)
      if ('refused' in account) return account
      if ('bad' in act) return act.bad === '' ? refuse('ONE_ACT') : refuse('MALFORMED', { field: act.bad })
      // Written first: an act that cannot be recorded must not happen.
      await write(account.id, aboutOf(act), context)
      const done = await doAct(
        {
          rankings,
          events: gateway.events,
          source: gateway.audience,
          plugins: gateway.games.map(({ plugin }) => plugin),
          word: (length) => gateway.entropy.word(length),
          accountOf: privilege.find,
          now: () => time.now(),
        },
        act,
        account.name,
      )
      if (act.act === 'forget') await gateway.scrub()
      return 'refused' in done ? done : { ...nothing, ...done }
    })
  return rankingAct
}

const nothing = {
  __typename: 'RankingDone',
  ranking: null,
  edition: null,
  hash: null,
  person: null,
  event: null,
}
