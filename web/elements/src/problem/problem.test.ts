import { locales } from '@stolik/core'
import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { publishedProblem } from '../../test/problem.js'
import { fakeFiles } from '../../test/ranking.js'
import { writeStored } from '../base/storage.js'
import { choose } from '../base/prefs.js'
import { problemGames } from './games.js'
import { readKept } from './kept.js'
import { StolikProblem } from './problem.js'
import { reasons } from './reasons.js'

const today = '2026-11-28'
let files: ReturnType<typeof fakeFiles>
beforeEach(() => {
  files = fakeFiles()
  writeStored('stolik.problems', null)
  choose({ locale: 'en' })
})
afterEach(() => {
  files.restore()
  choose({ locale: null, deck: 'french', ownDeck: false })
  document.body.replaceChildren()
})

const server = 'https://stolik.example'
const root = (element: StolikProblem): ShadowRoot => element.shadowRoot as ShadowRoot
/** What the table shows, on whose own cards a person answers. */
const table = (element: StolikProblem): ShadowRoot | null | undefined =>
  root(element).querySelector('.board')?.shadowRoot
/** The cards that can be pressed. */
const buttons = (element: StolikProblem): readonly HTMLButtonElement[] => [
  ...(table(element)?.querySelectorAll<HTMLButtonElement>('[part=question] button:enabled') ?? []),
]
const press = (element: StolikProblem, card: string): void =>
  table(element)?.querySelector<HTMLButtonElement>(`button:has([card="${card}"])`)?.click()
const verdict = (element: StolikProblem): Promise<HTMLElement> =>
  vi.waitFor(() => root(element).querySelector<HTMLElement>('#verdict') ?? expect.fail('no verdict'))

/** Publishes the problem of a day, and returns it. */
function put(
  game: string,
  file: string,
  n = 0,
  kind: 'card' | 'discard' | 'call' = 'card',
): ReturnType<typeof publishedProblem> {
  const day = file === 'today' ? today : file
  const made = publishedProblem(game, day, { today, n, kind })
  files.put(`/problems/${game}/${file}.json`, made.question)
  files.put(`/problems/${game}/${day}.solution.json`, made.solution)
  return made
}
const cardsOf = (found: Iterable<Element>): readonly string[] =>
  [...found].map((one) => one.getAttribute('card') ?? '')
/** The cards to answer by, from left to right. */
const asked = (element: StolikProblem): readonly string[] =>
  cardsOf(buttons(element).flatMap((one) => one.querySelector('playing-card') ?? []))
/** The hands that lie open on the table, the reader’s own first. */
const laid = (element: StolikProblem): readonly (readonly string[])[] => {
  const hands = [...(table(element)?.querySelectorAll('.open') ?? [])].map(
    (one) => [one.classList.contains('own'), cardsOf(one.querySelectorAll('playing-card'))] as const,
  )
  return hands.toSorted(([a], [b]) => Number(b) - Number(a)).map(([, cards]) => cards)
}
async function opened(properties: Partial<StolikProblem>): Promise<StolikProblem> {
  const element = await show(new StolikProblem(), { server, ...properties })
  await expect.poll(() => buttons(element).length).toBeGreaterThan(1)
  return element
}
async function give(element: StolikProblem, card: string): Promise<HTMLElement> {
  press(element, card)
  return verdict(element)
}

describe.each(Object.keys(problemGames))('the problem of the day of %s', (game) => {
  it('asks for a card, and reads the solution only after the answer, which is then said and focused', async () => {
    const { question, solution } = put(game, 'today')
    const element = await opened({ game })
    await vi.waitFor(() => expect(laid(element)).toHaveLength(1))
    const [own = []] = laid(element)
    expect(asked(element)).toEqual(own.filter((card) => question.moves.includes(card)))
    expect(asked(element).toSorted()).toEqual(question.moves)
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
    await vi.waitFor(() => expect(laid(element)).toHaveLength(question.chairs))
    expect(new Set(laid(element).flat()).size).toBe(laid(element).flat().length)
    expect(laid(element)[0]).toEqual(own)
    expect(heard.mock.calls).toEqual([[{ game, day: today, card: solution.answer, right: true }]])
    expect(root(element).querySelectorAll('tbody tr')).toHaveLength(question.moves.length)
    expect(readKept(game)).toMatchObject({ streak: 1, last: today })
    expect(root(element).querySelector('.solution')?.textContent).toContain('1 day in a row')
    expect(await faults(element)).toEqual([])
  })

  it('says of a wrong card that it is wrong, and what it was worth', async () => {
    const { question, solution } = put(game, 'today')
    const wrong = question.moves.find((card) => card !== solution.answer) ?? expect.fail('no other card')
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
    const wrong = question.moves.find((card) => card !== solution.answer) ?? ''
    await give(element, wrong)
    expect(root(element).textContent).not.toMatch(/\{|\}|\w\.\w+\.\w|undefined/)
  })
})

const [game = ''] = Object.keys(problemGames)

