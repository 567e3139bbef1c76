/** The orders by which a browser adds luck to the next shuffle. A test checks them against the schema. */
const answer = '__typename ... on Refused { code }'

export const addLuck = `mutation AddLuck($table: ID!, $luck: String!) {
  addLuck(table: $table, luck: $luck) { ${answer} }
}`

export const commitLuck = `mutation CommitLuck($table: ID!, $to: String!, $attempt: Int!, $commitment: String!) {
  commitLuck(table: $table, to: $to, attempt: $attempt, commitment: $commitment) { ${answer} }
}`

export const openLuck = `mutation OpenLuck($table: ID!, $to: String!, $attempt: Int!, $luck: String!) {
  openLuck(table: $table, to: $to, attempt: $attempt, luck: $luck) { ${answer} }
}`
