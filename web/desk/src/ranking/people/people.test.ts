import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { button, find, words } from '../../../../elements/test/ask.js'
import { fakeLine, type Line } from '../../../../elements/test/line.js'
import { signedInAt } from '../../../../elements/test/signed-in.js'
import { rankingWords } from '@stolik/elements/words/ranking/index'
import type { OneRecord, PersonRecord } from './client.js'
import { StolikRankingMine } from './mine.js'
import { StolikRankingPeople } from './people.js'

const licence = { of: 'League', number: '17', from: '2026-01-01', until: null }
const foreign = { of: 'Elsewhere', number: 'E5', from: '2020-01-01', until: '2020-12-31' }
const ola: PersonRecord = {
  id: 'p1',
  name: 'Ola Nowak',
  club: 'Dolina',
  account: 'acc',
  forgotten: false,
  others: [],
  licences: [licence, foreign],
  born: 1961,
}
const other: OneRecord = {
  id: 'p2',
  name: 'Ola Dawna',
  club: null,
  account: null,
  licences: [],
  born: null,
}
const old: PersonRecord = { ...other, forgotten: false, others: [] }
const event = { name: 'Spring', date: '2026-03-01' }

let line: Line
beforeEach(async () => {
  localStorage.clear()
  await rankingWords.need('en')
  line = fakeLine()
  line.answer('RankingPeopleAct', { rankingAct: { __typename: 'RankingDone', person: 'p1' } })
  line.answer('RankingPlayed', ({ variables }) => ({
    rankingPerson: { __typename: 'RankingPerson', events: variables['id'] === 'p2' ? [event] : [] },
  }))
})
afterEach(() => {
  document.body.replaceChildren()
  line.restore()
})

const acts = (): readonly unknown[] =>
  line.asked
    .filter(({ operation }) => operation === 'RankingPeopleAct')
    .map(({ variables }) => variables['act'])
const register = (people: readonly PersonRecord[], found = people.length): void =>
  line.answer('RankingRegister', {
    rankingPeople: { __typename: 'PersonRecords', people, found, association: 'League' },
  })
const refused = (
  operation: 'RankingRegister' | 'RankingPeopleAct',
  code: string,
  args: readonly object[] = [],
) =>
  line.answer(operation, {
    [operation === 'RankingRegister' ? 'rankingPeople' : 'rankingAct']: {
      __typename: 'RankingRefused',
      code,
      message: code,
      args,
      problems: [],
    },
  })

async function draw(person: string): Promise<StolikRankingPeople> {
  signedInAt(line)
  const element = await show(new StolikRankingPeople(), { server: line.base, lang: 'en', person })
  await expect.poll(() => words(element)).toMatch(/^(?!.*Reading the register).*\p{L}/u)
  return element
}

