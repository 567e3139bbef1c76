/** `stolik rank schemes`: how seasons are usually ranked, to be begun with. */
import { schemeOf } from '../ranking/preset.js'
import { UsageError } from './io.js'
import type { RankDesk } from './rank-desk.js'

export function schemes({ games, io, values, rest }: RankDesk): number {
  const [wanted] = rest
  const presets = games.flatMap(({ plugin, rankings = [] }) =>
    rankings.map((format) => ({ id: `${plugin.id}/${format.id}`, game: plugin.id, format })),
  )
  if (wanted === undefined) {
    for (const { id, format } of presets)
      io.out(`${id}  ${format.count.kind}, of ${format.profiles.join(', ')}`)
    return 0
  }
  const preset = presets.find(({ id }) => id === wanted)
  if (preset === undefined) throw new UsageError(`There is no preset “${wanted}”: see stolik rank schemes.`)
  const { season = '' } = values
  if (!/^\d{4}$/.test(season)) throw new UsageError('Say --season YEAR.')
  const days = { from: `${season}-01-01`, until: `${season}-12-31` }
  io.out(JSON.stringify(schemeOf(preset.game, preset.format, values.name ?? wanted, days), null, 2))
  return 0
}
