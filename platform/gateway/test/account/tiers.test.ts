/** Whom the gateway knows: by the age of the account, the club and the role, never by what is free to make. */
import { describe, expect, it } from 'vitest'
import type { Account } from '../../src/account/account.js'
import { tiers } from '../../src/account/tiers.js'
import type { RightsChange } from '@stolik/contract/rights-change'
import { newFor } from '../../src/http/quotas.js'
import { fakeTime } from '../help.js'

const start = 1_700_000_000_000
const account = (rest: Partial<Account> = {}): Account => ({
  id: 'ola',
  name: 'Ola',
  login: 'ola',
  password: 'x',
  club: null,
  member: null,
  roles: [],
  clubRoles: [],
  denied: [],
  made: start,
  ...rest,
})

function knowing(first: Account | 'away' | undefined) {
  const time = fakeTime(start)
  let [now, looks] = [first, 0]
  const watchers: ((change: RightsChange) => void)[] = []
  const tierOf = tiers({
    accounts: {
      byId: () => {
        looks += 1
        return now === 'away' ? Promise.reject(new Error('away')) : Promise.resolve(now)
      },
    },
    settings: { clubs: () => [{ id: 'club' }] as never },
    isAppointed: ({ roles }) => roles.length > 0,
    changes: { watch: (watcher) => watchers.push(watcher) as never },
    time,
    log: { error: () => undefined, warn: () => undefined, info: () => undefined },
  })
  return {
    time,
    tier: () => tierOf({ person: { id: 'ola' }, session: 's' }),
    guest: () => tierOf({ person: { id: 'ola' }, session: null }),
    become: (next: Account | undefined) => (now = next),
    announce: () => watchers.forEach((watcher) => watcher({ kind: 'account', id: 'ola' })),
    looks: () => looks,
  }
}

describe('somebody is', () => {
  it.each([
    ['a newcomer with an account of now', account(), 'newcomer'],
    ['a newcomer with an account of six days', account({ made: start - newFor + 1 }), 'newcomer'],
    ['known with an account of a week', account({ made: start - newFor }), 'known'],
    ['known with an account from before its age was recorded', account({ made: null }), 'known'],
    ['known as a member of a club', account({ club: 'club', member: '7' }), 'known'],
    ['a newcomer as a member of a club that is no more', account({ club: 'gone', member: '7' }), 'newcomer'],
    ['a director with a role, however new', account({ roles: ['ORGANISER'] }), 'director'],
    ['a newcomer once the account is deleted', undefined, 'newcomer'],
  ] as const)('%s', async (_, who, tier) => {
    expect(await knowing(who).tier()).toBe(tier)
  })

  it('a newcomer as a guest, and nobody is looked up', async () => {
    const { guest, looks } = knowing(account({ made: null }))
    expect([await guest(), looks()]).toEqual(['newcomer', 0])
  })
})

it('an account is looked up once a minute, and again when its rights change', async () => {
  const { tier, become, announce, looks, time } = knowing(account())
  for (let n = 0; n < 5; n++) await tier()
  expect(looks()).toBe(1)
  become(account({ roles: ['REFEREE'] }))
  announce()
  expect([await tier(), looks()]).toEqual(['director', 2])
  become(account({ made: null }))
  await time.advance(60_001)
  expect(await tier()).toBe('known')
})

it('while the database is away, nobody new is known, and they are looked up as soon as it is back', async () => {
  const { tier, become } = knowing('away')
  expect(await tier()).toBe('newcomer')
  become(account({ made: null }))
  expect(await tier()).toBe('known')
})
