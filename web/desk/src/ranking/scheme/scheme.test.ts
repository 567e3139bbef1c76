import type { PointCount } from '@stolik/core'
import { faults, show } from '@stolik/kit/testing'
import { say } from '@stolik/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rankingWords } from '@stolik/elements/words/ranking/index'
import en from '../../../../elements/src/words/ranking/en.json'
import desk from '../../words/ranking/en.json'
import scheme from '../../words/scheme/en.json'
import { schemeWords } from '../../words/scheme/index.js'
import type { Problem, RankingEvent } from '../client.js'
import {
  formatFigure,
  formatScale,
  formatSteps,
  readFigure,
  readScale,
  readSteps,
  shortName,
} from '../../form/codecs.js'
import { SchemeEvent, StolikSchemeForm } from './form.js'
import { fieldOf, labelOf, problemText } from './paths.js'
import { changesOf, describeScheme } from './describe.js'
import type { Scheme } from '@stolik/contract/ranking/scheme'

const points: Scheme = {
  format: 'stolik-scheme/1',
  name: 'Liga',
  game: 'skat',
  profiles: ['pzskat'],
  season: { from: '2027-01-01', until: '2027-12-31' },
  parts: [
    {
      name: 'all',
      kinds: ['tournament'],
      online: false,
      hall: true,
      organisers: null,
      regions: null,
      events: null,
      weight: 1,
    },
  ],
  count: {
    kind: 'points',
    of: 'event',
    value: { kind: 'points' },
    take: 'sum',
    best: 6,
    minimum: { events: 0, lists: 0, hands: 0, share: 0 },
    decay: null,
    carry: null,
  },
  players: { licensed: true, clubs: null },
  tieBreaks: ['points', 'won'],
  categories: ['women'],
  teams: { of: 'club', per: 'season', counting: 4 },
  divisions: null,
  decimals: 0,
}
const rating: Scheme = {
  ...points,
  count: {
    kind: 'openskill',
    mu: 25,
    sigma: 25 / 3,
    beta: 25 / 6,
    tau: 25 / 300,
    cautious: 3,
    minimum: { events: 0, lists: 5, hands: 0, share: 0 },
  },
  tieBreaks: [],
  teams: null,
  decimals: 2,
}
const event = (id: string, name: string): RankingEvent => ({
  source: 'here',
  event: id,
  name,
  date: '2027-03-06',
  game: 'skat',
  organiser: 'Klub Dolina',
  players: 12,
  kind: null,
  region: null,
  taken: false,
  here: true,
  changed: null,
})

const words = { ...en, ...desk, ...scheme }
const speaker = {
  say: (code: string, args = {}) => say(words, 'en' as const, code, args),
  locale: 'en' as const,
}

