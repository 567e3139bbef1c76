/** The GraphQL documents of keys to seats. A test checks them against the schema. */

export const seatKey = `mutation SeatKey($table: ID!) {
  seatKey(table: $table) { __typename ... on SeatKey { key } ... on Refused { code } }
}`

export const enterSeat = `mutation EnterSeat($key: String!) {
  enterSeat(key: $key) { __typename ... on Guest { name token } ... on Refused { code } }
}`
