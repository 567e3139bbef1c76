/** The queries of the association's desk for leagues. */
import { refused as rankingRefused } from '@stolik/elements/ranking/selections'

const refused = `... on LeagueRefused { code message args { name text number flag }
  problems { player number name club team } }`

const rules = `name season game profile divisions { division name up down } players counting
  scales { teams places draw } ties walkover { points small absent } withdrawal tieBreaks seed figure transfers`
const team = 'team division name club home players withdrawn { from at reason }'
const people = 'people { person name club }'

export const open = `query LeagueDesk {
  leagues { league name season game phase teams }
  games { id profiles { id } }
}` as const

export const one = `query LeagueAtDesk($league: ID!) {
  league(id: $league) { __typename
    ... on League { format league after association seq at phase closed hash reopened { match event final }
      rules { ${rules} } teams { ${team} } ${people}
      draws { division seed size teams days { starts places } least most }
      matches { match division day teams starts place open moves { at starts place reason }
        result { kind event hash at reason corrections
          teams { team absent place points small players { person points counts } } } }
      penalties { n team points small reason clause at revoked }
      decisions { division teams reason at }
      tables { division rows { place team played points small won drawn lost places adjusted adjustedSmall
        ahead { by own other } moves } } }
    ${refused} }
}` as const

export const next = `query LeagueNext($league: ID!) {
  leagueNext(league: $league) { __typename
    ... on LeagueNext { rules { ${rules} } teams { ${team} } ${people} } ${refused} }
}` as const

export const register = `query LeaguePeople($search: String!) {
  rankingPeople(search: $search) { __typename ... on PersonRecords { people { id name club } } ${rankingRefused} }
}` as const

export const events = `query LeagueEvents {
  rankingEvents(search: "") { __typename
    ... on RankingEvents { events { event name date here } } ${rankingRefused} }
}` as const

export const act = `mutation LeagueAct($league: ID!, $op: ID!, $seq: Int, $act: LeagueAct!) {
  leagueAct(league: $league, op: $op, expectedSeq: $seq, act: $act) { __typename
    ... on LeagueDone { league seq } ${refused} }
}` as const
