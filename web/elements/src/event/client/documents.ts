/**
 * All queries about events that the elements send. A test checks them against the schema. Where a selection is computed from a
 * shape, `as const` keeps the name of the operation in the type.
 */
import { ofFormat, ofGroup, ofPlan, ofRegulations } from './selections.js'

const args = 'args { name text number flag }'
const problems = `problems { line code ${args} }`
const refused = `... on EventRefused { code ${args} clause ${problems} }`
const regulations = `regulations ${ofRegulations}` as const
const player = 'id number name surname club team pair substitute status waitingPlace online paid table chair'
const seat = 'seats { chair player number name signed bot }'
const table = `series table chairs length online live paused waiting status missing entered ${seat} points small`
const sheet = `sheet {
  rows { hand dealer code ${args} owners scores totals } sums { code clause values } totals
}`
const costs = 'repeats clashes clubs seatSpread dealerSpread'
const measure = `${costs} bound clashesBound clubsBound seatSpreadBound dealerSpreadBound
  requests { kind numbers table met moved ${costs} }`
const line = `lines { code ${args} clause }`

const event = `
  id seq phase ${regulations} commitment opening { salt seed } nextCommitment lots { series commitment salt seed outside rating {ranking edition} }
  players { ${player} }
  series { n plan ${ofPlan} status drawn started endsAt left ended tables { ${table} } byes deals { commitment opened { salt seed } spares { table hand spare reason } } measure { ${measure} } }
  standings { stamp hash
    individual {
      place lot player holder number name club team pair points small wins seconds adjusted adjustedSmall prize
      sums { code value } cells { series kind table chair points small place field { difference places } } next { series table chair } ahead { tieBreak own other }
    }
    groups { rule ${ofGroup} rows { place lot name members { player counts } points small prize ahead { tieBreak own other } } }
    categories { category rows { place player prize } }
  }
  money { series table player amount }
  adjustments { n player series points small penalty reason clause revoked }
  rulings { n at series table hand question ${line} note }
  protests { n at series table player text status decision appeal appealDecision }
  reopenings { at reason clause final hash } endedEarly { after refund reason } cancelled { reason } away { since by }
  protestsUntil notice { text at } repeat` as const

export const watchEvent =
  `subscription Event($id: ID!, $pass: EventPass) { event(id: $id, pass: $pass) { ${event} } }` as const

const seatOfArena = 'event seq phase state player table live tables place points seatedIn'

export const watchArena = `subscription EventArena($event: ID!) {
  eventArena(event: $event) { event seq phase starts endsAt waiting playing tables leaders { place player number name points tables playing } }
}` as const

/** Whoever watches this is there: they are seated when others are free. */
export const watchArenaSeat = `subscription EventArenaSeat($event: ID!, $pass: EventPass) {
  eventArenaSeat(event: $event, pass: $pass) { ${seatOfArena} }
}` as const

export const games = `query EventGames { eventGames { game example usage formats ${ofFormat} } }` as const

export const eventMe = `query EventMe($event: ID!, $pass: EventPass) {
  eventMe(event: $event, pass: $pass) { __typename
    ... on EventMe { director referee door player { ${player} card pin } table { ${table} } } ${refused}
  }
}`

export const invitation = `query EventInvitation($event: ID!, $code: ID!) {
  eventInvitation(event: $event, code: $code)
}`

/** What only the director may see of an event: the secrets of cards and of tables. */
export const entries = `query EventEntries($id: ID!) {
  event(id: $id) { __typename
    ... on Event {
      officials { name office account }
      invitations { n code uses taken revoked }
      requests { kind players table reason }
      players { id number name club team pair substitute licence woman born fee card pin arrival }
      series { n tables { series table key } }
    } ${refused}
  }
}`

const list = `event seq begun game profile ${table} hands { hand line by confirmed corrected } rules others { hand settled }
  notice { text at }`

export const watchTable = `subscription EventTable($event: ID!, $series: Int!, $table: Int!, $pass: EventPass) {
  eventTable(event: $event, series: $series, table: $table, pass: $pass) { ${list} }
}`

export const readTable = `query ReadEventTable($event: ID!, $series: Int!, $table: Int!, $pass: EventPass) {
  eventTable(event: $event, series: $series, table: $table, pass: $pass) { __typename
    ... on EventTable { ${list} } ${refused}
  }
}`

export const readSheet = `query ReadEventSheet($event: ID!, $series: Int!, $table: Int!, $pass: EventPass) {
  eventTable(event: $event, series: $series, table: $table, pass: $pass) { __typename
    ... on EventTable { game ${table} hands { hand } ${sheet} } ${refused}
  }
}`

export const act = `mutation Act($event: ID!, $op: ID!, $act: EventAct!, $pass: EventPass) {
  act(event: $event, op: $op, act: $act, pass: $pass) { __typename
    ... on EventDone { event seq player { ${player} card pin } } ${refused}
  }
}`

export const enterPin = `mutation EnterPin($event: ID!, $series: Int!, $table: Int!, $chair: Int!, $pin: String!, $pass: EventPass!) {
  enterPin(event: $event, series: $series, table: $table, chair: $chair, pin: $pin, pass: $pass) { __typename
    ... on EventAgreed { chair code } ${refused}
  }
}`

/** The regulations of an event that somebody wants to hold again. Nothing else of it is taken over. */
export const regulationsOf = `query Regulations($id: ID!) {
  event(id: $id) { __typename ... on Event { ${regulations} } ${refused} }
}` as const

export const announce = `mutation Announce($op: ID!, $regulations: RegulationsInput!) {
  announce(op: $op, regulations: $regulations) { __typename
    ... on EventDone { event seq } ${refused}
  }
}`

export const audit = `query EventAudit($event: ID!, $from: Int!) {
  eventAudit(event: $event, from: $from) { __typename
    ... on EventAudit { length entries { n at by name device kind entry } } ${refused}
  }
}`

export const questions = `query ArbiterQuestions($game: ID!, $profile: ID!) {
  arbiterQuestions(game: $game, profile: $profile) {
    id usual fields { name kind options optional when { field is } rare joined most }
  }
}`

export const arbiter = `query Arbiter($game: ID!, $profile: ID!, $question: ID!, $facts: [ArbiterFact!]!) {
  arbiter(game: $game, profile: $profile, question: $question, facts: $facts) { __typename
    ... on ArbiterRuling { ${line} paper } ${refused}
  }
}`
