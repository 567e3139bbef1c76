/** What the page of the deals of the day asks a gateway. A test checks it against the schema. */
import { refused } from '../client/selections.js'

const dailyRefused = '... on DailyRefused { code }'

export const day = `query DailyDeals($game: ID!, $day: String, $club: ID) {
  dailyDeals(game: $game, day: $day, club: $club) {
    __typename ${dailyRefused}
    ... on DailyDeals {
      day club deals over closes table finished begun
      own { place name total }
      rows { place name total table }
    }
  }
}`

/** How far the caller has come at their table. */
export const progress = `query DailyTable($id: ID!) {
  table(id: $id) { __typename ${refused} ... on Table { phase hand } }
}`

export const play = `mutation PlayDaily($game: ID!) {
  playDaily(game: $game) { __typename ${dailyRefused} ... on Table { id } }
}`
