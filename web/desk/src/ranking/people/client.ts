/** The register of people, as the association reads and changes it through the gateway. */
import type { Gateway } from '@stolik/elements/client/gateway'
import { unpack, type Answer } from '../client.js'
import * as documents from './documents.js'

export interface Licence {
  /** The association that gave it. */
  readonly of: string
  readonly number: string
  /** `YYYY-MM-DD`, both days included; null: not ended. */
  readonly from: string
  readonly until: string | null
}

export interface OneRecord {
  readonly id: string
  readonly name: string | null
  readonly club: string | null
  readonly account: string | null
  readonly licences: readonly Licence[]
  /** The year of birth. */
  readonly born: number | null
}

/** Another record that a decision assigned to the person. */
export interface OtherRecord extends OneRecord {
  readonly at: number
  readonly by: string
}

export interface PersonRecord extends OneRecord {
  readonly forgotten: boolean
  readonly others: readonly OtherRecord[]
}

export interface Found {
  readonly people: readonly PersonRecord[]
  /** The number of all matches; the first hundred are returned. */
  readonly found: number
  /** The association whose licences are given here. */
  readonly association: string | null
}

export interface Played {
  readonly events: readonly { readonly name: string; readonly date: string }[]
}

export type PeopleAct =
  | {
      readonly person: {
        readonly id: string | null
        readonly name: string
        readonly club: string | null
        /** By id or login. */
        readonly account: string | null
        readonly licences: readonly Omit<Licence, 'of'>[]
        /** Left out: as it was. */
        readonly born?: number | null
      }
    }
  | { readonly merge: { readonly person: string; readonly into: string } }
  | { readonly split: { readonly person: string } }
  | { readonly forget: { readonly person: string } }

/** Returns the people with this text in name, club, licence or id. */
export const registerLike = async (gate: Gateway, search: string): Promise<Answer<Found>> =>
  unpack(await gate.query<{ rankingPeople: Found }>(documents.register, { search }))

export const playedBy = async (gate: Gateway, id: string): Promise<Answer<Played>> =>
  unpack(await gate.query<{ rankingPerson: Played }>(documents.played, { id }))

/** Returns the person that the act was about, or its refusal. */
export const actOnPeople = async (
  gate: Gateway,
  what: PeopleAct,
): Promise<Answer<{ readonly person: string | null }>> =>
  unpack(await gate.query<{ rankingAct: { readonly person: string | null } }>(documents.act, { act: what }))
