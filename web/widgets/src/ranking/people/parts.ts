/** What the forms of the register have in common. */
import type { Arg, Locale } from '@stolik/core'
import type { Licence, OneRecord, PeopleAct, PersonRecord } from './client.js'

export interface PeopleParts {
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly locale: Locale
  readonly busy: boolean
  /** Whose licences are given here. */
  readonly association: string | null
  /** @param done what is told when it is done; whether it was */
  readonly act: (act: PeopleAct, done: string) => Promise<boolean>
}

/** One person's forms: opened ones by their name. */
export interface PersonParts extends PeopleParts {
  readonly person: PersonRecord
  readonly opened: string
  readonly open: (form: string) => void
}

/** A record as it is written back, with other licences. Those of other associations are not ours to write. */
export const withLicences = (
  { id, name, club, account }: OneRecord,
  licences: readonly Omit<Licence, 'of'>[],
): PeopleAct => ({
  person: {
    ...{ id, name: name ?? '', club, account },
    licences: licences.map(({ number, from, until }) => ({ number, from, until })),
  },
})

export const ownLicences = ({ licences }: OneRecord, association: string | null): readonly Licence[] =>
  licences.filter(({ of }) => of === association)
