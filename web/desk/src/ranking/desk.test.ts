import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeLine, type Line } from '../../../elements/test/line.js'
import { signedInAt } from '../../../elements/test/signed-in.js'
import { signIn } from '@stolik/elements/account/orders'
import { gatewayAt } from '@stolik/elements/client/gateway'
import { rankingWords } from '@stolik/elements/words/ranking/index'
import type { DeskEdition } from './client.js'
import { StolikRankingDesk } from './desk.js'
import './scheme/form.js'

const scheme = (name = '', best = 6, kinds = ['tournament']): string =>
  JSON.stringify({
    format: 'stolik-scheme/1',
    name,
    game: 'skat',
    profiles: ['pzskat'],
    decimals: 0,
    season: name === '' ? { from: '', until: '' } : { from: '2027-01-01', until: '2027-12-31' },
    parts: [
      {
        name: 'all',
        kinds,
        online: false,
        hall: true,
        organisers: null,
        regions: ['Kaszuby'],
        events: null,
        weight: 1,
      },
    ],
    count: {
      kind: 'points',
      of: 'event',
      value: { kind: 'points' },
      take: 'sum',
      best,
      decay: null,
      carry: null,
      minimum: { events: 0, lists: 0, hands: 5, share: 0 },
    },
    players: { licensed: false, clubs: null },
    tieBreaks: [],
    categories: [],
    teams: null,
    divisions: null,
  })
const edition = (
  number: number,
  status: DeskEdition['status'],
  correctedBy: number | null = null,
): DeskEdition => ({ number, date: '2027-05-31', status, correctedBy })

let line: Line
beforeEach(async () => {
  localStorage.clear()
  await rankingWords.need('en')
  line = fakeLine()
  list(event('e1'))
  line.answer('RankingPreview', {
    edition: {
      __typename: 'Edition',
      number: 4,
      length: 1,
      sheets: ['a', 'b'],
      ages: { equals: [{ behind: [{ name: 'Leo Lis' }, { name: null }] }] },
      rows: [{ place: 1, person: 'p1', name: 'Ola', club: 'Dolina', score: 12, events: 2 }],
    },
    rankingLeftOut: { __typename: 'EventsLeftOut', events: [] },
  })
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
})

/** The root of the desk, and those of the forms on it. */
const roots = (element: Element): readonly ShadowRoot[] =>
  [element, ...(element.shadowRoot?.querySelectorAll('stolik-scheme-form, stolik-take-event') ?? [])].flatMap(
    ({ shadowRoot }) => shadowRoot ?? [],
  )
const words = (element: Element): string =>
  roots(element)
    .map((root) => root.textContent)
    .join(' ')
    .replace(/\s+/g, ' ')
const find = (element: Element, selector: string): HTMLInputElement => {
  const [found] = roots(element).flatMap((root) => root.querySelector<HTMLInputElement>(selector) ?? [])
  if (found === undefined) throw new Error(`no ${selector}`)
  return found
}
const button = (element: Element, word: string): HTMLButtonElement => {
  const all = roots(element).flatMap((root) => [...root.querySelectorAll('button')])
  const found = all.find((one) => one.textContent.trim() === word)
  if (found === undefined) throw new Error(`no button ${word}`)
  return found
}
const fill = (element: Element, values: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(values)) find(element, `[name="${name}"]`).value = value
}
const acted = (): readonly unknown[] =>
  line.asked.filter(({ operation }) => operation === 'RankingAct').map(({ variables }) => variables['act'])
const done = (what: object) => ({
  rankingAct: { __typename: 'RankingDone', ranking: null, edition: null, ...what },
})
const refused = (code: string, problems: readonly object[] = []) => ({
  rankingAct: { __typename: 'RankingRefused', code, message: code, args: [], problems },
})