beforeEach(() => Promise.all([rankingWords.need('en'), schemeWords.need('en')]))
afterEach(() => document.body.replaceChildren())

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const all = (form: StolikSchemeForm, name: string): readonly HTMLInputElement[] => [
  ...(form.shadowRoot?.querySelectorAll<HTMLInputElement>(`[name="${name}"]`) ?? []),
]
const control = (form: StolikSchemeForm, name: string): Control => {
  const [found] = all(form, name)
  if (found === undefined) throw new Error(`no ${name}`)
  return found
}
/** Fills in a form as a person does: every field fires its own event. */
const write = async (form: StolikSchemeForm, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) {
    const field = control(form, name)
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
    await form.updateComplete
  }
}
const tick = async (form: StolikSchemeForm, name: string, value?: string): Promise<void> => {
  const field = all(form, name).find((one) => value === undefined || one.value === value)
  if (field === undefined) throw new Error(`no ${name} ${value}`)
  field.click()
  await form.updateComplete
}
const press = async (form: StolikSchemeForm, word: string): Promise<void> => {
  const button = [...(form.shadowRoot?.querySelectorAll('button') ?? [])].find(
    (one) => one.textContent.trim() === word,
  )
  if (button === undefined) throw new Error(`no button ${word}`)
  button.click()
  await form.updateComplete
}
const textOf = (form: StolikSchemeForm): string => (form.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ')

interface Opened {
  readonly form: StolikSchemeForm
  readonly sent: SchemeEvent['detail'][]
}

async function open(scheme: Scheme, more: Partial<StolikSchemeForm> = {}): Promise<Opened> {
  const form = await show(new StolikSchemeForm(), {
    from: JSON.stringify(scheme),
    lang: 'en',
    profiles: ['pzskat', 'isko'],
    ...more,
  })
  const sent: SchemeEvent['detail'][] = []
  form.addEventListener(SchemeEvent.type, (told) => sent.push((told as SchemeEvent).detail))
  return { form, sent }
}

describe('the form of a scheme', () => {
  it.each([
    ['points', points],
    ['a rating with endless fractions', rating],
    [
      'everything there is',
      {
        ...points,
        parts: [
          {
            ...(points.parts[0] as Scheme['parts'][number]),
            organisers: ['Klub A', 'Klub B'],
            regions: ['Kaszuby'],
            weight: 1.5,
            best: 4,
            sizes: [
              { players: 20, weight: 1.2 },
              { players: 40, weight: 1.5 },
            ],
            strengths: [{ place: 20, weight: 0.333333 }],
          },
          {
            name: 'finals',
            kinds: ['tournament', 'evening'],
            online: true,
            hall: true,
            organisers: null,
            regions: null,
            events: [{ source: 'x', event: 'gone' }],
            weight: 2,
          },
        ],
        count: {
          ...points.count,
          value: { kind: 'place', scale: [5, 2.5, 1, -1], behind: -2, shareTies: 'best' },
          decay: { every: 'month', factor: 0.95 },
          carry: 1 / 3,
          minimum: { events: 2, lists: 3, hands: 40, share: 0.125, rounds: 0.5 },
          bonus: { event: 0.5, victory: 3 },
        },
        window: 12,
        tieBreaks: ['won', 'direct', 'lot'],
        seed: '3-7-12',
        teams: {
          of: 'pair',
          per: 'event',
          counting: 3,
          guests: 0,
          places: { scale: [3, 1.5], behind: 0.5, shareTies: 'best' },
        },
        players: { licensed: false, clubs: ['Dolina'], transfers: 'season' },
        divisions: { names: ['I', 'II', 'III'], sizes: [10, 12], moving: 2 },
      } as Scheme,
    ],
  ])('sends %s as it was when nothing is changed', async (_, scheme) => {
    const { form, sent } = await open(scheme)
    await write(form, { id: 'liga' })
    await press(form, 'make the ranking')
    expect(sent).toEqual([{ id: 'liga', scheme }])
    expect(await faults(form)).toEqual([])
  })

  it('offers the rules of real regulations, each left out where its field is empty', async () => {
    const { form, sent } = await open(points)
    await write(form, { 'teams.of': 'team' })
    await write(form, { 'teams.per': 'event' })
    await write(form, { 'teams.places.scale': '3-2-1' })
    await write(form, {
      window: '12',
      'parts.1.best': '4',
      'parts.1.sizes': '20: 1,2',
      'count.bonus.victory': '3',
      'count.minimum.rounds': '50',
      'tieBreaks.1': 'lost',
      'players.transfers': 'day',
      id: 'liga',
    })
    await press(form, 'make the ranking')
    const [first] = points.parts
    expect(sent[0]?.scheme).toMatchObject({
      window: 12,
      players: { transfers: 'day' },
      parts: [{ ...first, best: 4, sizes: [{ players: 20, weight: 1.2 }] }],
      count: { bonus: { event: 0, victory: 3 }, minimum: { rounds: 0.5 } },
      teams: { per: 'event', places: { scale: [3, 2, 1], behind: 0, shareTies: 'mean' } },
    })
    await write(form, { 'parts.1.sizes': '20', window: '' })
    await press(form, 'make the ranking')
    expect(sent).toHaveLength(1)
    await write(form, {
      'parts.1.sizes': '',
      'parts.1.best': '',
      'count.bonus.victory': '',
      'teams.places.scale': '',
      'players.transfers': '',
    })
    await press(form, 'make the ranking')
    const last = JSON.stringify(sent[1]?.scheme)
    for (const name of ['window', 'best":4', 'sizes":[{', 'bonus', 'places"', 'transfers'])
      expect(last).not.toContain(name)
  })

  it('names the youngest and the oldest, and breaks ties by age', async () => {
    const { form, sent } = await open({ ...points, tieBreaks: ['won'] })
    await write(form, { 'tieBreaks.2': 'older' })
    await tick(form, 'ages', 'youngest')
    await tick(form, 'ages', 'oldest')
    await write(form, { id: 'liga' })
    await press(form, 'make the ranking')
    expect(sent[0]?.scheme).toMatchObject({ tieBreaks: ['won', 'older'], ages: ['youngest', 'oldest'] })
    expect(await faults(form)).toEqual([])
    await tick(form, 'ages', 'youngest')
    await tick(form, 'ages', 'oldest')
    await press(form, 'make the ranking')
    expect(sent[1]?.scheme).not.toHaveProperty('ages')
  })

  it('offers a lot with its seed, the strength of the field, pairs, series and guests', async () => {
    const { form, sent } = await open({ ...points, tieBreaks: ['points'] })
    expect(all(form, 'seed')).toEqual([])
    await write(form, { 'tieBreaks.2': 'direct', 'teams.of': 'pair', 'teams.per': 'series' })
    await write(form, { 'tieBreaks.3': 'lot' })
    await press(form, 'make the ranking')
    expect(sent).toEqual([])
    await write(form, {
      seed: '3-7-12-28-31-45',
      'parts.1.strengths': '20: 1,5; 50: 1,2',
      'teams.guests': '1',
      id: 'liga',
      'count.of': 'list',
    })
    expect(await faults(form)).toEqual([])
    await press(form, 'make the ranking')
    expect(sent[0]?.scheme).toMatchObject({
      tieBreaks: ['points', 'direct', 'lot'],
      seed: '3-7-12-28-31-45',
      parts: [
        {
          strengths: [
            { place: 20, weight: 1.5 },
            { place: 50, weight: 1.2 },
          ],
        },
      ],
      teams: { of: 'pair', per: 'series', guests: 1 },
    })
    await write(form, { 'tieBreaks.3': '', 'parts.1.strengths': '', 'teams.guests': '' })
    await press(form, 'make the ranking')
    const last = JSON.stringify(sent[1]?.scheme)
    for (const name of ['seed', 'strengths', 'guests']) expect(last).not.toContain(name)
  })

  it('reads what counts, with a part for each group of events', async () => {
    const { form, sent } = await open(points, { events: [event('e1', 'Finał'), event('e2', 'Puchar')] })
    await press(form, 'add a group of events')
    await write(form, { 'parts.2.name': 'finals', 'parts.2.weight': '1,5', 'parts.2.only': 'chosen' })
    await write(form, { 'parts.2.find': 'fin' })
    expect(all(form, 'parts.2.events').map(({ value }) => JSON.parse(value) as unknown)).toEqual([
      ['here', 'e1'],
    ])
    await tick(form, 'parts.2.events')
    await write(form, { 'parts.2.find': 'puchar' })
    // Chosen events stay visible.
    expect(all(form, 'parts.2.events')).toHaveLength(2)
    await tick(form, 'parts.2.hall', 'online')
    await write(form, { 'parts.1.organisers': 'Klub A\n\n Klub B ', id: 'liga' })
    expect(await faults(form)).toEqual([])
    await press(form, 'make the ranking')
    expect(sent[0]?.scheme.parts).toEqual([
      { ...points.parts[0], organisers: ['Klub A', 'Klub B'] },
      {
        name: 'finals',
        kinds: ['tournament'],
        online: true,
        hall: true,
        organisers: null,
        regions: null,
        events: [{ source: 'here', event: 'e1' }],
        weight: 1.5,
      },
    ])
    await press(form, 'remove group 1')
    await press(form, 'make the ranking')
    expect(sent[1]?.scheme.parts.map(({ name }) => name)).toEqual(['finals'])
  })

  it('reads places with a scale, decay, carry-over, teams and divisions', async () => {
    const { form, sent } = await open({ ...points, teams: null })
    await write(form, { id: 'liga', 'count.value.kind': 'place', 'count.decay.every': 'month' })
    await write(form, {
      'count.value.scale': '10 - 6,5 - 0',
      'count.value.behind': '−1',
      'count.value.shareTies': 'best',
      'count.decay.factor': '95,5',
      'count.carry': '50',
      'count.best': '',
      'count.minimum.share': '25',
      'teams.of': 'team',
      'divisions.count': '2',
      'tieBreaks.3': 'best',
      'tieBreaks.1': '',
    })
    await write(form, { 'teams.per': 'event', 'teams.counting': '3' })
    await write(form, {
      'divisions.names.1': 'I',
      'divisions.names.2': 'II',
      'divisions.sizes.1': '8',
      'divisions.moving': '3',
    })
    await tick(form, 'categories', 'senior')
    await tick(form, 'players.licensed')
    await press(form, 'make the ranking')
    expect(sent[0]?.scheme).toMatchObject({
      count: {
        value: { kind: 'place', scale: [10, 6.5, 0], behind: -1, shareTies: 'best' },
        decay: { every: 'month', factor: 0.955 },
        carry: 0.5,
        best: null,
        minimum: { share: 0.25 },
      },
      teams: { of: 'team', per: 'event', counting: 3 },
      divisions: { names: ['I', 'II'], sizes: [8], moving: 3 },
      tieBreaks: ['won', 'best'],
      categories: ['women', 'senior'],
      players: { licensed: false },
    })
  })

  it('reads the parameters of ratings, and begins with the usual ones', async () => {
    const { form, sent } = await open(points)
    await write(form, { id: 'liga', 'count.kind': 'glicko2' })
    await write(form, { 'count.tau': '0,75', 'count.period': 'event' })
    await press(form, 'make the ranking')
    expect(sent[0]?.scheme.count).toEqual({
      kind: 'glicko2',
      rating: 1500,
      deviation: 350,
      volatility: 0.06,
      tau: 0.75,
      period: 'event',
      minimum: points.count.minimum,
    })
  })

  it('keeps what is not drawn yet, however fast its fields fire events', async () => {
    const { form, sent } = await open(points)
    await write(form, { id: 'liga' })
    for (const kind of ['glicko2', 'points']) {
      const field = control(form, 'count.kind')
      field.value = kind
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
      await form.updateComplete
      await press(form, 'make the ranking')
    }
    const place = control(form, 'count.value.kind')
    place.value = 'place'
    for (const type of ['input', 'change']) place.dispatchEvent(new Event(type, { bubbles: true }))
    await form.updateComplete
    await press(form, 'make the ranking')
    expect(sent.map(({ scheme: { count } }) => count)).toMatchObject([
      { kind: 'glicko2', period: 'month' },
      { kind: 'points', of: 'event', value: { kind: 'points' }, take: 'sum', best: null, decay: null },
      { kind: 'points', value: { kind: 'place', scale: [5, 3, 1, 0], shareTies: 'mean' } },
    ])
  })

  it('says at its field what cannot be read, and sends nothing', async () => {
    const { form, sent } = await open({ ...points, name: '' })
    await write(form, { 'count.best': 'many', 'season.until': '' })
    await press(form, 'make the ranking')
    expect(sent).toEqual([])
    expect(all(form, 'count.best')[0]?.getAttribute('aria-invalid')).toBe('true')
    const described = all(form, 'count.best')[0]?.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => form.shadowRoot?.getElementById(id)?.textContent.trim())).toEqual([
      ...['Empty: all.', 'It cannot be written like that.'],
    ])
    expect(form.shadowRoot?.activeElement?.getAttribute('name')).toBe('name')
    expect(textOf(form)).toContain('4 things to put right.')
    expect(await faults(form)).toEqual([])
    // What is right again is no longer said, and the keyboard stays where it is.
    control(form, 'season.until').focus()
    await write(form, { 'count.best': '4' })
    expect(all(form, 'count.best')[0]?.hasAttribute('aria-invalid')).toBe(false)
    expect(textOf(form)).toContain('3 things to put right.')
    expect(form.shadowRoot?.activeElement?.getAttribute('name')).toBe('season.until')
    await write(form, { name: 'Liga Żółwi 2027', 'season.until': '2027-12-31' })
    expect(textOf(form)).not.toContain('to put right')
    expect(control(form, 'id').value).toBe('liga-zolwi-2027')
    await press(form, 'make the ranking')
    expect(sent[0]).toMatchObject({ id: 'liga-zolwi-2027', scheme: { count: { best: 4 } } })
    expect(all(form, 'count.best')[0]?.hasAttribute('aria-invalid')).toBe(false)
  })

  it('shows what the gateway refuses at its field, opens folded parts and goes there', async () => {
    const { form } = await open(points, { changing: true })
    const problem = (code: string, path: string, args = {}): Problem => ({
      line: 0,
      code,
      message: code,
      args: { path, ...args },
    })
    form.problems = [
      problem('RANGE', 'teams.counting', { min: 1, max: 100 }),
      problem('RANGE', 'count.minimum.share', { min: 0, max: 1 }),
    ]
    await form.updateComplete
    const wrong = (name: string): string | undefined =>
      form.shadowRoot?.getElementById(`wrong-${name}`)?.textContent.trim()
    expect(wrong('teams.counting')).toBe('This goes from 1 to 100.')
    expect(wrong('count.minimum.share')).toBe('This goes from 0 to 100.')
    expect(form.shadowRoot?.activeElement?.getAttribute('name')).toBe('count.minimum.share')
    expect(control(form, 'count.minimum.share').closest('details')?.open).toBe(true)
    expect(control(form, 'teams.counting').closest('details')?.open).toBe(true)
    expect(await faults(form)).toEqual([])
    // Only the gateway knows whether it is right now, so nothing is said of a field that was changed since.
    await write(form, { 'teams.counting': '5' })
    expect(wrong('teams.counting')).toBeUndefined()
    expect(wrong('count.minimum.share')).toBe('This goes from 0 to 100.')
    form.problems = [problem('RANGE', 'teams.counting', { min: 1, max: 100 })]
    await form.updateComplete
    expect(wrong('teams.counting')).toBe('This goes from 1 to 100.')
  })

  it('says what changes before it is sent', async () => {
    const { form, sent } = await open(points, { changing: true })
    expect(textOf(form)).toContain('Nothing yet.')
    await write(form, { 'count.best': '4', 'teams.of': '' })
    expect(textOf(form)).toMatch(/How many best results: 6 → 4/)
    expect(textOf(form)).toMatch(/Ranking of clubs or teams: clubs, over the season, the best 4 → nothing/)
    await press(form, 'save the new version')
    expect(sent[0]?.scheme).toMatchObject({ count: { best: 4 }, teams: null })
  })

  it('keeps name and season when another preset is chosen', async () => {
    const { form } = await open({ ...points, name: '', season: { from: '', until: '' } })
    await write(form, {
      name: 'Liga',
      'season.from': '2027-01-01',
      'season.until': '2027-06-30',
      'count.best': '2',
    })
    form.from = JSON.stringify({ ...points, name: '', season: { from: '', until: '' }, decimals: 1 })
    await form.updateComplete
    expect(control(form, 'name').value).toBe('Liga')
    expect(control(form, 'season.until').value).toBe('2027-06-30')
    expect(control(form, 'count.best').value).toBe('6')
    expect(control(form, 'id').value).toBe('liga')
  })
})

