/** Helpers for tests of players among each other. */
import type { Asker } from '../help.js'
import type { RatingAnswer } from '../rating/people.js'

export interface Answered {
  readonly __typename: string
  readonly code?: string
  readonly until?: number | null
}

export interface Page extends Answered {
  readonly name: string
  readonly page: string
  readonly formerly: readonly string[]
  readonly since: number | null
  readonly games: readonly {
    readonly game: string
    readonly hands: number
    readonly contracts:
      | readonly { readonly kind: string; readonly played: number; readonly won: number }[]
      | null
  }[]
  readonly ratings: readonly RatingAnswer[]
  readonly places: readonly { readonly name: string; readonly place: number; readonly of: number }[]
  readonly best: readonly { readonly table: string; readonly hand: number; readonly score: number }[] | null
  readonly series: readonly { readonly table: string; readonly place: number }[] | null
  readonly own: boolean
  readonly followed: boolean
  readonly blocked: boolean
  readonly lastTable: string | null
}

const refused = '... on Refused { code until }'

export const pageOf = (who: Asker, name: string): Promise<Page> =>
  who.get(
    `query ($name: String!) { player(name: $name) { __typename ${refused} ... on PlayerPage {
       name page formerly since games { game hands contracts { kind played won } } ratings { game value deviation provisional series history { at value deviation } } places { name place of }
       best { table hand score } series { table place } own followed blocked lastTable } } }`,
    { name },
  )

export const setPage = (who: Asker, args: string): Promise<Answered> =>
  who.get(`mutation { setMyPage(${args}) { __typename ${refused} } }`)

/** Follows, unfollows, blocks or unblocks a player. */
export const does = (
  who: Asker,
  what: 'follow' | 'unfollow' | 'block' | 'unblock',
  player: string,
): Promise<Answered> =>
  who.get(`mutation ($player: ID!) { ${what}(player: $player) { __typename ${refused} } }`, { player })

export const invite = (who: Asker, table: string, player: string): Promise<Answered> =>
  who.get(
    `mutation ($table: ID!, $player: ID!) { invite(table: $table, player: $player) { __typename ${refused} } }`,
    { table, player },
  )

export const rename = (who: Asker, name: string): Promise<Answered & { readonly name?: string }> =>
  who.get(
    `mutation ($name: String!) { rename(name: $name) { __typename ... on Renamed { name } ${refused} } }`,
    {
      name,
    },
  )

export interface Mine extends Answered {
  readonly page: string
  readonly audience: string
  readonly hands: boolean
  readonly contracts: boolean
  readonly contact: boolean
  readonly renameFrom: number | null
  readonly following: readonly { readonly name: string; readonly page: string }[]
  readonly blocked: readonly { readonly name: string; readonly page: string }[]
}

export const mine = (who: Asker): Promise<Mine> =>
  who.get(`{ myPage { __typename ${refused} ... on PlayerSettings {
    page audience hands contracts contact renameFrom following { name page } blocked { name page } } } }`)

export const people = `subscription { people {
  here { name page table { id } } following invitations { table { id } by invitation } } }`
export interface People {
  readonly here: readonly {
    readonly name: string
    readonly page: string
    readonly table: { readonly id: string } | null
  }[]
  readonly following: number
  readonly invitations: readonly {
    readonly table: { readonly id: string }
    readonly by: string
    readonly invitation: string | null
  }[]
}
