/** What the lists of ratings ask a gateway. A test checks it against the schema. */
import { refused } from '../client/selections.js'

export const ratings = `query Ratings($game: ID!, $club: ID, $month: String) {
  ratings(game: $game, club: $club, month: $month) {
    __typename ${refused}
    ... on RatingList {
      month least
      rows { place name mark value deviation provisional series gain own }
      own { value deviation provisional series history { at value } }
    }
  }
}`
