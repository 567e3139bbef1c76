/** Who somebody is, kept apart from every figure: an edition knows ids and seals, and a name can be forgotten. */

/** A person as rankings know them. Forgotten: all but `id` is null or empty, and stays so. */
export interface Person {
  readonly id: string
  readonly name: string | null
  readonly club: string | null
  readonly account: string | null
  readonly licences: readonly Licence[]
  readonly forgotten: boolean
}

export interface Licence {
  /** Of which association. */
  readonly of: string
  readonly number: string
  /** `YYYY-MM-DD`, both counted in; null: not ended. */
  readonly from: string
  readonly until: string | null
}

/** What an edition says of a person, so that their name can be checked by who has it and guessed by nobody. */
export interface Sealing {
  readonly person: string
  /** SHA-256 of `salt`, name and club as canonical JSON. The salt is thrown away when they are forgotten. */
  readonly seal: string
}

/** The part of an export that names people; it can be left out. */
export interface Named {
  readonly person: string
  readonly name: string
  readonly club: string | null
  readonly salt: string
}