describe('paths of a scheme', () => {
  it('have the field that they are shown at', () => {
    const fields = [
      'name',
      'parts.1.name',
      'parts.1.organisers',
      'tieBreaks.1',
      'count.value.scale',
      'season.from',
    ]
    expect(fieldOf('parts.1.organisers.2', fields)).toBe('parts.1.organisers')
    expect(fieldOf('parts.1.events', fields)).toBe('parts.1.name')
    expect(fieldOf('tieBreaks', fields)).toBe('tieBreaks.1')
    expect(fieldOf('count.value.scale.3', fields)).toBe('count.value.scale')
    expect(fieldOf('season', fields)).toBe('season.from')
    expect(fieldOf('game', fields)).toBeUndefined()
  })

  it('are called as their fields are', () => {
    expect(labelOf('parts.2.organisers.3', speaker)).toBe('Group of events 2: Organisers')
    expect(labelOf('divisions.sizes.2', speaker)).toBe('Places in division 2')
    expect(labelOf('nowhere', speaker)).toBe('nowhere')
  })

  it('say what is wrong in words', () => {
    const told = (code: string, args: Problem['args']) => problemText({ code, args, message: '?' }, speaker)
    expect(told('PARTS_OVERLAP', { path: 'parts.2', other: 'parts.1' })).toMatch(
      /and there: Group of events 1\./,
    )
    expect(told('RANGE', { path: 'parts.1.name', min: 1, max: 100 })).toBe(
      'This is too long. Characters at most: 100.',
    )
    expect(told('RANGE', { path: 'parts.1.weight', min: '0.000001', max: 1000 })).toBe(
      'This goes from 0.000001 to 1,000.',
    )
    expect(told('CONTRADICTS', { path: 'parts.1.hall', other: 'parts.1.online' })).toBe('Tick at least one.')
    expect(told('NEW_CODE', { path: 'name' })).toBe('?')
  })
})

