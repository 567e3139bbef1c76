/**
 * Regulations as a file, for another event or for `stolik tournament create`: a preset and what differs from it. Loaded when
 * somebody saves or takes such a file.
 */
import type { Locale } from '@stolik/core'
import { readJson } from '@stolik/contract/read'
import { regulations } from '@stolik/contract/event/regulations'
import { differing, isFields, overlaid, readMoment } from '@stolik/contract/event/regulations-file'
import type { Format, GameFormats, Regulations } from '@stolik/elements/event/client/types'
import { unfilled } from './model.js'

export function writeRegulations(written: Regulations, games: readonly GameFormats[]): string {
  const { game, format, starts } = written
  const preset = presetNamed(games, game, format.id)
  const fields = { ...written, starts: new Date(starts).toISOString() }
  const file =
    preset === undefined
      ? fields
      : { preset: `${game}/${preset.id}`, ...differing({ game, format: preset }, fields) }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** The regulations of a file, or what is wrong with it: a code of words, and what it is about. */
export type Taken =
  | { readonly regulations: Regulations }
  | { readonly bad: 'notJson' | 'noPreset' | 'field' | 'unknown'; readonly what: string }

/** @param locale the language of the usual notes, for what the file leaves out */
export function readRegulations(text: string, games: readonly GameFormats[], locale: Locale): Taken {
  const fields = parsed(text)
  if (!isFields(fields)) return { bad: 'notJson', what: '' }
  const { preset: name, ...changes } = fields
  const [, game = '', id = ''] = /^([^/]*)\/(.*)$/.exec(typeof name === 'string' ? name : '') ?? []
  const preset = presetNamed(games, game, id)
  if (name !== undefined && preset === undefined) return { bad: 'noPreset', what: JSON.stringify(name) }
  const base = preset === undefined ? unfilled(locale) : { ...unfilled(locale), game, format: preset }
  const made = overlaid(base, inMilliseconds(changes))
  const answer = readJson(regulations.sent, JSON.stringify(made))
  if ('bad' in answer) return { bad: 'field', what: answer.bad }
  // A field that is written wrongly would otherwise do nothing, and nobody would notice.
  const [unknown] = unknownIn(made, answer.read)
  return unknown === undefined ? { regulations: answer.read } : { bad: 'unknown', what: unknown }
}

const presetNamed = (games: readonly GameFormats[], game: string, id: string): Format | undefined =>
  games.find((one) => one.game === game)?.formats.find((format) => format.id === id)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/** A moment that cannot be read stays as it is, so that its field is named. */
function inMilliseconds(changes: object): object {
  return Object.fromEntries(
    Object.entries(changes).map(([name, value]: [string, unknown]) => {
      if (name === 'starts' && typeof value === 'string') return [name, readMoment(value) ?? value]
      if (name === 'format' && isFields(value)) return [name, inMilliseconds(value)]
      if (name === 'series' && Array.isArray(value))
        return [name, value.map((one: unknown) => (isFields(one) ? inMilliseconds(one) : one))]
      return [name, value]
    }),
  )
}

/** The paths of what was written and not read. Both are of the same shape, but what was read also has what may be left out. */
function unknownIn(written: unknown, read: unknown): readonly string[] {
  if (typeof written !== 'object' || written === null || typeof read !== 'object' || read === null) return []
  const known = new Map<string, unknown>(Object.entries(read))
  return Object.entries(written).flatMap(([name, value]: [string, unknown]) =>
    known.has(name) ? unknownIn(value, known.get(name)).map((path) => `${name}.${path}`) : [name],
  )
}
