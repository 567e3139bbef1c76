/** Acts that ask draws for seats: what they write, what they contradict, and what a draw publishes of them. */
import { describe, expect, it } from 'vitest'
import { drawOf, measureOf } from '@stolik/event/draw/drawing'
import { proofsOf, repeatDraw, verifyDraw } from '@stolik/event/draw/proofs'
import type { Act } from '@stolik/event/model/act'
import type { Regulations } from '@stolik/contract/event/regulations'
import { readResults, verified } from '@stolik/event/verify/verify'
import { chair, entrant, names, numbers, sealing, secretsOf, startEvent, type TestEvent } from './event.js'
import { check, publish } from './published.js'

const secret = secretsOf('secrets')

const fix = (player: string, table: number | null, seen: number | null = null): Act => ({
  kind: 'fixSeat',
  player,
  table,
  seen,
  reason: 'A wheelchair.',
})
const pair = (
  a: string,
  b: string,
  wish: 'TOGETHER' | 'APART' | 'NONE',
  seen: 'TOGETHER' | 'APART' | 'NONE' | null = null,
): Act => ({ kind: 'seatPair', a, b, wish, seen, reason: 'Asked for.' })

function opened(players: number, change: Partial<Regulations> = {}, clubs = 0): TestEvent {
  const event = startEvent(change, sealing(secret))
  for (const [i, name] of names(players).entries())
    event.must({
      kind: 'enter',
      reserve: false,
      entrant: entrant(name, { club: clubs === 0 ? null : `Club ${i % clubs}` }),
    })
  return event
}

function draw(event: TestEvent, series: number): void {
  const again = event.state.series[series - 1]?.status === 'drawn' ? 'again' : null
  const act = drawOf(event.state, numbers, series, { reason: again, outside: null })
  if ('refused' in act) throw new Error(act.refused)
  event.must(act)
}

const measured = ({ state }: TestEvent, series: number) => {
  const one = state.series[series - 1]
  return one === undefined ? null : measureOf(state, one)
}

