/** `stolik tournament create` and `presets`: announces an event by regulations from a file, a preset or an earlier event. */
import { format as formatShape } from '@stolik/contract/event/format'
import { regulations as description } from '@stolik/contract/event/regulations'
import { forAnotherTime, isFields, overlaid } from '@stolik/contract/event/regulations-file'
import { usualNotes } from '@stolik/contract/event/words/usual-notes'
import { announce } from '@stolik/event/decide/regulations'
import type { Logged } from '@stolik/event/model/entry'
import type { Offer } from '@stolik/gateway/base/offer'
import { toolsOf } from '@stolik/gateway/event/live/tools'
import { readLocale, type Call } from '../base/command.js'
import { parsed, textOf } from '../base/files.js'
import { Failure, UsageError } from '../base/io.js'
import { director, secondFile, type Desk } from './desk.js'
import { accepted, loadEvent, mustBeNew, writeEvent } from './event-file.js'
import { regulationsOf } from './input.js'

/**
 * Announces an event by regulations from a JSON file, in the shape of the schema's `RegulationsInput`. With a preset or an
 * earlier event, the file holds only what differs. Notes that nobody gives are the usual ones, as on the page.
 */
export async function create(desk: Desk): Promise<void> {
  const { disk, file, io, games } = desk
  const from = secondFile(desk, 'Name the file with the regulations.')
  await mustBeNew(desk, file)
  const fields = parsed(await textOf(desk, from))
  if (fields === undefined) throw new Failure(`${from}: this is not JSON`)
  if (!isFields(fields)) throw new Failure(`${from}: this is not a JSON object`)
  const { preset, ...changes } = fields
  const usual = { notes: usualNotes(readLocale(desk.values)) }
  const base = overlaid(usual, await baseOf(desk, from, preset))
  const regulations = regulationsOf(games, base, changes, from)
  const offer = games.find(({ plugin }) => plugin.id === regulations.game)
  if (offer === undefined) throw new Failure(`${from}: there is no game ${regulations.game}`)
  if (regulations.sameCards !== undefined) throw new Failure(`${from}: ${secretsElsewhere}`)
  const { entries } = accepted(offer, from, announce(regulations, disk.sealed(), toolsOf(offer).lists))
  const at = disk.date()
  const log = entries.map((one): Logged => ({ at, by: director(desk), op: null, ...one }))
  await disk.save(file, writeEvent(log))
  io.out(`${regulations.name} is announced.`)
}

const secretsElsewhere =
  'sameCards needs a gateway, because whoever has the file would know the deals. Announce the event there, or leave sameCards out. (ONLY_GATEWAY)'

/** What the file's fields replace. @param named the preset that the file names */
async function baseOf(desk: Desk, from: string, named: unknown): Promise<object> {
  const { values, games } = desk
  const see = 'see stolik tournament presets'
  if (values.from !== undefined) {
    if (values.preset !== undefined || named !== undefined)
      throw new Failure(`${from}: either a preset or an earlier event can be the base, not both`)
    // Nothing else of it is read: no entry, no secret.
    const { regulations } = (await loadEvent(desk, values.from)).state
    // Without a date, so that the file must say one.
    return { ...forAnotherTime(description.show(regulations)), starts: undefined }
  }
  if (named !== undefined && typeof named !== 'string')
    throw new Failure(`${from}: preset must be a text such as GAME/ID`)
  if (named !== undefined && values.preset !== undefined && named !== values.preset)
    throw new Failure(`${from}: the file is made for the preset ${named}, not for ${values.preset}`)
  const name = named ?? values.preset
  if (name === undefined) return {}
  const preset = presetsOf(games).find((one) => one.preset === name)
  if (preset !== undefined) return { game: preset.game, format: preset.show().format }
  if (named === undefined) throw new UsageError(`There is no preset “${name}”: ${see}.`)
  throw new Failure(`${from}: there is no preset “${name.slice(0, 80)}”: ${see}`)
}

/** The formats that games offer, for an organiser to start from. */
const presetsOf = (games: readonly Offer[]) =>
  games.flatMap(({ plugin: { id: game }, events = [] }) =>
    events.map((usual) => {
      const preset = `${game}/${usual.id}`
      /** In the form of a file of regulations, which names the preset and may change any of its fields. */
      const show = () => ({ preset, game, format: formatShape.show(usual) })
      return { preset, game, usual, show }
    }),
  )

/** Lists the presets of all games, of one, or one alone. @param wanted a game, or a preset such as `GAME/ID` */
export function presets({ games, io }: Call, wanted: string | undefined, asJson: boolean): void {
  const some = presetsOf(games).filter(
    ({ game, preset }) => wanted === undefined || wanted === game || wanted === preset,
  )
  if (some.length === 0) throw new UsageError(`There is no game and no preset “${wanted ?? ''}”.`)
  if (asJson) {
    const all = some.map(({ show }) => show())
    return io.out(JSON.stringify(wanted?.includes('/') === true ? all[0] : all, null, 2))
  }
  for (const { preset, usual } of some) {
    const { profile, chairs, series } = usual
    const rounds = series[0]?.rounds ?? 0
    io.out(`${preset}  ${profile}, ${series.length} × ${rounds} rounds, tables of ${chairs.join(' or ')}`)
  }
}
