/** Teams in an event where all tables play the same deals: one player in each chair, each at another table. */
import { contentHash } from '@stolik/contract/canonical'
import type { Regulations } from '@stolik/contract/event/regulations'
import type { DrawProof } from '@stolik/contract/published/draws'
import type { Sealed } from '@stolik/core'
import { beforeEach, describe, expect, test } from 'vitest'
import { drawOf } from '@stolik/event/draw/drawing'
import { checkRegulations } from '@stolik/event/model/check'
import { sharedByTeams } from '@stolik/event/model/team-chairs'
import { dealsCommitment } from '@stolik/event/same/deals'
import { standings } from '@stolik/event/standing/index'
import {
  entrant,
  format,
  gateway,
  numbers,
  regulations,
  sealing,
  secretsOf,
  startEvent,
  type TestEvent,
} from '../event.js'
import { check, publish } from '../published.js'

const secret = secretsOf('teams')

const team = { kind: 'team', size: 3, counting: 3, substitutes: 0 } as const
const ofTeams: Partial<Regulations> = {
  sameCards: 'difference',
  fee: null,
  groups: [team],
  format: { ...format, chairs: [3], bye: { points: 0, small: 0 }, tieBreaks: ['lot'] },
}

const deals: Sealed = { salt: secret(), seed: secret() }

/** Four teams A to D of three. */
function begin(
  players = ['A', 'B', 'C', 'D'].flatMap((name) => [1, 2, 3].map((n) => ({ name, n }))),
): TestEvent {
  const event = startEvent(ofTeams, sealing(secret))
  for (const { name, n } of players) enter(event, `${name}${n}`, name)
  event.must({ kind: 'sealDeals', series: 1, commitment: dealsCommitment(deals) }, gateway)
  return event
}

const enter = (event: TestEvent, name: string, of: string | null): void =>
  event.must({ kind: 'enter', reserve: false, entrant: entrant(name, { team: of }) })

const drawn = (event: TestEvent) => drawOf(event.state, numbers, 1, { reason: null, outside: null })
const refusal = (event: TestEvent) => {
  const act = drawn(event)
  return 'refused' in act ? act : undefined
}
const draw = (event: TestEvent): void => {
  const act = drawn(event)
  if ('refused' in act) throw new Error(act.refused)
  event.must(act)
}

const tablesOf = (event: TestEvent): readonly (readonly string[])[] =>
  event.state.series[0]?.tables.map(({ players }) => players) ?? []
const teamOf =
  ({ state }: TestEvent) =>
  (id: string): string | null =>
    state.players.get(id)?.entrant.team ?? null

let event: TestEvent
beforeEach(() => {
  event = begin()
})

describe('A draw', () => {
  test('gives each team one player in each chair, and the log says so', () => {
    draw(event)
    expect(sharedByTeams(tablesOf(event), 3, teamOf(event))).toEqual([])
    expect(event.log.at(-1)?.entry).toMatchObject({ kind: 'draw', teamChairs: true })
  })

  test('waits for a team that lacks a player, and says which', () => {
    event.must({ kind: 'withdraw', player: 'p5' })
    expect(refusal(event)).toMatchObject({ refused: 'TEAM_SIZE', args: { team: 'B', players: 2, chairs: 3 } })
    enter(event, 'B4', 'B')
    draw(event)
  })

  test('lets players without a team have the other seats, and the byes', () => {
    for (const name of ['x', 'y', 'z', 'w']) enter(event, name, null)
    draw(event)
    expect(tablesOf(event)).toHaveLength(5)
    expect(sharedByTeams(tablesOf(event), 3, teamOf(event))).toEqual([])
    expect(event.state.series[0]?.byes.map(teamOf(event))).toEqual([null])
  })

  test('needs as many tables as chairs', () => {
    const few = begin(['A', 'B'].flatMap((name) => [1, 2, 3].map((n) => ({ name, n }))))
    expect(refusal(few)).toMatchObject({ refused: 'TEAM_TABLES', args: { tables: 2, chairs: 3 } })
  })

  test('gives nobody a table of their own, but keeps apart whoever asks for it', () => {
    const wish = { a: 'p1', b: 'p4', reason: 'they quarrel', seen: null }
    event.must({ kind: 'seatPair', wish: 'APART', ...wish })
    event.must({ kind: 'fixSeat', player: 'p7', table: 1, reason: 'a wheelchair', seen: null })
    expect(refusal(event)).toMatchObject({ refused: 'TEAM_REQUESTS', args: { numbers: '7' } })
    event.must({ kind: 'fixSeat', player: 'p7', table: null, reason: 'no more', seen: null })
    draw(event)
    expect(tablesOf(event).some((players) => players.includes('p1') && players.includes('p4'))).toBe(false)
  })

  test('counts as overtaken when a player has changed their team meanwhile', () => {
    enter(event, 'x', null)
    enter(event, 'y', null)
    enter(event, 'z', null)
    const act = drawn(event)
    if ('refused' in act) throw new Error(act.refused)
    // The same people play, but whoever takes the place of A1 has the chair of another one of A.
    const chairOf = (id: string): number =>
      act.tables.map(({ players }) => players.indexOf(id)).find((at) => at !== -1) ?? -1
    const other = ['p13', 'p14', 'p15'].find((id) => chairOf(id) !== chairOf('p1')) ?? ''
    const change = (player: string, to: string | null): void =>
      event.must({ kind: 'change', player, entrant: entrant(`new ${player}`, { team: to }) })
    change('p1', null)
    change(other, 'A')
    expect(event.act(act)?.refused).toBe('PLAYERS_CHANGED')
  })
})