function serve(editions: readonly DeskEdition[] | null, kinds?: string[]): void {
  const schemes = [scheme('League', 6), scheme('League', 4, kinds)]
  const league = {
    id: 'league',
    name: 'League',
    game: 'skat',
    version: 2,
    scheme: schemes[1],
    schemes,
    editions,
  }
  line.answer('RankingDesk', {
    rankings: editions === null ? [] : [league],
    rankingPresets: [{ game: 'skat', id: 'annual', scheme: scheme() }],
    games: [{ id: 'skat', profiles: [{ id: 'pzskat' }, { id: 'isko' }] }],
  })
}

async function draw(editions: readonly DeskEdition[] | null, kinds?: string[]): Promise<StolikRankingDesk> {
  serve(editions, kinds)
  signedInAt(line)
  const element = await show(new StolikRankingDesk(), { server: line.base, lang: 'en', ranking: 'league' })
  const form = editions === null ? '[name=name]' : '[name=find]'
  await expect.poll(() => roots(element).some((root) => root.querySelector(form))).toBe(true)
  return element
}

const event = (id: string, more: object = {}) => ({
  source: 'here',
  event: id,
  name: `Cup ${id}`,
  date: '2027-03-06',
  game: 'skat',
  organiser: 'Klub',
  players: 12,
  kind: null,
  region: null,
  taken: false,
  here: true,
  changed: null,
  ...more,
})
/** Sets the listed events; a search returns those with its text in their name. */
const list = (...all: readonly ReturnType<typeof event>[]): void => {
  line.answer('RankingEvents', ({ variables }) => ({
    rankingEvents: {
      __typename: 'RankingEvents',
      events: all.filter(({ name }) => name.includes(String(variables['search']))),
    },
  }))
}

