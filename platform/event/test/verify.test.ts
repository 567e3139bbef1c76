/** Published results: that anybody can draw and count them again, and that a changed file says where it was changed. */
import { seeded } from '@stolik/core'
import { canonical, contentHash } from '@stolik/contract/canonical'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Regulations } from '@stolik/contract/event/regulations'
import { drawOf } from '@stolik/event/draw/drawing'
import { partsOf } from '@stolik/event/verify/parts'
import { readResults, verified, verifying } from '@stolik/event/verify/verify'
import type { Checked } from '@stolik/event/verify/difference'
import { entrant, format, numbers, sealing, secretsOf, startEvent, type TestEvent } from './event.js'
import { check, publish } from './published.js'

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null

const secret = secretsOf('secrets')

const draw = (event: TestEvent, series: number): void => {
  const again = event.state.series[series - 1]?.status === 'drawn' ? 'somebody came late' : null
  const act = drawOf(event.state, numbers, series, { reason: again, outside: null })
  if ('refused' in act) throw new Error(act.refused)
  event.must(act)
}

/** An evening with teams, categories, prizes, a stake, a withdrawal, a penalty, a moved player and a series that is drawn twice. */
function evening(players: number): TestEvent {
  const change: Partial<Regulations> = {
    format: {
      ...format,
      stake: [5, 1],
      bye: { points: 10, small: 2 },
      series: [
        { rounds: 2, minutes: null, draw: 'lots' },
        { rounds: 2, minutes: null, draw: 'lots' },
        { rounds: 2, minutes: null, draw: 'standing' },
      ],
    },
    groups: [{ kind: 'team', size: 4, counting: 3, substitutes: 1 }],
    categories: ['women', 'junior', 'senior', 'youngest'],
    juniorFrom: 2006,
    seniorUntil: 1961,
    prizes: [
      { of: 'all', places: ['Cup', 'Medal'] },
      { of: 'team', places: ['Ham'] },
      { of: 'women', places: ['Flowers'] },
      { of: 'youngest', places: ['Book'] },
    ],
  }
  const dice = seeded(`evening ${players}`)
  const event = startEvent(change, sealing(secret))
  for (let n = 1; n <= players; n++) {
    const team = n <= Math.floor(players / 4) * 4 ? `Team ${Math.ceil(n / 4)}` : null
    event.must({
      kind: 'enter',
      reserve: false,
      entrant: entrant(`Player ${n}`, {
        club: n % 3 === 0 ? null : `Club ${n % 7}`,
        team,
        woman: n % 5 === 0,
        born: 1940 + dice.below(75),
        substitute: false,
      }),
    })
  }
  event.must({ kind: 'enter', entrant: entrant('Reserve'), reserve: true })
  const score = (chairs: number): string =>
    Array.from({ length: chairs }, () => dice.below(240) - 60).join(' ')
  for (const series of [1, 2, 3]) {
    draw(event, series)
    if (series === 2) {
      draw(event, series)
      const [one, other] = event.state.series[1]?.tables ?? []
      event.must({
        kind: 'move',
        series,
        reason: 'A wheelchair.',
        a: one?.players[0] ?? '',
        b: other?.players[0] ?? '',
      })
    }
    event.must({ kind: 'start', series })
    event.fill(series, (_, __, chairs) => score(chairs))
    event.must({ kind: 'end', series })
    if (series === 1)
      event.must({
        kind: 'adjust',
        player: 'p7',
        series: 1,
        points: -100,
        small: 0,
        penalty: true,
        reason: 'Left the table.',
        clause: null,
      })
    if (series === 2) event.must({ kind: 'replace', player: 'p5', by: `p${players + 1}`, from: 3 })
  }
  return event
}

/** All values in a file that can be changed, by their path. */
function leaves(value: Json, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, one]) => leaves(one, [...path, key]))
}

const valueAt = (file: Json, path: readonly string[]): Json =>
  path.reduce<Json>((value, key) => (value as { [key: string]: Json })[key] ?? null, file)

function changeAt(file: Json, path: readonly string[], value: Json): void {
  const parent = valueAt(file, path.slice(0, -1)) as { [key: string]: Json }
  parent[path.at(-1) ?? ''] = value
}

