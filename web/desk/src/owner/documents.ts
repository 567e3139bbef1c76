/** The queries of the owner's desk, and of people who ask the owner for a right. */

const refused = '... on SettingsRefused { code field }'
const desk = `__typename ${refused}
  ... on OwnerDesk {
    installation { name place url contact corrections announce freeText hasOwner }
    corrections origins
    clubs { id name place site origins signs key roles freeText fixed }
    people { id name login club roles given byClub denied verified }
    requests { account name login club reason at }
    waiting bans { id name isAddress mute until } fixed { origins association corrections url }
  }`

export const ownerDesk = `query OwnerDesk { ownerDesk { ${desk} } }` as const

/**
 * A document of its own: during an update, an older gateway may answer, and it refuses a whole document with a field that it
 * lacks.
 */
export const ownerUpkeep = `query OwnerUpkeep { ownerUpkeep { __typename ${refused} ... on Upkeep {
  lastBackup forgotten { at guests empty logs acts } } } }` as const

export const ownerLog = `query OwnerLog { ownerLog { __typename ${refused} ... on OwnerLog {
  acts { at name what about from } failed { at login hash from } } } }` as const

export const ownerAct = `mutation OwnerAct($act: OwnerAct!) { ownerAct(act: $act) { ${desk} } }` as const

export const findAccounts = `query FindAccounts($text: String!) { findAccounts(text: $text) {
  __typename ${refused} ... on AccountsFound { accounts { id name login club roles given byClub denied verified } } } }` as const

export const setRoles = `mutation SetRoles($account: ID!, $roles: [Role!]!, $denied: [Role!]) {
  setRoles(account: $account, roles: $roles, denied: $denied) {
  __typename ... on Refused { code } ... on Account { roles denied } } }` as const

export const setVerified = `mutation SetVerified($account: ID!, $verified: Boolean!) {
  setVerified(account: $account, verified: $verified) { __typename ... on Refused { code } } }` as const

export const deleteAccountOf = `mutation DeleteAccountOf($account: ID!) { deleteAccountOf(account: $account) {
  __typename ... on Refused { code } } }` as const

export const setUp = `mutation SetUp($setup: SetUpInput!) { setUp(setup: $setup) {
  __typename ${refused} ... on LoginTaken { suggestion }
  ... on SignedIn { name login token refresh expiresIn recovery } } }` as const

export const installation =
  'query Installation { installation { name place url contact corrections announce freeText hasOwner } }'

export const myRight = 'query MyRight { me { mayAnnounce request { status reason } } }'

export const askToAnnounce = `mutation AskToAnnounce($reason: String!) { askToAnnounce(reason: $reason) {
  __typename ${refused} ... on RightRequest { status reason } } }` as const

export const reports =
  `query Reports($before: Float) { reports(before: $before) { __typename ... on Refused { code } ... on Reports {
  reports { id at table by { name } about { id name } reason lines { at phrase text } done } } } }` as const

export const reportDone =
  'mutation ReportDone($id: ID!) { reportDone(id: $id) { __typename ... on Refused { code } } }'