describe('figures of a scheme', () => {
  it('are read as people write them', () => {
    expect(['1,5', '1.5', ' −2 ', '', 'x', '1e999'].map(readFigure)).toEqual([
      1.5,
      1.5,
      -2,
      ...[1, 2, 3].map(() => undefined),
    ])
    expect(['5-3-1-0', '5 3 1 0', '5;3; -1', '2,5–1', '', '5-x'].map(readScale)).toEqual([
      ...[
        [5, 3, 1, 0],
        [5, 3, 1, 0],
        [5, 3, -1],
        [2.5, 1],
      ],
      ...[undefined, undefined],
    ])
  })

  it('are the same after formatting and reading', () => {
    for (const scale of [[5, 3, 1, 0], [2.5, 1, -1], [0]])
      expect(readScale(formatScale(scale, 'pl'))).toEqual(scale)
    const steps = [[20, 1.2], [40, 1.5]] as const // oxfmt-ignore
    expect(formatSteps(steps, 'pl')).toBe('20: 1,2; 40: 1,5')
    expect(readSteps(formatSteps(steps, 'pl'))).toEqual(steps)
    expect(['', '20', '20: x', '20: 1: 2', '20:1;'].map(readSteps)).toEqual([
      ...[[], undefined, undefined, undefined, [[20, 1]]], // oxfmt-ignore
    ])
    expect(formatFigure(-0.06, 'de')).toBe('−0,06')
    expect(shortName('  Łódź – Groß & Kaszëbë  2027! ')).toBe('lodz-gross-kaszebe-2027')
  })
})

