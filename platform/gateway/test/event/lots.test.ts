/** The seed of a draw: nobody knows it before, and nobody can change it afterwards. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commitment } from '@stolik/core'
import { describe, expect, test } from 'vitest'
import { sha256 } from '../../src/base/entropy.js'
import { audit } from '@stolik/event/papers/audit'
import type { Logged } from '@stolik/event/model/entry'
import { foldAll } from '@stolik/event/fold/fold'
import { resultContent, resultHash } from '@stolik/event/standing/hash'
import { eventKeys } from '../../src/event/store/keys.js'
import { drawOf } from '@stolik/event/draw/drawing'
import { mixed, nextCommitment, outsideOf } from '@stolik/event/model/lots'
import type { DrawProof } from '@stolik/contract/published/draws'
import { proofsOf, verifyDraw } from '@stolik/event/draw/proofs'
import { drawAct, drawSeats, seatsAsked } from '@stolik/event/draw/seats'
import { showEvent } from '../../src/event/show/show.js'
import { standings } from '@stolik/event/standing/index'
import { oneSecret } from '../../src/base/secrets.js'
import { format, names, numbers, startEvent, type TestEvent } from '../../../event/test/event.js'

/** Reproducible secrets: 1, 2, 3 … from `first` on. */
function secrets(first = 1): () => string {
  let n = first
  return () => (n++).toString(16).padStart(64, '0')
}

const threeSeries = {
  ...format,
  series: [...format.series, { rounds: 1, minutes: null, draw: 'standing' }] as typeof format.series,
}

function begun(first?: number, outside?: string): TestEvent {
  const event = startEvent(
    { format: threeSeries, protestMinutes: 0, ...(outside === undefined ? {} : { outside }) },
    { secret: secrets(first) },
  )
  event.enter(...names(16))
  return event
}

const seats = ({ state }: TestEvent, series: number): unknown =>
  state.series[series - 1]?.tables.map(({ players }) => players)

/** All players score alike, so that only lots separate them. */
const alike = (): string => '5 5 5 5'

function play(event: TestEvent, series: number): void {
  event.begin(series)
  event.fill(series, alike)
  event.must({ kind: 'end', series })
}

/** Everything shown to anybody, including the director. */
function allShown({ state, log }: TestEvent): string {
  const keys = eventKeys(oneSecret('a'.repeat(64)))
  const event = showEvent({ id: 'event1', lists: numbers, rules: () => 'rules', keys }, state, 'director')
  return JSON.stringify([event, audit(state, log), resultContent(state, numbers), proofsOf(log, numbers)])
}

/** The draw of a series as anybody could make it with that seed. */
const seated = ({ state }: TestEvent, series: number, seed: string): unknown => {
  const act = drawAct(
    series,
    seatsAsked({ ...state, next: { ...state.next, seed } }, numbers, series).map(drawSeats),
    null,
  )
  return 'refused' in act ? undefined : act.tables.map(({ players }) => players)
}

describe('before a draw', () => {
  test('the seed is shown to nobody, but its commitment is', () => {
    const event = begun()
    for (const series of [1, 2, 3]) {
      const { next } = event.state
      expect(allShown(event)).not.toContain(next.seed)
      expect(allShown(event)).not.toContain(next.salt)
      expect(nextCommitment(event.state)).toBe(commitment(sha256, next))
      play(event, series)
      expect(allShown(event)).toContain(next.seed)
    }
  })

  test('public data does not depend on the next seed, but the draw does', () => {
    const one = begun()
    const other = begun(1000)
    const publicly = (event: TestEvent): string =>
      allShown(event).replaceAll(nextCommitment(event.state) ?? 'none', 'commitment')
    one.draw(1)
    other.draw(1)
    expect(seats(one, 1)).toEqual(seats(other, 1))
    expect(publicly(one)).toBe(publicly(other))
    one.draw(2)
    other.draw(2)
    expect(seats(one, 2)).not.toEqual(seats(other, 2))
  })

  test('each series is drawn from a new seed, not from one already revealed', () => {
    const event = begun()
    play(event, 1)
    const opened = event.state.draws.map(({ sealed }) => sealed.seed)
    event.draw(2)
    const [made = ''] = event.state.draws.slice(-1).map(({ sealed }) => sealed.seed)
    expect(opened).not.toContain(made)
  })

  test('a repeated draw has another seed than the one already revealed', () => {
    const event = begun()
    event.draw(1)
    const first = nextCommitment(event.state)
    event.draw(1)
    const [before, after] = event.state.draws
    expect(after?.sealed.seed).not.toBe(before?.sealed.seed)
    expect(after && commitment(sha256, after.sealed)).toBe(first)
  })

  test('players with equal standings are ordered by a lot of their own', () => {
    const event = begun()
    play(event, 1)
    play(event, 2)
    const order = (seed: string): unknown =>
      seatsAsked({ ...event.state, next: { ...event.state.next, seed } }, numbers, 3)[0]?.players
    expect(order('c'.repeat(64))).not.toEqual(order('d'.repeat(64)))
  })
})

