/** A browser that commits to luck and opens it, as docs/verifying.md says. */
import { luckCommitment } from '@stolik/core'
import { sha256 } from '../src/base/entropy.js'
import type { Asker, TableAnswer } from './help.js'

export interface LuckShown {
  readonly hand: number
  readonly to: string
  readonly attempt: number
  readonly commitments: readonly string[]
  readonly bound: boolean
  readonly committing: readonly number[]
  readonly opening: readonly number[]
}

export interface BindingShown {
  readonly table: string
  readonly attempt: number
  readonly commitments: readonly string[]
  readonly ways: readonly string[]
}

export interface ThrownShown {
  readonly hand: number
  readonly commitment: string
  readonly salt: string
  readonly seed: string
  readonly luck: readonly string[] | null
  readonly deal: string | null
  readonly binding: BindingShown | null
}

type Fairness = NonNullable<TableAnswer['fairness']>
type Opened = NonNullable<Fairness['opened']>

export type LuckAnswer = Pick<TableAnswer, '__typename' | 'code' | 'phase' | 'seq' | 'chair' | 'hand'> & {
  readonly luck: LuckShown | null
  readonly withheld: readonly number[]
  readonly thrown: readonly ThrownShown[]
  readonly players: TableAnswer['players']
  readonly fairness:
    | (Fairness & { readonly opened: (Opened & { readonly binding: BindingShown | null }) | null })
    | null
}

const binding = 'binding { table attempt commitments ways }'
const luckTable = `__typename ... on Refused { code } ... on Table { phase seq chair hand
  luck { hand to attempt commitments bound committing opening } withheld
  thrown { hand commitment salt seed luck deal ${binding} } players { name bot }
  fairness { commitment next opened { salt seed luck deal ${binding} } } }`

export const lookAtLuck = (who: Asker, table: string): Promise<LuckAnswer> =>
  who.get(`{ table(id: "${table}") { ${luckTable} } }`)

export const sitCommitting = (who: Asker, table: string, args = ''): Promise<LuckAnswer> =>
  who.get(`mutation { sit(table: "${table}", commits: true ${args}) { ${luckTable} } }`)

const current = async (who: Asker, table: string) => {
  const { luck, chair } = await lookAtLuck(who, table)
  if (luck === null || chair === null) throw new Error('no luck is collected')
  return { luck, chair }
}

/** Commits to this luck for whatever is next. */
export async function commit(who: Asker, table: string, text: string): Promise<LuckAnswer> {
  const { luck, chair } = await current(who, table)
  const { hand, attempt, to } = luck
  const commitment = luckCommitment(sha256, { table, hand, attempt, chair, commitment: to }, text)
  return commitTo(who, table, luck, commitment)
}

export const commitTo = (
  who: Asker,
  table: string,
  { to, attempt }: Pick<LuckShown, 'to' | 'attempt'>,
  commitment: string,
): Promise<LuckAnswer> =>
  who.get(
    `mutation ($t: ID!, $to: String!, $a: Int!, $c: String!) { commitLuck(table: $t, to: $to, attempt: $a, commitment: $c) { ${luckTable} } }`,
    { t: table, to, a: attempt, c: commitment },
  )

export async function openUp(who: Asker, table: string, text: string): Promise<LuckAnswer> {
  const { luck } = await current(who, table)
  return who.get(
    `mutation ($t: ID!, $to: String!, $a: Int!, $l: String!) { openLuck(table: $t, to: $to, attempt: $a, luck: $l) { ${luckTable} } }`,
    { t: table, to: luck.to, a: luck.attempt, l: text },
  )
}
