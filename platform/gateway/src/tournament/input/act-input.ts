/** An act as it comes by GraphQL, in the shape of the schema. */
import type { EntrantInput } from './entrant.js'
import type { Fact } from './facts.js'
import type { Maybe } from './maybe.js'
import type { RegulationsInput } from './regulations.js'

export interface At {
  readonly series: number
  readonly table: number
}

/** Exactly one of them, as the schema has it. */
export interface ActInput {
  readonly amend?: {
    readonly regulations: RegulationsInput
    readonly reason: string
    readonly seen?: Maybe<RegulationsInput>
  }
  readonly appoint?: {
    readonly account: string
    readonly office: 'DIRECTION' | 'REFEREE'
    readonly appointed: boolean
  }
  readonly invite?: { readonly uses: number }
  readonly uninvite?: { readonly n: number }
  readonly renewCodes?: object
  readonly accept?: { readonly code: string }
  readonly enter?: { readonly entrant: EntrantInput; readonly reserve: boolean }
  readonly enterAll?: { readonly csv: string }
  readonly change?: {
    readonly player: string
    readonly entrant: EntrantInput
    readonly seen?: Maybe<EntrantInput>
  }
  readonly paid?: { readonly player: string; readonly paid: boolean }
  readonly admit?: { readonly player: string }
  readonly approve?: { readonly players: readonly string[] }
  readonly decline?: { readonly players: readonly string[] }
  readonly forget?: { readonly player: string }
  readonly exclude?: { readonly player: string; readonly reason: string; readonly clause?: Maybe<string> }
  readonly replace?: { readonly player: string; readonly by: string; readonly from: number }
  readonly draw?: {
    readonly series: number
    readonly reason?: Maybe<string>
    readonly outside?: Maybe<string>
  }
  readonly move?: {
    readonly series: number
    readonly a: string
    readonly b?: Maybe<string>
    readonly reason: string
  }
  readonly start?: { readonly series: number }
  readonly correct?: At & {
    readonly hand: number
    readonly readings: readonly string[]
    readonly consent: readonly number[]
    readonly seen?: Maybe<string>
  }
  readonly list?: At & { readonly lines: readonly string[]; readonly signed: boolean }
  readonly listAll?: { readonly csv: string }
  readonly annul?: At & { readonly reason: string }
  readonly missing?: At & { readonly chairs: readonly number[]; readonly reason: string }
  readonly pause?: {
    readonly series?: Maybe<number>
    readonly table?: Maybe<number>
    readonly paused: boolean
    readonly reason: string
  }
  readonly extend?: { readonly series: number; readonly minutes: number }
  readonly redeal?: At & { readonly hand: number; readonly reason: string }
  readonly substitute?: At & { readonly chair: number; readonly player: string; readonly reason: string }
  readonly adjust?: {
    readonly player: string
    readonly series?: Maybe<number>
    readonly points: number
    readonly small: number
    readonly penalty: boolean
    readonly reason: string
    readonly clause?: Maybe<string>
  }
  readonly revoke?: { readonly n: number; readonly reason: string }
  readonly rule?: At & {
    readonly hand?: Maybe<number>
    readonly question?: Maybe<string>
    readonly facts: readonly Fact[]
    readonly note: string
  }
  readonly decide?: { readonly n: number; readonly upheld: boolean; readonly text: string }
  readonly decideAppeal?: { readonly n: number; readonly upheld: boolean; readonly text: string }
  readonly end?: { readonly series: number }
  readonly final?: object
  readonly reopen?: { readonly reason: string; readonly clause?: Maybe<string> }
  readonly register?: { readonly entrant: EntrantInput; readonly reserve: boolean }
  readonly claim?: object
  readonly protest?: At & { readonly player?: Maybe<string>; readonly text: string }
  readonly appeal?: { readonly n: number; readonly player?: Maybe<string>; readonly text: string }
  readonly withdraw?: { readonly player: string }
  readonly hand?: At & { readonly hand: number; readonly line: string }
  readonly confirm?: At & { readonly hand: number; readonly line: string; readonly chair?: Maybe<number> }
  readonly sign?: At & { readonly chair?: Maybe<number>; readonly lines: readonly string[] }
}
