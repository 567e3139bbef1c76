/** The query of a hint. A test checks it against the schema. */

const line = 'code args { name text number flag } clause'

export const hint = `query Hint($table: ID!, $seq: Int!) {
  hint(table: $table, seq: $seq) {
    __typename ... on Hint { seq move what { ${line} } why { ${line} } } ... on NoHint { reason } ... on Refused { code }
  }
}`
