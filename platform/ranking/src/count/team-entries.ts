/** What teams add up at an event: a result of each player, or of each of their lists, with the figures for tie-breaks. */
import type { TeamRule } from '@stolik/contract/ranking/scheme'
import { isPlayed, partOf, type Event } from './people.js'

const names = ['units', 'small', 'wins', 'seconds', 'won', 'lost', 'lists'] as const

/** By entry: a player of the sheet, or a row of its lists. */
export type Columns = Readonly<Record<(typeof names)[number], Float64Array>>

export interface Entries {
  readonly columns: Columns
  /** The player of an entry. */
  readonly playerOf: (entry: number) => number
  /** Teams are compared within a group: the event, or a series. */
  readonly groupOf: (entry: number) => number
}

export function entriesOf(event: Event, per: TeamRule['per']): Entries {
  const { player, series, online } = event.sheet.lists
  if (per === 'event') return { columns: playerFigures(event), playerOf: (entry) => entry, groupOf: () => 0 }
  // Lists in a hall and online may belong to two parts with two weights.
  const apart = event.hall !== event.online
  return {
    columns: listFigures(event),
    playerOf: (row) => player[row] as number,
    groupOf: (row) => 2 * (series[row] as number) + (apart ? (online[row] as number) : 0),
  }
}

const none = (length: number): Columns =>
  // Each name is one of the columns.
  Object.fromEntries(names.map((name) => [name, new Float64Array(length)])) as unknown as Columns

const add = (column: Float64Array, entry: number, more: number): void => {
  column[entry] = (column[entry] as number) + more
}

/** Adds a row of the lists to an entry. */
function addRow(columns: Columns, entry: number, { lists: list }: Event['sheet'], row: number): void {
  const place = list.place[row] as number
  add(columns.units, entry, list.units[row] as number)
  add(columns.small, entry, list.small[row] as number)
  add(columns.won, entry, list.won[row] as number)
  add(columns.lost, entry, list.lost[row] as number)
  if (place === 1) add(columns.wins, entry, 1)
  if (place === 2) add(columns.seconds, entry, 1)
  if (isPlayed(place, list.hands[row] as number)) add(columns.lists, entry, 1)
}

/** The figures of each player, from the lists that count. */
function playerFigures(event: Event): Columns {
  const { sheet } = event
  const columns = none(sheet.players.length)
  sheet.players.forEach(({ adjusted, adjustedSmall }, i) => {
    columns.units[i] = adjusted
    columns.small[i] = adjustedSmall
  })
  sheet.lists.player.forEach((player, row) => {
    if (partOf(event, row) !== -1) addRow(columns, player, sheet, row)
  })
  return columns
}

/** The figures of each list that counts. The adjustments of a player belong to the list with the most points. */
function listFigures(event: Event): Columns {
  const { sheet } = event
  const { player, series, units } = sheet.lists
  const columns = none(player.length)
  const best = new Int32Array(sheet.players.length).fill(-1)
  player.forEach((one, row) => {
    if (partOf(event, row) === -1) return
    addRow(columns, row, sheet, row)
    const before = best[one] as number
    const more = before === -1 ? 1 : (units[row] as number) - (units[before] as number)
    if (more > 0 || (more === 0 && (series[row] as number) < (series[before] as number))) best[one] = row
  })
  sheet.players.forEach(({ adjusted, adjustedSmall }, i) => {
    const row = best[i] as number
    if (row === -1) return
    add(columns.units, row, adjusted)
    add(columns.small, row, adjustedSmall)
  })
  return columns
}
