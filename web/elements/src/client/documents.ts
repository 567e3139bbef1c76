/** The GraphQL documents that most elements send to the gateway. A test checks them against the schema. */
import { refused, settled, signedIn } from './selections.js'

const lobbyTable = 'id game profile speed length rated phase done players { name mark bot online }'

export const refresh = `mutation Refresh($token: String!) { refresh(token: $token) { ${signedIn} } }`

export const me = 'query Me { me { id name nameTaken login club tables roles } }'

export const games = 'query Games { games { id levels profiles { id tables { chairs lengths } } } }'

export const lobby = `subscription Lobby { lobby { ${lobbyTable} } }`

export const sit = `mutation Sit($table: ID!, $chair: Int, $invitation: String, $luck: String, $commits: Boolean) {
  sit(table: $table, chair: $chair, invitation: $invitation, luck: $luck, commits: $commits) { ${settled} }
}`

export const play = `mutation Play($table: ID!, $seq: Int!, $move: String!) {
  play(table: $table, seq: $seq, move: $move) { ${settled} }
}`

export const ready = `mutation Ready($table: ID!, $luck: String) {
  ready(table: $table, luck: $luck) { ${settled} }
}`

/** Asks which game is played at a table. This must be known before its view can be queried. */
export const tableGame = `query TableGame($id: ID!, $invitation: String) {
  table(id: $id, invitation: $invitation) { __typename ... on Table { id game } ${refused} }
}`

/** The smallest possible subscription. It opens the WebSocket before there is more to ask. */
export const awake = `subscription Awake($id: ID!, $invitation: String) {
  table(id: $id, invitation: $invitation) { id }
}`
