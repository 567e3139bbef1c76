/** The query of the hands whose records tell how well their player plays. A test checks it against the schema. */

export const ownHands = `query OwnHands($game: ID!, $before: String) {
  playedHands(game: $game, before: $before) {
    __typename ... on Refused { code }
    ... on PlayedHands { next hands { table hand chair invitation } }
  }
}`
