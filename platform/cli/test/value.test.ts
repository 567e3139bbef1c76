import { locales, type Locale } from '@stolik/core'
import { readCatalogues } from '@stolik/core/catalogues'
import { describe, expect, test } from 'vitest'
import { games } from '@stolik/gateway/games'
import { runStolik, type RunResult } from './run.js'

const run = (...args: string[]): Promise<RunResult> => runStolik(['value', ...args], games)

const cards = readCatalogues(import.meta.url, '@stolik/core/words')
const [offer] = games.filter(({ calculator }) => calculator !== undefined)
const { plugin, calculator, catalogues } = offer as Required<(typeof games)[number]>

describe('stolik value', () => {
  test('prints how a value adds up, the score last, each line with its clause', async () => {
    const { code, out } = await run(calculator.example)
    const answer = calculator.value(plugin.profiles[0] as string, calculator.example.split(' '))
    expect(code).toBe(0)
    if ('refused' in answer) throw new Error(answer.refused)
    expect(out.split('\n')).toHaveLength(answer.lines.length)
    expect(out.split('\n').at(-1)).toContain(String(answer.score))
    for (const line of out.split('\n')) expect(line).toMatch(/\S \[[^\]]+\]$/)
  })

  test('accepts its words as separate arguments too, and prints JSON with --json', async () => {
    const { code, out } = await run(...calculator.example.split(' '), '--json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual(
      calculator.value(plugin.profiles[0] as string, calculator.example.split(' ')),
    )
  })

  test('explains an impossible contract with its clause, in the language asked for', async () => {
    const [first] = calculator.games(plugin.profiles[0] as string)
    const english = await run(`${first?.words ?? ''} bid 19`)
    const polish = await run(`${first?.words ?? ''} bid 19`, '--lang', 'pl')
    expect([english.code, english.out]).toEqual([1, ''])
    expect(english.errors[0]).toMatch(/^stolik: \S.* \[[\d.]+\]$/)
    expect(polish.errors[0]).not.toBe(english.errors[0])
  })

  test('names an unknown word', async () => {
    expect(await run(`${calculator.example} perhaps`)).toMatchObject({
      code: 1,
      errors: ['stolik: “perhaps”?'],
    })
  })

  test.each(plugin.profiles)('lists and counts all that can be won by %s', async (profile) => {
    const { out } = await run('--all', '--profile', profile)
    const lines = out.split('\n')
    expect(lines.at(-1)).toBe(String(lines.length - 1))
    expect(JSON.parse((await run('--all', '--profile', profile, '--json')).out)).toHaveLength(
      lines.length - 1,
    )
  })

  test('finds 664 of them by the rules of the federation', async () => {
    expect((await run('--all')).out.split('\n').at(-1)).toBe('664')
  })

  test('reads every listed contract and gives the listed value', () => {
    const profile = plugin.profiles[0] as string
    for (const { words, value } of calculator.games(profile))
      expect(calculator.value(profile, words.split(' '))).toMatchObject({ score: value })
  })

  test.each([
    [['--game', 'bridge', 'x'], '--game is one of'],
    [['--profile', 'none', 'x'], 'has these profiles'],
    [[], 'Name a contract: GAME'],
  ])('a wrong call %j', async (args, error) => {
    const answer = await run(...args)
    expect(answer.code).toBe(2)
    expect(answer.errors[0]).toContain(error)
  })

  test.each(locales)('the same sentences exist in %s', (locale) => {
    // A language may use a game's own names of cards; the others use the names shared by all games.
    const codes = (one: Locale): string[] => Object.keys({ ...cards[one], ...catalogues[one] }).sort()
    expect(codes(locale)).toEqual(codes('en'))
  })
})
