/** GraphQL documents that are rarely sent, so they are loaded on demand. A test checks them against the schema. */

/**
 * The shared parts of documents, repeated from selections.ts because this file must not import anything. A bundler would put
 * that module into a chunk that depends on this one, and its values would not be initialised yet.
 */
const refused = '... on Refused { code }'
const settled = `__typename ... on Table { id seq } ${refused}`
const signedIn = `__typename ... on SignedIn { name login token refresh expiresIn } ${refused}`

export const rename = `mutation Rename($name: String!) {
  rename(name: $name) { __typename ... on Renamed { name token } ${refused} }
}`

export const signOut = `mutation SignOut { signOut { __typename ${refused} } }`

export const leave = `mutation Leave($table: ID!) { leave(table: $table) { ${settled} } }`

export const record = `query Record($table: ID!, $hand: Int!, $invitation: String) {
  record(table: $table, hand: $hand, invitation: $invitation) { __typename ... on Record { text } ${refused} }
}`

export const findTable = `mutation FindTable($game: ID, $profile: ID, $luck: String, $rated: Boolean) {
  findTable(game: $game, profile: $profile, luck: $luck, commits: true, rated: $rated) { __typename ... on Table { id seq game profile } ${refused} }
}`

export const enter = `mutation Enter($name: String!, $browser: String) {
  enter(name: $name, browser: $browser) { __typename ... on Guest { name token browser } ${refused} }
}`

export const fillWithBots = `mutation FillWithBots($table: ID!, $level: BotLevel) {
  fillWithBots(table: $table, level: $level) { ${settled} }
}`

export const handOver = `mutation HandOver($token: String!) { handOver(token: $token) { ${signedIn} } }`

export const keptAway = 'query KeptAway { keptAway { banned muted } }'

export const open = `mutation Open(
  $game: ID!, $profile: ID!, $chairs: Int!, $length: Int, $speed: Speed, $private: Boolean, $luck: String, $rated: Boolean
) {
  open(
    game: $game, profile: $profile, chairs: $chairs, length: $length, speed: $speed, private: $private, luck: $luck, commits: true, rated: $rated
  ) {
    ${settled}
  }
}`
