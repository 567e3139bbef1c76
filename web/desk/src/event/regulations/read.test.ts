import { describe, expect, it } from 'vitest'
import { forAnotherTime } from '@stolik/contract/event/regulations-file'
import type { Format, Regulations } from '@stolik/elements/event/client/types'
import { initialRegulations } from './model.js'
import { readRegulations } from './read.js'

const format: Format = {
  id: 'usual',
  profile: 'p',
  chairs: [4, 3],
  series: [
    { rounds: 12, minutes: null, draw: 'LOTS', starts: null },
    { rounds: 12, minutes: null, draw: 'LOTS', starts: null },
  ],
  scoring: { scale: null, ties: 'MEAN' },
  tieBreaks: ['sum.won', '-sum.lost', 'lot'],
  bye: null,
  stake: null,
}
const from: Regulations = initialRegulations('en', 'g', format)

/** Returns the name of a field of one series. */
const of = (name: string, n: number): string => `${name}.${n}`

/** The form with only the required fields filled in. */
const plain: Readonly<Record<string, string>> = {
  name: 'Cup',
  organiser: 'Club',
  place: 'Hall',
  starts: '2027-03-06T18:00',
  mode: 'HALL',
  open: 'on',
  seriesCount: '2',
  rounds: '12',
  minutes: '',
  alike: 'on',
  chairs: '4',
  also: '3',
  capacity: '',
  protestMinutes: '15',
  scale: '',
  ties: 'MEAN',
  byePoints: '',
  byeSmall: '',
  'tie.1': 'sum.won',
  'tie.2': '-sum.lost',
  'tie.3': 'lot',
  'tie.4': '',
  fee: '',
  currency: 'PLN',
  feeUse: 'prizes',
  stake: '',
  'prizes.all': '',
  'prizes.team': '',
  teamSize: '',
  counting: '',
  substitutes: '',
  pairCounting: '',
  juniorFrom: '',
  seniorUntil: '',
  control: 'c',
  penalties: 'p',
  exclusion: 'e',
  appeals: 'a',
  material: 'm',
  other: '',
}

function filled(change: Readonly<Record<string, string | null>>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...plain, ...change }))
    if (value !== null) data.append(name, value)
  return data
}

const speaker = { locale: 'en', say: (code: string) => code } as const

const readForm = (data: FormData, before: Regulations, locked = false, drawn: number | null = null) =>
  readRegulations(data, before, { locked, drawn }, speaker)

const read = (change: Readonly<Record<string, string | null>>): Regulations =>
  readForm(filled(change), from).regulations

const wrong = (change: Readonly<Record<string, string | null>>): readonly string[] =>
  readForm(filled(change), from).problems.map(
    ({ code, args }) => `${args.find(({ name }) => name === 'field')?.text ?? ''} ${code}`,
  )

