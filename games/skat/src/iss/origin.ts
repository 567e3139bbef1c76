/** Players, place, date and so on: fields that an ISS record and ours have in common. */
import { type FormatTrouble, type HandRecord, isValue } from '@stolik/core'
import { seating } from '../rules/seating.js'

/** Simple text fields, with our key for each. */
const texts = [
  ['PC', 'place'],
  ['CO', 'comment'],
  ['SE', 'series'],
  ['ID', 'id'],
  ['DT', 'date'],
] as const
const names = ['P0', 'P1', 'P2']
const ratings = ['R0', 'R1', 'R2']

type Fields = ReadonlyMap<string, string>
type Origin = Pick<HandRecord, 'players' | 'ratings' | (typeof texts)[number][1]>

/** The players' names by seat. */
export const playersOf = (fields: Fields): string[] => names.map((key) => fields.get(key) ?? '')

/** The seat of each chair in the first hand of a table of three: forehand sits at place 2. */
const seats = [0, 1, 2].map((chair) => seating(3, 0).indexOf(chair))

/** Reads these fields for a record of ours. */
export function readOrigin(fields: Fields): Origin | FormatTrouble {
  const known = new Map([...fields].map(([key, value]) => [key, value.trim()]))
  const unfit = [...names, ...ratings, ...texts.map(([key]) => key)].find((key) => !fits(key, known.get(key)))
  if (unfit !== undefined) return { problem: 'field', action: null, about: unfit }
  const byChair = (keys: readonly string[]): string[] =>
    seats.map((seat) => known.get(keys[seat] as string) ?? '')
  const renamed = texts.filter(([key]) => known.has(key)).map(([key, ours]) => [ours, known.get(key)])
  return {
    players: byChair(names),
    ...(Object.fromEntries(renamed) as Partial<Origin>),
    ...(ratings.some((key) => known.has(key)) ? { ratings: byChair(ratings) } : {}),
  }
}

/** Whether our text format can hold the value. */
const fits = (key: string, value = ''): boolean =>
  isValue(value) && !(ratings.includes(key) && value.includes('|'))

/** Writes the fields of a record of ours before its moves, in the server's order. Unknown fields stay empty. */
export function writeOrigin(record: HandRecord): string {
  const chairs = seating(record.chairs, record.hand)
  const bySeat = (keys: readonly string[], of: readonly string[]): string =>
    keys.map((key, seat) => `${key}[${plain(of[chairs[seat] as number])}]`).join('')
  return (
    texts.map(([key, ours]) => `${key}[${plain(record[ours])}]`).join('') +
    bySeat(names, record.players) +
    bySeat(ratings, record.ratings ?? [])
  )
}

/** Removes the characters that would end a field. */
const plain = (text = ''): string => text.replace(/[[\]]/g, '')
