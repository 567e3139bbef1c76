import { locales } from '@stolik/core'
import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { league, match, result } from '../../../elements/test/league.js'
import { fakeLine, type Line } from '../../../elements/test/line.js'
import { signedInAt } from '../../../elements/test/signed-in.js'
import { leagueWords } from '@stolik/elements/words/league/index'
import { leagueDeskWords } from '../words/league/index.js'
import { StolikLeagueDesk } from './desk.js'
import { idOf } from './element.js'

let line: Line
beforeEach(async () => {
  localStorage.clear()
  await Promise.all([leagueWords.need('en'), leagueDeskWords.need('en')])
  line = fakeLine()
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
})

const plain = (element: Element): string => (element.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ')
const find = (element: Element, selector: string): HTMLInputElement => {
  const found = element.shadowRoot?.querySelector<HTMLInputElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
const press = async (element: StolikLeagueDesk, label: string): Promise<void> => {
  const all = [...(element.shadowRoot?.querySelectorAll('button') ?? [])]
  const found = all.find((one) => [one.textContent.trim(), one.getAttribute('aria-label')].includes(label))
  if (found === undefined) throw new Error(`no button ${label}`)
  found.click()
  await element.updateComplete
}
const acted = (): readonly Readonly<Record<string, unknown>>[] =>
  line.asked.filter(({ operation }) => operation === 'LeagueAct').map(({ variables }) => variables)
const refused = (code: string, args: readonly object[] = [], problems: readonly object[] = []) => ({
  leagueAct: { __typename: 'LeagueRefused', code, message: code, args, problems },
})
const text = (name: string, value: string) => ({ name, text: value, number: null, flag: null })

/** The desk of the league, or of none. */
async function draw(told: Parameters<typeof league>[0] | null, lang = 'en'): Promise<StolikLeagueDesk> {
  const heads = [
    { league: 'liga', name: 'Liga doliny', season: '2026/27', game: 'skat', phase: 'RUNNING', teams: 4 },
  ]
  line.answer('LeagueDesk', {
    leagues: told === null ? [] : heads,
    games: [{ id: 'skat', profiles: [{ id: 'pzskat' }] }],
  })
  line.answer('LeagueAtDesk', { league: { __typename: 'League', ...league(told ?? {}) } })
  signedInAt(line)
  const element = await show(new StolikLeagueDesk(), { server: line.base, lang })
  await expect.poll(() => element.shadowRoot?.querySelectorAll('h3').length).toBeGreaterThan(0)
  return element
}

describe('stolik-league-desk', () => {
  it.each(['light', 'dark'])('has no faults that axe finds, new or at work, %s', async (theme) => {
    const fresh = await draw(null)
    fresh.theme = theme
    await fresh.updateComplete
    expect(await faults(fresh)).toEqual([])
    document.body.replaceChildren()
    const element = await draw({})
    element.theme = theme
    for (const form of [
      'new team',
      'draw fixtures: I liga',
      'make them by hand: I liga',
      'a team withdraws',
    ]) {
      await press(element, form)
      expect(await faults(element)).toEqual([])
    }
    await press(element, 'result from paper: Match day 2, Drużyna a – Drużyna b – Drużyna c')
    expect(await faults(element)).toEqual([])
  })

  it.each(locales)('says every sentence of its own in %s', async (lang) => {
    const element = await draw({ phase: 'CLOSED', closed: 1 }, lang)
    expect(plain(element)).not.toMatch(/\b(?:league|leaguedesk)\.\w/)
    document.body.replaceChildren()
    const fresh = await draw(null, lang)
    expect(plain(fresh)).not.toMatch(/\b(?:league|leaguedesk)\.\w/)
  })

  it('makes a league with an id from its name and season', async () => {
    const element = await draw(null)
    line.answer('LeagueAct', { leagueAct: { __typename: 'LeagueDone', league: 'liga-zolwia-2027', seq: 1 } })
    find(element, '[name=name]').value = 'Liga Żółwia'
    find(element, '[name=season]').value = '2027'
    await press(element, 'make the league')
    await expect.poll(() => acted().length).toBe(1)
    expect(acted()[0]).toMatchObject({
      league: 'liga-zolwia-2027',
      seq: null,
      act: { create: { after: null, rules: { name: 'Liga Żółwia', divisions: [{ up: 0, down: 0 }] } } },
    })
  })

  it('enters a result from paper on the state that was seen, with a minus as it is written', async () => {
    const element = await draw({})
    line.answer('LeagueAct', { leagueAct: { __typename: 'LeagueDone', league: 'liga', seq: 10 } })
    await press(element, 'result from paper: Match day 2, Drużyna a – Drużyna b – Drużyna c')
    find(element, '[name="person.a.0"]').value = 'a1'
    find(element, '[name="points.a.0"]').value = '−48'
    find(element, '[name="person.b.0"]').value = 'b1'
    find(element, '[name="points.b.0"]').value = '120,5'
    find(element, '[name="absent.c"]').checked = true
    await press(element, 'enter the result')
    await expect.poll(() => acted().length).toBe(1)
    expect(acted()[0]).toMatchObject({
      league: 'liga',
      seq: 9,
      act: {
        result: {
          match: 'first-2-1',
          absent: ['c'],
          teams: [
            { team: 'a', players: [{ person: 'a1', points: -48 }] },
            { team: 'b', players: [{ person: 'b1', points: 120.5 }] },
          ],
        },
      },
    })
    await expect.poll(() => plain(element)).toContain('✓ The result is entered.')
  })

  it('explains a refusal with names in place of ids, and keeps what was filled in', async () => {
    const element = await draw({})
    line.answer('LeagueAct', refused('NOT_IN_LINE_UP', [text('person', 'a1'), text('team', 'b')]))
    await press(element, 'postpone: Match day 2, Drużyna a – Drużyna b – Drużyna c')
    find(element, '[name=reason]').value = 'Snow.'
    await press(element, 'postpone the match')
    await expect
      .poll(() => plain(element))
      .toContain('Gracz a1 is not in the line-up of Drużyna b. Add them there first.')
    expect(find(element, '[name=reason]').value).toBe('Snow.')
    line.answer('LeagueAct', refused('PLAYED_ALREADY', [text('match', 'first-2-1')]))
    await press(element, 'postpone the match')
    await expect
      .poll(() => plain(element))
      .toContain('Match day 2, Drużyna a – Drużyna b – Drużyna c has a result already. Correct or annul it.')
  })

  it('reads the league again when somebody else was faster, and says so', async () => {
    const element = await draw({})
    line.answer('LeagueAct', refused('OVERTAKEN'))
    await press(element, 'postpone: Match day 2, Drużyna a – Drużyna b – Drużyna c')
    find(element, '[name=reason]').value = 'Snow.'
    line.answer('LeagueAtDesk', {
      league: {
        __typename: 'League',
        ...league({
          seq: 10,
          matches: [1, 2, 3, 4].map((day) =>
            match(day, day === 2 ? {} : { result: result(['a', 'b', 'c']) }),
          ),
        }),
      },
    })
    await press(element, 'postpone the match')
    await expect.poll(() => plain(element)).toContain('Somebody else has changed the league meanwhile.')
    line.answer('LeagueAct', { leagueAct: { __typename: 'LeagueDone', league: 'liga', seq: 11 } })
    await press(element, 'postpone the match')
    await expect.poll(() => acted().at(-1)).toMatchObject({ seq: 10, act: { postpone: { reason: 'Snow.' } } })
  })

  it('asks who the players of an event are who are not recognised', async () => {
    line.answer('LeagueEvents', {
      rankingEvents: {
        __typename: 'RankingEvents',
        events: [{ event: 'e', name: 'Turniej', date: '2027-01-21', here: true }],
      },
    })
    const element = await draw({})
    await press(element, 'result from an event: Match day 2, Drużyna a – Drużyna b – Drużyna c')
    await expect.poll(() => plain(element)).toContain('Turniej, 21 January 2027')
    line.answer(
      'LeagueAct',
      refused('UNMATCHED', [], [{ player: 'x', number: 7, name: 'A. Gracz', club: null, team: 'a' }]),
    )
    await press(element, 'take the result of the event')
    await expect.poll(() => plain(element)).toContain('7. A. Gracz')
    find(element, '[name="who.x"]').value = 'a2'
    await press(element, 'take the result of the event')
    await expect
      .poll(() => acted().at(-1))
      .toMatchObject({
        act: { event: { event: 'e', people: [{ player: 'x', person: 'a2' }] } },
      })
  })

  it('makes ids that nobody else has', () => {
    expect(idOf('Lew Lębork II', [])).toBe('lew-lebork-ii')
    expect(idOf('Lew', ['lew', 'lew-2'])).toBe('lew-3')
    expect(idOf('★', [])).toBe('x')
  })
})