describe('the form of regulations', () => {
  it('accepts a preset with a name, an organiser, a place and a time', () => {
    expect(wrong({})).toEqual([])
    expect(read({}).format).toEqual(format)
  })

  it('seats all series after the first one alike, or each in its own way', () => {
    const drawn = (change: Readonly<Record<string, string | null>>) =>
      read({ seriesCount: '3', ...change }).format.series.map(({ draw }) => draw)
    expect(drawn({})).toEqual(['LOTS', 'LOTS', 'LOTS'])
    expect(drawn({ draw: 'SWISS' })).toEqual(['LOTS', 'SWISS', 'SWISS'])
    const each = { rounds: null, alike: null, 'rounds.1': '12', 'rounds.2': '12', 'rounds.3': '12' }
    expect(drawn({ ...each, [of('draw', 2)]: 'HALVES', [of('draw', 3)]: 'KING' })).toEqual([
      ...['LOTS', 'HALVES', 'KING'],
    ])
    expect(drawn({ ...each, [of('draw', 1)]: 'RATING', [of('draw', 2)]: 'RATING' })).toEqual([
      ...['RATING', 'RATING', 'LOTS'],
    ])
    expect(wrong({ ...each, [of('draw', 2)]: 'RATING' })).toEqual(['ranking MISSING'])
    expect(wrong({ ...each, [of('draw', 2)]: 'RATING', ranking: 'liga' })).toEqual([])
    // The first series has no standings to follow.
    expect(drawn({ ...each, [of('draw', 1)]: 'KING' })).toEqual(['LOTS', 'LOTS', 'LOTS'])
  })

  it('accepts every field that regulations can have', () => {
    const change = {
      rounds: null,
      minutes: null,
      alike: null,
      'rounds.1': '16',
      'minutes.1': '90',
      'rounds.2': '12',
      'minutes.2': '',
      [of('draw', 2)]: 'STANDING',
      also: null,
      scale: '5-3-1-0',
      ties: 'BEST',
      byePoints: '2,5',
      byeSmall: '-35',
      'tie.1': 'small',
      'tie.2': '',
      'tie.3': 'wins',
      'tie.4': 'lot',
      fee: '10,2',
      stake: '1/2',
      pairs: 'on',
      pairCounting: '1',
      'prizes.pair': 'a ham\na cake',
      'category.JUNIOR': 'on',
      juniorFrom: '2008',
      'prizes.junior': 'a cup',
    }
    expect(wrong(change)).toEqual([])
    expect(read(change)).toMatchObject({
      format: {
        chairs: [4],
        series: [
          { rounds: 16, minutes: 90, draw: 'LOTS', starts: null },
          { rounds: 12, minutes: null, draw: 'STANDING', starts: null },
        ],
        scoring: { scale: [5, 3, 1, 0], ties: 'BEST' },
        tieBreaks: ['small', 'wins', 'lot'],
        bye: { points: 2.5, small: -35 },
        stake: { numerator: 1, denominator: 2 },
      },
      fee: { amount: 1020, currency: 'PLN', use: 'prizes' },
      groups: [{ kind: 'PAIR', size: 2, counting: 1, substitutes: 0 }],
      juniorFrom: 2008,
      prizes: [
        { of: 'pair', places: ['a ham', 'a cake'] },
        { of: 'junior', places: ['a cup'] },
      ],
    })
  })

  it('offers the same cards for everybody', () => {
    const same = { also: null, byePoints: '0', sameCards: 'DIFFERENCE' }
    expect(wrong(same)).toEqual([])
    expect(read(same).sameCards).toBe('DIFFERENCE')
    expect(read({}).sameCards).toBeNull()
    expect(wrong({ ...same, also: '3' })).toEqual(['format.chairs SIZE'])
    expect(wrong({ ...same, stake: '1' })).toEqual(['format.stake CONTRADICTS'])
    expect(wrong({ ...same, scale: '3-2-1-0' })).toEqual(['format.scoring.scale CONTRADICTS'])
    expect(wrong({ ...same, sameCards: 'LIST', scale: '3-2-1-0' })).toEqual([])
    const team = { ...same, teamSize: '4', counting: '4' }
    expect(wrong(team)).toEqual([])
    expect(wrong({ ...team, counting: '3', substitutes: '1' })).toEqual([
      'groups.team.counting RANGE',
      'groups.team.substitutes RANGE',
    ])
    expect(wrong({ ...team, teamSize: '3', counting: '3' })).toEqual([
      'groups.team.size RANGE',
      'groups.team.counting RANGE',
    ])
  })

  it.each([
    ['no name', { name: ' ' }, ['name MISSING']],
    ['no time', { starts: '' }, ['starts MISSING']],
    ['a number that is none', { capacity: 'many' }, ['capacity SHAPE']],
    ['half a minute', { protestMinutes: '1,5' }, ['protestMinutes SHAPE']],
    ['too many series', { seriesCount: '40' }, ['format.series RANGE']],
    ['no rounds', { rounds: '0' }, ['format.series.1.rounds RANGE']],
    [
      'no rounds in the second series',
      { rounds: null, minutes: null, 'rounds.1': '3', 'rounds.2': '' },
      ['format.series.2.rounds MISSING'],
    ],
    ['a scale in words', { scale: 'five' }, ['format.scoring.scale SHAPE']],
    ['a scale that rises', { scale: '0-1-3-5' }, ['format.scoring.scale CONTRADICTS']],
    ['a stake that is none', { stake: 'a lot' }, ['format.stake SHAPE']],
    ['a stake of nothing apart', { stake: '1/0' }, ['format.stake SHAPE']],
    ['small points alone for a bye', { byeSmall: '35' }, ['format.bye.points MISSING']],
    ['a third of a point for a bye', { byePoints: '0,3' }, ['format.bye.points SHAPE']],
    ['a fee in no currency', { fee: '20', currency: 'zł' }, ['fee.currency SHAPE']],
    ['more substitutes than members', { teamSize: '4', substitutes: '5' }, ['groups.team.substitutes RANGE']],
    ['fewer players than a table has chairs', { capacity: '2' }, ['capacity RANGE']],
    ['juniors of no year', { 'category.JUNIOR': 'on' }, ['juniorFrom MISSING']],
  ])('says what is wrong: %s', (_, change, expected) => {
    expect(wrong(change)).toEqual(expected)
  })

  /** Three rows for halls, of which some are filled in. */
  const hallRows = (...rows: readonly (readonly [string, string, string] | null)[]) =>
    Object.fromEntries(
      [0, 1, 2].flatMap((i) => {
        const [name, from, to] = rows[i] ?? ['', '', '']
        const at = `halls.${i + 1}`
        return [[`${at}.name`, name] as const, [`${at}.from`, from] as const, [`${at}.to`, to] as const]
      }),
    )

  it('reads halls, and leaves out empty rows', () => {
    const change = hallRows(['Upstairs', '1', '20'], null, [' Cellar ', '21', '40'])
    expect(wrong(change)).toEqual([])
    expect(read(change).halls).toEqual([
      { name: 'Upstairs', from: 1, to: 20 },
      { name: 'Cellar', from: 21, to: 40 },
    ])
    expect(read({ ...change, mode: 'ONLINE' }).halls).toEqual([])
    const halls = [{ name: 'Attic', from: 1, to: 9 }]
    expect(readForm(filled({}), { ...from, halls }, false).regulations.halls).toEqual(halls)
    expect(readForm(filled(change), { ...from, halls }, true).regulations.halls).toHaveLength(2)
  })

  it.each([
    ['share a table', hallRows(['A', '1', '20'], null, ['B', '20', '40']), ['halls.3.from CONTRADICTS']],
    ['go backwards', hallRows(['A', '20', '1']), ['halls.1.to RANGE']],
    ['have no name', hallRows(['', '1', '2']), ['halls.1.name MISSING']],
    ['have no last table', hallRows(['A', '1', '']), ['halls.1.to MISSING']],
    ['begin at no table', hallRows(['A', 'one', '2']), ['halls.1.from SHAPE']],
    ['have one name', hallRows(['A', '1', '2'], ['A', '3', '4']), ['halls.2.name TWICE']],
  ])('says what is wrong with halls that %s', (_, change, expected) => {
    expect(wrong(change)).toEqual(expected)
  })

  it('reads when each series begins, in the zone of the hall', () => {
    const days = { 'starts.1': '', 'starts.2': '2027-03-07T10:00' }
    expect(wrong(days)).toEqual([])
    const plans = (data: Record<string, string | null>) =>
      read(data).format.series.map(({ starts }) => starts)
    expect(plans(days)).toEqual([null, Date.UTC(2027, 2, 7, 9)])
    expect(wrong({ ...days, 'starts.2': '2027-03-06T17:59' })).toEqual(['format.series.2.starts CONTRADICTS'])
    expect(wrong({ 'starts.1': '2027-03-08T10:00', 'starts.2': '2027-03-07T10:00' })).toEqual([
      'format.series.2.starts CONTRADICTS',
    ])
    expect(wrong({ 'starts.2': 'tomorrow' })).toEqual(['format.series.2.starts SHAPE'])
  })

  it('keeps the beginnings that the form does not show', () => {
    const [first, second] = format.series
    if (first === undefined || second === undefined) throw new Error('two series')
    const dated = { ...from, format: { ...format, series: [{ ...first, starts: 1 }, second] } }
    const changed = filled({ rounds: null, minutes: null, 'rounds.2': '12', 'starts.2': '2027-03-07T10:00' })
    expect(readForm(changed, dated, true, 1).regulations.format.series.map(({ starts }) => starts)).toEqual([
      ...[1, Date.UTC(2027, 2, 7, 9)],
    ])
    expect(forAnotherTime(dated).format.series.map(({ starts }) => starts)).toEqual([null, null])
  })

  it('reads lower fees, lost games and prizes in money', () => {
    const change = {
      fee: '50',
      'reduced.1.amount': '30',
      'reduced.1.women': 'on',
      'reduced.1.bornFrom': '',
      'reduced.1.bornUntil': '',
      'reduced.1.club': '',
      'reduced.2.amount': '',
      'reduced.2.club': '',
      'reduced.3.amount': '12,5',
      'reduced.3.bornFrom': '2008',
      'reduced.3.club': 'Lębork',
      'lost.1.from': '1',
      'lost.1.amount': '0,5',
      'lost.2.from': '4',
      'lost.2.amount': '1',
      'prizes.all': '300 zł i puchar\nksiążka',
    }
    expect(wrong(change)).toEqual([])
    expect(read(change)).toMatchObject({
      fee: {
        amount: 5000,
        reduced: [
          { amount: 3000, women: true, bornFrom: null, bornUntil: null, club: null },
          { amount: 1250, women: false, bornFrom: 2008, bornUntil: null, club: 'Lębork' },
        ],
        lost: [
          { from: 1, amount: 50 },
          { from: 4, amount: 100 },
        ],
      },
      prizes: [{ of: 'all', places: ['300 zł i puchar', 'książka'], amounts: [30_000, 0] }],
    })
    expect(read({ ...change, fee: '' })).toMatchObject({ fee: null, prizes: [{ amounts: [] }] })
    expect(wrong({ ...change, 'reduced.1.amount': '60', 'lost.2.amount': 'x' })).toEqual([
      'fee.lost.2.amount SHAPE',
      'fee.reduced.1.amount RANGE',
    ])
  })

  it.each([
    ['without the usual fee', { fee: '', 'reduced.1.amount': '30' }, ['fee.amount MISSING']],
    ['for lost games without the usual fee', { fee: '', 'lost.1.amount': '1' }, ['fee.amount MISSING']],
    ['without its amount', { fee: '50', 'reduced.2.club': 'Lębork' }, ['fee.reduced.2.amount MISSING']],
    ['for women without its amount', { fee: '5', 'reduced.1.women': 'on' }, ['fee.reduced.1.amount MISSING']],
  ])('does not lose a lower fee %s', (_, change, expected) => {
    const rows = { 'reduced.1.amount': '', 'reduced.2.amount': '', 'lost.1.amount': '' }
    expect(wrong({ ...rows, ...change })).toEqual(expected)
  })

  it('of an event that is held again asks for the years of lower fees', () => {
    const row = { amount: 1000, women: true, bornFrom: null, bornUntil: null, club: null }
    const again: Regulations = forAnotherTime({
      ...from,
      fee: {
        amount: 5000,
        currency: 'PLN',
        use: 'prizes',
        lost: [{ from: 1, amount: 50 }],
        reduced: [row, { ...row, bornFrom: 2008 }, { ...row, women: false, bornUntil: 1950 }],
      },
    })
    const sent = (change: Readonly<Record<string, string>>) => {
      const data = filled({
        fee: '50',
        'reduced.1.amount': '10',
        'reduced.1.women': 'on',
        'reduced.1.bornFrom': '',
        'reduced.2.amount': '10',
        'reduced.2.women': 'on',
        'reduced.2.bornFrom': '',
        'reduced.3.amount': '10',
        'reduced.3.bornUntil': '',
        'lost.1.from': '1',
        'lost.1.amount': '0,5',
        ...change,
      })
      const { regulations, problems } = readForm(data, again)
      return { problems: problems.map(({ args }) => args[0]?.text), fee: regulations.fee }
    }
    expect(sent({}).problems).toEqual(['fee.reduced.2.bornFrom', 'fee.reduced.3.bornUntil'])
    // A row without its amount goes, and the next one is still asked for its year.
    expect(sent({ 'reduced.1.amount': '', 'reduced.2.bornFrom': '2009' }).problems).toEqual([
      'fee.reduced.1.amount',
      'fee.reduced.3.bornUntil',
    ])
    expect(sent({ 'reduced.2.bornFrom': '2009', 'reduced.3.bornUntil': '1951' })).toMatchObject({
      problems: [],
      fee: {
        reduced: [row, { ...row, bornFrom: 2009 }, { bornUntil: 1951 }],
        lost: [{ from: 1, amount: 50 }],
      },
    })
  })

  it('requires no place and no cards for an online event', () => {
    expect(wrong({ mode: 'ONLINE', place: '', material: '' })).toEqual([])
  })

  it('starts at the time of the hall, even after the draw; online at the organiser’s time', () => {
    const inHall = Date.UTC(2027, 2, 6, 17)
    expect(read({}).starts).toBe(inHall)
    expect(read({ mode: 'MIXED' }).starts).toBe(inHall)
    expect(readForm(filled({ mode: null }), from, true).regulations.starts).toBe(inHall)
    expect(read({ mode: 'ONLINE' }).starts).toBe(new Date('2027-03-06T18:00').getTime())
  })

  it('of an event that is played takes only series that are not drawn, and a bye that was not described', () => {
    const more = {
      chairs: null,
      alike: null,
      rounds: null,
      minutes: null,
      ties: null,
      seriesCount: '3',
    }
    const data = filled({
      ...more,
      'rounds.1': '99',
      'rounds.2': '8',
      'minutes.2': '60',
      [of('draw', 2)]: 'STANDING',
      'rounds.3': '4',
      'minutes.3': '',
      [of('draw', 3)]: 'LOTS',
      byePoints: '2,5',
    })
    const [first] = format.series
    expect(readForm(data, from, true, 1).regulations.format).toEqual({
      ...format,
      series: [
        first,
        { rounds: 8, minutes: 60, draw: 'STANDING', starts: null },
        { rounds: 4, minutes: null, draw: 'LOTS', starts: null },
      ],
      bye: { points: 2.5, small: 0 },
    })
    const known = { ...from, format: { ...format, bye: { points: 1, small: 0 } } }
    expect(readForm(data, known, true, 1).regulations.format.bye).toEqual({ points: 1, small: 0 })
    expect(readForm(data, from, true).regulations.format).toEqual(format)
  })

  it('requires a reason for changed regulations, and ignores locked fields', () => {
    const locked = filled({
      reason: '',
      seriesCount: null,
      rounds: null,
      minutes: null,
      scale: null,
      stake: null,
      mode: null,
    })
    const { problems } = readForm(locked, from, true)
    expect(problems.map(({ code, args }) => [args[0]?.text, code])).toEqual([['reason', 'MISSING']])
  })
})
