import { locales } from '@stolik/core'
import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { publishedProblem } from '../../test/problem.js'
import { fakeFiles } from '../../test/ranking.js'
import { writeStored } from '../base/storage.js'
import { choose } from '../base/prefs.js'
import { problemWords } from '../words/problem/index.js'
import { problemGames } from './games.js'
import { readKept } from './kept.js'
import { StolikProblem } from './problem.js'
import { reasons } from './solution-part.js'

const today = '2026-11-28'
let files: ReturnType<typeof fakeFiles>
beforeEach(() => {
  files = fakeFiles()
  writeStored('stolik.problems', null)
  choose({ locale: 'en' })
})
afterEach(() => {
  files.restore()
  choose({ locale: null })
  document.body.replaceChildren()
})

const server = 'https://stolik.example'
const root = (element: StolikProblem): ShadowRoot => element.shadowRoot as ShadowRoot
const buttons = (element: StolikProblem): readonly HTMLButtonElement[] => [
  ...root(element).querySelectorAll<HTMLButtonElement>('.cards button'),
]
const verdict = (element: StolikProblem): Promise<HTMLElement> =>
  vi.waitFor(() => root(element).querySelector<HTMLElement>('#verdict') ?? expect.fail('no verdict'))

/** Publishes the problem of a day, and returns it. */
function put(game: string, file: string, n = 0): ReturnType<typeof publishedProblem> {
  const day = file === 'today' ? today : file
  const made = publishedProblem(game, day, today, n)
  files.put(`/problems/${game}/${file}.json`, made.question)
  files.put(`/problems/${game}/${day}.solution.json`, made.solution)
  return made
}
async function opened(properties: Partial<StolikProblem>): Promise<StolikProblem> {
  const element = await show(new StolikProblem(), { server, ...properties })
  await expect.poll(() => buttons(element).length).toBeGreaterThan(1)
  return element
}
async function give(element: StolikProblem, card: string): Promise<HTMLElement> {
  root(element).querySelector<HTMLButtonElement>(`.cards button:has([card="${card}"])`)?.click()
  return verdict(element)
}

describe.each(Object.keys(problemGames))('the problem of the day of %s', (game) => {
  it('asks for a card, and reads the solution only after the answer, which is then said and focused', async () => {
    const { question, solution } = put(game, 'today')
    const element = await opened({ game })
    expect(buttons(element).map((one) => one.querySelector('playing-card')?.card)).toEqual(question.cards)
    expect(buttons(element).every((one) => /\w/.test(one.ariaLabel ?? ''))).toBe(true)
    expect(root(element).querySelector('.board')).not.toBeNull()
    expect(files.asked.filter((path) => path.includes('solution'))).toEqual([])
    expect(await faults(element)).toEqual([])

    const heard = vi.fn()
    element.addEventListener('stolik-answered', (event) => {
      heard((event as CustomEvent<unknown>).detail)
    })
    const title = await give(element, solution.answer)
    expect(title.textContent).toContain('✓ Right')
    await vi.waitFor(() => expect(root(element).activeElement).toBe(title))
    expect(heard.mock.calls).toEqual([[{ game, day: today, card: solution.answer, right: true }]])
    expect(root(element).querySelectorAll('tbody tr')).toHaveLength(question.cards.length)
    expect(readKept(game)).toMatchObject({ streak: 1, last: today })
    expect(root(element).querySelector('.solution')?.textContent).toContain('1 day in a row')
    expect(await faults(element)).toEqual([])
  })

  it('says of a wrong card that it is wrong, and what it was worth', async () => {
    const { question, solution } = put(game, 'today')
    const wrong = question.cards.find((card) => card !== solution.answer) ?? expect.fail('no other card')
    const title = await give(await opened({ game }), wrong)
    expect(title.textContent).toContain('✕ Not')
    expect(readKept(game)).toMatchObject({ streak: 0, answers: { [today]: { card: wrong, right: false } } })
  })

  it('shows an answered problem with its solution when it is opened again', async () => {
    const { solution } = put(game, 'today')
    await give(await opened({ game }), solution.answer)
    document.body.replaceChildren()
    const again = await show(new StolikProblem(), { server, game })
    expect((await verdict(again)).textContent).toContain('✓ Right')
    expect(buttons(again)).toEqual([])
  })

  it.each(locales)('has sentences without gaps in %s', async (locale) => {
    choose({ locale })
    const { question, solution } = put(game, 'today')
    const element = await opened({ game })
    expect(root(element).textContent).not.toMatch(/\{|\}|\w\.\w+\.\w|undefined/)
    const wrong = question.cards.find((card) => card !== solution.answer) ?? ''
    await give(element, wrong)
    expect(root(element).textContent).not.toMatch(/\{|\}|\w\.\w+\.\w|undefined/)
  })
})

