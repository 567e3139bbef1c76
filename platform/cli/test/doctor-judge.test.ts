/** What the doctor makes of facts that no test server can be brought to, and that every fault is made by a test. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Facts } from '../src/operator/doctor/look.js'
import { remedies } from '../src/operator/doctor/finding.js'
import { judge } from '../src/operator/doctor/judge.js'

const now = Date.UTC(2026, 10, 29)
const clock = { ahead: 3, unsure: 1 }
const arrival = { from: '127.0.0.1', forwarded: true, trusted: true, host: 'cards.example', upgrade: false }
const database = {
  name: 'The database',
  schema: { version: 43, needs: 12, known: 43 },
  server: { version: 150_015, careless: [], clock },
  lastBackup: now,
}
const redis = {
  version: '7.0.15',
  policy: 'noeviction',
  appendOnly: true,
  fileWorks: true,
  full: undefined,
  clock,
}
const gateway = {
  version: '1.2.0',
  alone: false,
  pid: 7,
  url: 'https://cards.example',
  local: 'http://localhost:4000',
  proxies: ['loopback'],
  behind: { tables: 0, oldest: 0 },
  lastBackup: now,
}
const url = {
  url: 'https://cards.example',
  isPublic: true,
  isShared: false,
  ready: { found: 200 },
  certificate: { failed: undefined, until: now + 60 * 86_400_000 },
  arrived: { plain: arrival, socket: { ...arrival, upgrade: true } },
}
const healthy: Facts = {
  now,
  isProduction: true,
  settings: { wrong: [], unknown: [], over: [] },
  machine: {
    node: { version: '24.1.0', isSupported: true },
    data: { path: '/var/lib/stolik', failed: undefined },
    room: { free: 5e10, size: 1e11 },
    secret: undefined,
  },
  database: { found: database },
  redis: { found: redis },
  mail: { found: null },
  gateways: [gateway],
  url,
  backups: { into: { path: '/srv', failed: undefined }, hours: 24, last: now - 80_000_000, isKnown: true },
  proxies: undefined,
}

const names = (facts: Facts): readonly string[] => judge(facts).map(({ name }) => name)

it('nothing is wrong with a healthy installation', () => expect(judge(healthy)).toEqual([]))

const faults: Readonly<Record<string, Partial<Facts>>> = {
  ARCHIVE_BEHIND: { gateways: [gateway, { ...gateway, behind: { tables: 3, oldest: 61_000 } }] },
  DATABASE_OLD: { database: { found: { ...database, server: { ...database.server, version: 140_009 } } } },
  REDIS_OLD: { redis: { found: { ...redis, version: '6.2.7' } } },
  REDIS_UNWRITTEN: { redis: { found: { ...redis, fileWorks: false } } },
  URL_NOT_HTTPS: { url: { ...url, url: 'http://cards.example', certificate: undefined } },
  URL_NOT_READY: { url: { ...url, ready: { found: 503 } } },
}

it.each(Object.entries(faults))('names %s, and nothing else', (name, facts) =>
  expect(names({ ...healthy, ...facts })).toEqual([name]),
)

it('says how many hands wait, and for how long', () =>
  expect(judge({ ...healthy, ...faults['ARCHIVE_BEHIND'] })[0]?.wrong).toBe(
    'Settled hands of 3 tables are not in the database, the oldest for 61 s.',
  ))

it('does not believe a clock to be wrong that took long to answer', () => {
  const slow = { ...redis, clock: { ahead: 5_000, unsure: 4_000 } }
  expect(names({ ...healthy, redis: { found: slow } })).toEqual([])
  expect(names({ ...healthy, redis: { found: { ...redis, clock: { ahead: -5_000, unsure: 20 } } } })).toEqual(
    ['CLOCK_OFF'],
  )
})

it('does not complain of plain http on this machine, or of a gateway of another machine behind the same name', () => {
  const near = { ...url, url: 'http://192.168.1.7:4000', certificate: undefined }
  const direct = { ...arrival, forwarded: false, trusted: false, host: '192.168.1.7:4000' }
  expect(names({ ...healthy, url: { ...near, arrived: { plain: direct, socket: undefined } } })).toEqual([])
  expect(names({ ...healthy, url: { ...url, isShared: true, arrived: undefined } })).toEqual([])
})

it('every fault is made by a test', () => {
  const tests = ['doctor', 'doctor-alone', 'doctor-judge'].map((name) =>
    readFileSync(join(import.meta.dirname, `${name}.test.ts`), 'utf8'),
  )
  for (const name of Object.keys(remedies)) expect(tests.join('\n')).toMatch(new RegExp(`${name}(:|')`))
})
