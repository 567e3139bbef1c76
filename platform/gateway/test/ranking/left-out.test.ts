/** Why a scheme leaves an event out: exactly if nothing of it is counted, and by the first condition that no part meets. */
import type { Part, Scheme } from '@stolik/contract/ranking/scheme'
import type { Sheet } from '@stolik/contract/ranking/sheet'
import { expect, test } from 'vitest'
import { games } from '../../src/games.js'
import { differing, leftOutOf, whyLeftOut } from '../../src/ranking/editions/left-out.js'
import { listSheet, recordOf, scheme } from './kept.js'
import { newRankings } from '../stores.js'

const [all] = scheme.parts as [Part]
const by = (...parts: readonly Partial<Part>[]): Scheme => ({
  ...scheme,
  parts: parts.map((part) => ({ ...all, ...part })),
})
const sheet = listSheet()
const north: Partial<Part> = { regions: ['North'] }

test.each<readonly [string, Scheme, Partial<Sheet>, string | undefined]>([
  ['an event is taken by a scheme with one part', by({}), {}, undefined],
  ['no part takes an event without a region', by(north, { regions: ['South'] }), {}, 'NO_REGION'],
  [
    'a part for all regions takes an event without a region',
    by(north, { kinds: ['evening'] }),
    {},
    undefined,
  ],
  ['an event of another region is left out', by(north), { region: 'West' }, 'REGION'],
  ['an event of its region is taken', by(north), { region: 'North' }, undefined],
  ['an event of another kind is left out', by({ ...north, kinds: ['tournament'] }), {}, 'KIND'],
  ['an event of another organiser is left out', by({ organisers: ['Someone'] }), {}, 'ORGANISER'],
  [
    'no part takes both the kind and the organiser of an event',
    by({ organisers: ['X'] }, { kinds: ['tournament'] }),
    {},
    'ORGANISER',
  ],
  [
    'an event that the scheme does not name is left out',
    by({ events: [{ source: 'here', event: 'e2' }] }),
    {},
    'NOT_NAMED',
  ],
  ['a list of the hall is left out of online events', by({ hall: false }), {}, 'WAY'],
  ['an event with another profile is left out', by({}), { profile: 'other' }, 'PROFILE'],
  ['an event of another season is left out', by({}), { date: '2025-12-31' }, 'SEASON'],
])('%s', (_, own, change, reason) => {
  expect(whyLeftOut(own, { ...sheet, ...change })).toBe(reason)
})

test('all offered events are checked, the oldest first', async () => {
  const store = newRankings()
  const records = Array.from({ length: 12 }, (_, i) =>
    recordOf({
      ...listSheet({ event: `e${i}`, date: `2026-03-${String(20 - i).padStart(2, '0')}` }),
      region: i % 2 === 0 ? 'North' : null,
    }),
  )
  await store.addSheets(records)
  const left = await leftOutOf(
    store,
    undefined,
    by(north),
    records.map(({ hash }) => hash),
  )
  expect(left.map(({ event, reason }) => `${event} ${reason}`)).toEqual(
    [11, 9, 7, 5, 3, 1].map((i) => `e${i} NO_REGION`),
  )
  expect(left[0]).toEqual({
    source: 'here',
    event: 'e11',
    name: 'Evening e11',
    date: '2026-03-09',
    reason: 'NO_REGION',
    differs: null,
  })
})

test('an event with other rules names the first knob that differs, and its clause', async () => {
  const { plugin } = games.find((offer) => offer.plugin.knobs.length > 1) as (typeof games)[number]
  const [base = '', otherBase = ''] = plugin.profiles
  const turnable = plugin.knobs.flatMap(({ id, choices, bases }) => {
    const choice = choices.find((one) => one.id !== bases[base]?.choice)?.id ?? ''
    const found = plugin.turn(base, { [id]: choice })
    return 'refused' in found ? [] : [found]
  })
  const [one, two] = turnable as [(typeof turnable)[number], (typeof turnable)[number]]
  const [first] = one.differences
  const difference = { knob: first?.knob, clause: first?.clause }
  expect(differing(plugin, [base], one.profile)).toEqual(difference)
  expect(differing(plugin, [two.profile], one.profile)).toEqual(difference)
  expect(differing(plugin, [one.profile], base)).toEqual({ knob: first?.knob, clause: first?.baseClause })
  expect(differing(plugin, [otherBase], one.profile)).toBeNull()
  expect(differing(plugin, [base], `${one.profile}~zzz.1`)).toBeNull()

  const own = { ...by({}), game: plugin.id, profiles: [base] }
  const store = newRankings()
  const record = recordOf({ ...listSheet(), game: plugin.id, profile: one.profile })
  await store.addSheets([record])
  expect(await leftOutOf(store, plugin, own, [record.hash])).toMatchObject([
    { reason: 'PROFILE', differs: difference },
  ])
})
