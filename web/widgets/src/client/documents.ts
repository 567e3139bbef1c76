/** Every question the widgets ask the gateway. A test holds them against the schema. */
import { refused, signedIn } from './selections.js'

const settled = `__typename ... on Table { id seq } ${refused}`
const args = 'args { name text number flag }'
const lobbyTable = 'id game profile speed length phase done players { name bot online }'

export const enter = `mutation Enter($name: String!) {
  enter(name: $name) { __typename ... on Guest { name token } ${refused} }
}`

export const rename = `mutation Rename($name: String!) {
  rename(name: $name) { __typename ... on Renamed { name token } ${refused} }
}`

export const signOut = `mutation SignOut { signOut { __typename ${refused} } }`

export const handOver = `mutation HandOver($token: String!) { handOver(token: $token) { ${signedIn} } }`

export const refresh = `mutation Refresh($token: String!) { refresh(token: $token) { ${signedIn} } }`

export const me = 'query Me { me { id name nameTaken login club tables roles } }'

export const games = 'query Games { games { id profiles { id tables { chairs lengths } } } }'

export const lobby = `subscription Lobby { lobby { ${lobbyTable} } }`

export const open = `mutation Open(
  $game: ID!, $profile: ID!, $chairs: Int!, $length: Int, $speed: Speed, $private: Boolean, $luck: String
) {
  open(game: $game, profile: $profile, chairs: $chairs, length: $length, speed: $speed, private: $private, luck: $luck) {
    ${settled}
  }
}`

export const sit = `mutation Sit($table: ID!, $chair: Int, $invitation: String, $luck: String) {
  sit(table: $table, chair: $chair, invitation: $invitation, luck: $luck) { ${settled} }
}`

export const addBot = `mutation AddBot($table: ID!, $chair: Int) {
  addBot(table: $table, chair: $chair) { ${settled} }
}`

export const findTable = `mutation FindTable($game: ID, $profile: ID, $luck: String) {
  findTable(game: $game, profile: $profile, luck: $luck) { __typename ... on Table { id seq game profile } ${refused} }
}`

export const fillWithBots = `mutation FillWithBots($table: ID!) { fillWithBots(table: $table) { ${settled} } }`

export const waitForPeople = `mutation WaitForPeople($table: ID!) { waitForPeople(table: $table) { ${settled} } }`

export const leave = `mutation Leave($table: ID!) { leave(table: $table) { ${settled} } }`

export const play = `mutation Play($table: ID!, $seq: Int!, $move: String!) {
  play(table: $table, seq: $seq, move: $move) { ${settled} }
}`

export const ready = `mutation Ready($table: ID!, $luck: String) {
  ready(table: $table, luck: $luck) { ${settled} }
}`

export const addLuck = `mutation AddLuck($table: ID!, $luck: String!) {
  addLuck(table: $table, luck: $luck) { ${settled} }
}`

export const record = `query Record($table: ID!, $hand: Int!, $invitation: String) {
  record(table: $table, hand: $hand, invitation: $invitation) { __typename ... on Record { text } ${refused} }
}`

/** Which game is played at a table: needed before its view can be asked for. */
export const tableGame = `query TableGame($id: ID!, $invitation: String) {
  table(id: $id, invitation: $invitation) { __typename ... on Table { id game } ${refused} }
}`

/** As little as can be listened to: for the line to be up when there is more to ask. */
export const awake = `subscription Awake($id: ID!, $invitation: String) {
  table(id: $id, invitation: $invitation) { id }
}`

/** The whole table; `selection` is the renderer's fragment for the view of its game. */
export const table = (
  selection: string,
): string => `subscription Table($id: ID!, $invitation: String, $since: Since) {
  table(id: $id, invitation: $invitation, since: $since) {
    id seq epoch missed notice event again { table name } game profile chairs length speed phase hand
    players { name bot online clock thinking ready }
    seating dealer chair
    view { __typename seat ${selection} }
    fairness { commitment next opened { salt seed luck deal } }
    settlement { scores lines { code ${args} clause } }
    sheet {
      rows { hand dealer code ${args} owners scores totals }
      sums { code clause values }
      totals
    }
    invitation nextIn botsIn
  }
}`
