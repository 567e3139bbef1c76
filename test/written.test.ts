/** Views written directly as JSON equal the result of executing the document, for every view of every game. */
import { pick, seeded } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { games } from '../platform/gateway/src/games.js'
import { preparer, type Operation } from '../platform/gateway/src/graphql/document.js'
import { assemble } from '../platform/gateway/src/api/schema.js'
import * as door from '../platform/gateway/src/table/door.js'
import { noThinking } from '../platform/gateway/src/thinking/thinking.js'
import { singleNode, uncounted } from '../platform/gateway/src/store/cluster.js'
import type { LiveTable } from '../platform/gateway/src/live/live.js'
import { tableShower } from '../platform/gateway/src/table/api/show.js'
import { openTables } from '../platform/gateway/src/live/tables.js'
import { fakeTime, testEntropy } from '../platform/gateway/test/help.js'
import { applyChange } from '../web/elements/src/client/apply-change.js'
import * as documents from '../web/elements/src/client/table-document.js'
import { selectionOf } from './selection.js'
import { newStore } from '../platform/gateway/test/stores.js'

const prepare = preparer(assemble(games))
const pace = { bot: 0, between: 12_000 }

function operation(text: string): Operation & { writer: NonNullable<Operation['writer']> } {
  const made = prepare(text, null)
  if (!('run' in made) || made.writer === undefined) throw new Error('not a document that can be written')
  return { ...made, writer: made.writer }
}

const rows = games.flatMap((offer) =>
  offer.plugin.profiles.map((profile) => ({ offer, plugin: offer.plugin, profile })),
)

describe('a series played at random', () => {
  it.each(rows)('of $plugin.id by $profile', async ({ offer, plugin, profile }) => {
    const time = fakeTime()
    const tables = await openTables({
      games,
      store: newStore(),
      time,
      cluster: singleNode(),
      entropy: testEntropy(),
      pace,
      log: { error: (_, what) => expect.unreachable(what), warn: () => undefined, info: () => undefined },
      counted: { ...uncounted, fellBack: () => undefined },
      thinking: noThinking,
      shuffleOfDay: () => undefined,
      changed: () => undefined,
    })
    const chairs = plugin.chairs(profile)[0] as number
    const persons = Array.from({ length: chairs }, (_, n) => ({ id: `${n}`, name: `Ola "${n}" Żak` }))
    const [host, ...others] = persons
    if (host === undefined) throw new RangeError('nobody')
    const length = plugin.lengths(profile, chairs).at(-1) as number
    const opening = {
      plugin,
      profile,
      chairs,
      length,
      speed: 'FAST',
      isPrivate: true,
      luck: '',
      commits: false,
    } as const
    const table = (await tables.open({ ...opening, person: host })) as LiveTable
    const invitation = table.state().opened.invitation ?? undefined
    for (const person of others)
      await table.act((state) =>
        door.sit(state, { person, chair: undefined, invitation, luck: '', commits: false }),
      )

    const { run, writer } = operation(documents.table(selectionOf(offer)))
    const show = tableShower({
      time,
      pace,
      marks: { of: () => null, watch: () => () => undefined },
      ratings: { waitSeconds: () => null },
    })
    const before = new Map<number | undefined, { readonly root: object; readonly data: unknown }>()
    const compare = async (): Promise<void> => {
      for (const chair of [undefined, ...persons.keys()]) {
        const root = {
          table: show(table, { chair, isLate: false }),
        }
        const { data } = await run(root, undefined, { id: table.id })
        expect(writer.whole(root)?.toString()).toBe(JSON.stringify(data))
        // The earlier view plus the changes since gives the same.
        const last = before.get(chair)
        const changes = last && writer.changes(last.root, root)
        if (changes)
          expect(JSON.stringify(applyChange(last.data, JSON.parse(changes.toString())))).toBe(
            JSON.stringify(data),
          )
        else expect(JSON.stringify(last?.data ?? data)).toBe(JSON.stringify(data))
        before.set(chair, { root, data })
      }
    }
    const random = seeded(`written ${profile}`)
    await compare()
    // Plays two hands, if the series is that long.
    while (table.state().settled.length < Math.min(2, length)) {
      const { hand, phase, seq } = table.state()
      if (hand === null || phase === 'BETWEEN') {
        for (const person of persons) await table.act((state) => door.ready(state, person, ''))
        continue
      }
      const seat = hand.now.toAct[0] as number
      const person = persons[hand.seating[seat] as number] as (typeof persons)[number]
      const move = pick(hand.now.legal(seat), random)
      expect(await table.act((state) => door.play(state, person, seq, move, 0))).toBeUndefined()
      await compare()
    }
    await tables.stop()
  })
})
