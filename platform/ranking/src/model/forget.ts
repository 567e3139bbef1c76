/** What remains of a person who was forgotten: the id under which their figures stand, and when they held a licence. */
import type { Licence, Person } from './people.js'

/** The days stay, because editions count by them. The numbers go. */
export const withoutName = ({ id, licences }: Pick<Person, 'id' | 'licences'>): Person => ({
  id,
  name: null,
  club: null,
  account: null,
  licences: licences.map((licence): Licence => ({ ...licence, number: '' })),
  forgotten: true,
})

export const isForgotten = (person: Person | undefined): boolean => person?.forgotten === true
