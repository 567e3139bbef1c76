import { expect, it } from 'vitest'
import { event } from '../../../elements/test/event.js'
import { matchingPlayers } from './entry-list.js'

const { players } = event({ phase: 'OPEN', names: ['Łucja Żak', 'Jan Kos', 'Anna Kòsicka', 'Ewa Lis'] })
const names = (sought: string): string[] => matchingPlayers(players, sought).map(({ name }) => name)

it('finds entries for hurried typing: by number, and by a part of a name without diacritics', () => {
  expect(names('')).toHaveLength(4)
  expect(names(' 2 ')).toEqual(['Jan Kos'])
  expect(names('lucja z')).toEqual(['Łucja Żak'])
  expect(names('KOS')).toEqual(['Jan Kos', 'Anna Kòsicka'])
  expect(names('nobody')).toEqual([])
})
