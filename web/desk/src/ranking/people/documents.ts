/** The queries of the register of players. */
import { refused } from '@stolik/elements/ranking/selections'

const record = 'id name club account born licences { of number from until }'

export const register = `query RankingRegister($search: String!) {
  rankingPeople(search: $search) { __typename
    ... on PersonRecords { found association people { ${record} forgotten others { ${record} at by } } } ${refused} }
}` as const

export const played = `query RankingPlayed($id: ID!) {
  rankingPerson(id: $id) { __typename ... on RankingPerson { events { name date } } ${refused} }
}` as const

export const act = `mutation RankingPeopleAct($act: RankingAct!) {
  rankingAct(act: $act) { __typename ... on RankingDone { person } ${refused} }
}` as const