describe('After the draw', () => {
  beforeEach(() => draw(event))

  test('two players change places only if no team then has two in one chair or at one table', () => {
    const [[a = ''] = []] = tablesOf(event)
    const others = tablesOf(event)
      .flat()
      .filter((id) => id !== a)
    const answers = others.map((b) => {
      const swapped = tablesOf(event).map((players) =>
        players.map((id) => (id === a ? b : id === b ? a : id)),
      )
      const fits = sharedByTeams(swapped, 3, teamOf(event)).length === 0
      const act = { kind: 'move', series: 1, reason: 'as they wish' } as const
      const answer = event.act({ ...act, a, b })?.refused
      if (answer === undefined) event.must({ ...act, a: b, b: a, reason: 'back again' })
      expect(answer, b).toBe(fits ? undefined : 'TEAM_CHAIRS')
      return answer
    })
    // Two of one team can always change places.
    expect(new Set(answers)).toEqual(new Set([undefined, 'TEAM_CHAIRS']))
  })

  test('nobody is reseated into a chair that their team has already', () => {
    const [one = [], two = []] = tablesOf(event)
    // They sit down in the last chairs, which their team-mates have elsewhere.
    const other = two.slice(0, 2).find((id) => teamOf(event)(id) !== teamOf(event)(one[0] ?? '')) ?? ''
    const seats = [
      { player: one[0] ?? '', table: 2, bye: false, seen: null },
      { player: other, table: 1, bye: false, seen: null },
    ]
    const act = { kind: 'reseat', series: 1, seats, reason: 'as they wish' } as const
    expect(event.act(act)).toMatchObject({ refused: 'TEAM_CHAIRS' })
    expect(tablesOf(event)[0]).toEqual(one)
    // Whoever leaves the series makes room, and no team has two in one chair.
    const leave = [{ player: one[2] ?? '', table: null, bye: true, seen: null }]
    expect(event.act({ kind: 'reseat', series: 1, seats: leave, reason: 'ill' })?.refused).toBe('TABLE_SIZE')
  })
})

describe('Once the event has begun', () => {
  const nextDraw = () => {
    event.must(
      { kind: 'sealDeals', series: 2, commitment: dealsCommitment({ ...deals, salt: deals.seed }) },
      gateway,
    )
    const act = drawOf(event.state, numbers, 2, { reason: null, outside: null })
    if ('refused' in act) throw new Error(act.refused)
    event.must(act)
    return event.state.series[1]?.tables.map(({ players }) => players) ?? []
  }
  beforeEach(() => draw(event))

  test('a team that has lost a player stops nobody: who is left plays as if without a team', () => {
    event.must({ kind: 'withdraw', player: 'p5' })
    expect(sharedByTeams(nextDraw(), 3, teamOf(event))).toEqual([])
    expect(event.log.at(-1)?.entry).toMatchObject({ kind: 'draw', teamChairs: true })
    // Eleven players fill three tables, and what is left of team B rests.
    expect(event.state.series[1]?.byes.map(teamOf(event))).toEqual(['B', 'B'])
  })

  test('too few tables for teams are drawn as where nobody has a team', () => {
    for (const player of ['p1', 'p2', 'p3', 'p4']) event.must({ kind: 'withdraw', player })
    expect(nextDraw()).toHaveLength(2)
    expect(event.log.at(-1)?.entry).not.toHaveProperty('teamChairs')
    expect(check(publish(event)).differences).toEqual([])
  })
})

