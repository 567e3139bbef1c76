import { refuse } from '@stolik/ranking/model/refusal'
import { privileges } from '../../account/privilege.js'
import type { Gateway } from '../../api/gateway.js'
import type { Context } from '../../account/context.js'
import type { Resolver } from '../../graphql/resolver.js'
import { readRankingAct, type RankingActInput } from '@stolik/contract/ranking/acts'
import { aboutOf, doAct } from '../acts/acts.js'
import { asking, type Asking, mostPeople } from './asking.js'
import { editionQueries, rankingQueries } from './edition-resolvers.js'
import { forgetPerson, dataOf } from '../people/registry.js'
import { headToHead } from '@stolik/ranking/model/head-to-head'
import { sameSheet } from '@stolik/ranking/model/same-sheet'
import { dataOf as leagueData } from '../../league/show.js'
import { eventListing } from '../editions/listed.js'
import { sameIn } from '../people/merge.js'
import { playedByAll } from '../people/people-like.js'
import { showPlayed, showSheet } from '../show/show.js'

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

// Resolvers of ranked events and people.

/** Public data about a person: the events that they played. */
function playedQueries({ rankings }: Gateway, { answered, namesOf }: Asking) {
  const { store } = rankings

  const rankingSheet: Resolver<{ hash: string }> = (_, { hash }) =>
    answered(async () => {
      const sheet = (await store.sheets([hash])).get(hash)
      if (sheet === undefined) return refuse('UNKNOWN_EVENT')
      return showSheet(hash, sheet, await namesOf(sheet.players.map(({ person }) => person)))
    })

  const rankingPerson: Resolver<{ id: string }> = (_, { id }) =>
    answered(async () => {
      const same = await sameIn(store)
      const own = same.of(id)
      const person = await store.person(own)
      if (person === undefined) return refuse('UNKNOWN_PERSON', { person: id })
      const played = await playedByAll(store, same.all(id))
      const sheets = await store.sheets(played.map(({ hash }) => hash))
      const events = played.flatMap((event) => {
        const sheet = sheets.get(event.hash)
        return sheet === undefined ? [] : [showPlayed(event, sameSheet(sheet, same), own)]
      })
      return { __typename: 'RankingPerson', id: own, name: person.name, club: person.club, events }
    })

  const against: Resolver<{ person: string; other: string }> = (_, { person, other }) =>
    answered(async () => {
      const same = await sameIn(store)
      const [mine, theirs] = await Promise.all([person, other].map((id) => playedByAll(store, same.all(id))))
      const both = new Set(theirs?.map(({ hash }) => hash))
      const sheets = await store.sheets((mine ?? []).map(({ hash }) => hash).filter((hash) => both.has(hash)))
      const read = [...sheets.values()].map((sheet) => sameSheet(sheet, same))
      return { __typename: 'HeadToHead', ...headToHead(read, same.of(person), same.of(other)) }
    })
  return { rankingSheet, rankingPerson, headToHead: against }
}

/** Data for the association, and data that people may see about themselves. */
function peopleQueries(gateway: Gateway, { answered, forAssociation, mine }: Asking) {
  const { rankings } = gateway
  const { store } = rankings

  const listing = eventListing({
    store,
    events: gateway.events,
    source: gateway.audience,
    timeZone: 'Europe/Warsaw',
    games: gateway.games.map(({ plugin }) => plugin.id),
  })
  const rankingEvents: Resolver<{ search: string }> = (_, { search }, context) =>
    forAssociation(context, async () => {
      return { __typename: 'RankingEvents', events: await listing(search) }
    })

  const rankingPeople: Resolver<{ search: string }> = (_, { search }, context) =>
    forAssociation(context, async () => {
      const { association } = rankings
      const found = await rankings.people(search, mostPeople)
      return { __typename: 'PersonRecords', association, ...found }
    })

  const rankingMe: Resolver<object> = (_, _args, context) =>
    answered(async () => {
      const person = await mine(context)
      if (person !== null && 'refused' in person) return person
      const data = person === null ? null : await dataOf(store, person.id)
      const ids = new Set(person === null ? [] : [person.id, ...person.others.map(({ id }) => id)])
      const leagues = leagueData(await gateway.leagues.newest(), ids)
      return {
        __typename: 'RankingMe',
        person,
        data: data === null ? null : JSON.stringify({ ...data, leagues }),
      }
    })
  return { rankingEvents, rankingPeople, rankingMe }
}