describe('a scheme in words', () => {
  it('has a line for each thing it says', () => {
    const lines = describeScheme(points, speaker).map(({ label, words: said }) => `${label}: ${said}`)
    expect(lines).toContain('Group of events “all”: tournament · in the hall')
    expect(lines).toContain('Season: 1 January 2027 – 31 December 2027')
    expect(lines).toContain('With equal scores: all points, games won')
  })

  it('says each rule of real regulations in a sentence', () => {
    const [first] = points.parts as [Scheme['parts'][number]]
    const of: Scheme = {
      ...points,
      parts: [{ ...first, best: 4, sizes: [{ players: 20, weight: 1.2 }] }],
      count: {
        ...(points.count as PointCount),
        bonus: { event: 0.5, victory: 3 },
        minimum: { ...points.count.minimum, rounds: 0.5 },
      },
      tieBreaks: ['won', 'lost'],
      teams: {
        of: 'team',
        per: 'event',
        counting: 4,
        places: { scale: [3, 2, 1], behind: 0, shareTies: 'mean' },
      },
      window: 12,
    }
    const lines = describeScheme(of, speaker).map(({ words: said }) => said)
    expect(lines).toEqual(
      expect.arrayContaining([
        'tournament · in the hall · × 1.2 from 20 players on · the best 4 results of each player',
        'Each player gets 0.5 for every event they took part in, beside the results.',
        'Each player gets 3 for every event they won, beside the results.',
        'A place needs a list in 50 % of all series.',
        'games won, fewer games lost',
        'Only events of the last 12 months count, up to the day of the edition.',
        'The sum of the best gives a team its place at each event, and the places are worth 3-2-1; places behind, 0. Teams that share a place get: the mean of their places.',
      ]),
    )
  })

  it.each([
    [
      'day',
      'A result counts for the club in which the player is registered on the day of the event: before a transfer for the old club, from its day on for the new one.',
    ],
    [
      'season',
      'All results of a season count for the club in which the player is registered on its first day. A transfer counts from the next season on. Who is in no club on that day counts for the first one that they join.',
    ],
  ] as const)('says for which club results count: that of the %s', (transfers, sentence) => {
    const of: Scheme = { ...points, players: { ...points.players, transfers } }
    expect(describeScheme(of, speaker)).toContainEqual({ label: 'Club of a result', words: sentence })
  })

  it('says the rules of lots, strength, series and guests', () => {
    const [first] = points.parts as [Scheme['parts'][number]]
    const of: Scheme = {
      ...points,
      parts: [{ ...first, strengths: [{ place: 20, weight: 1.5 }] }],
      tieBreaks: ['direct', 'lot'],
      seed: '3-7-12',
      teams: {
        of: 'pair',
        per: 'series',
        counting: 2,
        guests: 1,
        places: { scale: [2, 1], behind: 0, shareTies: 'best' },
      },
    }
    const lines = describeScheme(of, speaker).map(({ words: said }) => said)
    expect(lines).toEqual(
      expect.arrayContaining([
        'tournament · in the hall · × 1.5 if the mean place of the players in the last edition is 20 or better',
        'ahead more often at shared tables (direct comparison), the lot',
        'The lot is drawn from the published seed “3-7-12”: the SHA-256 of ["lot","3-7-12",ID], ID being that of the player or the name of the team. The larger one stands first.',
        'pairs of the events, in each series, the best 2',
        'At an event at most 1 player who belongs to another team counts for a team. A player belongs to the team of their first event.',
        'The sum of the best gives a team its place in each series, and the places are worth 2-1; places behind, 0. Teams that share a place get: each what the better place is worth.',
      ]),
    )
  })

  it('says in every language who is named, and how ages break a tie', async () => {
    const of: Scheme = { ...points, tieBreaks: ['won', 'younger'], ages: ['youngest', 'oldest'] }
    const sentences = await Promise.all(
      (['en', 'pl', 'de', 'fr', 'csb', 'szl'] as const).map(async (locale) => {
        await schemeWords.need(locale)
        const own = { ...words, ...schemeWords[locale] }
        const lines = describeScheme(of, { locale, say: (code, args = {}) => say(own, locale, code, args) })
        return lines.flatMap(({ label, words: said }) => (/[.]$/.test(said) ? [`${label}: ${said}`] : []))
      }),
    )
    expect(sentences[0]).toEqual([
      'Equal, by age: Of equal players with a place the younger one stands first, by year of birth. Those of one year share the place, and those whose year the register does not know stand behind. An edition states the order, and no year.',
      'Youngest and oldest: Each edition names the youngest of the players with a place, by year of birth; those of one year together. Each edition names the oldest of the players with a place, by year of birth; those of one year together.',
    ])
    expect(new Set(sentences.map((all) => all.join(' '))).size).toBe(6)
    expect(sentences.flat().join(' ')).not.toContain('rankscheme')
  })

  it('has a change for every difference, and none without a difference', () => {
    expect(changesOf(points, structuredClone(points), speaker)).toEqual([])
    const after: Scheme = {
      ...points,
      parts: [{ ...(points.parts[0] as Scheme['parts'][number]), weight: 2 }],
      decimals: 1,
    }
    expect(changesOf(points, after, speaker)).toEqual([
      {
        label: 'Group of events “all”',
        before: 'tournament · in the hall',
        after: 'tournament · in the hall · × 2',
      },
      { label: 'Digits after the comma', before: '0', after: '1' },
    ])
  })
})