describe('the seed', () => {
  test('of every draw matches the commitment that was shown before', () => {
    const event = begun()
    const committed: (string | null)[] = []
    for (const series of [1, 2, 3]) {
      committed.push(nextCommitment(event.state))
      play(event, series)
    }
    const proofs = proofsOf(event.log, numbers)
    expect(proofs.map((proof) => proof.commitment)).toEqual(committed)
    expect(proofs.map((proof) => commitment(sha256, proof))).toEqual(committed)
  })

  test('cannot be chosen by the director who draws', () => {
    const event = begun()
    const { next } = event.state
    const act = drawAct(1, seatsAsked(event.state, numbers, 1).map(drawSeats), null)
    if ('refused' in act) throw new Error('too few')
    const chosen = { salt: 'e'.repeat(64), seed: 'e'.repeat(64) }
    event.must({ ...act, next: chosen, sealed: chosen } as typeof act)
    expect(event.state.draws.at(-1)?.sealed).toEqual(next)
    expect(event.state.next).not.toEqual(chosen)
  })

  test('of the final lots is committed to with the last draw, and revealed when all is played', () => {
    const event = begun()
    for (const series of [1, 2]) play(event, series)
    event.begin(3)
    const { next } = event.state
    expect(allShown(event)).not.toContain(next.seed)
    event.fill(3, alike)
    event.must({ kind: 'end', series: 3 })
    expect(nextCommitment(event.state)).toBeNull()
    expect(allShown(event)).toContain(next.seed)
    const ranked = (seed: string): unknown =>
      standings({ ...event.state, next: { ...next, seed } }, numbers).individual.map(({ player }) => player)
    expect(ranked(next.seed)).not.toEqual(ranked('e'.repeat(64)))
    expect(ranked(next.seed)).toEqual(standings(event.state, numbers).individual.map(({ player }) => player))
  })
})

describe('an external value', () => {
  const source = 'Lotto, the draw of 14 November'

  test('is required if the regulations announce one, and refused otherwise', () => {
    const event = begun(1, source)
    const draw = (of: TestEvent, outside: string | null): unknown =>
      drawOf(of.state, numbers, 1, { reason: null, outside })
    expect(draw(event, null)).toMatchObject({ refused: 'OUTSIDE_NEEDED', args: { series: 1, source } })
    expect(draw(event, '  ')).toMatchObject({ refused: 'OUTSIDE_NEEDED' })
    expect(draw(event, '1'.repeat(201))).toMatchObject({ refused: 'MALFORMED', args: { field: 'outside' } })
    expect(draw(event, '3\n4')).toMatchObject({ refused: 'MALFORMED', args: { field: 'outside' } })
    expect(draw(begun(), '3 14')).toMatchObject({ refused: 'NO_OUTSIDE' })
    // An act that brings its own tables needs it too.
    const act = drawAct(1, seatsAsked(event.state, numbers, 1).map(drawSeats), null)
    if ('refused' in act) throw new Error('too few')
    expect(event.act(act)).toMatchObject({ refused: 'OUTSIDE_NEEDED' })
    expect(event.state.opened).toBe(false)
  })

  test('changes the draw, is logged with it, and has one normal form', () => {
    const event = begun(1, source)
    const act = drawOf(event.state, numbers, 1, { reason: null, outside: ' 3  14 15 ' })
    if ('refused' in act) throw new Error(act.refused)
    event.must(act)
    expect(seats(event, 1)).not.toEqual(seated(begun(), 1, event.state.sealed.seed))
    expect(event.log.at(-1)?.entry).toMatchObject({ kind: 'draw', outside: '3 14 15' })
    expect(outsideOf('Zażółć'.normalize('NFD'))).toBe('Zażółć')
    const { seed } = event.state.sealed
    // As documented: SHA-256 of `seed:value`.
    expect(mixed(seed, '3 14 15')).toBe(Buffer.from(sha256(`${seed}:3 14 15`)).toString('hex'))
    expect(proofsOf(event.log, numbers).map(verifyDraw)).toEqual(['fair'])
  })
})

