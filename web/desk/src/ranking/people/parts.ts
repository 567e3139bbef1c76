/** Shared by all forms of the association's register. */
import type { Arg, Locale } from '@stolik/core'
import type { Licence, OneRecord, PeopleAct, PersonRecord } from './client.js'

export interface PeopleParts {
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly locale: Locale
  readonly busy: boolean
  /** The association that gives licences here. */
  readonly association: string | null
  /** @param done the message after success @returns whether it succeeded */
  readonly act: (act: PeopleAct, done: string) => Promise<boolean>
}

/** The input of the forms of one person; `opened` names the open form. */
export interface PersonParts extends PeopleParts {
  readonly person: PersonRecord
  readonly opened: string
  readonly open: (form: string) => void
}

/** Returns the act that writes a record back with other licences of this association; others cannot be changed here. */
export const withLicences = (
  { id, name, club, account }: OneRecord,
  licences: readonly Omit<Licence, 'of'>[],
): PeopleAct => ({
  person: {
    id,
    name: name ?? '',
    club,
    account,
    licences: licences.map(({ number, from, until }) => ({ number, from, until })),
  },
})

export const ownLicences = ({ licences }: OneRecord, association: string | null): readonly Licence[] =>
  licences.filter(({ of }) => of === association)
