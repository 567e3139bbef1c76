/** Forgetting a player of an event: the name is deleted, and nothing else changes. */
import { describe, expect, it } from 'vitest'
import { sealed, sealOf } from '@stolik/event/model/seal'
import type { Logged } from '@stolik/event/model/entry'
import { foldAll } from '@stolik/event/fold/fold'
import { resultContent, resultHash } from '@stolik/event/standing/hash'
import { standings } from '@stolik/event/standing/index'
import type { EventState } from '@stolik/event/model/state'
import { card, director, entrant, gateway, numbers, startEvent } from './event.js'

const ada = { person: 'ada', licence: 'L 7', club: 'Grottger', team: 'Reds', woman: true, born: 1950 }

/** Two series of eight players, with a team, and a category that Ada wins. */
function played(): readonly Logged[] {
  const event = startEvent({
    categories: ['women', 'senior'],
    seniorUntil: 1960,
    groups: [{ kind: 'team', size: 2, counting: 2, substitutes: 0 }],
  })
  event.must({ kind: 'enter', entrant: entrant('Ada Nowak', ada), reserve: false })
  event.must({
    kind: 'enter',
    entrant: entrant('Bea', { team: 'Reds', woman: false, born: 1990 }),
    reserve: false,
  })
  for (const name of ['Cyd', 'Dan', 'Eva', 'Fox', 'Gil', 'Hal'])
    event.must({ kind: 'enter', entrant: entrant(name, { woman: false, born: 1980 }), reserve: false })
  for (const series of [1, 2]) {
    event.begin(series)
    event.fill(series)
    event.must({ kind: 'end', series })
  }
  return event.log
}

const seal = (log: readonly Logged[]): readonly Logged[] =>
  log.map((one, i) => ({ ...one, entry: sealed(one.entry, () => salt(i)) }))
const salt = (i: number): string => i.toString(16).padStart(64, 'a')
const after = (log: readonly Logged[]): EventState => {
  const state = foldAll(log)
  if (state === undefined) throw new Error('no event')
  return state
}
const forgets = (player: string): Logged => ({
  at: 1,
  by: director,
  op: null,
  entry: { kind: 'forget', player },
})

describe('a forgotten player', () => {
  const log = seal(played())
  const [before, then] = [after(log), after([...log, forgets('p1')])]

  it('does not change the hash of the result, which holds seals and no names', () => {
    expect(resultHash(then, numbers)).toBe(resultHash(before, numbers))
    const content = resultContent(before, numbers)
    expect(content.format).toBe(2)
    expect(JSON.stringify(content)).not.toMatch(/Ada|Grottger|Bea/)
    expect(content.players[0]).toMatchObject({ seal: sealOf(entrant('Ada Nowak', ada), salt(1)).hash })
  })

  it('does not change any ranking', () => {
    const places = (state: EventState) => {
      const { individual, groups, categories } = standings(state, numbers)
      return { individual: individual.map((row) => ({ ...row, name: '' })), groups, categories }
    }
    expect(places(then)).toEqual(places(before))
    expect(places(before).categories.flatMap(({ rows }) => rows.map(({ player }) => player))).toContain('p1')
  })

  it('is shown by start number, without account or licence', () => {
    const { entrant: left, seal: byThen } = then.players.get('p1') ?? {}
    expect(left).toMatchObject({ name: '#1', person: null, licence: null, team: 'Reds', born: 1950 })
    expect(byThen?.salt).toBeNull()
    expect(then.players.get('p2')).toEqual(before.players.get('p2'))
  })

  it('is forgotten by the director, even after the final result, and by nobody else', () => {
    const event = startEvent({}, { before: played() })
    event.wait(3600)
    event.must({ kind: 'final' })
    const act = { kind: 'forget', player: 'p1' } as const
    for (const by of [card('p1'), card('p2'), { kind: 'person', person: 'ada' } as const])
      expect(event.act(act, by)).toMatchObject({ refused: 'NOT_ALLOWED' })
    event.must(act)
    event.must({ kind: 'forget', player: 'p2' }, gateway)
    expect([...event.state.players.values()].map(({ entrant: { name } }) => name).slice(0, 3)).toEqual([
      ...['#1', '#2', 'Cyd'],
    ])
    expect(event.state.final).not.toBeNull()
    expect(event.act({ kind: 'forget', player: 'p99' })).toMatchObject({ refused: 'UNKNOWN_PLAYER' })
  })
})

describe('the hash of a result from before names were sealed', () => {
  it('is still computed from names', () => {
    const content = resultContent(after(played()), numbers)
    expect(content.format).toBe(1)
    expect(content.players[0]).toMatchObject({ name: 'Ada Nowak', club: 'Grottger' })
    expect(content.standings.individual[0]).toHaveProperty('name')
  })
})

describe('a forgotten account', () => {
  it('no longer acts for the event, and only the gateway forgets it', () => {
    const event = startEvent()
    event.must({ kind: 'appoint', appointed: true, account: 'b', name: 'Bea', office: 'referee' })
    const act = { kind: 'forgetOfficial', account: 'b' } as const
    expect(event.act(act)).toMatchObject({ refused: 'NOT_ALLOWED' })
    event.must(act, gateway)
    expect(event.state.officials).toEqual([])
  })
})
