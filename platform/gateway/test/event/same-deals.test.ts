/** How the gateway seals and opens the deals that all tables of a series play. */
import { isSecret } from '@stolik/core'
import { foldAll } from '@stolik/event/fold/fold'
import type { Logged } from '@stolik/event/model/entry'
import type { EventState } from '@stolik/event/model/state'
import { dealsCommitment } from '@stolik/event/same/deals'
import { expect, it } from 'vitest'
import { oneSecret, openSecrets } from '../../src/base/secrets.js'
import { eventKeys } from '../../src/event/store/keys.js'
import { actsOfDeals } from '../../src/event/store/same-deals.js'

const [old, young] = ['o'.repeat(64), 'y'.repeat(64)] as const
const keys = eventKeys(oneSecret(old))

const plan = { rounds: 1, minutes: null, draw: 'lots' } as const
const text = 'As usual.'
const announced = (sameCards: 'difference' | undefined): Logged => ({
  at: 0,
  by: { kind: 'gateway' },
  op: null,
  entry: {
    kind: 'announce',
    sealed: { salt: 'a'.repeat(64), seed: 'b'.repeat(64) },
    regulations: {
      name: 'Cup',
      place: '',
      organiser: 'Club',
      starts: 0,
      game: 'numbers',
      mode: 'online',
      format: {
        id: 'test',
        profile: 'free',
        chairs: [3],
        series: [plan, plan],
        scoring: { kind: 'total' },
        tieBreaks: ['lot'],
        bye: { points: 0, small: 0 },
        stake: null,
      },
      open: true,
      capacity: null,
      fee: null,
      groups: [],
      categories: [],
      prizes: [],
      juniorFrom: null,
      seniorUntil: null,
      protestMinutes: 0,
      dropOut: 'bot',
      speed: 'NORMAL',
      ...(sameCards && { sameCards }),
      notes: { control: text, penalties: text, exclusion: text, appeals: text, material: text, other: '' },
    },
  },
})

const state = (same: 'difference' | undefined, ...entries: readonly Logged['entry'][]): EventState => {
  const later = entries.map((entry, i): Logged => ({ at: i, by: { kind: 'gateway' }, op: null, entry }))
  const folded = foldAll([announced(same), ...later])
  if (folded === undefined) throw new Error('no event')
  return folded
}
const seal = (series: number, of = keys): Logged['entry'] => ({
  kind: 'sealDeals',
  series,
  commitment: dealsCommitment(of.deals('e', series)),
})
const drawn: Logged['entry'] = {
  kind: 'draw',
  series: 1,
  reason: null,
  tables: [],
  byes: [],
  next: { salt: 'c'.repeat(64), seed: 'd'.repeat(64) },
}
const ended = [drawn, { kind: 'start', series: 1 }, { kind: 'end', series: 1 }] as const

it('seals every series that an event has, once, and nothing where each table has deals of its own', () => {
  expect(actsOfDeals('e', state('difference'), keys)).toEqual([seal(1), seal(2)])
  expect(actsOfDeals('e', state('difference', seal(1)), keys)).toEqual([seal(2)])
  expect(actsOfDeals('e', state('difference', seal(1), seal(2)), keys)).toEqual([])
  expect(actsOfDeals('e', state(undefined), keys)).toEqual([])
})

it('opens the deals of a series that has ended, never before', () => {
  const before = [seal(1), seal(2), ...ended]
  for (let n = 2; n < before.length; n++)
    expect(actsOfDeals('e', state('difference', ...before.slice(0, n)), keys)).toEqual([])
  const open = { kind: 'openDeals', series: 1, ...keys.deals('e', 1) } as const
  expect(actsOfDeals('e', state('difference', ...before), keys)).toEqual([open])
  expect(actsOfDeals('e', state('difference', ...before, open), keys)).toEqual([])
})

it('opens what an earlier secret of the gateway has sealed, and nothing if that secret is gone', () => {
  const sealed = state('difference', seal(1), seal(2), ...ended)
  const changed = eventKeys(openSecrets(young, { secret: old, from: 0, until: 1 }, { now: () => 2 }))
  expect(changed.deals('e', 1)).not.toEqual(keys.deals('e', 1))
  expect(actsOfDeals('e', sealed, changed)).toEqual([{ kind: 'openDeals', series: 1, ...keys.deals('e', 1) }])
  expect(actsOfDeals('e', sealed, eventKeys(oneSecret(young)))).toEqual([])
})

it('derives other secrets for each series and event', () => {
  const all = ['e', 'f'].flatMap((event) => [1, 2].map((series) => keys.deals(event, series)))
  const words = all.flatMap(({ salt, seed }) => [salt, seed])
  expect(words.every(isSecret)).toBe(true)
  expect(new Set(words).size).toBe(8)
})
