/** Lists of members against a register: what they would change, whom they may mean, and which row is wrong. */
import type { Merged } from '@stolik/contract/ranking/edition'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isOneLetterOff } from '@stolik/ranking/members/alike'
import { planMembers, type MemberPlan, type MembersAsked } from '@stolik/ranking/members/plan'
import type { Person } from '@stolik/ranking/model/people'

const of = 'League'
const licence = (number: string, from = '2026-01-01', until: string | null = null) => ({
  of,
  number,
  from,
  until,
})
const person = (id: string, name: string, more: Partial<Person> = {}): Person => ({
  id,
  name,
  club: null,
  account: null,
  licences: [],
  forgotten: false,
  ...more,
})

interface Told extends Partial<Omit<MembersAsked, 'text' | 'decisions'>> {
  readonly people?: readonly Person[]
  readonly merged?: readonly Merged[]
  readonly following?: readonly string[]
  readonly decisions?: Readonly<Record<string, string>>
}

function plan(text: string, options: Told = {}): MemberPlan {
  const { people = [], merged = [], following = [], decisions = {}, ...more } = options
  const request = { text, defaults: { from: null, joined: null }, allNew: false, ...more }
  const made = planMembers(
    { ...request, decisions: new Map(Object.entries(decisions)) },
    { people, merged, association: of, following: new Set(following) },
  )
  if ('refused' in made) throw new Error(JSON.stringify(made))
  return made
}

/** The register once the list was taken. */
function taken(people: readonly Person[], { added, changed }: MemberPlan): readonly Person[] {
  const now = new Map(people.map((one) => [one.id, one]))
  const put = (id: string, { clubs, ...member }: MemberPlan['added'][number]['member']): void =>
    void now.set(id, { ...person(id, ''), ...member, ...(clubs.length > 0 && { clubs }) })
  for (const { key, member } of added) put(key, member)
  for (const { before, member } of changed) put(before.id, member)
  return [...now.values()]
}

const head = 'name;club;w klubie od;licencja;ważna od;ważna do'
const ola = person('p1', 'Ola Nowak', { club: 'Dolina', licences: [licence('17')] })

describe('a list of members', () => {
  it('adds people with club, licence and days, as Polish and German spreadsheets write them', () => {
    const made = plan(
      [
        'Nachname;Vorname;Verein;im Verein seit;Pass;gültig ab;gültig bis',
        'Łoś;Ewa;Góra;1.3.2024;9;01.01.2026;31.12.2026',
      ].join('\n'),
    )
    expect(made.bad).toEqual([])
    expect(made.added).toEqual([
      {
        line: 2,
        key: 'licence 9',
        alike: [],
        member: {
          name: 'Ewa Łoś',
          club: 'Góra',
          clubs: [{ club: 'Góra', from: '2024-03-01' }],
          licences: [licence('9', '2026-01-01', '2026-12-31')],
        },
      },
    ])
  })

  it('changes nothing when it comes a second time, also with the same decisions', () => {
    const list = [
      head,
      'Ola Nowak;Dolina;;17;2026-01-01;2026-12-31',
      'Jan Kos;Góra;2026-02-01;18;2026-01-01;',
      'Leo Lis;Góra;;;;',
      'Ola Nowak;Góra;;19;2026-01-01;',
    ].join('\n')
    const decisions = { 'licence 19': 'new' }
    const first = plan(list, { people: [ola], decisions })
    expect([first.added.length, first.changed.length, first.doubtful.length]).toEqual([3, 1, 0])
    const register = taken([ola], first)
    for (const again of [plan(list, { people: register }), plan(list, { people: register, decisions })])
      expect(again).toMatchObject({ added: [], changed: [], doubtful: [], bad: [], same: 4, absent: 0 })
  })

  it('says what changes in a person whom it knows by licence, and leaves out what stays', () => {
    const list = `${head}\nNowak Ola;Góra;2026-07-01;17;2027-01-01;2027-12-31`
    expect(plan(list, { people: [ola] }).changed).toMatchObject([
      {
        line: 2,
        before: { id: 'p1' },
        changes: [
          { what: 'club', before: 'Dolina', now: 'Góra', from: '2026-07-01' },
          { what: 'licence', number: '17', from: '2027-01-01', until: '2027-12-31' },
        ],
        member: {
          name: 'Ola Nowak',
          club: 'Góra',
          clubs: [{ club: 'Góra', from: '2026-07-01' }],
          licences: [licence('17', '2026-01-01', '2026-12-31'), licence('17', '2027-01-01', '2027-12-31')],
        },
      },
    ])
  })

  it('adds and corrects years of birth, of which it keeps no day', () => {
    const list = 'name;club;rok urodzenia\nOla Nowak;Dolina;1961\nLeo Lis;Las;31.12.1950\nEwa Łoś;Las;'
    const made = plan(list, { people: [{ ...ola, born: 1916 }] })
    expect(made.changed).toMatchObject([
      { changes: [{ what: 'born', before: 1916, now: 1961 }], member: { born: 1961 } },
    ])
    expect(made.added.map(({ member }) => member.born)).toEqual([1950, undefined])
    const register = taken([ola], made)
    expect(plan(list, { people: register })).toMatchObject({ added: [], changed: [], same: 3 })
    // A list without the column takes no year away.
    expect(plan(`${head}\nOla Nowak;Góra;2026-01-01;17;;`, { people: register }).changed).toMatchObject([
      { changes: [{ what: 'club' }], member: { born: 1961 } },
    ])
  })

  it('has the word about licences of people whose record follows from events', () => {
    const list = `${head}\nOla Nowak;Dolina;;17;2026-03-01;`
    const found = plan(list, { people: [ola], following: ['p1'] }).changed[0]?.member.licences
    expect(found).toEqual([licence('17', '2026-03-01')])
  })

  it('counts those of the register whom it does not name, each person once', () => {
    const people = [ola, person('p2', 'Jan Kos'), person('p3', 'Jan Koss')]
    const merged = [{ person: 'p3', into: 'p2', at: 0, by: 'Ola' }]
    const made = plan(`${head}\nOla Nowak;Dolina;;17;;`, { people, merged })
    expect(made).toMatchObject({ same: 1, absent: 1 })
  })
})