describe('stolik-ranking-people', () => {
  it('finds people by a word, and links to each', async () => {
    register([ola, old], 240)
    const element = await draw('')
    expect(words(element)).toMatch(/240 people · The first hundred are shown/)
    expect(words(element)).toMatch(/Ola Nowak Dolina · licence 17 · licence E5/)
    expect(words(element)).toMatch(/Ola Dawna without a licence/)
    expect(find(element, 'a[href$="/people/p1"]').textContent).toBe('Ola Nowak')
    expect(await faults(element)).toEqual([])
    register([])
    find(element, '[name=search]').value = ' dawna '
    button(element, 'search').click()
    await expect.poll(() => words(element)).toContain('Nobody is found')
    expect(line.asked.at(-1)?.variables).toEqual({ search: 'dawna' })
  })

  it('says whose page it is before anybody has signed in, and sends no query', async () => {
    const element = await show(new StolikRankingPeople(), { server: line.base, lang: 'en' })
    await expect.poll(() => words(element)).toContain('This page is for the association.')
    expect(element.shadowRoot?.querySelector('stolik-sign-in')).not.toBeNull()
    expect(element.shadowRoot?.querySelector('[role=alert], form')).toBeNull()
    expect(line.asked).toEqual([])
    expect(await faults(element)).toEqual([])
  })

  it('shows nothing of the register to others, and says why', async () => {
    refused('RankingRegister', 'NOT_ALLOWED')
    const element = await draw('')
    expect(words(element)).toContain('Only the association may do that.')
    expect(element.shadowRoot?.querySelector('[name=search]')).toBeNull()
  })

  it('enters a new person, and shows them', async () => {
    register([])
    const element = await draw('')
    button(element, 'enter somebody new').click()
    await element.updateComplete
    expect(await faults(element)).toEqual([])
    find(element, '[name=name]').value = ' Ola Nowak '
    register([ola])
    button(element, 'enter').click()
    await expect.poll(() => words(element)).toContain('Saved.')
    expect(acts()).toEqual([
      { person: { id: null, name: 'Ola Nowak', club: null, account: null, born: null, licences: [] } },
    ])
    // The register is fetched again after that.
    await expect.poll(() => element.shadowRoot?.querySelector('h2')?.textContent).toBe('Ola Nowak')
  })

  it('changes a record and leaves its licences and account alone', async () => {
    register([ola])
    const element = await draw('p1')
    expect(await faults(element)).toEqual([])
    find(element, '[name=club]').value = ''
    register([{ ...ola, club: null }])
    button(element, 'save').click()
    await line.until('RankingPeopleAct')
    await expect.poll(() => words(element)).toContain('Saved.')
    const kept = { number: '17', from: '2026-01-01', until: null }
    const same = { id: 'p1', name: 'Ola Nowak', club: null, born: 1961, licences: [kept] }
    find(element, '[name=unlink]').checked = true
    button(element, 'save').click()
    await line.until('RankingPeopleAct', 2)
    expect(acts()).toEqual([{ person: { ...same, account: 'acc' } }, { person: { ...same, account: null } }])
  })

  it('gives a licence and ends one, and changes no licence of another association', async () => {
    register([ola])
    const element = await draw('p1')
    expect(words(element)).toMatch(/E5 · from 1 January 2020 until 31 December 2020 of Elsewhere/)
    find(element, '[name=number]').value = '18'
    find(element, '[name=from]').value = '2026-05-01'
    button(element, 'give the licence').click()
    await expect.poll(() => words(element)).toContain('The licence is given.')
    const { top, bottom } = find(element, '.told').getBoundingClientRect()
    expect([top >= 0, bottom <= innerHeight]).toEqual([true, true])
    button(element, 'end').click()
    await element.updateComplete
    expect(await faults(element)).toEqual([])
    button(element, 'end the licence').click()
    expect(acts()).toHaveLength(1)
    const until = element.shadowRoot?.querySelectorAll<HTMLInputElement>('[name=until]')[0]
    if (until === undefined) throw new Error('no day')
    until.value = '2026-04-30'
    button(element, 'end the licence').click()
    await expect.poll(() => words(element)).toContain('The licence is ended.')
    const own = { number: '17', from: '2026-01-01', until: null }
    const person = { id: 'p1', name: 'Ola Nowak', club: 'Dolina', account: 'acc' }
    expect(acts()).toEqual([
      { person: { ...person, licences: [own, { number: '18', from: '2026-05-01', until: null }] } },
      { person: { ...person, licences: [{ ...own, until: '2026-04-30' }] } },
    ])
  })

  it('writes a year of birth, and takes it away', async () => {
    register([ola])
    const element = await draw('p1')
    expect(find(element, '[name=born]').value).toBe('1961')
    find(element, '[name=born]').value = '1962'
    register([{ ...ola, born: 1962 }])
    button(element, 'save').click()
    await expect.poll(() => words(element)).toContain('Saved.')
    await expect.poll(() => find(element, '[name=born]').value).toBe('1962')
    find(element, '[name=born]').value = ''
    button(element, 'save').click()
    await line.until('RankingPeopleAct', 2)
    expect(acts()).toMatchObject([{ person: { born: 1962 } }, { person: { born: null } }])
  })

  it('compares two records, makes them one person, and separates them again', async () => {
    register([ola])
    const element = await draw('p1')
    register([ola, old])
    find(element, '[name=other]').value = 'ola'
    button(element, 'search').click()
    await expect.poll(() => words(element)).toContain('Ola Dawna')
    button(element, 'compare').click()
    await expect.poll(() => words(element)).toContain('Is this one person?')
    expect(words(element)).toMatch(
      /Ola Nowak Dolina.*0 events.*Ola Dawna without a licence.*1 event · last Spring, 1 March 2026/,
    )
    expect(await faults(element)).toEqual([])
    refused('RankingPeopleAct', 'PLAYED_TOGETHER', [
      { name: 'name', text: 'Spring', number: null, flag: null },
      { name: 'date', text: '2026-03-01', number: null, flag: null },
    ])
    button(element, 'yes, this is one person').click()
    await expect.poll(() => words(element)).toContain('Both played in “Spring” on 1 March 2026')
    expect(words(element)).toContain('Is this one person?')
    line.answer('RankingPeopleAct', { rankingAct: { __typename: 'RankingDone', person: 'p1' } })
    register([{ ...ola, others: [{ ...other, at: 1_780_000_000_000, by: 'Boss' }] }])
    button(element, 'yes, this is one person').click()
    await expect
      .poll(() => words(element))
      .toMatch(/also written down as Ola Dawna.*decided by Boss on 28 May 2026/)
    expect(words(element)).not.toContain('Is this one person?')
    button(element, 'these are two people after all').click()
    await expect.poll(() => words(element)).toContain('two people again')
    expect(acts()).toEqual([
      { merge: { person: 'p2', into: 'p1' } },
      { merge: { person: 'p2', into: 'p1' } },
      { split: { person: 'p2' } },
    ])
  })

  it('forgets a person only after a second confirmation', async () => {
    register([ola])
    const element = await draw('p1')
    button(element, 'forget …').click()
    await element.updateComplete
    expect(await faults(element)).toEqual([])
    button(element, 'no, leave it').click()
    await element.updateComplete
    button(element, 'forget …').click()
    await element.updateComplete
    expect(acts()).toEqual([])
    register([{ ...ola, name: null, club: null, account: null, licences: [], forgotten: true }])
    button(element, 'yes, forget for good').click()
    await expect.poll(() => words(element)).toContain('The person is forgotten.')
    expect(acts()).toEqual([{ forget: { person: 'p1' } }])
    expect(words(element)).not.toContain('Ola')
    expect(element.shadowRoot?.querySelector('[name=name]')).toBeNull()
  })
})

