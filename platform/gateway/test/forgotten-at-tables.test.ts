/** Forgetting a name at a table: in its state, in its log, and in entries that are being copied to the archive. */
import { describe, expect, it } from 'vitest'
import { replayLog } from '../src/table/replayed.js'
import { forget } from '../src/table/door.js'
import type { Entry, Logged } from '../src/table/entry.js'
import { withoutForgotten } from '../src/table/forgotten.js'
import { fakeTime, tiny, testApp } from './help.js'
import { newAccounts } from './stores.js'

const { plugin } = tiny
const sealed = { salt: '1'.repeat(64), seed: '2'.repeat(64) }
const opened: Entry = {
  kind: 'open',
  game: 'tiny',
  version: 1,
  profile: 'plain',
  chairs: 4,
  length: 4,
  speed: 'NORMAL',
  invitation: null,
  sealed,
}
const sit = (chair: number, id: string, name: string): Entry => ({
  kind: 'sit',
  chair,
  person: { id, name },
  luck: '',
})
const logged = (entries: readonly Entry[]): Logged[] => entries.map((entry, i) => ({ at: i, entry }))

describe('a person forgotten at a table', () => {
  const entries = [
    opened,
    sit(0, 'ada', 'Ada'),
    sit(1, 'bea', 'Bea'),
    { kind: 'again', table: 'x', name: 'Ada' } as const,
  ]

  it('leaves it, and its state has no name for them', () => {
    const state = replayLog(plugin, logged(entries.slice(0, 3))).state
    const decided = forget(state, { id: 'ada', name: 'Ada' })
    expect(decided).toEqual([
      { kind: 'forget', person: 'ada' },
      { kind: 'leave', chair: 0 },
    ])
    const after = replayLog(plugin, logged([...entries.slice(0, 3), { kind: 'forget', person: 'ada' }])).state
    expect(after.occupants.map((one) => one?.name)).toEqual(['–', 'Bea', undefined, undefined])
    expect(forget(state, { id: 'cyd', name: 'Cyd' })).toBe('NOT_SEATED')
  })

  it('is named in no entry copied after the entry that forgets them', () => {
    const log = logged([...entries, { kind: 'forget', person: 'ada' }])
    const copied = withoutForgotten(log, log.slice(1, 4))
    expect(copied.map(({ entry }) => entry)).toEqual([
      sit(0, 'ada', '–'),
      sit(1, 'bea', 'Bea'),
      { kind: 'again', table: 'x', name: '–' },
    ])
    expect(withoutForgotten(log.slice(0, 4), log.slice(1, 4))).toEqual(log.slice(1, 4))
  })
})

describe('the addresses of privileged acts', () => {
  it('are dropped after the configured time', async () => {
    const [accounts, time, day] = [newAccounts(), fakeTime(), 86_400_000]
    const app = await testApp({ accounts, time, keepAddresses: 2 * day })
    const act = { who: null, what: 'ROLES_SET', about: '', from: '::1' } as const
    await accounts.write({ ...act, at: time.now() })
    await time.advance(day)
    await accounts.write({ ...act, at: time.now() })
    await time.advance(day + 2 * 3_600_000)
    expect((await accounts.acts(null, 9)).map(({ from }) => from)).toEqual(['::1', ''])
    await app.close()
  })
})