describe('people who may be in the register already', () => {
  const people = [
    ola,
    person('p2', 'Józef Żółć', { club: 'Góra' }),
    person('p3', 'Anna Maria Król', { club: 'Las' }),
  ]

  it.each([
    ['the same name in another club', 'Ola Nowak;Las', ['p1']],
    ['the names exchanged', 'Nowak, Ola;Las', ['p1']],
    ['a letter changed', 'Ola Nowek;Dolina', ['p1']],
    ['a letter missing', 'Ola Nwak;Dolina', ['p1']],
    ['two letters exchanged', 'Ola Nowka;Dolina', ['p1']],
    ['no accents', 'Jozef Zolc;Góra', ['p2']],
    ['an accent and a letter', 'Jozef Zolce;Góra', ['p2']],
  ])('are offered: %s', (_, row, candidates) => {
    const cells = row.includes(',') ? `"${row.split(';')[0]}";${row.split(';')[1]}` : row
    expect(plan(`name;club\n${cells}`, { people }).doubtful).toMatchObject([{ doubt: 'ALIKE', candidates }])
  })

  it.each(['Ola Nowicka;Dolina', 'Maria Król;Las', 'Ala Nowek;Dolina'])('are not offered for %s', (row) => {
    const made = plan(`name;club\n${row}`, { people })
    expect(made).toMatchObject({ doubtful: [], added: [{ alike: [] }] })
  })

  it('are known without being asked for if name and club are the same', () => {
    expect(plan('name;club\nNOWAK OLA;dolina', { people })).toMatchObject({
      doubtful: [],
      added: [],
      same: 1,
    })
  })

  it('are added or changed as somebody decides, and those of a like name are still told', () => {
    const list = 'name;club\nOla Nowek;Dolina\nOla Nowak;Las'
    const [first, second] = plan(list, { people }).doubtful.map(({ key }) => key)
    const made = plan(list, { people, decisions: { [first as string]: 'p1', [second as string]: 'new' } })
    expect(made.doubtful).toEqual([])
    expect(made.changed).toMatchObject([
      { changes: [{ what: 'name', before: 'Ola Nowak', now: 'Ola Nowek' }] },
    ])
    expect(made.added).toMatchObject([{ member: { name: 'Ola Nowak' }, alike: ['p1'] }])
    expect(plan(list, { people, allNew: true }).added).toHaveLength(2)
  })

  it('are asked about if the licence is of somebody with another name, even if all are new', () => {
    const list = `${head}\nOla Kowalska;Dolina;;17;;`
    for (const allNew of [false, true])
      expect(plan(list, { people, allNew }).doubtful).toMatchObject([
        { doubt: 'NAME_DIFFERS', candidates: ['p1'] },
      ])
    const made = plan(list, { people, decisions: { 'licence 17': 'p1' } })
    expect(made.changed).toMatchObject([{ changes: [{ what: 'name', now: 'Ola Kowalska' }] }])
    const other = plan(list, { people, decisions: { 'licence 17': 'p2' } })
    expect(other.doubtful).toMatchObject([{ doubt: 'NAME_DIFFERS', candidates: ['p1'] }])
  })
})

