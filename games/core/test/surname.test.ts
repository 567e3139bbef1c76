import { describe, expect, it } from 'vitest'
import { firstNames, surname } from '../src/surname.js'

describe('a last name', () => {
  it.each([
    ['Jan Kos', 'Jan', 'Kos'],
    ['Anna Maria Bławat-Pałubicka', 'Anna Maria', 'Bławat-Pałubicka'],
    ['Stanisłôw Kòwalewsczi jun.', 'Stanisłôw', 'Kòwalewsczi jun.'],
    ['Jan Kos mł.', 'Jan', 'Kos mł.'],
    ['Jan Kos II', 'Jan', 'Kos II'],
    ['  Jan   Kos ', 'Jan', 'Kos'],
    ['Kos', '', 'Kos'],
    // An addition needs two names before it, so this is the last name.
    ['Jan Senior', 'Jan', 'Senior'],
    ['', '', ''],
  ])('of %s', (name, first, last) => {
    expect([firstNames(name), surname(name)]).toEqual([first, last])
  })
})
