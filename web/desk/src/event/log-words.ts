/** Says in words whom and what an entry of the log is about, as far as its fields tell. */
import { isolated } from '@stolik/core'
import { reasonInWords } from '@stolik/event/model/playing'
import type { EventShown, LoggedEntry } from '@stolik/elements/event/client/types'
import type { Speaker } from '@stolik/elements/event/speaker'
import { lineWords } from './line-words.js'

type Fields = Readonly<Record<string, unknown>>

/** The fields of an entry, which the log gives as JSON. */
export function fieldsOf({ entry }: Pick<LoggedEntry, 'entry'>): Fields {
  const read: unknown = JSON.parse(entry)
  return typeof read === 'object' && read !== null ? (read as Fields) : {}
}

/** The table that an entry is about, as in the choice of tables; null for the event as a whole. */
export function tableOf(fields: Fields): string | null {
  const { series, table } = fields
  return typeof series === 'number' && typeof table === 'number' ? `${series}.${table}` : null
}

export const tableWords = (key: string, say: Speaker['say']): string => {
  const [series = 0, table = 0] = key.split('.').map(Number)
  return `${say('standings.series', { n: series })}, ${say('draw.table', { n: table })}`
}

/** Fields that name a player, in the order in which they are said. */
const people = ['player', 'a', 'b', 'by'] as const
/** Fields that people have written themselves. */
const texts = ['reason', 'text', 'note', 'what'] as const

/** Returns what is said beside the kind of an entry; empty if its kind says everything. */
export function entryWords(
  fields: Fields,
  { players, regulations, series: all }: EventShown,
  { say, locale }: Pick<Speaker, 'say' | 'locale'>,
): string {
  const at = tableOf(fields)
  const { series, table, hand, line } = fields
  const chairs = all.find(({ n }) => n === series)?.tables.find((one) => one.table === table)?.seats.length
  const { game, format } = regulations
  const written =
    typeof line === 'string' && chairs !== undefined
      ? lineWords(locale, { game, profile: format.profile, chairs }, line)
      : null
  const named = people.flatMap((field) => {
    const player = players.find(({ id }) => id === fields[field])
    return player === undefined ? [] : [`${player.number} ${isolated(player.name)}`]
  })
  const notes = texts.flatMap((field) => {
    const text = fields[field]
    return typeof text === 'string' && text !== '' ? [reasonInWords(text, (code) => say(`log.${code}`))] : []
  })
  const where = typeof series === 'number' ? say('standings.series', { n: series }) : null
  return [
    at === null ? where : tableWords(at, say),
    typeof hand === 'number' ? say('log.hand.n', { n: hand + 1 }) : null,
    ...named,
    written,
    ...notes,
  ]
    .filter((part) => part !== null)
    .join(' · ')
}
