/** The queries of the talk at a table. A test checks them against the schema. */

export const talk = `subscription Talk($id: ID!, $invitation: String) {
  talk(id: $id, invitation: $invitation) {
    remarks { id chair name mark speaker phrase text answering ago mine waiting }
  }
}`

export const say = `mutation Say($table: ID!, $phrase: String, $text: String, $answering: ID) {
  say(table: $table, phrase: $phrase, text: $text, answering: $answering) {
    __typename ... on Said { id waiting } ... on TooSoon { wait } ... on Refused { code }
  }
}`

export const report = `mutation Report($table: ID!, $remark: ID, $chair: Int, $reason: ReportReason, $invitation: String) {
  report(table: $table, remark: $remark, chair: $chair, reason: $reason, invitation: $invitation) {
    __typename ... on Done { done } ... on Refused { code }
  }
}`

export const mayWrite = 'query MayWrite($table: ID!) { mayWrite(table: $table) }'
