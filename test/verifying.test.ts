/** docs/verifying.md: each figure of its examples is what the code gives, and what a stranger computes without it. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commitment, luckCommitment, luckText, stream } from '@stolik/core'
import { canonical, contentHash } from '@stolik/contract/canonical'
import { sha256 } from '@stolik/contract/sha256'
import { expect, it } from 'vitest'
import { drawSeats } from '../platform/event/src/draw/seats.js'
import { mixed } from '../platform/event/src/model/lots.js'
import { sealOf } from '../platform/event/src/model/seal.js'
import { dealSealed } from '../platform/event/src/same/deals.js'
import { weight } from '../platform/event/src/seating/manner.js'
import { lot } from '../platform/event/src/standing/order.js'
import { partsOf } from '../platform/event/src/verify/parts.js'

const page = readFileSync(join(import.meta.dirname, '../docs/verifying.md'), 'utf8')
const told = new Map(
  [...page.matchAll(/^([a-z-]+) = (.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
)
const value = (name: string): string => told.get(name) ?? `no ${name}`
const hex = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')
/** The n-th number of 32 bits of a block in hex. */
const word = (block: string, n: number): number => Number.parseInt(block.slice(8 * n, 8 * n + 8), 16)

const salt = value('salt')
const seed = value('seed')
const luck = ['draw', '1', '0', 'hall']
const added = salt.slice(0, 32)
const place = { table: 'abcdefgh', hand: 0, attempt: 0, chair: 1, commitment: value('commitment') }
const players = ['p1', 'p2', 'p3'].map((id) => ({ id, apart: [] }))
const asked = {
  online: false,
  seed,
  luck,
  players,
  chairs: [4, 3],
  past: [],
  pastByes: [],
  by: 'lots',
} as const

it('gives the figures of its examples', () => {
  const seating = drawSeats({ ...asked, later: 0 }).seating
  expect(Object.fromEntries(told)).toEqual({
    salt,
    seed,
    canonical: canonical({ b: [1, 2.5], a: 'ą' }),
    hash: contentHash({ b: [1, 2.5], a: 'ą' }),
    sealed: canonical({ salt, name: 'Anna Kos', club: null }),
    seal: sealOf({ name: 'Anna Kos', club: null }, salt).hash,
    commitment: commitment(sha256, { salt, seed }),
    luck: luckText(place, added),
    'bound-luck': luckCommitment(sha256, place, added),
    deal: dealSealed({ salt, seed }, null, { series: 1, hand: 0, redeal: 0 }).seed,
    mixed: mixed(seed, '3 14 15 26'),
    key: `${seed}:${luck.join('|')}`,
    block: hex(`${seed}:${luck.join('|')}:0`),
    search: Array.from({ length: 4 }, (_, n) => word(value('block'), n).toString(16)).join(':'),
    seats: 'tables' in seating ? (seating.tables[0] ?? []).join(' ') : 'too few',
    'lot-key': `${seed}:lot|player|7`,
    'lot-block': hex(`${seed}:lot|player|7:0`),
    lot: String(lot(seed, 'player', 7)),
    part: (partsOf({ stamp: 'final' }) as { stamp: string }).stamp,
  })
})

it('can be followed by hand', () => {
  expect(hex(value('canonical'))).toBe(value('hash'))
  expect(hex(value('sealed'))).toBe(value('seal'))
  expect(hex(`${salt}:${seed}`)).toBe(value('commitment'))
  expect(hex(value('luck'))).toBe(value('bound-luck'))
  expect(hex(`${seed}:3 14 15 26`)).toBe(value('mixed'))
  expect(hex(`${value('key')}:0`)).toBe(value('block'))
  expect(hex(`${value('lot-key')}:0`)).toBe(value('lot-block'))
  const block = value('lot-block')
  expect(String((word(block, 0) % 2 ** 21) * 2 ** 32 + word(block, 1))).toBe(value('lot'))
  expect(hex('"final"').slice(0, 12)).toBe(value('part'))
  // The stream of the code has the numbers of the block.
  const random = stream(sha256, seed, luck)
  expect(random.below(2 ** 32)).toBe(word(value('block'), 0))
})

it('names the weights of the search', () => {
  const { far, apart, club, small, met, metSwiss, rank, chair } = weight
  expect(page.replace(/\s+/g, ' ')).toContain(
    `team-mates or partners at one table ${apart}, club-mates ${club} if the regulations keep them apart, a second seat at a small table ${small}, a second meeting ${met}, a place away from one’s own in the standings ${rank}, a second time on the same chair ${chair}; nobody moves further than a table has places (${far}). In \`swiss\` a second meeting costs ${metSwiss}, and a place ${rank} however far away`,
  )
})
