import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pair, patience, type PairingRequest, type Waiting } from '@stolik/event/arena/pairing'

const now = 1_000_000
const player = (n: number, change: Partial<Waiting> = {}): Waiting => ({
  id: `p${n}`,
  points: 0,
  since: now,
  met: [],
  ...change,
})
const request = (waiting: readonly Waiting[], change: Partial<PairingRequest> = {}): PairingRequest => ({
  waiting,
  chairs: 3,
  now,
  playing: 30,
  interval: 1_000,
  ...change,
})

const requests = fc
  .record({
    chairs: fc.constantFrom(3, 4),
    playing: fc.constantFrom(0, 3, 60),
    interval: fc.constantFrom(null, 500, 9_000, 60_000),
    players: fc.array(
      fc.record({
        points: fc.integer({ min: -500, max: 500 }),
        waited: fc.integer({ min: 0, max: patience * 2 }),
        met: fc.uniqueArray(fc.integer({ min: 0, max: 39 }), { maxLength: 3 }),
      }),
      { maxLength: 40 },
    ),
  })
  .map(({ players, ...more }) =>
    request(
      players.map(({ points, waited, met }, i) =>
        player(i, {
          points,
          since: now - waited,
          met: met.filter((n) => n !== i).map((n) => `p${n}`),
        }),
      ),
      more,
    ),
  )

const met = (waiting: readonly Waiting[], a: string, b: string): boolean =>
  waiting.some(({ id, met: others }) => (id === a && others.includes(b)) || (id === b && others.includes(a)))
const pairsOf = (group: readonly string[]) =>
  group.flatMap((a, i) => group.slice(i + 1).map((b) => [a, b] as const))

describe('pairing of an arena', () => {
  it('seats nobody twice, and only whole tables of players who wait', () => {
    fc.assert(
      fc.property(requests, (asked) => {
        const groups = pair(asked)
        const seated = groups.flat()
        expect(new Set(seated).size).toBe(seated.length)
        expect(groups.every((group) => group.length === asked.chairs)).toBe(true)
        const waiting = new Set(asked.waiting.map(({ id }) => id))
        expect(seated.every((id) => waiting.has(id))).toBe(true)
      }),
    )
  })

  it('does not depend on the order in which the players are listed', () => {
    fc.assert(
      fc.property(requests, (asked) => {
        expect(pair({ ...asked, waiting: asked.waiting.toReversed() })).toEqual(pair(asked))
      }),
    )
  })

  it('leaves nobody waiting too long while there are enough for a table', () => {
    fc.assert(
      fc.property(requests, (asked) => {
        const seated = new Set(pair(asked).flat())
        const left = asked.waiting.filter(({ id }) => !seated.has(id))
        const isLate = left.some(({ since }) => now - since >= patience)
        expect(isLate && left.length >= asked.chairs).toBe(false)
      }),
    )
  })

  it('seats nobody again with whom they have just played while tables finish in time', () => {
    fc.assert(
      fc.property(requests, (asked) => {
        const fresh = asked.waiting.map((one) => ({ ...one, since: now }))
        const groups = pair({ ...asked, waiting: fresh, playing: 60, interval: 500 })
        for (const group of groups) expect(pairsOf(group).filter(([a, b]) => met(fresh, a, b))).toEqual([])
      }),
    )
  })

  it('lets those play again together at once to whom nobody else can come', () => {
    const three = [1, 2, 3].map((n) =>
      player(n, { met: [1, 2, 3].filter((other) => other !== n).map((other) => `p${other}`) }),
    )
    expect(pair(request(three))).toEqual([])
    expect(pair(request(three, { playing: 0 }))).toHaveLength(1)
    const late = three.map((one) => ({ ...one, since: now - patience }))
    expect(pair(request(late))).toHaveLength(1)
  })

  it('keeps a whole table apart although other tables are slow', () => {
    const tables = [
      ['p1', 'p2', 'p3'],
      ['p4', 'p5', 'p6'],
    ]
    const waiting = tables.flatMap((table, t) =>
      table.map((id, i) => player(t * 3 + i + 1, { met: table.filter((other) => other !== id) })),
    )
    const groups = pair(request(waiting, { interval: 25_000 }))
    expect(groups).toHaveLength(2)
    expect(groups.map((group) => pairsOf(group).filter(([x, y]) => met(waiting, x, y)).length)).toEqual([
      1, 1,
    ])
  })

  it('seats those who are near in points', () => {
    const points = [10, 500, 20, 510, 0, 490]
    const groups = pair(request(points.map((own, i) => player(i, { points: own, since: now - 10 + i }))))
    expect(groups.map((group) => group.toSorted())).toEqual([
      ['p0', 'p2', 'p4'],
      ['p1', 'p3', 'p5'],
    ])
  })
})