describe('an act that asks for seats', () => {
  it('is done once, can be changed and lifted, and never overwrites what another director did', () => {
    const event = opened(12)
    event.must(fix('p3', 2))
    expect(event.act(fix('p3', 2))).toBeUndefined()
    expect(event.log.filter(({ entry }) => entry.kind === 'fixSeat')).toHaveLength(1)
    expect(event.act(fix('p3', 1, 0))).toEqual({ refused: 'OVERTAKEN', args: { field: 'Player 3' } })
    event.must(fix('p3', 1, 2))
    event.must(pair('p4', 'p5', 'APART', 'NONE'))
    expect(event.act(pair('p5', 'p4', 'TOGETHER', 'NONE'))?.refused).toBe('OVERTAKEN')
    event.must(pair('p5', 'p4', 'TOGETHER', 'APART'))
    expect(event.state.requests.map(({ kind, players, table }) => [kind, players, table])).toEqual([
      ['table', ['p3'], 1],
      ['together', ['p5', 'p4'], undefined],
    ])
    event.must(fix('p3', null))
    event.must(pair('p4', 'p5', 'NONE'))
    expect(event.state.requests).toEqual([])
  })

  it.each<[string, readonly Act[], Act, string, Readonly<Record<string, unknown>>]>([
    [
      'of two tables',
      [fix('p1', 1), fix('p2', 2)],
      pair('p1', 'p2', 'TOGETHER'),
      'OTHER_TABLE',
      { a: 1, table: 1, b: 2, other: 2 },
    ],
    [
      'of a table by way of a third',
      [fix('p1', 1), pair('p1', 'p2', 'TOGETHER'), pair('p2', 'p3', 'TOGETHER')],
      fix('p3', 2),
      'OTHER_TABLE',
      { a: 3, table: 2, b: 1, other: 1 },
    ],
    [
      'of pairs',
      [pair('p1', 'p2', 'TOGETHER'), pair('p2', 'p3', 'TOGETHER')],
      pair('p1', 'p3', 'APART'),
      'KEPT_APART',
      { a: 1, b: 3 },
    ],
    ['at one table', [pair('p1', 'p2', 'APART'), fix('p1', 3)], fix('p2', 3), 'KEPT_APART', { a: 1, b: 2 }],
    [
      'of chairs',
      [1, 2, 3, 4].map((n) => fix(`p${n}`, 1)),
      fix('p5', 1),
      'TOO_MANY_TOGETHER',
      { players: '1, 2, 3, 4, 5', chairs: 4 },
    ],
  ])('is refused with both named for a contradiction %s', (_, before, act, refused, args) => {
    const event = opened(12)
    for (const one of before) event.must(one)
    const answer = event.act(act)
    expect(answer?.refused).toBe(refused)
    const sorted = (all: object): unknown => Object.values(all).map(String).toSorted()
    expect(sorted(answer?.args ?? {})).toEqual(sorted(args))
    expect(event.state.requests).toHaveLength(before.length)
  })

  it('is refused for team-mates at one table, but not for members of one club', () => {
    const event = opened(
      12,
      { groups: [{ kind: 'team', size: 3, counting: 2, substitutes: 0 }], clubsApart: true },
      2,
    )
    const change = (n: number): Act => ({
      kind: 'change',
      player: `p${n}`,
      entrant: entrant(`Player ${n}`, { club: 'Club 1', team: 'Lions' }),
    })
    event.must(change(1))
    event.must(change(2))
    expect(event.act(pair('p1', 'p2', 'TOGETHER'))).toEqual({ refused: 'KEPT_APART', args: { a: 1, b: 2 } })
    event.must(pair('p4', 'p6', 'TOGETHER'))
  })

  it('is refused at the wrong moment, for the wrong person, and for players who are not there', () => {
    const event = opened(8, { mode: 'mixed' })
    expect(event.act(fix('p1', 1), chair(0))?.refused).toBe('NOT_ALLOWED')
    expect(event.act(fix('p99', 1))?.refused).toBe('UNKNOWN_PLAYER')
    expect(event.act(pair('p1', 'p1', 'APART'))?.refused).toBe('MALFORMED')
    expect(event.act(fix('p1', 0))?.refused).toBe('MALFORMED')
    expect(event.act({ ...fix('p1', 1), reason: ' ' } as Act)?.refused).toBe('MALFORMED')
    event.must({ kind: 'change', player: 'p8', entrant: entrant('Player 8', { online: true }) })
    expect(event.act(fix('p8', 1))).toEqual({ refused: 'ONLINE_SEAT', args: { number: 8 } })
    expect(event.act(pair('p1', 'p8', 'TOGETHER'))?.refused).toBe('NOT_TOGETHER')
    event.must({ kind: 'withdraw', player: 'p8' })
    expect(event.act(pair('p1', 'p8', 'APART'))?.refused).toBe('NOT_PLAYING')
    for (const series of [1, 2]) {
      event.begin(series)
      expect(event.act(fix('p1', 1))?.refused).toBe(series === 1 ? undefined : 'NOTHING_TO_DRAW')
      event.fill(series)
      event.must({ kind: 'end', series })
    }
  })

  it('is refused once there are twenty, since each is drawn for its cost', () => {
    const event = opened(24)
    for (let n = 1; n <= 20; n++) event.must(pair('p1', `p${n + 1}`, 'APART'))
    expect(event.act(pair('p1', 'p22', 'APART'))).toEqual({
      refused: 'TOO_MANY_REQUESTS',
      args: { most: 20 },
    })
    event.must(pair('p1', 'p2', 'NONE'))
    event.must(pair('p1', 'p22', 'APART'))
  })
})