/** Another digit or another letter in the place of one. */
function slip(value: Json, dice: ReturnType<typeof seeded>): Json {
  if (typeof value === 'number') return value + 1
  if (typeof value !== 'string' || value === '') return value
  const at = dice.below(value.length)
  const other = /\d/.test(value[at] ?? '')
    ? String((Number(value[at]) + 1) % 10)
    : value[at] === 'x'
      ? 'y'
      : 'x'
  return value.slice(0, at) + other + value.slice(at + 1)
}

describe.each([97, 248])('an event with %i players', (players) => {
  let text = ''
  beforeAll(() => {
    text = publish(evening(players))
  }, 120_000)

  test('is drawn and counted again from its file alone', () => {
    const checked = check(text)
    expect(checked.differences).toEqual([])
    expect(checked.counted).toMatchObject({ draws: 4, names: players + 1 })
    expect(checked.gaps).toEqual([{ gap: 'members' }, { gap: 'births' }])
  }, 60_000)

  test('names the place of each of fifty changed digits and words', () => {
    const dice = seeded(`changes ${players}`)
    const original = JSON.parse(text) as Json
    const paths = leaves(original).filter(
      (path) =>
        !['number', 'string'].every((type) => typeof valueAt(original, path) !== type) &&
        valueAt(original, path) !== '',
    )
    for (let n = 0; n < 50; n++) {
      const path = paths[dice.below(paths.length)] ?? []
      const file = JSON.parse(text) as Json
      changeAt(file, path, slip(valueAt(file, path), dice))
      const read = readResults(JSON.stringify(file))
      const found = 'bad' in read ? read.bad : (firstOf(read)?.path ?? 'nothing')
      // The first difference is at the change, or at the part that contains it.
      expect(`${path.join('.')}.`, `change ${n}`).toContain(`${found}.`)
    }
  }, 120_000)
})

test('of 97 players in which somebody made everything again after one of fifteen changes is still caught, at that place', () => {
  const text = publish(evening(97))
  const dice = seeded('forged')
  const original = JSON.parse(text) as Json
  const paths = leaves(original).filter(
    (path) => determined.test(path.join('.')) && valueAt(original, path) !== null,
  )
  for (let n = 0; n < 15; n++) {
    const path = paths[dice.below(paths.length)] ?? []
    const { parts: _, ...file } = JSON.parse(text) as { [key: string]: Json }
    changeAt(file, path, slip(valueAt(file, path), dice))
    file['hash'] = contentHash(file['content'])
    const [first] = check(canonical({ ...file, parts: partsOf(file) })).differences
    const { series, table } = tableIn(path)
    if (series === undefined) expect(first?.path, path.join('.')).toBeDefined()
    else expect(first?.where, path.join('.')).toMatchObject({ series, table })
  }
}, 120_000)

/** What follows from the rest of the file. */
const determined =
  /^(?:content\.(?:series\.\d+\.tables\.\d+\.(?:lines|players)|standings\.(?:individual|groups))|draws\.\d+\.(?:tables|salt|seed)|money|names)\./

function tableIn([top, , series, , table]: readonly string[]): { series?: number; table?: number } {
  return top === 'content' && table !== undefined && /^\d+$/.test(series ?? '')
    ? { series: Number(series) + 1, table: Number(table) + 1 }
    : {}
}

/** The first difference that is found, without repeating the draws. */
function firstOf(read: Exclude<ReturnType<typeof readResults>, { bad: string }>) {
  return verified({ file: { ...read.file, draws: [], reseated: [] }, raw: read.raw }, undefined)
    .differences[0]
}

