/** Tables that are open while the rules of their game change. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openFolder } from '../../src/store/data-folder.js'
import { singleNode } from '../../src/store/cluster.js'
import {
  type App,
  asker,
  fakeTime,
  guest,
  look,
  openTiny,
  play,
  ready,
  sit,
  testApp,
  type TableAnswer,
} from '../help.js'
import { versions, type Version } from './games.js'

const root = mkdtempSync(join(tmpdir(), 'stolik-versions-'))
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()))
  rmSync(root, { recursive: true })
})
let folders = 0
const apps: App[] = []

interface Evening {
  readonly id: string
  /** What Ola sees. */
  look(): Promise<TableAnswer>
  /** Makes so many moves, or plays until the hand is over. */
  play(moves?: number): Promise<void>
  ready(): Promise<void>
  /** Stops the gateway, and starts it again with other rules. */
  upgrade(to: Version): Promise<void>
}

/** A table of three people by the rules of today. */
async function evening(): Promise<Evening> {
  const folder = join(root, String(folders++))
  const time = fakeTime()
  const start = async (version: Version) => {
    const { store, tenure } = await openFolder(folder, true)
    const app = await testApp({ store, time, cluster: singleNode(tenure), games: [versions[version]] })
    apps.push(app)
    return app
  }
  let app = await start('today')
  const guests = [await guest(app, 'Ola'), await guest(app, 'Jan'), await guest(app, 'Ewa')]
  const people = () => guests.map(({ token }) => asker(app, token))
  const ola = () => asker(app, guests[0]?.token)
  const { id } = await openTiny(ola(), 'speed: FREE, length: 9')
  for (const other of people().slice(1)) await sit(other, id)
  return {
    id,
    look: () => look(ola(), id),
    play: async (moves = Infinity) => {
      for (let made = 0; made < moves;) {
        if ((await look(ola(), id)).phase !== 'PLAYING') return
        for (const who of people()) {
          const { view, seq } = await look(who, id)
          if (view === null || view.seat === null || !view.toAct.includes(view.seat)) continue
          const { legal } = view
          const answer = await play(who, id, seq, legal.includes('1') ? '1' : (legal[0] ?? ''))
          if (answer.__typename === 'Refused') throw new Error(answer.code)
          made += 1
          break
        }
      }
    },
    ready: async () => {
      for (const who of people()) await ready(who, id)
      await time.advance(0)
    },
    upgrade: async (to) => {
      await app.close()
      app = await start(to)
      await time.advance(1)
    },
  }
}

/** A table with a settled hand and a second one in play. */
async function inSecondHand(moves: number): Promise<Evening> {
  const table = await evening()
  await table.play()
  await table.ready()
  await table.play(moves)
  expect(await table.look()).toMatchObject({ phase: 'PLAYING', hand: 1 })
  return table
}

const newer = ['settlesOtherwise', 'playsOtherwise', 'dealsOtherwise'] as const

describe('a settled hand', () => {
  it.each(newer)('stays as it was settled: a version that %s', async (version) => {
    const table = await evening()
    await table.play()
    const before = await table.look()
    expect(before.settlement?.scores.some((score) => score !== 0)).toBe(true)
    await table.upgrade(version)
    const after = await table.look()
    expect([after.phase, after.sheet]).toEqual([before.phase, before.sheet])

    await table.ready()
    await table.play()
    const next = await table.look()
    expect(next).toMatchObject({ phase: 'BETWEEN', hand: 1 })
    expect(next.sheet.rows[0]).toEqual(before.sheet.rows[0])
    // And so it stays when the process is started once more.
    await table.upgrade(version)
    expect((await table.look()).sheet).toEqual(next.sheet)
  })
})

describe('a hand in play', () => {
  it('goes on if only its settlement is another one, and is settled by the rules of now', async () => {
    const table = await inSecondHand(4)
    const before = await table.look()
    await table.upgrade('settlesOtherwise')
    expect((await table.look()).view).toEqual(before.view)
    await table.play()
    const { settlement, sheet } = await table.look()
    expect(settlement?.scores.map((score) => Math.abs(score % 3))).toEqual([0, 0, 0])
    expect(sheet.rows[0]).toEqual(before.sheet.rows[0])
  })

  it.each([
    ['its players could have moved otherwise', 'playsOtherwise'],
    ['its deal cannot be read any more', 'dealsOtherwise'],
  ] as const)('stops if %s, and says so', async (_, version) => {
    const table = await inSecondHand(4)
    const before = await table.look()
    await table.upgrade(version)
    const stopped = { phase: 'CLOSED', notice: 'RULES_CHANGED', view: null, sheet: before.sheet }
    await expect.poll(() => table.look()).toMatchObject(stopped)
    await table.upgrade('today')
    expect((await table.look()).sheet).toEqual(before.sheet)
  })

  it('goes on if the rules that changed were not met yet', async () => {
    const table = await inSecondHand(1)
    await table.upgrade('playsOtherwise')
    await table.play()
    expect(await table.look()).toMatchObject({ phase: 'BETWEEN', notice: null })
  })
})
