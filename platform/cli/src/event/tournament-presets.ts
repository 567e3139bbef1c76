/** The formats that games offer, for an organiser to start from. */
import type { EventFormat } from '@stolik/core'
import type { Offer } from '@stolik/gateway/base/offer'
import { format as description } from '@stolik/contract/event/format'
import { UsageError, type Io } from '../base/io.js'

/** In the form of a file of regulations, which names the preset and may change any of its fields. */
export interface Preset {
  readonly preset: string
  readonly game: string
  readonly format: object
}

const presetOf = ({ plugin }: Offer, format: EventFormat): Preset => ({
  preset: `${plugin.id}/${format.id}`,
  game: plugin.id,
  format: description.show(format),
})

/** @param name such as `GAME/ID` */
export function presetNamed(games: readonly Offer[], name: string): Preset | undefined {
  const all = games.flatMap((offer) => (offer.events ?? []).map((format) => presetOf(offer, format)))
  return all.find(({ preset }) => preset === name)
}

/**
 * Lists the presets of all games, of one, or one alone.
 * @param wanted a game, or a preset such as `GAME/ID`
 */
export function presets(
  games: readonly Offer[],
  io: Io,
  wanted: string | undefined,
  asJson: boolean,
): number {
  const isMeant = (game: string, id: string): boolean =>
    wanted === undefined || wanted === game || wanted === `${game}/${id}`
  const some = games.flatMap((offer) =>
    (offer.events ?? [])
      .filter(({ id }) => isMeant(offer.plugin.id, id))
      .map((format) => ({ offer, format })),
  )
  if (some.length === 0) throw new UsageError(`There is no game and no preset “${wanted ?? ''}”.`)
  if (asJson) {
    const all = some.map(({ offer, format }) => presetOf(offer, format))
    io.out(JSON.stringify(wanted?.includes('/') === true ? all[0] : all, null, 2))
    return 0
  }
  for (const { offer, format } of some) {
    const { id, profile, chairs, series } = format
    io.out(
      `${offer.plugin.id}/${id}  ${profile}, ${series.length} × ${series[0]?.rounds ?? 0} rounds, tables of ${chairs.join(' or ')}`,
    )
  }
  return 0
}