it('names the cards of a German deck by its suits, at the table and in the solution', async () => {
  const suits = { C: 'Eichel', S: 'Grün', H: 'Herz', D: 'Schellen' }
  const suitOf = (card: string): string => suits[card.charAt(0) as keyof typeof suits]
  choose({ locale: 'de', deck: 'german' })
  const { question, solution } = put('skat', 'today')
  const element = await opened({ game: 'skat' })
  await vi.waitFor(() => {
    for (const [n, card] of asked(element).entries())
      expect(buttons(element)[n]?.ariaLabel).toContain(suitOf(card))
  })
  const wrong = question.moves.find((card) => card !== solution.answer) ?? ''
  expect((await give(element, wrong)).textContent).toContain(suitOf(wrong))
  await vi.waitFor(() => {
    const labels = [...(table(element)?.querySelectorAll('.open playing-card') ?? [])]
    expect(labels.length).toBeGreaterThan(10)
    for (const one of labels)
      expect(one.getAttribute('label')).toContain(suitOf(one.getAttribute('card') ?? ''))
  })
  expect(root(element).querySelector('.solution')?.textContent).not.toMatch(/Kreuz|Pik|Karo/)
})

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
    await vi.waitFor(() => expect(asked(element).toSorted()).toEqual(before.question.moves))
    const wrong = before.question.moves.find((card) => card !== before.solution.answer) ?? ''
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
  await vi.waitFor(() => expect(asked(element).toSorted()).toEqual(question.moves))
})

/** The kinds that a game has problems of, besides cards. */
const kindsOf = (game: string): readonly ('discard' | 'call')[] =>
  game === 'skat' ? ['discard', 'call'] : []
const choices = Object.keys(problemGames).flatMap((game) =>
  kindsOf(game).map((kind) => [game, kind] as const),
)

describe.each(choices)('the problem of the day of %s that asks for a %s', (game, kind) => {
  const asking = async (): Promise<readonly [StolikProblem, ReturnType<typeof publishedProblem>]> => {
    const made = put(game, 'today', 0, kind)
    const element = await show(new StolikProblem(), { server, game })
    await vi.waitFor(
      () =>
        (kind === 'call' ? root(element) : table(element))?.querySelector('[part=question] button') ??
        expect.fail('no question'),
    )
    return [element, made]
  }
  /** Answers as a person does. */
  const answer = async (element: StolikProblem, move: string): Promise<HTMLElement> => {
    if (kind === 'discard') {
      for (const card of move.split('+')) {
        press(element, card)
        await element.updateComplete
      }
      root(element).querySelector<HTMLButtonElement>('.put')?.click()
      return verdict(element)
    }
    const moves = publishedProblem(game, today, { kind }).question.moves
    root(element).querySelectorAll<HTMLButtonElement>('.moves button')[moves.indexOf(move)]?.click()
    return verdict(element)
  }

  it('takes the answer, and says with its figures why it is right', async () => {
    const [element, { solution }] = await asking()
    expect(await faults(element)).toEqual([])
    expect(files.asked.filter((path) => path.includes('solution'))).toEqual([])
    const title = await answer(element, solution.answer)
    expect(title.textContent).toContain('✓ Right')
    const text = root(element).querySelector('.solution')?.textContent ?? ''
    for (const { chance } of solution.choices.slice(0, 2)) expect(text).toContain(String(chance))
    expect(readKept(game).answers[today]).toEqual({ card: solution.answer, right: true })
    expect(await faults(element)).toEqual([])
  })

  it('says of another choice that it is wrong', async () => {
    const [element, { question, solution }] = await asking()
    const other = question.moves.find((move) => move !== solution.answer) ?? ''
    expect((await answer(element, other)).textContent).toContain('✕ Not')
    expect(readKept(game).answers[today]).toEqual({ card: other, right: false })
  })

  it.each(locales)('has sentences without gaps in %s', async (locale) => {
    choose({ locale })
    const [element, { question, solution }] = await asking()
    expect(root(element).textContent).not.toMatch(/\{|\}|\w\.\w+\.\w|undefined/)
    await answer(element, question.moves.find((move) => move !== solution.answer) ?? '')
    expect(root(element).textContent).not.toMatch(/\{|\}|\w\.\w+\.\w|undefined/)
  })
})

it('puts away only as many cards as it asks for', async () => {
  put('skat', 'today', 0, 'discard')
  const element = await show(new StolikProblem(), { server, game: 'skat' })
  const putAway = await vi.waitFor(
    () => root(element).querySelector<HTMLButtonElement>('.put') ?? expect.fail('no button'),
  )
  for (const [n, enabled] of [false, true, false, true].entries()) {
    buttons(element)[n === 3 ? 2 : n]?.click()
    await element.updateComplete
    expect(putAway.disabled).toBe(!enabled)
  }
})

describe('the sentences of a solution', () => {
  const say = (code: string, args: object = {}): string => `${code} ${Object.values(args).join(' ')}`.trim()

  it('have the figures of cards', () => {
    const { question, solution } = publishedProblem(game, today)
    const [best, second, third] = solution.choices
    const told = reasons(solution, third?.move ?? '', { problem: question, say, move: (move) => move })
    expect(told[0]).toBe(`problem.best ${solution.answer} ${best?.chance} ${second?.move} ${second?.chance}`)
    expect(told[1]).toBe(`problem.mine ${third?.move} ${third?.chance}`)
  })

  it('have the figures of calls', () => {
    const { question, solution } = publishedProblem('skat', today, { kind: 'call' })
    const told = reasons(solution, '', { problem: question, say, move: (move) => move })
    const played = solution.choices.find(({ needed }) => needed !== true)
    const passed = solution.choices.find(({ needed }) => needed === true)
    expect(told).toEqual([
      `problem.best.call ${played?.chance} ${passed?.chance}`,
      `problem.lay.call.${played?.wins}`,
    ])
  })
})
