/** `stolik rank schemes`: prints preset schemes to start from. */
import { presetScheme } from '@stolik/ranking/check/presets'
import { UsageError } from '../base/io.js'
import type { RankDesk } from './rank-desk.js'

export function schemes({ games, io, values, rest }: RankDesk): number {
  const [wanted] = rest
  if (wanted === undefined) {
    for (const { plugin, rankings = [] } of games)
      for (const { id, count, profiles } of rankings)
        io.out(`${plugin.id}/${id}  ${count.kind}, of ${profiles.join(', ')}`)
    return 0
  }
  const [game, id = ''] = wanted.split('/')
  const offer = games.find(({ plugin }) => plugin.id === game)
  const year = values.season ?? ''
  if (!/^\d{4}$/.test(year)) throw new UsageError('Add --season YEAR.')
  const season = { from: `${year}-01-01`, until: `${year}-12-31` }
  const scheme =
    offer === undefined ? undefined : presetScheme(offer, id, { name: values.name ?? wanted, season })
  if (scheme === undefined) throw new UsageError(`There is no preset “${wanted}”: see stolik rank schemes.`)
  io.out(JSON.stringify(scheme, null, 2))
  return 0
}
