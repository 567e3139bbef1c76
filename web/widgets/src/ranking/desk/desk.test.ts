import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeLine, type Line } from '../../../test/line.js'
import { needWords } from '../../words/ranking/index.js'
import type { DeskEdition } from './client.js'
import { StolikRankingDesk } from './desk.js'
import { told, withWishes } from './scheme.js'

const scheme = JSON.stringify({
  ...{ format: 'stolik-scheme/1', name: '', game: 'skat', season: { from: '', until: '' }, decimals: 0 },
  count: { kind: 'points', of: 'event', best: 6, minimum: { events: 0, lists: 0, hands: 5, share: 0 } },
})
const edition = (number: number, status: DeskEdition['status']): DeskEdition => ({
  ...{ number, date: '2027-05-31', status },
})

let line: Line
beforeEach(async () => {
  localStorage.clear()
  await needWords('en')
  line = fakeLine()
  line.answer('RankingPreview', {
    edition: {
      ...{ __typename: 'Edition', number: 4, length: 1, sheets: ['a', 'b'] },
      rows: [{ place: 1, person: 'p1', name: 'Ola', club: 'Dolina', score: 12, events: 2 }],
    },
  })
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
})

const words = (element: Element): string => (element.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ')
const find = (element: Element, selector: string): HTMLInputElement => {
  const found = element.shadowRoot?.querySelector<HTMLInputElement>(selector)
  if (found === null || found === undefined) throw new Error(`no ${selector}`)
  return found
}
const button = (element: Element, word: string): HTMLButtonElement => {
  const all = [...(element.shadowRoot?.querySelectorAll('button') ?? [])]
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

async function draw(editions: readonly DeskEdition[] | null): Promise<StolikRankingDesk> {
  line.answer('RankingDesk', {
    rankings: editions === null ? [] : [{ id: 'league', name: 'League', game: 'skat', editions }],
    rankingPresets: [{ game: 'skat', id: 'annual', scheme }],
  })
  const element = await show(new StolikRankingDesk(), { server: line.base, lang: 'en', ranking: 'league' })
  await expect.poll(() => element.shadowRoot?.querySelector('[name=ranking]')).toBeTruthy()
  return element
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
    expect(find(element, '[name=best]').value).toBe('6')
    fill(element, {
      name: 'Liga 2027',
      id: 'liga',
      from: '2027-01-01',
      until: '2027-12-31',
      best: '4',
      events: '3',
    })
    button(element, 'make the ranking').click()
    await line.until('RankingAct')
    const [act] = acted() as [{ create: { ranking: string; scheme: string } }]
    expect(act.create.ranking).toBe('liga')
    expect(JSON.parse(act.create.scheme)).toMatchObject({
      ...{
        format: 'stolik-scheme/1',
        name: 'Liga 2027',
        season: { from: '2027-01-01', until: '2027-12-31' },
      },
      count: { best: 4, minimum: { events: 3, lists: 0, hands: 5 } },
    })
  })

  it('counts a draft and shows what would be published', async () => {
    line.answer('RankingAct', done({ ranking: 'league', edition: 4 }))
    const element = await draw([])
    fill(element, { date: '2027-05-31' })
    button(element, 'count a draft').click()
    await expect.poll(() => words(element)).toMatch(/Preview of edition 4.*2 events · 1 player.*1 Ola Dolina/)
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
      ...{ line: n, code: 'UNMATCHED', message: 'who?' },
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
    fill(element, { event: 'e1' })
    button(element, 'take the result').click()
    await expect.poll(() => words(element)).toContain('Who are these players?')
    expect(await faults(element)).toEqual([])
    line.answer('RankingAct', done({ event: 'e1' }))
    fill(element, { k1: 'p9', k2: 'new' })
    button(element, 'take the result with these people').click()
    await expect.poll(() => words(element)).toContain('The result is taken')
    expect(acted()[1]).toEqual({
      event: {
        ...{ event: 'e1', kind: 'TOURNAMENT' },
        decisions: [
          { key: 'k1', person: 'p9' },
          { key: 'k2', person: 'new' },
        ],
      },
    })
    expect(words(element)).not.toContain('Who are these players?')
  })

  it('says why something was refused, and keeps what was written', async () => {
    line.answer('RankingAct', refused('NOT_FINAL'))
    const element = await draw([])
    fill(element, { event: 'e1' })
    button(element, 'take the result').click()
    await expect.poll(() => words(element)).toContain('is not final')
    expect(find(element, '[name=event]').value).toBe('e1')
    line.answer('RankingAct', refused('NOT_ALLOWED'))
    button(element, 'take the result').click()
    await expect.poll(() => words(element)).toContain('Only the association')
  })
})

describe('a scheme', () => {
  it('of a rating has no best results', () => {
    const rating = JSON.stringify({ count: { kind: 'glicko2', minimum: { events: 2, lists: 1 } } })
    expect(told(rating)).toEqual({ best: undefined, events: 2, lists: 1 })
    const wishes = { name: 'R', from: 'a', until: 'b', best: 3, events: 4, lists: 5 }
    expect(JSON.parse(withWishes(rating, wishes))).toEqual({
      ...{ name: 'R', season: { from: 'a', until: 'b' } },
      count: { kind: 'glicko2', minimum: { events: 4, lists: 5 } },
    })
  })
})
