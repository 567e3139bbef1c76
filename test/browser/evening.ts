/** A club evening of two tables of four in the hall, driven through the API to its final result. */
import { announce, notes, type Director } from '../event/remote.js'

export interface Evening {
  readonly id: string
  /** The total of each player; their seats are drawn at random. */
  readonly totals: ReadonlyMap<string, number>
}

export interface Entrant {
  readonly name: string
  readonly club: string
}

/** The paper list of a table where each player deals once. */
export interface PaperList {
  readonly lines: readonly string[]
  /** The totals by the rule book, by chair. */
  readonly totals: readonly number[]
}

interface Table {
  readonly table: number
  readonly seats: readonly { readonly name: string }[]
}

export async function holdEvening(
  director: Director,
  { name, starts }: { readonly name: string; readonly starts: number },
  entrants: readonly Entrant[],
  lists: readonly PaperList[],
): Promise<Evening> {
  const { act, ask } = director
  const id = await announce(director, {
    name,
    place: 'Świetlica',
    organiser: 'Klub Lębork',
    starts,
    notes,
    game: 'skat',
    mode: 'HALL',
    protestMinutes: 0,
    format: {
      id: 'evening',
      profile: 'pzskat',
      chairs: [4],
      series: [{ rounds: 1 }],
      scoring: { scale: null },
      tieBreaks: ['lot'],
      bye: { points: 0, small: 0 },
    },
  })
  const csv = ['name,club', ...entrants.map((one) => `${one.name},${one.club}`), ''].join('\n')
  await act(id, { enterAll: { csv } })
  await act(id, { draw: { series: 1 } })
  await act(id, { start: { series: 1 } })
  const { series } = await ask<{ series: { tables: Table[] }[] }>(
    'query ($e: ID!) { event(id: $e) { ... on Event { series { tables { table seats { name } } } } } }',
    { e: id },
  )
  const totals = new Map<string, number>()
  for (const { table, seats } of series[0]?.tables ?? []) {
    const list = lists[table - 1]
    if (list === undefined) throw new Error(`no list of table ${table}`)
    await act(id, { list: { series: 1, table, lines: list.lines, signed: true } })
    for (const [chair, { name: sitter }] of seats.entries()) totals.set(sitter, list.totals[chair] ?? NaN)
  }
  await act(id, { end: { series: 1 } })
  await act(id, { final: {} })
  return { id, totals }
}
