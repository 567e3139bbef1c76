/** `stolik ratings`: counts the ratings of an installation again, and compares them or writes them. */
import { sqlRatings } from '@stolik/gateway/rating/store'
import { differing, recount } from '@stolik/gateway/rating/recount'
import { take, type Call } from '../base/command.js'
import { Failure, UsageError } from '../base/io.js'
import { withInstallation } from '../base/store.js'

export async function ratingsCommand(call: Call): Promise<void> {
  const { games, io } = call
  const { values, positionals } = take(call.args, 'check|recompute [--data FOLDER] [--json]')
  const [what, ...more] = positionals
  if ((what !== 'check' && what !== 'recompute') || more.length > 0)
    throw new UsageError('Say check or recompute.')
  await withInstallation(values.data, call, async ({ db, store }) => {
    const ratings = sqlRatings(db)
    const counted = await recount(ratings, store, new Map(games.map(({ plugin }) => [plugin.id, plugin])))
    const different = await differing(ratings, counted)
    const { series, replayed, unlike, rated } = counted
    if (what === 'recompute' && !(await ratings.replace(counted)))
      throw new Failure('A series was counted meanwhile. Stop the gateway, and try again.')
    if (values.json === true) io.out(JSON.stringify({ series, replayed, unlike, different, rated }))
    else {
      for (const table of unlike)
        io.out(`table ${table}: its log gives another result than the one that was counted`)
      for (const one of different)
        io.out(`${one}: the rating ${what === 'check' ? 'is not' : 'was not'} what the series give`)
      io.out(
        `${series} series, ${replayed} of them replayed from their logs; ${rated.length} ratings, ${different.length} ${what === 'check' ? 'differ' : 'corrected'}`,
      )
    }
    if (unlike.length > 0 || (what === 'check' && different.length > 0)) throw new Failure()
  })
}
