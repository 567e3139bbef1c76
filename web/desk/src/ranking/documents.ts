/** The queries of an association's desk. */
import { refused } from '@stolik/elements/ranking/selections'

export const open = `query RankingDesk {
  rankings { id name game scheme version schemes editions { number date status correctedBy } }
  rankingPresets { game id scheme }
  games { id profiles { id } }
}` as const

export const events = `query RankingEvents($search: String!) {
  rankingEvents(search: $search) { __typename
    ... on RankingEvents { events { source event name date game organiser players kind region taken here changed } } ${refused} }
}` as const

export const preview = `query RankingPreview($ranking: ID!, $number: Int!) {
  edition(ranking: $ranking, number: $number, most: 20) { __typename
    ... on Edition { number length sheets ages { equals { behind { name } } } rows { place person name club score events } } ${refused} }
  rankingLeftOut(ranking: $ranking, number: $number) { __typename
    ... on EventsLeftOut { events { name date reason } } ${refused} }
}` as const

export const people = `query RankingPeople($search: String!) {
  rankingPeople(search: $search) { __typename ... on PersonRecords { people { id name club } } ${refused} }
}` as const

export const act = `mutation RankingAct($act: RankingAct!) {
  rankingAct(act: $act) { __typename ... on RankingDone { ranking edition } ${refused} }
}` as const
