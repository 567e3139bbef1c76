/** The GraphQL documents of players among each other. A test checks them against the schema. */
import { refused } from '../client/selections.js'

const table = 'table { id game profile speed length phase done players { name mark bot online } }'

export const people = `subscription People {
  people { following here { name page ${table} } invitations { by invitation ${table} } }
}`

export const follow = `mutation Follow($player: ID!) { follow(player: $player) { __typename ${refused} } }`

export const unfollow = `mutation Unfollow($player: ID!) { unfollow(player: $player) { __typename ${refused} } }`

export const block = `mutation Block($player: ID!) { block(player: $player) { __typename ${refused} } }`

export const unblock = `mutation Unblock($player: ID!) { unblock(player: $player) { __typename ${refused} } }`

export const invite = `mutation Invite($table: ID!, $player: ID!) {
  invite(table: $table, player: $player) { __typename ${refused} }
}`

export const decline = `mutation DeclineInvitation($table: ID!) {
  declineInvitation(table: $table) { __typename ${refused} }
}`

export const rematch = `mutation Rematch($table: ID!, $luck: String) {
  rematch(table: $table, luck: $luck, commits: true) { __typename ... on Table { id } ${refused} }
}`

export const playersAt = `query PlayersAt($table: ID!) {
  playersAt(table: $table) { __typename ${refused} ... on PlayersAtTable { players { name page followed } } }
}`

export const mine = `query MyPage {
  myPage {
    __typename ${refused}
    ... on PlayerSettings {
      page audience hands contracts contact renameFrom following { name page } blocked { name page }
    }
  }
}`

export const setMine = `mutation SetMyPage($audience: PageAudience, $hands: Boolean, $contracts: Boolean, $contact: Boolean) {
  setMyPage(audience: $audience, hands: $hands, contracts: $contracts, contact: $contact) { __typename ${refused} }
}`
