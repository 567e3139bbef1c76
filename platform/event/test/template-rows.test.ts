/** The published results as rows for a template: names in two parts, sums over series, licences where they are known. */
import { expect, test } from 'vitest'
import { templateRows } from '../src/standing/template-rows.js'

const csv = [
  '\uFEFFplace,number,name,club,points1,points2,points,small,date,won1,won2,hands1',
  "1,7,Ola van Dyk,'=Dolina,8,4.5,12.5,1204,2026-07-01,3,2,12",
  ',3,Jan Kos,,,-2,-2,10,2026-07-01,,1,',
].join('\r\n')

test('figures are numbers, texts are texts, and what a player does not have is empty', () => {
  const [ola, jan] = templateRows(csv, [{ number: 7, surname: 'van Dyk', licence: '00123' }])
  expect(ola).toEqual({
    place: 1,
    number: 7,
    name: 'Ola van Dyk',
    surname: 'van Dyk',
    firstname: 'Ola',
    surnameFirst: 'van Dyk Ola',
    club: '=Dolina',
    team: '',
    pair: '',
    licence: '00123',
    points1: 8,
    points2: 4.5,
    points: 12.5,
    small: 1204,
    won1: 3,
    won2: 2,
    won: 5,
    hands1: 12,
    hands: 12,
    lost: '',
    prize: '',
    event: '',
    organiser: '',
    profile: '',
    date: { at: '2026-07-01' },
  })
  expect(jan).toMatchObject({ place: '', points1: '', points2: -2, won1: '', won: 1, hands: '' })
  expect(jan).toMatchObject({ surname: 'Kos', firstname: 'Jan' })
})

test('licences that nobody may see are no column', () => {
  expect(templateRows(csv, [{ number: 7, surname: null }])[0]).not.toHaveProperty('licence')
  expect(templateRows(csv, [{ number: 7, surname: null, licence: null }])[0]?.licence).toBe('')
})