describe('a draw that is asked for seats', () => {
  it('says of each whether it could, and what it cost', () => {
    const event = opened(40, { clubsApart: true }, 2)
    event.must(fix('p3', 2))
    event.must(fix('p4', 11))
    event.must(pair('p1', 'p2', 'TOGETHER'))
    draw(event, 1)
    const free = { repeats: 0, clashes: 0, clubs: 0, seatSpread: 0, dealerSpread: 0, moved: 0 }
    const first = measured(event, 1)
    expect(first).toMatchObject({ clubs: 20, clubsBound: 20 })
    expect(first?.requests).toEqual([
      { kind: 'clubs', numbers: [], table: null, met: true, ...free },
      { kind: 'table', numbers: [3], table: 2, met: true, ...free },
      { kind: 'table', numbers: [4], table: 11, met: false, ...free },
      { kind: 'together', numbers: [1, 2], table: null, met: true, ...free },
    ])
    event.begin(1)
    event.fill(1)
    event.must({ kind: 'end', series: 1 })
    draw(event, 2)
    const second = measured(event, 2)
    expect(second?.requests.at(-1)).toMatchObject({ kind: 'together', met: true, repeats: 1 })
    expect(second?.repeats).toBeGreaterThanOrEqual(1)
  })

  it('holds for the person, who may play for the place of somebody else', () => {
    const event = opened(8)
    event.must({ kind: 'enter', entrant: entrant('Reserve'), reserve: true })
    event.must(fix('p9', 2))
    draw(event, 1)
    expect(measured(event, 1)?.requests).toEqual([])
    event.must({ kind: 'replace', player: 'p5', by: 'p9', from: 1 })
    draw(event, 1)
    expect(event.state.series[0]?.tables[1]?.players).toContain('p5')
    expect(measured(event, 1)?.requests).toMatchObject([{ numbers: [5], table: 2, met: true }])
  })

  it('is told of a player who moves away afterwards', () => {
    const event = opened(8)
    event.must(fix('p3', 2))
    draw(event, 1)
    const other = event.state.series[0]?.tables[0]?.players[0] ?? ''
    event.must({ kind: 'move', series: 1, a: 'p3', b: other, reason: 'late' })
    expect(measured(event, 1)?.requests).toMatchObject([{ numbers: [3], met: false }])
  })

  it('is changed only as the director saw it', () => {
    const event = opened(8)
    draw(event, 1)
    const [one, two] = (event.state.series[0]?.tables ?? []).map(({ players }) => players)
    const [a = '', c = ''] = one ?? []
    const [b = '', d = ''] = two ?? []
    event.must({ kind: 'move', series: 1, a, b, reason: 'late', seen: [1, 2] })
    // Another director saw the first draw: for them `a` sits at table 1 still.
    const again = (seen: readonly number[]) =>
      event.act({ kind: 'move', series: 1, a, b: d, reason: 'friends', seen })
    expect(again([1, 2])).toMatchObject({ refused: 'OVERTAKEN' })
    expect(event.act({ kind: 'move', series: 1, a: c, b, reason: 'friends', seen: [1, 2] })).toMatchObject({
      refused: 'OVERTAKEN',
    })
    expect(again([2, 2])).toBeUndefined()
  })

  it('can be repeated from what is published, costs and all', () => {
    const event = opened(19, { clubsApart: true }, 3)
    event.must(fix('p3', 2))
    event.must(pair('p1', 'p2', 'TOGETHER'))
    event.must(pair('p5', 'p6', 'APART'))
    for (const series of [1, 2]) {
      draw(event, series)
      event.begin(series)
      event.fill(series)
      event.must({ kind: 'end', series })
      // Later changes leave the draws before as they were.
      if (series === 1) {
        event.must(fix('p3', 4))
        event.must(pair('p5', 'p6', 'NONE'))
        event.must({ kind: 'change', player: 'p7', entrant: entrant('Player 7', { club: 'Club 9' }) })
      }
    }
    const proofs = proofsOf(event.log, numbers)
    expect(proofs.map(verifyDraw)).toEqual(['fair', 'fair'])
    expect(proofs[0]?.asked[0]?.requests).toEqual([
      { kind: 'table', players: ['p3'], table: 2 },
      { kind: 'together', players: ['p1', 'p2'] },
      { kind: 'apart', players: ['p5', 'p6'] },
    ])
    expect(proofs[0]?.asked[0]?.players.map(({ club }) => club)).toEqual(
      Array.from({ length: 19 }, (_, i) => (i % 3) + 1),
    )
    expect(JSON.stringify(proofs)).not.toContain('wheelchair')
    const [proof] = proofs
    if (proof === undefined) throw new Error('no proof')
    const elsewhere = { ...proof.asked[0], requests: [{ kind: 'table' as const, players: ['p3'], table: 3 }] }
    expect(verifyDraw({ ...proof, asked: [elsewhere as (typeof proof.asked)[number]] })).toBe('seats')
    const cheaper = proof.costs?.map((one) => ({ ...one, repeats: 7 }))
    expect(verifyDraw({ ...proof, ...(cheaper && { costs: cheaper }) })).toBe('seats')
    expect(repeatDraw(proof)).toMatchObject({ costs: proof.costs })

    const text = publish(event)
    const { differences, gaps } = check(text)
    expect(differences).toEqual([])
    // Whoever changed their club since the first draw is told, as for teams.
    expect(gaps).toEqual([{ gap: 'teams', series: 1, n: 1 }])
    const read = readResults(text.replaceAll('"table":2}', '"table":1}'))
    if ('bad' in read) throw new Error(read.bad)
    expect(verified(read, numbers).differences.some(({ check: by }) => by === 'draw')).toBe(true)
  })

  it('writes nothing new where nothing is asked', () => {
    const event = opened(8)
    draw(event, 1)
    const [proof] = proofsOf(event.log, numbers)
    expect(Object.keys(event.log.at(-1)?.entry ?? {})).not.toContain('costs')
    expect(Object.keys(proof ?? {})).not.toContain('costs')
    expect(Object.keys(proof?.asked[0] ?? {})).not.toContain('requests')
    expect(Object.keys(proof?.asked[0]?.players[0] ?? {})).toEqual(['id', 'apart'])
  })
})
