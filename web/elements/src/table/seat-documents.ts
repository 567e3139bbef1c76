/** The GraphQL documents of a table where people still gather. A test checks them against the schema. */
import { settled } from '../client/selections.js'

export const addBot = `mutation AddBot($table: ID!, $chair: Int, $level: BotLevel) {
  addBot(table: $table, chair: $chair, level: $level) { ${settled} }
}`

export const waitForPeople = `mutation WaitForPeople($table: ID!) { waitForPeople(table: $table) { ${settled} } }`