describe('stolik-ranking-mine', () => {
  const mine = (person: object | null): void =>
    line.answer('RankingMine', {
      rankingMe: { __typename: 'RankingMe', person, data: person === null ? null : '{"format":"x"}' },
    })
  const draw = (person: string): Promise<StolikRankingMine> => {
    signedInAt(line)
    return show(new StolikRankingMine(), { server: line.base, lang: 'en', person })
  }

  it('is shown only to the player themselves, by any of their ids', async () => {
    mine({ id: 'p1', others: [{ id: 'p2' }] })
    const other = await draw('p3')
    await line.until('RankingMine')
    const element = await draw('p2')
    await expect.poll(() => words(element)).toContain('save all my data')
    expect(await faults(element)).toEqual([])
    expect(words(other)).toBe('')
  })

  it('forgets them after a second confirmation', async () => {
    mine({ id: 'p1', others: [] })
    line.answer('RankingForgetMe', { rankingAct: { __typename: 'RankingDone', person: 'p1' } })
    const element = await draw('p1')
    await expect.poll(() => words(element)).toContain('forget me …')
    button(element, 'forget me …').click()
    await element.updateComplete
    expect(await faults(element)).toEqual([])
    expect(line.asked.some(({ operation }) => operation === 'RankingForgetMe')).toBe(false)
    button(element, 'yes, forget me for good').click()
    await expect.poll(() => words(element)).toContain('You are forgotten.')
    expect(words(element)).not.toContain('save all my data')
  })
})
