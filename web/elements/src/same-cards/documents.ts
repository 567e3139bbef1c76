/** The order for a table with the cards of a finished hand. A test checks it against the schema. */

export const dealAgain = `mutation DealAgain($table: ID!, $hand: Int!, $invitation: String, $seat: Int, $luck: String) {
  dealAgain(table: $table, hand: $hand, invitation: $invitation, seat: $seat, luck: $luck, commits: true) {
    __typename ... on Table { id } ... on Refused { code }
  }
}`