describe('a row that is wrong', () => {
  it.each([
    [';Góra;;;;', { code: 'MISSING', args: { column: 'name' } }],
    ['Jan Kos;Góra;;5;2026-02-30;', { code: 'BAD_CELL', args: { column: 'from', value: '2026-02-30' } }],
    ['Jan Kos;Góra;;5;1.2.2026;31.1.2026', { code: 'ENDS_BEFORE' }],
    ['Jan Kos;Góra;;5;;', { code: 'MISSING', args: { column: 'from' } }],
    ['Jan Kos;Góra;;;2026-01-01;', { code: 'MISSING', args: { column: 'licence' } }],
    ['Jan Kos;;2026-01-01;;;', { code: 'MISSING', args: { column: 'club' } }],
    ['Jan Kos;Góra;;;;;x', { code: 'CELLS', args: { found: 7, expected: 6 } }],
    ['Leo Lis;Dolina;;;;', { code: 'NAMESAKES', args: { other: 2 } }],
    ['Leo Kos;Dolina;;17;2026-01-01;', { code: 'LICENCE_TWICE', args: { other: 3 } }],
    ['Ola Nowak;Góra;;17;2026-01-01;', { code: 'TWO_CLUBS', args: { other: 3 } }],
    ['Ola Nowak;Dolina;;17;2026-01-01;2026-05-05', { code: 'TWO_ENDS', args: { other: 3 } }],
  ])('is named with its line: %s', (row, problem) => {
    const list = [head, 'Leo Lis;Dolina;;;;', 'Ola Nowak;Dolina;;17;2026-01-01;', row].join('\n')
    expect(plan(list).bad).toMatchObject([{ line: 4, ...problem }])
  })

  it.each(['61', '1899', '2100', '31.12.50', 'x'])('is named if a year of birth is %s', (year) => {
    expect(plan(`name;born\nLeo Lis;${year}`).bad).toMatchObject([
      { line: 2, code: 'BAD_CELL', args: { column: 'born', value: year } },
    ])
  })

  it('gives nobody two years of birth', () => {
    const both = { ...ola, licences: [licence('17'), licence('18')] }
    const of = (a: string, b: string, other: string) =>
      plan(`name;licence;born\nOla Nowak;17;${a}\nOla Nowak;${other};${b}`, { people: [both] }).bad
    expect(of('1961', '1962', '17')).toMatchObject([{ line: 3, code: 'TWO_YEARS', args: { other: 2 } }])
    expect(of('1961', '1962', '18')).toMatchObject([{ line: 3, code: 'ONE_PERSON', args: { other: 2 } }])
    expect([of('1961', '', '17'), of('', '1961', '18'), of('1961', '1961', '18')]).toEqual([[], [], []])
  })

  it('asks since when somebody is in another club if the register knows days', () => {
    const moved = { ...ola, clubs: [{ club: 'Dolina', from: '2020-01-01' }] }
    const list = `${head}\nOla Nowak;Góra;;17;;`
    expect(plan(list, { people: [moved] }).bad).toMatchObject([{ line: 2, code: 'NO_DAY' }])
    const made = plan(list, { people: [moved], defaults: { from: null, joined: '2026-07-01' } })
    expect(made.changed[0]?.member.clubs).toEqual([
      { club: 'Dolina', from: '2020-01-01' },
      { club: 'Góra', from: '2026-07-01' },
    ])
  })

  it('makes nobody two people who are one', () => {
    const both = { ...ola, licences: [licence('17'), licence('18')] }
    const list = `${head}\nOla Nowak;Dolina;;17;;\nOla Nowak;Góra;;18;;`
    expect(plan(list, { people: [both] }).bad).toMatchObject([
      { line: 3, code: 'ONE_PERSON', args: { other: 2 } },
    ])
  })
})

test('a change of one letter is found wherever it is, and a change of two is none', () => {
  const letters = fc.string({ minLength: 6, maxLength: 12, unit: fc.constantFrom('a', 'b', 'c') })
  fc.assert(
    fc.property(letters, fc.nat(11), fc.constantFrom('x', '+x', ''), (text, at, into) => {
      const from = at % text.length
      const other = text.slice(0, from) + into.replace('+', text[from] as string) + text.slice(from + 1)
      expect(isOneLetterOff(text, other)).toBe(true)
      expect(isOneLetterOff(`xx${text}`, `yy${text}`)).toBe(false)
    }),
  )
})

test('lists for several years and clubs give the same register in any order', () => {
  const years = ['2024', '2025', '2026'].map((year) =>
    [
      head,
      ...['17', '18'].map((n) => `Player ${n}x;Club ${year};${year}-02-01;${n};${year}-01-01;${year}-12-31`),
    ].join('\n'),
  )
  const registers = [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
    [2, 0, 1],
  ].map((order) => {
    let people: readonly Person[] = []
    for (const i of order) people = taken(people, plan(years[i] as string, { people }))
    return people
  })
  expect(registers[0]?.map(({ licences, clubs }) => [licences.length, clubs?.length])).toEqual([
    [3, 3],
    [3, 3],
  ])
  for (const register of registers) expect(register).toEqual(registers[0])
})