describe('The result of a team', () => {
  /** The first chair of table n has n points in each hand, the second 10n, the third 100n. */
  const play = (): void => {
    draw(event)
    event.must({ kind: 'start', series: 1 })
    event.fill(1, (table) => [table, 10 * table, 100 * table].join(' '))
    event.must({ kind: 'end', series: 1 })
    event.must({ kind: 'openDeals', series: 1, ...deals }, gateway)
  }

  test('is the sum of its players against all others in their chair', () => {
    play()
    const hands = event.state.series[0]?.tables[0]?.list.length ?? 0
    const [ranking] = standings(event.state, numbers).groups
    const expected = new Map<string | null, number>()
    tablesOf(event).forEach((players, n) =>
      players.forEach((id, at) => {
        // The mean of tables 1 to 4 is 2.5.
        const own = (n + 1 - 2.5) * 10 ** at * hands
        expected.set(teamOf(event)(id), (expected.get(teamOf(event)(id)) ?? 0) + own)
      }),
    )
    expect(new Map(ranking?.rows.map(({ name, points }) => [name, points]))).toEqual(expected)
    expect(ranking?.rows.every(({ members }) => members.filter(({ counts }) => counts).length === 3)).toBe(
      true,
    )
  })

  test('is counted again from the published file, with the draw', () => {
    play()
    expect(check(publish(event))).toMatchObject({ differences: [], counted: { draws: 1 } })
  })

  test('does not hold in a file whose seats give a team a chair twice, or whose draw was not for teams', () => {
    play()
    interface File {
      hash: string
      parts?: unknown
      draws: (Omit<DrawProof, 'tables'> & { tables: string[][]; asked: { teamChairs?: true }[] })[]
      content: { series: { tables: { players: string[] }[] }[] }
    }
    const changed = (change: (file: File) => void): readonly string[] => {
      const file = JSON.parse(publish(event)) as File
      change(file)
      delete file.parts
      file.hash = contentHash(file.content)
      return check(JSON.stringify(file)).differences.map(({ check: kind, path }) => `${kind} ${path}`)
    }
    expect(changed(({ draws: [one] }) => delete one?.asked[0]?.teamChairs)).toContain(
      'draw draws.0.tables.0.0',
    )
    const swapped = changed(({ content }) => {
      const [first, second] = content.series[0]?.tables ?? []
      if (!first || !second) throw new Error('no tables')
      const [a = '', b = ''] = [first.players[0], second.players[1]]
      first.players[0] = b
      second.players[1] = a
    })
    expect(swapped.some((one) => one.startsWith('seats content.series.0.tables'))).toBe(true)
  })
})

describe('Regulations', () => {
  const problems = (change: Partial<Regulations>): readonly unknown[] =>
    checkRegulations({ ...regulations, ...ofTeams, ...change }, numbers).map(({ code, args }) => [
      code,
      args['field'],
    ])

  test('ask for one player in each chair, all of whom count, seated by lots', () => {
    expect(problems({})).toEqual([])
    expect(problems({ groups: [{ ...team, size: 4, counting: 4 }] })).toEqual([
      ['RANGE', 'groups.team.size'],
      ['RANGE', 'groups.team.counting'],
    ])
    expect(problems({ groups: [{ ...team, counting: 2 }] })).toEqual([['RANGE', 'groups.team.counting']])
    expect(problems({ groups: [{ ...team, substitutes: 1 }] })).toEqual([
      ['RANGE', 'groups.team.substitutes'],
    ])
    const plan = { ...(ofTeams.format as Regulations['format']) }
    const series = plan.series.map((one, i) => (i === 0 ? one : { ...one, draw: 'standing' as const }))
    expect(problems({ format: { ...plan, series } })).toEqual(
      series.flatMap((_, i) => (i === 0 ? [] : [['CONTRADICTS', `format.series.${i + 1}.draw`]])),
    )
  })

  test('leave pairs, and teams whose tables have deals of their own, as they were', () => {
    const pair = { kind: 'pair', size: 2, counting: 2, substitutes: 0 } as const
    expect(problems({ groups: [pair] })).toEqual([])
    const { sameCards: _, ...own } = { ...regulations, ...ofTeams }
    expect(checkRegulations({ ...own, groups: [{ ...team, size: 4 }] }, numbers)).toEqual([])
  })
})
