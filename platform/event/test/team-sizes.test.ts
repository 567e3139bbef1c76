/** Teams with fewer members than the regulations say, before a draw. */
import { beforeEach, describe, expect, test } from 'vitest'
import { shortTeams, teamSizes, teamsInFile } from '@stolik/event/model/team-sizes'
import { readEntries } from '@stolik/event/decide/files'
import { entrant, startEvent, type TestEvent } from './event.js'

let event: TestEvent
const enter = (name: string, team: string | null, more: object = {}): void =>
  event.must({ kind: 'enter', reserve: false, entrant: entrant(name, { team, ...more }) })
const short = (): readonly string[] =>
  shortTeams(event.state).map(({ team, players, size }) => `${team} ${players}/${size}`)

describe('short teams', () => {
  beforeEach(() => {
    event = startEvent({ groups: [{ kind: 'team', size: 3, counting: 2, substitutes: 1 }] })
    for (const team of ['A', 'B']) for (const n of [1, 2, 3]) enter(`${team}${n}`, team)
    enter('Alone', null)
  })

  test('are those that lack members who have entered and not withdrawn', () => {
    expect(short()).toEqual([])
    event.must({ kind: 'withdraw', player: 'p2' })
    expect(short()).toEqual(['A 2/3'])
    enter('C1', 'C')
    expect(short()).toEqual(['A 2/3', 'C 1/3'])
  })

  test('are whole if a named substitute can stand in', () => {
    event.must({ kind: 'withdraw', player: 'p4' })
    enter('B9', 'B', { substitute: true })
    expect(short()).toEqual([])
    event.must({ kind: 'withdraw', player: 'p5' })
    expect(short()).toEqual(['B 2/3'])
  })

  test('lack who is not noted at the door, once anybody is, but for online players', () => {
    event.must({ kind: 'checkIn', player: 'p1', arrival: 'HERE' })
    expect(short()).toEqual(['A 1/3', 'B 0/3'])
    for (const n of [2, 3, 4, 5]) event.must({ kind: 'checkIn', player: `p${n}`, arrival: 'LATE' })
    expect(short()).toEqual(['B 2/3'])
  })

  test('are none in an event without teams', () => {
    event = startEvent()
    enter('Ola', null)
    expect(short()).toEqual([])
  })
})

test('a substitute does not make a whole team larger', () => {
  const members = [false, false, true].map((substitute) => ({ team: 'A', substitute, isHere: true }))
  expect(teamSizes(members, 2)).toEqual([{ team: 'A', players: 2, size: 2 }])
})

test('a file of entries is foretold as it is decided: which rows are too many, and which teams stay short', () => {
  const rule = { kind: 'team', size: 3, counting: 2, substitutes: 1 } as const
  event = startEvent({ groups: [rule] })
  enter('A1', 'Bulls')
  enter('A2', 'Bulls')
  const rows = [
    'name,team,substitute',
    'A3,bulls,',
    'A4,BULLS,',
    'A5,Bulls,yes',
    'A6,Bulls,yes',
    'B1,Eagles,',
  ]
  const act = readEntries(rows.join('\n'))
  if ('refused' in act) throw new Error(act.refused)
  const known = [...event.state.players.values()].map(({ entrant: one }) => one)
  const read = act.rows.map(({ line, entrant: one }) => ({
    line,
    team: one.team,
    substitute: one.substitute,
  }))
  const { sizes, full } = teamsInFile(known, read, rule)
  expect(sizes).toEqual([
    { team: 'Bulls', players: 3, size: 3 },
    { team: 'Eagles', players: 1, size: 3 },
  ])
  expect(full.map(({ line }) => line)).toEqual([3, 5])
  expect(event.act(act)).toMatchObject({
    refused: 'BAD_FILE',
    problems: full.map(({ line }) => ({ line, code: 'GROUP_FULL' })),
  })
})
