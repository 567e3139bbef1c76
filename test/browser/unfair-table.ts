/** A data folder in which an owner, Ola, has a house, and Jan and Ewa have played a private series against Adam in which Jan only bids. */
import { sqlAccounts } from '../../platform/gateway/src/account/sql.js'
import { games } from '../../platform/gateway/src/games.js'
import { singleNode } from '../../platform/gateway/src/store/cluster.js'
import { sqlSettings } from '../../platform/gateway/src/settings/sql.js'
import { openFolder } from '../../platform/gateway/src/store/data-folder.js'
import { sqlPlayed } from '../../platform/gateway/src/played/sql.js'
import { fakeTime, leave, ready, sit, testApp, type Asker } from '../../platform/gateway/test/help.js'
import { drawn, form, password, register, setUp } from '../../platform/gateway/test/settings/owner.js'

export { password }

const hands = 36

interface Seen {
  readonly phase: string
  readonly seq: number
  readonly view: {
    readonly seat: number
    readonly toAct: readonly number[]
    readonly legal: readonly string[]
  } | null
}

/** Bids whatever it is worth and gives up, or passes and lets others play. */
const choose = (legal: readonly string[], bids: boolean): string =>
  legal.find((move) => move === 'resign') ??
  (bids ? legal.find((move) => move !== 'pass') : legal.find((move) => move === 'pass')) ??
  legal[0] ??
  ''

async function playHand(table: string, people: readonly Asker[], bidder: Asker): Promise<void> {
  for (;;)
    for (const who of people) {
      const { phase, seq, view } = await who.get<Seen>(
        `{ table(id: "${table}") { ... on Table { phase seq view { seat toAct legal } } } }`,
      )
      if (phase !== 'PLAYING') return
      if (view === null || !view.toAct.includes(view.seat)) continue
      await who.get(
        `mutation ($move: String!) { play(table: "${table}", seq: ${seq}, move: $move) { __typename } }`,
        { move: choose(view.legal, who === bidder) },
      )
    }
}

/** Everything that is written into the folder is written by a gateway, as people would have it written. */
export async function playUnfairly(folder: string): Promise<void> {
  const { store, db, tenure } = await openFolder(folder, true)
  const settings = sqlSettings(db)
  const app = await testApp({
    ...{ games, store, settings, cluster: singleNode(tenure), time: fakeTime(Date.now() - 60 * 60_000) },
    ...{ accounts: sqlAccounts(db), played: sqlPlayed(db) },
  })
  await setUp(app, { ...form, code: await drawn(settings) })
  const [jan, ewa, adam] = [
    await register(app, 'Jan'),
    await register(app, 'Ewa'),
    await register(app, 'Adam'),
  ]
  const people = [jan, ewa, adam]
  const { id, invitation } = await jan.get<{ readonly id: string; readonly invitation: string }>(
    `mutation { open(game: "skat", profile: "pzskat", chairs: 3, length: ${hands}, speed: FREE, private: true) {
       ... on Table { id invitation } } }`,
  )
  for (const who of [ewa, adam]) await sit(who, id, `invitation: "${invitation}"`)
  for (let hand = 0; hand < hands; hand++) {
    await playHand(id, people, jan)
    for (const who of people) await ready(who, id)
  }
  for (const who of people) await leave(who, id)
  await app.close()
}