describe('a verifier of the published draws', () => {
  const published = (event: TestEvent): readonly DrawProof[] =>
    JSON.parse(JSON.stringify(proofsOf(event.log, numbers))) as readonly DrawProof[]

  /** Draws as the gateway does, with all exchanges. */
  const drawAll = (event: TestEvent): TestEvent => {
    for (const series of [1, 2, 3]) {
      const act = drawOf(event.state, numbers, series, { reason: null, outside: null })
      if ('refused' in act) throw new Error(act.refused)
      event.must(act)
      play(event, series)
    }
    return event
  }

  test('gets the same, although places and lists have changed since', () => {
    const event = begun()
    const act = drawOf(event.state, numbers, 1, { reason: null, outside: null })
    if ('refused' in act) throw new Error(act.refused)
    event.must(act)
    const [[a = ''] = [], [b = ''] = []] = act.tables.map(({ players }) => players)
    event.must({ kind: 'move', series: 1, a, b, reason: 'the director says so' })
    expect(published(event).map(verifyDraw)).toEqual(['fair'])
    expect(published(drawAll(begun())).map(verifyDraw)).toEqual(['fair', 'fair', 'fair'])
  })

  test('detects another seed, external value, table or text', () => {
    const [proof] = published(drawAll(begun()))
    if (proof === undefined) throw new Error('no draw')
    const other = 'e'.repeat(64)
    expect(verifyDraw({ ...proof, seed: other })).toBe('commitment')
    const committed = commitment(sha256, { salt: proof.salt, seed: other })
    expect(verifyDraw({ ...proof, seed: other, commitment: committed })).toBe('seats')
    expect(verifyDraw({ ...proof, outside: '3 14 15' })).toBe('seats')
    expect(verifyDraw({ ...proof, tables: proof.tables.toReversed() })).toBe('seats')
    expect(verifyDraw({ ...proof, seed: 'x' })).toBe('malformed')
    expect(verifyDraw({ ...proof, asked: [{}] as never })).toBe('malformed')
  })
})

describe('a log from before each draw had its own seed', () => {
  const old = readFileSync(join(import.meta.dirname, 'logs/one-seed.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Logged)

  test('gives the same state and verifies as before', () => {
    const state = foldAll(old)
    if (state === undefined) throw new Error('no log')
    expect(resultHash(state, numbers)).toBe(
      '2d21c8e5f5697051005a8c0273e6ea16e6707a0d2d17254257d000374232825c',
    )
    expect(standings(state, numbers).individual.map(({ player }) => player)).toEqual([
      'p7',
      'p5',
      'p4',
      'p6',
      'p2',
      'p3',
      'p1',
      'p8',
    ])
    expect(resultContent(state, numbers)).not.toHaveProperty('lots')
    expect(nextCommitment(state)).toBeNull()
    expect(new Set(proofsOf(old, numbers).map((proof) => proof.seed))).toEqual(new Set([state.sealed.seed]))
  })

  test('continues with separate seeds once something is drawn again', () => {
    const drawn = old.findIndex(({ entry }) => entry.kind === 'draw')
    const event = startEvent({}, { before: old.slice(0, drawn + 1), secret: secrets() })
    expect(nextCommitment(event.state)).toBeNull()
    event.draw(1)
    expect(event.state.draws.map(({ sealed }) => sealed.seed)).toEqual([
      event.state.sealed.seed,
      event.state.sealed.seed,
    ])
    const { next } = event.state
    expect(allShown(event)).not.toContain(next.seed)
    event.draw(2)
    expect(event.state.draws.at(-1)?.sealed).toEqual(next)
  })
})