const [game = ''] = Object.keys(problemGames)

describe('the problems of the days before', () => {
  it('are reached from the list, which says how each was answered, and do not change the streak', async () => {
    const { solution } = put(game, 'today')
    const before = put(game, '2026-11-27', 1)
    const element = await opened({ game })
    await give(element, solution.answer)
    const days = [...root(element).querySelectorAll<HTMLButtonElement>('.archive button')]
    expect(days).toHaveLength(9)
    expect(days[0]?.querySelector('.right')).not.toBeNull()
    days[1]?.click()
    await vi.waitFor(() =>
      expect(buttons(element).map((one) => one.querySelector('playing-card')?.card)).toEqual(
        before.question.cards,
      ),
    )
    const wrong = before.question.cards.find((card) => card !== before.solution.answer) ?? ''
    expect((await give(element, wrong)).textContent).toContain('✕')
    expect(readKept(game)).toMatchObject({ streak: 1, last: today })
    expect(root(element).querySelectorAll('.archive .wrong')).toHaveLength(1)
  })
})

describe('without a problem', () => {
  it('says that there is none', async () => {
    const element = await show(new StolikProblem(), { server, game, day: '2020-01-01' })
    await vi.waitFor(() => expect(root(element).textContent).toContain('There is no problem for this game'))
  })

  it('says that there is no connection, and asks again', async () => {
    files.cut()
    const element = await show(new StolikProblem(), { server, game })
    await vi.waitFor(() => expect(root(element).textContent).toContain('No connection'))
    files.mend()
    put(game, 'today')
    root(element).querySelector<HTMLButtonElement>('.note .button')?.click()
    await expect.poll(() => buttons(element).length).toBeGreaterThan(1)
  })
})

it('lets a person choose the game where the page names none', async () => {
  for (const one of Object.keys(problemGames)) put(one, 'today')
  const element = await opened({})
  const tabs = await vi.waitFor(() => {
    const found = [...root(element).querySelectorAll<HTMLButtonElement>('.tabs button')]
    expect(found).toHaveLength(Object.keys(problemGames).length)
    return found
  })
  expect(tabs.map((tab) => tab.textContent.trim())).toContain('Baśka')
  tabs[1]?.click()
  const second = Object.keys(problemGames)[1] ?? ''
  const { question } = publishedProblem(second, today)
  await vi.waitFor(() =>
    expect(buttons(element).map((one) => one.querySelector('playing-card')?.card)).toEqual(question.cards),
  )
})

it('has the figures of the solution in its sentences', async () => {
  await problemWords.need('en')
  const { solution } = publishedProblem(game, today)
  const [best, second, third] = solution.choices
  const said = reasons(solution, third?.card ?? '', {
    say: (code, args = {}) => `${code} ${Object.values(args).join(' ')}`,
    card: (card) => card,
  })
  expect(said[0]).toBe(`problem.best ${solution.answer} ${best?.chance} ${second?.card} ${second?.chance}`)
  expect(said[1]).toBe(`problem.mine ${third?.card} ${third?.chance}`)
})
