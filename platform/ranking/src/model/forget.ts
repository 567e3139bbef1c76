/** What remains of a person who was forgotten: the id under which their figures stand, and when they held a licence. */
import type { Licence, Person } from './people.js'

/** The days stay, because editions count by them, and so do clubs with days. The numbers go. */
export const withoutName = ({ id, licences, clubs }: Pick<Person, 'id' | 'licences' | 'clubs'>): Person => ({
  id,
  ...(clubs !== undefined && { clubs }),
  name: null,
  club: null,
  account: null,
  licences: licences.map((licence): Licence => ({ ...licence, number: '' })),
  forgotten: true,
})

export const isForgotten = (person: Person | undefined): boolean => person?.forgotten === true
