/** What the journey must know of a draw: who sits where, and the codes that phones scan. */
import type { Director } from '../../event/remote.js'

/** A table as the draw has seated it. */
export interface Table {
  readonly table: number
  /** The code in the address of its list. */
  readonly key: string
  readonly seats: readonly { readonly name: string }[]
}

const idOf = (address: string): string => address.split('/').at(-1) ?? ''

/** The tables of a series, in their order. */
export async function tablesOf(
  { ask }: Director,
  address: string,
  series: number,
): Promise<readonly Table[]> {
  const event = await ask<{
    readonly series: readonly { readonly n: number; readonly tables: readonly Table[] }[]
  }>(
    'query ($e: ID!) { event(id: $e) { ... on Event { series { n tables { table key seats { name } } } } } }',
    { e: idOf(address) },
  )
  return event.series.find(({ n }) => n === series)?.tables ?? []
}

/** The address on the start card of the first player at a table. */
export async function cardOf({ ask }: Director, address: string, { seats }: Table): Promise<string> {
  const { players } = await ask<{
    readonly players: readonly { readonly name: string; readonly card: string }[]
  }>('query ($e: ID!) { event(id: $e) { ... on Event { players { name card } } } }', { e: idOf(address) })
  const card = players.find(({ name }) => name === seats[0]?.name)?.card ?? ''
  return `${address}/card#${card}`
}
