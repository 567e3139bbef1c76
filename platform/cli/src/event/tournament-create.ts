import { announce } from '@stolik/event/decide/regulations'
import type { Logged } from '@stolik/event/model/entry'
import { forAnotherTime, isFields, overlaid } from '@stolik/contract/event/regulations-file'
import { usualNotes } from '@stolik/contract/event/words/usual-notes'
import { regulations as description } from '@stolik/contract/event/regulations'
import { readLocale } from '../base/arguments.js'
import { UsageError } from '../base/io.js'
import { director, type Desk } from './tournament-desk.js'
import { toolsOf } from '@stolik/gateway/event/tools'
import { isBadEvent, readEvent, writeEvent } from './tournament-file.js'
import { coerced, isBadInput, json } from './tournament-input.js'
import { refusalLines } from './tournament-words.js'
import { presetNamed } from './tournament-presets.js'

/**
 * Announces an event by regulations from a JSON file, in the shape of the schema's `RegulationsInput`. With a preset or an
 * earlier event, the file holds only what differs. Notes that nobody gives are the usual ones, as on the page.
 */
export async function create(desk: Desk): Promise<number> {
  const { disk, file, rest, io, games } = desk
  const [from] = rest
  if (from === undefined) throw new UsageError('Name the file with the regulations.')
  if ((await disk.load(file)) !== undefined) {
    io.error(`${file}: there is an event already; name another file`)
    return 1
  }
  const text = await disk.load(from)
  const fields = text === undefined ? undefined : json(text)
  if (!isFields(fields)) {
    const why =
      text === undefined
        ? 'there is no such file'
        : fields === undefined
          ? 'this is not JSON'
          : 'this is not a JSON object'
    io.error(`${from}: ${why}`)
    return 1
  }
  const { preset, ...changes } = fields
  const base = await baseOf(desk, preset)
  if ('bad' in base) {
    io.error(base.bad)
    return 1
  }
  const usual = { notes: usualNotes(readLocale(desk.values.lang)) }
  const input = coerced(games, 'RegulationsInput', overlaid(overlaid(usual, base.base), changes))
  if (isBadInput(input)) {
    for (const words of input.words) io.error(`${from}: ${words}`)
    return 1
  }
  const regulations = description.store(input)
  const offer = games.find(({ plugin }) => plugin.id === regulations.game)
  if (offer === undefined) {
    io.error(`${from}: there is no game ${regulations.game}`)
    return 1
  }
  if (regulations.sameCards !== undefined) {
    io.error(`${from}: ${secretsElsewhere}`)
    return 1
  }
  const decision = announce(regulations, disk.sealed(), toolsOf(offer).lists)
  if ('refused' in decision) {
    for (const line of refusalLines(offer, from, decision)) io.error(line)
    return 1
  }
  const at = disk.date()
  const log = decision.entries.map((one): Logged => ({ at, by: director(desk), op: null, ...one }))
  await disk.save(file, writeEvent(log))
  io.out(`${regulations.name} is announced.`)
  return 0
}

const secretsElsewhere =
  'sameCards needs a gateway, because whoever has the file would know the deals. Announce the event there, or leave sameCards out. (ONLY_GATEWAY)'

type Base = { readonly base: object } | { readonly bad: string }

/** What the file's fields replace. @param named the preset that the file names */
async function baseOf(desk: Desk, named: unknown): Promise<Base> {
  const { values, rest, games } = desk
  const [from = ''] = rest
  if (values.from !== undefined) {
    if (values.preset !== undefined || named !== undefined)
      return { bad: `${from}: either a preset or an earlier event can be the base, not both` }
    return earlier(desk, values.from)
  }
  if (named !== undefined && typeof named !== 'string')
    return { bad: `${from}: preset must be a text such as GAME/ID` }
  if (named !== undefined && values.preset !== undefined && named !== values.preset)
    return { bad: `${from}: the file is made for the preset ${named}, not for ${values.preset}` }
  const name = named ?? values.preset
  if (name === undefined) return { base: {} }
  const preset = presetNamed(games, name)
  if (preset !== undefined) return { base: { game: preset.game, format: preset.format } }
  if (named === undefined)
    throw new UsageError(`There is no preset “${name}”: see stolik tournament presets.`)
  return { bad: `${from}: there is no preset “${name.slice(0, 80)}”: see stolik tournament presets` }
}

/** The regulations of an earlier event. Nothing else of it is read: no entry, no secret. */
async function earlier({ disk, games }: Desk, file: string): Promise<Base> {
  const text = await disk.load(file)
  if (text === undefined) return { bad: `${file}: there is no such file` }
  const event = readEvent(text, games)
  if (isBadEvent(event)) return { bad: `${file}:${event.line}: ${event.words}` }
  // Without a date, so that the file must say one.
  return { base: { ...forAnotherTime(description.show(event.state.regulations)), starts: undefined } }
}
