import { announce } from '@stolik/tournament/decide/regulations'
import type { Logged } from '@stolik/tournament/model/entry'
import { readRegulations } from '@stolik/gateway/api/tournament/input/regulations'
import { showFormat } from '@stolik/gateway/tournament/show-regulations'
import { UsageError } from './io.js'
import { director } from './tournament-acts.js'
import { toolsOf } from '@stolik/gateway/tournament/tools'
import { writeEvent } from './tournament-file.js'
import { coerced, isBadInput, json } from './tournament-input.js'
import { refusalLines } from './tournament-words.js'
import type { Desk } from './tournament-desk.js'

/** Announces an event by regulations from a JSON file, in the shape of the schema's `RegulationsInput`. */
export async function create(desk: Desk): Promise<number> {
  const { disk, file, rest, io, games, values } = desk
  const [from] = rest
  if (from === undefined) throw new UsageError('Name the file with the regulations.')
  if ((await disk.load(file)) !== undefined) {
    io.error(`${file}: there is an event already; name another file`)
    return 1
  }
  const text = await disk.load(from)
  const told = text === undefined ? undefined : json(text)
  if (typeof told !== 'object' || told === null) {
    io.error(`${from}: ${text === undefined ? 'there is no such file' : 'this is not JSON'}`)
    return 1
  }
  const input = coerced(games, 'RegulationsInput', {
    ...preset(desk, values.preset),
    ...told,
  })
  if (isBadInput(input)) {
    for (const words of input.words) io.error(`${from}: ${words}`)
    return 1
  }
  const regulations = readRegulations(input)
  const offer = games.find(({ plugin }) => plugin.id === regulations.game)
  if (offer === undefined) {
    io.error(`${from}: there is no game ${regulations.game}`)
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

/** Returns game and format of a preset; the file may override them. @throws UsageError for an unknown preset. */
function preset({ games }: Desk, name: string | undefined): object {
  if (name === undefined) return {}
  const [game, id] = name.split('/')
  const offer = games.find(({ plugin }) => plugin.id === game)
  const format = offer?.events?.find((one) => one.id === id)
  if (format === undefined)
    throw new UsageError(`There is no preset “${name}”: see stolik tournament presets.`)
  return { game, format: showFormat(format) }
}
