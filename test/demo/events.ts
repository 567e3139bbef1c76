/** Events of the demo, run through the API as by an organiser: one that is over, one under way. */
import { announce, notes, type Director } from '../event/remote.js'
import type { Chance } from './chance.js'
import { people, type Entrant } from './names.js'

interface Table {
  readonly table: number
  readonly seats: readonly unknown[]
  readonly live: string | null
}

const suits = ['clubs', 'spades', 'hearts', 'diamonds'] as const

/** Hands of a table as people would write them; at tables of four the dealer does not play. */
export function handsOf(chairs: number, count: number, by: Chance): readonly string[] {
  return Array.from({ length: count }, (_, hand) => {
    const dealer = chairs === 4 ? hand % 4 : -1
    const seats = Array.from({ length: chairs }, (_, chair) => chair).filter((chair) => chair !== dealer)
    if (by.below(12) === 0) return 'passed'
    const ending = by.below(4) === 0 ? 'lost' : 'won'
    const game = by.below(5) === 0 ? 'grand' : by.pick(suits)
    return `${by.pick(seats) + 1} ${game} with ${1 + by.below(2)} ${ending}`
  })
}

const day = 24 * 60 * 60_000
/** Five in the afternoon of a day, in Polish winter time. */
const evening = (at: number): number => Math.floor(at / day) * day + 16 * 60 * 60_000

const regulations = (name: string, starts: number, rounds: number) => ({
  name,
  starts,
  notes,
  place: 'Świetlica w Lęborku',
  organiser: 'Klub Lębork',
  game: 'skat',
  protestMinutes: 0,
  format: {
    id: 'evening',
    profile: 'pzskat',
    chairs: [4],
    series: [{ rounds }, { rounds }],
    scoring: { scale: null },
    tieBreaks: ['lot'],
    bye: { points: 0, small: 0 },
  },
})

const csvOf = (entrants: readonly Entrant[], online: (n: number) => boolean): string =>
  [
    'name,club,online',
    ...entrants.map(({ name, club }, n) => `${name},${club},${online(n) ? 'yes' : ''}`),
    '',
  ].join('\n')

async function tablesOf({ ask }: Director, event: string, series: number): Promise<readonly Table[]> {
  const answer = await ask<{ series: { tables: Table[] }[] }>(
    'query ($e: ID!) { event(id: $e) { ... on Event { series { tables { table live seats { name } } } } } }',
    { e: event },
  )
  return answer.series[series - 1]?.tables ?? []
}

/** An evening of two series in the hall, with its final result. */
export async function heldEvent(director: Director, by: Chance, now: number): Promise<string> {
  const { act } = director
  const event = await announce(director, {
    ...regulations('Jesienny turniej w Lęborku', evening(now - 7 * day), 1),
    mode: 'HALL',
    prizes: [{ of: 'all', places: ['puchar', 'medal', 'książka'] }],
  })
  await act(event, { enterAll: { csv: csvOf(people(12, by), () => false) } })
  for (const series of [1, 2]) {
    await act(event, { draw: { series } })
    await act(event, { start: { series } })
    for (const { table, seats } of await tablesOf(director, event, series))
      await act(event, { list: { series, table, lines: handsOf(seats.length, 4, by), signed: true } })
    await act(event, { end: { series } })
  }
  await act(event, { final: {} })
  return event
}

export interface UnderWay {
  readonly event: string
  /** The number of a table whose list is kept on paper, and the id of one that is played online. */
  readonly hall: number
  readonly online: string
}

/** An event whose first series is being played: two tables in the hall, with paper lists, and one online. */
export async function eventUnderWay(director: Director, by: Chance, now: number): Promise<UnderWay> {
  const { act } = director
  const event = await announce(director, {
    ...regulations('Otwarty turniej skata, Lębork i online', now - day / 24, 3),
    mode: 'MIXED',
  })
  await act(event, { enterAll: { csv: csvOf(people(12, by), (n) => n >= 8) } })
  await act(event, { draw: { series: 1 } })
  await act(event, { start: { series: 1 } })
  const tables = await tablesOf(director, event, 1)
  const hall = tables.filter(({ live }) => live === null).map(({ table }) => table)
  // The gateway opens online tables by itself, shortly after the series has begun.
  const online = await until(
    async () => (await tablesOf(director, event, 1)).flatMap(({ live }) => (live === null ? [] : [live]))[0],
  )
  const inHall = hall.filter((table) => table !== tables.length)
  for (const [n, table] of inHall.entries())
    for (const [hand, line] of handsOf(4, 5 - 2 * n, by).entries())
      await act(event, { hand: { series: 1, table, hand, line } })
  return { event, hall: inHall[0] ?? 1, online }
}

async function until<T>(ask: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + 60_000
  for (;;) {
    const found = await ask()
    if (found !== undefined) return found
    if (Date.now() > end) throw new Error('it does not begin')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
