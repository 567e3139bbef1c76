/** Resolvers of ranked events and people. */
import { headToHead } from '@stolik/ranking/model/head-to-head'
import { refuse } from '@stolik/ranking/model/refusal'
import { sameSheet } from '@stolik/ranking/model/same-sheet'
import type { Gateway } from '../../api/gateway.js'
import type { Resolver } from '../../graphql/resolver.js'
import { mostPeople, type Asking } from './asking.js'
import { dataOf as leagueData } from '../../league/show.js'
import { eventListing } from '../listed.js'
import { sameIn } from '../merge.js'
import { playedByAll } from '../people-like.js'
import { dataOf } from '../registry.js'
import { showPlayed, showSheet } from '../show.js'

/** Public data about a person: the events that they played. */
export function playedQueries({ rankings }: Gateway, { answered, namesOf }: Asking) {
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
export function peopleQueries(gateway: Gateway, { answered, associate, mine }: Asking) {
  const { rankings } = gateway
  const { store } = rankings

  const listing = eventListing({
    ...{ store, events: gateway.events, source: gateway.audience, timeZone: 'Europe/Warsaw' },
    games: gateway.games.map(({ plugin }) => plugin.id),
  })
  const rankingEvents: Resolver<{ search: string }> = (_, { search }, context) =>
    answered(async () => {
      const account = await associate(context)
      if ('refused' in account) return account
      return { __typename: 'RankingEvents', events: await listing(search) }
    })

  const rankingPeople: Resolver<{ search: string }> = (_, { search }, context) =>
    answered(async () => {
      const account = await associate(context)
      if ('refused' in account) return account
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
