/** The GraphQL documents of a list without a table. A test checks them against the schema. */

const args = 'args { name text number flag }'
const sheet = `sheet {
  rows { hand dealer code ${args} owners scores totals }
  sums { code clause values }
  totals
}`

export const tableList = `subscription TableList($id: ID!, $invitation: String) {
  table(id: $id, invitation: $invitation) { game profile length phase players { name } ${sheet} }
}`

export const eventList = `subscription EventList($event: ID!, $series: Int!, $table: Int!) {
  eventTable(event: $event, series: $series, table: $table) {
    game profile length status chairs seats { chair name } hands { hand } ${sheet}
  }
}`
