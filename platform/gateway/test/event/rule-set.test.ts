/**
 * A whole event in a hall by a club's own rules. Its lists are told from those of the base by two knobs: a null ouvert hand counts 69
 * instead of 59, and the skat of a ramsz goes to the last trick instead of to nobody. All figures are counted by hand.
 */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { games } from '../../src/games.js'
import { fakeTime, testApp, type Asker } from '../help.js'
import { act, announce, does, newOp, official, see } from './gateway.js'
import { newAccounts } from '../stores.js'

const base = 'towarzyski'
const club = 'towarzyski~nullValues.patrolki~ramszSkat.last-trick'

/**
 * The lists of two tables of four. A won game counts its value and 50, a lost one twice its value and 50 less, and 30 for the three
 * others.
 */
const lists = [
  ['ramsz - 50 40 20 last 3', '3 null-ouvert hand won', '4 clubs with 1 won', '1 hearts with 1 lost'],
  ['ramsz - 30 30 60 last 4', '1 null-ouvert hand lost', '2 spades with 1 won', 'ramsz 35 35 30 - last 1'],
] as const

/** The results of the four places of each list. */
const byHand = {
  [club]: [
    // Place 3 gets the ten points of the skat, so that 2 and 3 have 50 each, and both pay.
    [-40 - 50, -50 + 30, -50 + (69 + 50) + 30, 24 + 50 + 30],
    // Place 1 gets the twenty points of the skat, and pays 55 alone.
    [-138 - 50 - 55, 30 + (22 + 50), 30, -60 + 30],
  ],
  [base]: [
    [-40 - 50, -50 + 30, 59 + 50 + 30, 24 + 50 + 30],
    // Places 1 and 2 have most points.
    [-118 - 50 - 35, 30 + (22 + 50) - 35, 30, -60 + 30],
  ],
}

interface Results {
  readonly content: {
    readonly game: { readonly profile: string; readonly rules: readonly string[] }
    readonly standings: {
      readonly individual: readonly {
        readonly player: string
        readonly place: number
        readonly points: number
      }[]
    }
  }
}

let app: FastifyInstance
let director: Asker
beforeAll(async () => {
  const accounts = newAccounts()
  app = await testApp({ games, accounts, time: fakeTime(1_700_000_000_000) })
  director = await official({ app, accounts }, 'Director', 'ORGANISER')
})
afterAll(() => app.close())

const regulations = (profile: string): object => ({
  game: 'skat',
  protestMinutes: 0,
  format: {
    id: 'evening',
    profile,
    chairs: [4],
    stake: null,
    tieBreaks: ['lot'],
    bye: { points: 0, small: 0 },
    scoring: { scale: null, ties: 'MEAN' },
    series: ['LOTS', 'STANDING'].map((draw) => ({ rounds: 1, minutes: null, draw })),
  },
})

/** Holds two series, and returns what each player has won at their places, counted by hand, and the results. */
async function held(profile: keyof typeof byHand) {
  const { event } = await announce(director, regulations(profile), newOp())
  for (let n = 1; n <= 8; n++) await does(director, event, { enter: { entrant: { name: `Player ${n}` } } })
  const counted = new Map<string, number>()
  for (const series of [1, 2]) {
    await does(director, event, { draw: { series } })
    await does(director, event, { start: { series } })
    const { series: all } = await see<{
      series: { tables: { table: number; seats: { player: string }[] }[] }[]
    }>(director, event, 'series { tables { table seats { player } } }')
    for (const { table, seats } of all[series - 1]?.tables ?? []) {
      await does(director, event, { list: { series, table, lines: lists[table - 1], signed: true } })
      for (const [chair, { player }] of seats.entries())
        counted.set(player, (counted.get(player) ?? 0) + (byHand[profile][table - 1]?.[chair] ?? NaN))
    }
    await does(director, event, { end: { series } })
  }
  await does(director, event, { final: {} })
  const { body } = await app.inject({ url: `/files/event/${event}/results.json` })
  return { counted, content: (JSON.parse(body) as Results).content }
}

describe.each([
  ['a rule set', club],
  ['its base', base],
] as const)('an event in a hall by %s', (_, profile) => {
  it('ranks its players by what the hands are worth under these rules', async () => {
    const { counted, content } = await held(profile)
    expect(counted.size).toBe(8)
    const { individual } = content.standings
    expect(new Map(individual.map(({ player, points }) => [player, points]))).toEqual(counted)
    const points = individual.toSorted((a, b) => a.place - b.place).map((row) => row.points)
    expect(points).toEqual([...counted.values()].toSorted((a, b) => b - a))
    expect(content.game.profile).toBe(profile)
    expect(content.game.rules).toHaveLength(1)
  })
})

it('a hand that the rule set needs to know more about is refused until the list says it', async () => {
  const { event } = await announce(director, regulations(club), newOp())
  for (let n = 1; n <= 4; n++) await does(director, event, { enter: { entrant: { name: `Player ${n}` } } })
  await does(director, event, { draw: { series: 1 } })
  await does(director, event, { start: { series: 1 } })
  const place = { series: 1, table: 1, hand: 0 }
  const line = 'ramsz - 50 40 20'
  expect(await act(director, event, { hand: { ...place, line } })).toMatchObject({ code: 'BAD_LINE' })
  await does(director, event, { hand: { ...place, line: `${line} last 3` } })
})