describe('a file whose hash and digests were made again after a change', () => {
  let text = ''
  beforeAll(() => {
    text = publish(evening(45))
  })

  /** Changes a value as somebody does who knows how the file is made. */
  function forged(change: (file: { [key: string]: Json }) => void): Checked {
    const { parts: _, ...file } = JSON.parse(text) as { [key: string]: Json }
    change(file)
    file['hash'] = contentHash(file['content'])
    return check(canonical({ ...file, parts: partsOf(file) }))
  }

  test.each([
    ['a seat', 'content.series.1.tables.2.players.1', 'p99', { series: 2, table: 3, chair: 1 }, 'seats'],
    ['a seat in a draw', 'draws.0.tables.2.1', 'p99', { series: 1, table: 3, chair: 1 }, 'draw'],
    ['the seed of a draw', 'draws.1.seed', 'c'.repeat(64), { series: 2, draw: 2 }, 'chain'],
    ['the input of a draw', 'draws.3.asked.0.later', 4, { series: 3, draw: 4, field: 'later' }, 'chain'],
    ['a line', 'content.series.0.tables.1.lines.0', '500 0 0 0', { series: 1, table: 2 }, 'lists'],
    [
      'an impossible line',
      'content.series.0.tables.1.lines.3',
      'x',
      { series: 1, table: 2, hand: 4 },
      'line',
    ],
    [
      'a cell',
      'content.standings.individual.3.cells.1.points',
      7777,
      { series: 2, field: 'points' },
      'lists',
    ],
    ['a sum', 'content.standings.individual.3.points', 7777, { field: 'points' }, 'count'],
    ['a prize', 'content.standings.individual.4.prize', 'Cup', { field: 'prize' }, 'count'],
    ['a team', 'content.standings.groups.0.rows.1.points', 7777, { field: 'points' }, 'count'],
    [
      'a category',
      'content.standings.categories.0.rows.1.place',
      9,
      { category: 'women', field: 'place' },
      'count',
    ],
    ['a penalty', 'content.adjustments.0.points', -10, { player: 7, field: 'points' }, 'count'],
    ['a payment', 'money.0.amount', 7777, { series: 1, table: 1, field: 'amount' }, 'lists'],
    ['a name', 'names.0.name', 'Somebody', { player: 1, field: 'name' }, 'seal'],
    ['the commitment', 'content.commitment', 'd'.repeat(64), { field: 'commitment' }, 'commitment'],
    ['a moved player', 'reseated.0.tables.0.0', 'p1', { series: 2, table: 1, chair: 0 }, 'seats'],
  ] as const)('says where %s does not follow from the rest', (_, path, value, where, by) => {
    const { differences } = forged((file) => changeAt(file, path.split('.'), value))
    expect(differences[0]).toMatchObject({ where, check: by })
    expect(differences[0]?.says).not.toBe(differences[0]?.gives)
  })

  test('cannot hide a swap of two players in the draw', () => {
    const { differences } = forged((file) => {
      const path = ['content', 'series', '0', 'tables', '0', 'players']
      const [a = '', b = '', ...rest] = valueAt(file, path) as string[]
      changeAt(file, path, [b, a, ...rest])
    })
    const [first] = differences
    expect(first).toMatchObject({ check: 'seats', where: { series: 1, table: 1, chair: 0 } })
    expect(first?.says).toMatch(/^p\d+$/)
    expect(first?.gives).toMatch(/^p\d+$/)
  })

  test('of 0.1 without draws, substitutes and digests is checked as far as it goes, and says what is left out', () => {
    const {
      parts: _,
      draws: __,
      reseated: ___,
      substitutes: ____,
      money: _____,
      ...old
    } = JSON.parse(text) as {
      [key: string]: Json
    }
    const checked = check(canonical(old))
    expect(checked.differences).toEqual([])
    expect(checked.gaps.map(({ gap }) => gap)).toEqual([
      'draws',
      'substitutes',
      'money',
      'parts',
      'members',
      'births',
    ])
    changeAt(old, ['content', 'standings', 'individual', '0', 'points'], 1)
    expect(check(canonical(old)).differences.map(({ check: by }) => by)).toEqual(
      expect.arrayContaining(['hash', 'count']),
    )
  })

  test('of a game that is not known here is checked without its lists', () => {
    const read = readResults(text)
    if ('bad' in read) throw new Error(read.bad)
    const checked = verified(read, undefined)
    expect(checked.differences).toEqual([])
    expect(checked.gaps).toContainEqual({ gap: 'game' })
  })

  test('tells what is being done', () => {
    const read = readResults(text)
    if ('bad' in read) throw new Error(read.bad)
    const steps = [...verifying(read, numbers)]
    expect(steps.map(({ step }) => step)).toEqual([
      'hash',
      'draw',
      'draw',
      'draw',
      'draw',
      'lists',
      'standings',
    ])
    expect(steps[1]).toEqual({ step: 'draw', n: 1, of: 4 })
  })
})

test('an event in the middle of a series is counted as it stands', () => {
  const event = startEvent({}, sealing(secret))
  event.enter(...Array.from({ length: 9 }, (_, i) => `Player ${i + 1}`))
  const stages = [publish(event)]
  draw(event, 1)
  stages.push(publish(event))
  event.must({ kind: 'start', series: 1 })
  event.must({ kind: 'hand', series: 1, table: 1, hand: 0, line: '5 0 0' })
  stages.push(publish(event))
  for (const stage of stages) expect(check(stage).differences).toEqual([])
})
