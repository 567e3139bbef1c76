/** What remains of a person who was forgotten: the id under which their figures stand. */
import type { Person } from './people.js'

export const withoutName = (id: string): Person => ({
  id,
  name: null,
  club: null,
  account: null,
  licences: [],
  forgotten: true,
})

export const isForgotten = (person: Person | undefined): boolean => person?.forgotten === true
