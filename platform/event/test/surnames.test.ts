/** Surnames as files of entries tell them: they stay with the entry, and events without them read as before. */
import { expect, it } from 'vitest'
import { surname } from '@stolik/core'
import { readEntries } from '@stolik/event/decide/files'
import type { Entrant } from '@stolik/event/model/entry'
import { startEvent, type TestEvent } from './event.js'

function entered(csv: string): TestEvent {
  const event = startEvent()
  const act = readEntries(csv)
  if ('refused' in act) throw new Error(JSON.stringify(act))
  event.must(act)
  return event
}

function entrantOf({ state }: TestEvent): Entrant {
  const player = state.players.get('p1')
  if (player === undefined) throw new Error('nobody')
  return player.entrant
}

const sorted = ({ state }: TestEvent): readonly string[] =>
  [...state.players.values()]
    .map(({ entrant: { name, surnameAt } }) => `${surname(name, surnameAt)} | ${name}`)
    .toSorted()

it.each([
  [
    'in two columns',
    'Nazwisko;Imię\nNowak Lis;Jan\nAbt;Zoe Ewa\n',
    ['Abt | Zoe Ewa Abt', 'Nowak Lis | Jan Nowak Lis'],
  ],
  [
    'in one column',
    'Nazwisko i imię\nNowak Jan\nvan der Abt Zoe\n',
    ['Nowak | Jan Nowak', 'van der Abt | Zoe van der Abt'],
  ],
  [
    'in a column called surname',
    'Nazwisko\nNowak Jan\nAbt Ewa\nLis Piotr\n',
    ['Abt | Ewa Abt', 'Lis | Piotr Lis', 'Nowak | Jan Nowak'],
  ],
  [
    'without a name that tells where they end: as written, by their beginning',
    'Nazwisko i imię\nNowak Lis Xawa\nAbt Ola\n',
    ['Abt | Ola Abt', 'Nowak Lis Xawa | Nowak Lis Xawa'],
  ],
  [
    'in a column of names, given name first',
    'Name\nJan Nowak\nZoe Abt jun.\n',
    ['Abt jun. | Zoe Abt jun.', 'Nowak | Jan Nowak'],
  ],
  [
    'in a column called surname that has the given name first',
    'Nazwisko\nOla Abt\nJan Lis\n',
    ['Abt | Ola Abt', 'Lis | Jan Lis'],
  ],
])('surnames are known %s', (_, csv, expected) => {
  expect(sorted(entered(csv))).toEqual(expected)
})

it('a change that keeps the name keeps the surname, whatever form it comes from', () => {
  const event = entered('Nazwisko;Imię\nNowak Lis;Jan\n')
  const { surnameAt, ...rest } = entrantOf(event)
  expect(surnameAt).toBe(1)
  event.must({ kind: 'change', player: 'p1', entrant: { ...rest, club: 'Valley' }, seen: rest })
  expect(sorted(event)).toEqual(['Nowak Lis | Jan Nowak Lis'])
  event.must({ kind: 'change', player: 'p1', entrant: { ...entrantOf(event), name: 'Jan Lis' } })
  expect(sorted(event)).toEqual(['Lis | Jan Lis'])
})

it('an entry that was logged before files told surnames reads and sorts as it did', () => {
  const event = startEvent()
  event.enter('Karl von der Heide')
  expect(entrantOf(event)).not.toHaveProperty('surnameAt')
  expect(sorted(event)).toEqual(['Heide | Karl von der Heide'])
})
