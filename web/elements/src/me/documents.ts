/** The queries of a player's own page and of the end of a series. A test checks them against the schema. */

const refused = '... on Refused { code }'

export const again = `mutation Again($table: ID!, $luck: String) {
  again(table: $table, luck: $luck, commits: true) { __typename ... on Table { id } ${refused} }
}`

export const hands = `query PlayedHands($game: ID, $before: String) {
  playedHands(game: $game, before: $before) {
    __typename ${refused}
    ... on PlayedHands {
      next
      hands {
        table hand at game profile chair players invitation hints
        row { hand dealer code args { name text number flag } owners scores totals }
      }
    }
  }
}`

export const series = `query PlayedSeries($before: String) {
  playedSeries(before: $before) {
    __typename ${refused}
    ... on PlayedSeriesPage { next series { table at game profile length chair place players totals } }
  }
}`

export const statistics = `query PlayedStatistics {
  playedStatistics {
    __typename ${refused}
    ... on PlayedStatistics { games { game hands points curve kinds { kind hands own won points } } }
  }
}`

export const forget = `mutation ForgetPlayed { forgetPlayed { __typename ${refused} } }`
