import { locales } from '@stolik/core'
import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { publishedProblem } from '../../test/problem.js'
import { fakeFiles } from '../../test/ranking.js'
import { choose } from '../base/prefs.js'
import { problemGames } from './games.js'
import { StolikProblemToday } from './today.js'

const day = '2026-11-28'
const server = 'https://stolik.example'
let files: ReturnType<typeof fakeFiles>
beforeEach(() => {
  files = fakeFiles()
})
afterEach(() => {
  files.restore()
  choose({ locale: null })
  document.body.replaceChildren()
})

const words = ({ shadowRoot }: StolikProblemToday): string =>
  shadowRoot?.textContent.replace(/\s+/g, ' ').trim() ?? ''
async function drawn(game: string, kind: 'card' | 'discard' | 'call'): Promise<StolikProblemToday> {
  files.put(`/problems/${game}/today.json`, publishedProblem(game, day, { today: day, n: 0, kind }).question)
  const element = await show(new StolikProblemToday(), { server, game })
  await expect.poll(() => element.shadowRoot?.querySelector('.board')).toBeTruthy()
  return element
}

describe('the problem of today on a first page', () => {
  it.each([
    ...Object.keys(problemGames).map((game) => [game, 'card'] as const),
    ['skat', 'discard'] as const,
    ['skat', 'call'] as const,
  ])('asks its question beside its table, and leads to its page: %s, %s', async (game, kind) => {
    choose({ locale: 'en' })
    const element = await drawn(game, kind)
    const href = element.shadowRoot?.querySelector('a')?.getAttribute('href')
    expect(href).toBe(`/problem?game=${game}`)
    expect(words(element)).toMatch(/Problem of the day.*\?.*solve it/)
    expect(words(element)).not.toContain('problem.')
    expect(await faults(element)).toEqual([])
  })

  it.each(locales)('has all its words in %s', async (locale) => {
    choose({ locale })
    expect(words(await drawn('skat', 'card'))).not.toContain('problem.')
  })
})

describe('a first page without a problem', () => {
  it('is told so, and can take the place away', async () => {
    const element = await show(new StolikProblemToday(), { server, game: 'skat' })
    await expect.poll(() => element.hasAttribute('data-none')).toBe(true)
    expect(words(element)).toBe('')
  })
})
