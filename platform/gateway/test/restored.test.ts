/** A data folder in which an older file was restored: later play is lost, and everybody is told. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { nodeEntropy } from '../src/base/entropy.js'
import { openFolder } from '../src/store/data-folder.js'
import { singleNode } from '../src/store/cluster.js'
import {
  type App,
  type Asker,
  type FakeTime,
  type TableAnswer,
  addBot,
  asker,
  fakeTime,
  guest,
  look,
  openTiny,
  play,
  testApp,
} from './help.js'

const root = mkdtempSync(join(tmpdir(), 'stolik-restored-'))
afterAll(() => rmSync(root, { recursive: true }))

let count = 0
const newFolder = (): string => join(root, String(count++))

interface Started {
  readonly app: App
  readonly time: FakeTime
  readonly backup: (file: string) => Promise<void>
}

async function start(folder: string): Promise<Started> {
  const { store, tenure, backup } = await openFolder(folder, true)
  if (backup === undefined) throw new Error('no backup')
  const time = fakeTime()
  // A hand that is dealt again gets other cards.
  const app = await testApp({ store, time, cluster: singleNode(tenure), entropy: nodeEntropy })
  return { app, time, backup }
}

/** Ola in the middle of a hand with two bots, at her turn. */
async function inHand(app: App): Promise<{ ola: Asker; id: string }> {
  const ola = await guest(app, 'Ola')
  const { id } = await openTiny(ola, 'speed: FREE')
  await addBot(ola, id)
  await addBot(ola, id)
  return { ola, id }
}
/** Ola’s next move, as soon as it is her turn. */
async function move(time: FakeTime, ola: Asker, id: string): Promise<TableAnswer> {
  let seen = await look(ola, id)
  for (; seen.view?.toAct.includes(seen.view.seat ?? -1) !== true; seen = await look(ola, id))
    await time.advance(1)
  return play(ola, id, seen.seq, seen.view.legal[0] ?? '')
}

describe('an older file', () => {
  it.each([
    ['that was written as a backup', 'backup.db'],
    ['that was copied while nobody played', 'copy.db'],
  ])('%s begins another epoch, announces it, and deals the hand again', async (_, older) => {
    const folder = newFolder()
    const first = await start(folder)
    const { ola, id } = await inHand(first.app)
    await first.backup(join(folder, 'backup.db'))
    const before = await look(ola, id)
    await first.app.close()
    copyFileSync(join(folder, 'stolik.db'), join(folder, 'copy.db'))

    const second = await start(folder)
    const again = asker(second.app, ola.token)
    const played = await move(second.time, again, id)
    expect(played.fairness?.commitment).toBe(before.fairness?.commitment)
    expect(played.seq).toBeGreaterThan(before.seq)
    await second.app.close()

    copyFileSync(join(folder, older), join(folder, 'stolik.db'))
    const third = await start(folder)
    const late = asker(third.app, ola.token)
    const restored = await look(late, id)
    expect(restored.epoch).not.toBe(played.epoch)
    expect(restored.notice).toBe('RESTORED')
    expect(restored.phase).not.toBe('CLOSED')
    expect(restored.fairness?.commitment).not.toBe(before.fairness?.commitment)
    await third.app.close()
  })

  it('that was not replaced continues with its hand', async () => {
    const folder = newFolder()
    const first = await start(folder)
    const { ola, id } = await inHand(first.app)
    const before = await look(ola, id)
    await first.app.close()
    const second = await start(folder)
    const after = await look(asker(second.app, ola.token), id)
    expect(after).toMatchObject({ seq: before.seq, notice: null, fairness: before.fairness })
    await second.app.close()
  })
})

it('each file of a store is readable only by its owner, even in a folder that others may read', async () => {
  const folder = newFolder()
  mkdirSync(folder, { mode: 0o755 })
  const { app } = await start(folder)
  for (const file of ['stolik.db', 'stolik.db-wal', 'term'])
    expect([file, statSync(join(folder, file)).mode & 0o777]).toEqual([file, 0o600])
  await app.close()
})