describe('stolik-ranking-desk', () => {
  it('has no faults that axe finds, new or at work', async () => {
    expect(await faults(await draw(null))).toEqual([])
    document.body.replaceChildren()
    const element = await draw([edition(1, 'FINAL'), edition(2, 'DRAFT')])
    button(element, 'correct').click()
    await element.updateComplete
    expect(await faults(element)).toEqual([])
  })

  it('saves the whole season as a workbook, and says why it cannot', async () => {
    const saved: string[] = []
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    const element = await draw([])
    line.serve(`${line.base}/files/ranking/league/season.xlsx`, () => new Response('', { status: 503 }))
    button(element, '.xlsx').click()
    await expect.poll(() => words(element)).toContain('Something went wrong at the server.')
    const { asked } = line.serve(`${line.base}/files/ranking/league/season.ods`, () => new Response('book'))
    button(element, '.ods').click()
    await expect.poll(() => saved).toEqual(['league-season.ods'])
    expect(words(element)).not.toContain('Something went wrong')
    expect(new Headers(asked[0]?.headers).get('authorization')).toMatch(/^Bearer /)
    click.mockRestore()
  })

  it('opens at an existing ranking, and at the form for a new one when that is chosen', async () => {
    serve([edition(1, 'FINAL')])
    signedInAt(line)
    const element = await show(new StolikRankingDesk(), { server: line.base, lang: 'en' })
    await expect.poll(() => words(element)).toContain('edition 1')
    const which = find(element, 'select[name=ranking]')
    expect(which.value).toBe('league')
    which.value = ''
    which.dispatchEvent(new Event('change'))
    await expect.poll(() => words(element)).toContain('make the ranking')
  })

  it('fetches the form of webhooks when it is opened', async () => {
    line.answer('Webhooks', { webhooks: { __typename: 'Webhooks', webhooks: [] } })
    const element = await draw(null)
    expect(line.asked.some(({ operation }) => operation === 'Webhooks')).toBe(false)
    find(element, 'details:has(stolik-webhooks) summary').click()
    await line.until('Webhooks')
    const form = find(element, 'stolik-webhooks')
    await expect.poll(() => words(form)).toContain('No website is told yet.')
  })

  it('makes a ranking from a preset, with its season and what counts', async () => {
    line.answer('RankingAct', done({ ranking: 'liga' }))
    const element = await draw(null)
    expect(find(element, '[name="count.best"]').value).toBe('6')
    fill(element, {
      name: 'Liga 2027',
      id: 'liga',
      'season.from': '2027-01-01',
      'season.until': '2027-12-31',
      'count.best': '4',
      'count.minimum.events': '3',
    })
    button(element, 'make the ranking').click()
    await line.until('RankingAct')
    const [act] = acted() as [{ create: { ranking: string; scheme: string } }]
    expect(act.create.ranking).toBe('liga')
    expect(JSON.parse(act.create.scheme)).toMatchObject({
      format: 'stolik-scheme/1',
      name: 'Liga 2027',
      profiles: ['pzskat'],
      season: { from: '2027-01-01', until: '2027-12-31' },
      count: { best: 4, minimum: { events: 3, lists: 0, hands: 5 } },
    })
  })

  it('shows what is wrong with a scheme at its field, and not twice', async () => {
    const problem = (path: string) => ({
      line: 0,
      code: 'MISSING',
      message: 'said?',
      args: [{ name: 'path', text: path, number: null, flag: null }],
    })
    line.answer('RankingAct', refused('BAD_SCHEME', [problem('parts.1.kinds')]))
    const element = await draw(null)
    fill(element, { name: 'L', id: 'l', 'season.from': '2027-01-01', 'season.until': '2027-12-31' })
    button(element, 'make the ranking').click()
    await expect.poll(() => words(element)).toContain('Group of events 1: Kind: This must be said.')
    expect(find(element, '[name="parts.1.kinds"]').getAttribute('aria-invalid')).toBe('true')
    expect(element.shadowRoot?.querySelector('[role=alert]')).toBeNull()
    expect(await faults(element)).toEqual([])
    // A draft has no form for the scheme, so the problem stands by itself.
    document.body.replaceChildren()
    const other = await draw([])
    fill(other, { date: '2027-05-31' })
    button(other, 'count a draft').click()
    await expect.poll(() => words(other)).toContain('Group of events 1: Kind: This must be said.')
  })

  it('changes how a ranking counts, based on the version that was seen, and describes earlier ones', async () => {
    line.answer('RankingAct', done({ ranking: 'league' }))
    const element = await draw([])
    expect(words(element)).toMatch(/Rules, version 2 .* How many best results: 6 → 4/)
    button(element, 'change the rules').click()
    await expect.poll(() => words(element)).toContain('Nothing yet.')
    fill(element, { 'count.best': '3' })
    expect(await faults(element)).toEqual([])
    button(element, 'save the new version').click()
    await line.until('RankingAct')
    const [act] = acted() as [{ scheme: { ranking: string; scheme: string; after: number } }]
    expect(act.scheme).toMatchObject({ ranking: 'league', after: 2 })
    expect(JSON.parse(act.scheme.scheme)).toMatchObject({ name: 'League', count: { best: 3 } })
    await expect.poll(() => words(element)).not.toContain('save the new version')
  })

  it('counts a draft and shows what would be published', async () => {
    line.answer('RankingAct', done({ ranking: 'league', edition: 4 }))
    const element = await draw([])
    fill(element, { date: '2027-05-31' })
    button(element, 'count a draft').click()
    await expect.poll(() => words(element)).toMatch(/Preview of edition 4.*2 events · 1 player.*1 Ola Dolina/)
    expect(words(element)).toContain('The register has no year of birth of: Leo Lis. They stand behind')
    expect(acted()).toEqual([
      { draft: { ranking: 'league', date: '2027-05-31', corrects: null, reason: '' } },
    ])
  })

  it('publishes a draft, makes it final, and offers no other step', async () => {
    line.answer('RankingAct', done({}))
    const element = await draw([edition(1, 'PROVISIONAL'), edition(2, 'DRAFT')])
    button(element, 'publish as provisional').click()
    await line.until('RankingAct')
    await expect.poll(() => button(element, 'make final').disabled).toBe(false)
    button(element, 'make final').click()
    await line.until('RankingAct', 2)
    expect(acted()).toEqual([
      { stamp: { ranking: 'league', number: 2, status: 'PROVISIONAL' } },
      { stamp: { ranking: 'league', number: 1, status: 'FINAL' } },
    ])
  })

  it('withdraws an edition after a second confirmation', async () => {
    line.answer('RankingAct', done({}))
    const element = await draw([edition(3, 'FINAL')])
    button(element, 'withdraw').click()
    await element.updateComplete
    expect(acted()).toEqual([])
    expect(words(element)).toContain('This cannot be undone.')
    expect(await faults(element)).toEqual([])
    button(element, 'no, it stays').click()
    await element.updateComplete
    expect(words(element)).not.toContain('This cannot be undone.')
    button(element, 'withdraw').click()
    await element.updateComplete
    button(element, 'yes, withdraw edition 3').click()
    await line.until('RankingAct')
    expect(acted()).toEqual([{ stamp: { ranking: 'league', number: 3, status: 'WITHDRAWN' } }])
    await expect.poll(() => words(element)).not.toContain('This cannot be undone.')
  })

  it('shows what the association sees to somebody whom it takes in meanwhile, without a reload', async () => {
    const refusal = {
      __typename: 'RankingRefused',
      code: 'NOT_ALLOWED',
      message: '?',
      args: [],
      problems: [],
    }
    line.answer('RankingEvents', { rankingEvents: refusal })
    line.answer('RankingAct', refused('NOT_ALLOWED'))
    const element = await draw([edition(1, 'FINAL')])
    button(element, 'withdraw').click()
    await element.updateComplete
    button(element, 'yes, withdraw edition 1').click()
    await expect.poll(() => words(element)).toContain('Only the association')
    serve([edition(1, 'FINAL'), edition(2, 'DRAFT')])
    list(event('e'))
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(() => words(element)).toContain('edition 2')
    await expect.poll(() => words(element)).not.toContain('Only the association')
    // Nothing is awaited any more.
    const asked = line.asked.length
    document.dispatchEvent(new Event('visibilitychange'))
    await element.updateComplete
    expect(line.asked).toHaveLength(asked)
  })

  it('offers no action for an edition that another one has replaced', async () => {
    const element = await draw([edition(3, 'FINAL', 4), edition(4, 'PROVISIONAL')])
    await expect.poll(() => words(element)).toContain('corrected by edition 4')
    const offered = (n: number): readonly string[] =>
      roots(element).flatMap((root) =>
        [...root.querySelectorAll(`[aria-label="edition ${n}"] button`)].map(({ textContent }) =>
          textContent.trim(),
        ),
      )
    expect(offered(3)).toEqual(['preview'])
    expect(offered(4)).toEqual(expect.arrayContaining(['preview', 'withdraw', 'correct']))
  })

  it('corrects an edition by another, with a reason', async () => {
    line.answer('RankingAct', done({ edition: 4 }))
    const element = await draw([edition(3, 'FINAL')])
    button(element, 'correct').click()
    await element.updateComplete
    const form = find(element, '[name=reason]').form
    if (form === null) throw new Error('no form')
    const fields = form.elements as unknown as Record<string, HTMLInputElement>
    if (fields['date'] === undefined || fields['reason'] === undefined) throw new Error('no fields')
    fields['date'].value = '2027-05-31'
    form.requestSubmit()
    expect(acted()).toEqual([])
    fields['reason'].value = 'a list was missing'
    form.requestSubmit()
    await line.until('RankingAct')
    expect(acted()).toEqual([
      { draft: { ranking: 'league', date: '2027-05-31', corrects: 3, reason: 'a list was missing' } },
    ])
  })

  it('asks who the players of an event are, and takes it with the answers', async () => {
    const problem = (n: number, name: string) => ({
      line: n,
      code: 'UNMATCHED',
      message: 'who?',
      args: [
        { name: 'key', text: `k${n}`, number: null, flag: null },
        { name: 'name', text: name, number: null, flag: null },
      ],
    })
    line.answer('RankingAct', refused('UNMATCHED', [problem(1, 'Ola'), problem(2, 'Jan')]))
    line.answer('RankingPeople', {
      rankingPeople: { __typename: 'PersonRecords', people: [{ id: 'p9', name: 'Ola', club: 'Dolina' }] },
    })
    const element = await draw([])
    await expect.poll(() => words(element)).toContain('Cup e1')
    button(element, 'take the result').click()
    await expect.poll(() => words(element)).toContain('Region')
    fill(element, { kind: 'EVENING', region: 'Kaszuby' })
    button(element, 'take it like this').click()
    await expect.poll(() => words(element)).toContain('Who are these players?')
    expect(await faults(element)).toEqual([])
    list(event('e1', { taken: true, kind: 'EVENING', region: 'Kaszuby' }))
    line.answer('RankingAct', done({ event: 'e1' }))
    fill(element, { k1: 'p9', k2: 'new' })
    button(element, 'take the result with these people').click()
    await expect.poll(() => words(element)).toContain('The result is taken')
    expect(acted()[1]).toEqual({
      event: {
        event: 'e1',
        kind: 'EVENING',
        region: 'Kaszuby',
        different: [],
        decisions: [
          { key: 'k1', person: 'p9' },
          { key: 'k2', person: 'new' },
        ],
      },
    })
    expect(words(element)).not.toContain('Who are these players?')
    await expect.poll(() => words(element)).toContain('✓ counts as club evening · Kaszuby')
  })

  const arg = (name: string, told: string | number) => ({
    name,
    flag: null,
    text: null,
    number: null,
    ...(typeof told === 'string' ? { text: told } : { number: told }),
  })
  const problem = (line: number, code: string, args: Readonly<Record<string, string | number>>) => ({
    line,
    code,
    message: code,
    args: Object.entries(args).map(([name, told]) => arg(name, told)),
  })
  const opened = async (kinds?: string[]): Promise<StolikRankingDesk> => {
    const element = await draw([], kinds)
    await expect.poll(() => words(element)).toContain('Cup e1')
    button(element, 'take the result').click()
    await expect.poll(() => words(element)).toContain('Region')
    return element
  }

  it.each([
    ['evenings, where only they count', ['evening'], 'EVENING'],
    ['nothing, where both kinds count', ['evening', 'tournament'], ''],
  ])('has %s chosen when a result is taken', async (_, kinds, chosen) => {
    const element = await opened(kinds)
    expect(find(element, '[name=kind]').value).toBe(chosen)
  })

  it('says what counts before it is taken, and takes all unknown players as new in one press', async () => {
    line.answer(
      'RankingAct',
      refused(
        'UNMATCHED',
        [1, 2].map((n) => problem(n, 'UNMATCHED', { key: `k${n}`, name: `Stranger ${n}` })),
      ),
    )
    line.answer('RankingPeople', { rankingPeople: { __typename: 'PersonRecords', people: [] } })
    const element = await opened()
    // The only kind that some group of the ranking takes is chosen already.
    expect((find(element, '[name=kind]') as unknown as HTMLSelectElement).value).toBe('TOURNAMENT')
    expect(words(element)).toContain('Club evenings do not count in this ranking.')
    fill(element, { region: 'Kaszuby' })
    button(element, 'take it like this').click()
    await expect.poll(() => words(element)).toContain('Who are these players?')
    button(element, 'all unknown are new: 2 players').click()
    button(element, 'take the result with these people').click()
    await line.until('RankingAct', 2)
    expect(acted()[1]).toMatchObject({
      event: {
        kind: 'TOURNAMENT',
        decisions: [
          { key: 'k1', person: 'new' },
          { key: 'k2', person: 'new' },
        ],
      },
    })
  })

  it('offers who the players were last time, and applies that only when it is confirmed', async () => {
    const last = { last: 'p9', lastName: 'Aleksandra Nowak', lastClub: 'Dolina' }
    line.answer(
      'RankingAct',
      refused('UNMATCHED', [
        problem(1, 'UNMATCHED', { key: 'k1', name: 'Ola', ...last }),
        problem(2, 'UNMATCHED', { key: 'k2', name: 'Jan', last: 'p7', lastName: 'Jan', lastClub: '' }),
        problem(3, 'UNMATCHED', { key: 'k3', name: 'Ewa' }),
      ]),
    )
    line.answer('RankingPeople', ({ variables }) => ({
      rankingPeople: {
        __typename: 'PersonRecords',
        people: variables['search'] === 'Jan' ? [{ id: 'p7', name: 'Jan', club: null }] : [],
      },
    }))
    const element = await opened()
    fill(element, { region: 'Kaszuby' })
    button(element, 'take it like this').click()
    await expect.poll(() => words(element)).toContain('Last time: Aleksandra Nowak, Dolina')
    expect(find(element, '[name=k1]').value).toBe('')
    expect(await faults(element)).toEqual([])
    button(element, 'as last time: 2 players').click()
    expect(['k1', 'k2', 'k3'].map((key) => find(element, `[name=${key}]`).value)).toEqual(['p9', 'p7', ''])
    expect(acted()).toHaveLength(1)
    // One player has no earlier match and must still be chosen.
    button(element, 'take the result with these people').click()
    expect(acted()).toHaveLength(1)
    line.answer('RankingAct', done({ event: 'e1' }))
    fill(element, { k3: 'new' })
    button(element, 'take the result with these people').click()
    await line.until('RankingAct', 2)
    expect(acted()[1]).toMatchObject({
      event: {
        decisions: [
          { key: 'k1', person: 'p9' },
          { key: 'k2', person: 'p7' },
          { key: 'k3', person: 'new' },
        ],
      },
    })
  })

  it('shows which lists count already, and takes both after a confirmation for each', async () => {
    const counted = (table: number, otherTable: number) =>
      problem(0, 'LIST_COUNTS', {
        key: `e1/1/${table}`,
        series: 1,
        table,
        source: 'papier',
        other: 'x',
        title: 'Sobota',
        date: '2027-03-07',
        otherSeries: 2,
        otherTable,
      })
    line.answer('RankingAct', refused('SAME_LISTS', [counted(1, 4), counted(2, 0)]))
    const element = await opened()
    fill(element, { region: 'Kaszuby' })
    button(element, 'take it like this').click()
    await expect
      .poll(() => words(element))
      .toMatch(
        /Series 1, table 1: series 2, table 4 of “Sobota”, .*2027 \(papier\).*table 2: series 2 of “Sobota”/,
      )
    expect(await faults(element)).toEqual([])
    button(element, 'take the result with these lists').click()
    expect(acted()).toHaveLength(1)
    const [event] = roots(element).flatMap((root) => [...root.querySelectorAll('.note')])
    for (const box of event?.querySelectorAll<HTMLInputElement>('[type=checkbox]') ?? []) box.checked = true
    line.answer('RankingAct', done({ event: 'e1' }))
    button(element, 'take the result with these lists').click()
    await line.until('RankingAct', 2)
    expect(acted()[1]).toMatchObject({ event: { region: 'Kaszuby', different: ['e1/1/1', 'e1/1/2'] } })
  })

  it('takes no event without a region where every group names some, and lists what a draft leaves out', async () => {
    line.answer('RankingAct', done({ ranking: 'league', edition: 4 }))
    line.answer('RankingPreview', {
      edition: { __typename: 'Edition', number: 4, length: 0, sheets: ['a'], ages: null, rows: [] },
      rankingLeftOut: {
        __typename: 'EventsLeftOut',
        events: [{ name: 'Cup e0', date: '2027-03-06', reason: 'NO_REGION' }],
      },
    })
    const element = await opened()
    expect(words(element)).toContain('an event without one would not count')
    button(element, 'take it like this').click()
    expect(acted()).toEqual([])
    fill(element, { date: '2027-05-31' })
    button(element, 'count a draft').click()
    await expect
      .poll(() => words(element))
      .toMatch(/1 event is left out of the count: Cup e0, .* without a region/)
    expect(await faults(element)).toEqual([])
  })

  it('finds an event, and takes a counted one out after a second confirmation', async () => {
    list(event('e1', { taken: true, kind: 'TOURNAMENT' }), event('e2'), event('e3', { game: 'other' }))
    line.answer('RankingAct', done({ event: 'e1' }))
    const element = await draw([])
    await expect.poll(() => words(element)).toContain('Cup e2')
    expect(words(element)).not.toContain('Cup e3')
    const search = find(element, '[name=find]')
    search.value = 'e1'
    search.dispatchEvent(new Event('input'))
    await expect.poll(() => words(element)).not.toContain('Cup e2')
    button(element, 'take it out').click()
    await expect.poll(() => words(element)).toContain('does not count from the next draft on')
    expect(await faults(element)).toEqual([])
    expect(acted()).toEqual([])
    list()
    button(element, 'yes, take it out').click()
    await expect.poll(() => words(element)).toContain('There is no such event')
    expect(words(element)).toContain('The event is taken out')
    expect(acted()).toEqual([{ drop: { source: 'here', event: 'e1' } }])
  })

  it('says that the result of a counted event has changed since', async () => {
    list(
      event('e1', { taken: true, kind: 'EVENING', changed: 'NEWER' }),
      event('e2', { taken: true, kind: 'EVENING', changed: 'REOPENED' }),
    )
    const element = await draw([])
    await expect.poll(() => words(element)).toContain('There are newer results')
    expect(words(element)).toContain('have been reopened and are not final yet')
    expect(await faults(element)).toEqual([])
  })

  it('shows only whose page it is and the sign-in, and the forms after signing in', async () => {
    serve([])
    const element = await show(new StolikRankingDesk(), { server: line.base, lang: 'en', ranking: 'league' })
    await expect.poll(() => words(element)).toContain('This page is for the association that keeps rankings.')
    expect(element.shadowRoot?.querySelector('stolik-sign-in')).not.toBeNull()
    expect(element.shadowRoot?.querySelector('select, form, details, [role=alert]')).toBeNull()
    expect(line.asked).toEqual([])
    expect(await faults(element)).toEqual([])
    line.answer('SignIn', {
      signIn: { __typename: 'SignedIn', name: 'Ola', token: 't', refresh: 'r', expiresIn: 3600 },
    })
    await signIn(gatewayAt(line.base), 'ola', 'secret')
    await expect.poll(() => words(element)).toContain('Cup e1')
    expect(words(element)).not.toContain('This page is for the association')
    await gatewayAt(line.base).signOut()
    await expect.poll(() => element.shadowRoot?.querySelector('select')).toBeNull()
  })

  it('says why something was refused, and keeps the input', async () => {
    line.answer('RankingAct', refused('NOT_FINAL'))
    const element = await draw([])
    await expect.poll(() => words(element)).toContain('Cup e1')
    button(element, 'take the result').click()
    await expect.poll(() => words(element)).toContain('take it like this')
    fill(element, { kind: 'EVENING', region: 'Kaszuby' })
    button(element, 'take it like this').click()
    await expect.poll(() => words(element)).toContain('is not final')
    expect(find(element, '[name=kind]').value).toBe('EVENING')
    line.answer('RankingAct', refused('NOT_ALLOWED'))
    button(element, 'take it like this').click()
    await expect.poll(() => words(element)).toContain('Only the association')
  })

  it('says why events could not be counted', async () => {
    const text = (name: string, value: string) => ({ name, text: value, number: null, flag: null })
    line.answer('RankingAct', {
      rankingAct: {
        __typename: 'RankingRefused',
        code: 'NOT_COUNTED',
        message: '?',
        problems: [],
        args: [
          text('code', 'OTHER_EVENT'),
          text('path', 'parts.1.events'),
          text('event', 'e7'),
          text('source', 'x'),
        ],
      },
    })
    const element = await draw([])
    fill(element, { date: '2027-05-31' })
    button(element, 'count a draft').click()
    await expect
      .poll(() => words(element))
      .toContain('Group of events 1: Events: the event e7 is of another game, other rules or another season.')
  })
})
