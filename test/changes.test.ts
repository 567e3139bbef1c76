/**
 * Hands of every game as the portal watches them: a subscriber to changes ends up with exactly what a subscriber to whole views
 * gets.
 */
import { pick, seeded } from '@stolik/core'
import { afterEach, describe, expect, it } from 'vitest'
import { realTime } from '../platform/gateway/src/base/time.js'
import { games } from '../platform/gateway/src/games.js'
import { guest, testApp, type App, type Asker, type TableAnswer } from '../platform/gateway/test/help.js'
import { listen, subscribe, type Watching } from '../platform/gateway/test/socket-help.js'
import { table } from '../web/elements/src/client/table-document.js'

let app: App
const watching: Watching<TableAnswer>[] = []
afterEach(async () => {
  for (const one of watching.splice(0)) one.close()
  await app.close()
})

/** Plays one hand by random moves against bots. The player and a spectator each watch it by changes and as a whole. */
async function evening(game: string): Promise<{ readonly pairs: readonly Watching<TableAnswer>[][] }> {
  const { selection } = (await import(`../games/${game}/graphql/selection.ts`)) as { selection: string }
  const offer = games.find(({ plugin }) => plugin.id === game)
  const [profile = ''] = offer?.plugin.profiles ?? []
  const [chairs = 0] = offer?.plugin.chairs(profile) ?? []
  const [length] = offer?.plugin.lengths(profile, chairs) ?? []
  app = await testApp({ time: realTime, games, pace: { bot: 0, between: 60_000 } })
  const port = await listen(app)
  const ola = await guest(app, 'Ola')
  const { id } = await ola.get(
    `mutation { open(game: "${game}", profile: "${profile}", chairs: ${chairs}, length: ${length}, speed: FREE) { ... on Table { id } } }`,
  )
  const pairOf = (who?: Asker): Watching<TableAnswer>[] =>
    [false, true].map((changes) => {
      const one = subscribe(port, table(selection), { token: who?.token, variables: { id }, changes })
      watching.push(one)
      return one
    })
  const pairs = [pairOf(ola), pairOf()]
  await Promise.all(pairs.flat().map((one) => one.until(() => true)))
  await ola.get(`mutation { fillWithBots(table: "${id}") { ... on Table { id } } }`)
  const random = seeded(game)
  const mine = pairs[0]?.[1] as Watching<TableAnswer>
  for (let seq = 0; ;) {
    const seen = await mine.until((now) => {
      const { view, phase } = now
      return now.seq >= seq && (phase === 'BETWEEN' || view?.toAct.includes(view.seat ?? -1) === true)
    })
    if (seen.phase === 'BETWEEN') break
    const legal = seen.view?.legal ?? []
    seq = seen.seq + 1
    await ola.get(
      'mutation ($table: ID!, $seq: Int!, $move: String!) { play(table: $table, seq: $seq, move: $move) { ... on Table { id } } }',
      { table: id, seq: seen.seq, move: pick(legal, random) },
    )
  }
  const last = mine.seen.at(-1)?.seq ?? 0
  await Promise.all(pairs.flat().map((one) => one.until(({ seq }) => seq >= last)))
  return { pairs }
}

describe.each(games.map(({ plugin }) => plugin.id))('a hand of %s', (game) => {
  it('gives the same by changes as in whole, for the player and for a spectator', async () => {
    const { pairs } = await evening(game)
    for (const [whole, byChanges] of pairs) {
      const shown = new Map(whole?.seen.map((one) => [one.seq, JSON.stringify(one)]))
      const told = new Map(byChanges?.seen.map((one) => [one.seq, JSON.stringify(one)]))
      expect(told.size).toBeGreaterThan(4)
      // An answer that only one of the two received, since the other was still reading, cannot be compared.
      const both = [...told].filter(([seq]) => shown.has(seq))
      expect(both.length).toBeGreaterThan(told.size / 2)
      for (const [seq, text] of both) expect(text).toBe(shown.get(seq))
    }
    const [whole = 0, byChanges = 0] = (pairs[0] ?? []).map((one) => one.bytes())
    expect(byChanges).toBeLessThan(whole / 3)
  })
})
