/** What the page of the deals of the day asks a gateway. A test checks it against the schema. */
import { refused } from '../client/selections.js'

const dailyRefused = '... on DailyRefused { code }'

export const day = `query DailyDeals($game: ID!, $day: String, $club: ID) {
  dailyDeals(game: $game, day: $day, club: $club) {
    __typename ${dailyRefused}
    ... on DailyDeals {
      day club deals over closes table listed finished begun
      own { place name total }
      rows { place name total table }
    }
  }
}`

const row = 'place name division points days movement you'

/** A league of a week. */
export const week = `query DailyWeek($game: ID!, $week: String, $club: ID) {
  dailyWeek(game: $game, week: $week, club: $club) {
    __typename ${dailyRefused}
    ... on DailyWeek { week days over counted divisions nextDivision own { ${row} } rows { ${row} } }
  }
}`

/** What all players of a closed day made of its deals. */
export const field = `query DailyField($game: ID!, $day: String!, $club: ID) {
  dailyField(game: $game, day: $day, club: $club) {
    __typename ${dailyRefused}
    ... on DailyField {
      day
      deals {
        hand mean
        contracts { kind own players mean }
        scores { score players }
        best { name table kind own score }
        mine { kind own score }
      }
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
