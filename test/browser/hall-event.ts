/** An event with one table in the hall, its series begun: each player deals once. */
import { pinsOf, type Pins } from './hall.js'
import { announce, notes, type Director } from '../event/remote.js'

export interface HallTable {
  readonly status: string
  readonly seats: readonly { readonly name: string }[]
  readonly hands: readonly { readonly line: string }[]
}

export interface HallEvent {
  /** The address in the table's QR code. */
  readonly address: string
  /** Fetches the table as the gateway has it. */
  readonly table: () => Promise<HallTable>
  readonly pins: Pins
}

export async function hallEvent(
  director: Director,
  game: { readonly game: string; readonly profile: string },
  names: readonly string[],
): Promise<HallEvent> {
  const { act, ask, gateway } = director
  const event = await announce(director, {
    name: 'Wieczór',
    place: 'Świetlica',
    organiser: 'Klub',
    starts: 1_800_000_000_000,
    notes,
    game: game.game,
    mode: 'HALL',
    protestMinutes: 0,
    format: {
      id: 'evening',
      profile: game.profile,
      chairs: [names.length],
      series: [{ rounds: 1 }],
      scoring: { scale: null },
      tieBreaks: ['lot'],
      bye: { points: 0, small: 0 },
    },
  })
  await act(event, { enterAll: { csv: `name\n${names.join('\n')}\n` } })
  await act(event, { draw: { series: 1 } })
  await act(event, { start: { series: 1 } })
  const table = async (): Promise<HallTable & { readonly key: string }> => {
    const { series } = await ask<{ series: { tables: (HallTable & { key: string })[] }[] }>(
      `query ($e: ID!) { event(id: $e) { ... on Event { series { tables {
        status key seats { name } hands { line } } } } } }`,
      { e: event },
    )
    const found = series[0]?.tables[0]
    if (found === undefined) throw new Error('nobody is seated')
    return found
  }
  const { key } = await table()
  const pins = await pinsOf(gateway.url, event, director.token)
  return { pins, address: `${gateway.url}/event/${event}/list/1/1#${key}`, table }
}
