/** The problem of the day: which days can be asked for, what the question keeps back, and how its files are served. */
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import type { PublishedProblem, PublishedSolution } from '@stolik/contract/published/problem'
import { replay, isBad, readRecordJson } from '@stolik/core'
import { dailyOf, questionOf, solutionOf } from '../../src/problems/api/daily.js'
import { games } from '../../src/games.js'
import { fakeTime, testApp } from '../help.js'

const withProblems = games.filter(({ problems }) => problems !== undefined)
const noon = Date.UTC(2026, 10, 28, 12)

describe.each(withProblems.map((offer) => [offer.plugin.id, offer] as const))(
  'the problems of %s',
  (game, { plugin, problems: read }) => {
    const problems = read?.() ?? []

    it('are another one each day, and begin again only after the last one', () => {
      const days = problems.map((_, n) => new Date(noon + n * 86_400_000).toISOString().slice(0, 10))
      const drawn = days.map((day) => dailyOf(problems, 'today', day)?.problem)
      expect(new Set(drawn)).toEqual(new Set(problems))
      expect(problems.length).toBeGreaterThan(7)
      expect(problems.every((one) => one.game === game)).toBe(true)
    })

    it('can be asked for until today, for thirty days at most, and each has its own', () => {
      const of = (day: string) => dailyOf(problems, day, '2026-11-28')
      const oldest = of('today')?.oldest ?? expect.fail('no problem')
      expect(of(oldest)?.day).toBe(oldest)
      expect(of('2026-11-28')).toEqual(of('today'))
      const before = new Date(Date.parse(oldest) - 86_400_000).toISOString().slice(0, 10)
      for (const day of ['2026-11-29', before, '2026-02-30', '1970-01-01', 'tomorrow', ''])
        expect(of(day)).toBeUndefined()
      expect(oldest >= '2026-10-30').toBe(true)
    })

    it('show the cards of everybody after the answer', () => {
      for (const problem of problems) {
        const daily = { problem, day: '2026-11-28', today: '2026-11-28', oldest: '2026-11-01' }
        const { open } = solutionOf(plugin, daily)
        expect(open.view).toHaveProperty('seat', null)
        expect(open.hands[problem.seat]).toEqual(
          expect.objectContaining(JSON.parse(JSON.stringify(problem.shown.view)) as object),
        )
        const handOf = (view: object) => (view as { readonly hand: readonly string[] }).hand
        const [held, own] = [open.hands.flatMap(handOf), handOf(problem.shown.view)]
        expect(new Set(held).size).toBe(held.length)
        expect(held.length).toBeGreaterThan(own.length)
      }
    })

    it('ask what the seat saw, and nothing else', () => {
      for (const problem of problems) {
        const daily = { problem, day: '2026-11-28', today: '2026-11-28', oldest: '2026-11-01' }
        const question = questionOf(plugin, daily)
        const reading = readRecordJson({ text: solutionOf(plugin, daily).record, number: 1 })
        if (isBad(reading)) return expect.fail(reading.problem)
        const { hand } = replay(plugin, reading)
        expect(question.view).toEqual(JSON.parse(JSON.stringify(hand?.view(question.seat))))
        // In alphabetical order, whichever card is right.
        expect(question.moves).toEqual(problem.hidden.choices.map(({ move }) => move).sort())
        expect(Object.keys(question)).not.toContain('hidden')
        expect(JSON.stringify(question)).not.toContain(reading.record.deal)
      }
    })
  },
)

describe('the files of problems', () => {
  let app: FastifyInstance
  afterEach(() => app.close())
  const at = async (now: number) => {
    app = await testApp({ games: withProblems, time: fakeTime(now) })
    return (file: string, headers = {}) => app.inject({ url: `/problems/${file}`, headers })
  }

  it('can be read by every site, with the solution in a file of its own', async () => {
    const get = await at(noon)
    const answer = await get('skat/today.json')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=300',
    })
    const question = answer.json<PublishedProblem>()
    expect([question.day, question.today]).toEqual(['2026-11-28', '2026-11-28'])
    const { answer: right, choices } = (await get('skat/2026-11-28.solution.json')).json<PublishedSolution>()
    expect(question.moves).toContain(right)
    expect(choices.map(({ move }) => move).sort()).toEqual(question.moves)
    const again = await get('skat/today.json', { 'if-none-match': answer.headers.etag })
    expect(again.statusCode).toBe(304)
  })

  it('begin a day at midnight in Warsaw', async () => {
    const get = await at(Date.UTC(2026, 10, 28, 22, 59))
    expect((await get('skat/today.json')).json<PublishedProblem>().day).toBe('2026-11-28')
    expect((await get('skat/2026-11-29.json')).statusCode).toBe(404)
    await app.close()
    const later = await at(Date.UTC(2026, 10, 28, 23, 0))
    expect((await later('skat/today.json')).json<PublishedProblem>().day).toBe('2026-11-29')
  })

  it.each([
    'none/today.json',
    'constructor/today.json',
    'skat/tomorrow.json',
    'skat/2026-11-29.json',
    'skat/2026-11-29.solution.json',
    'skat/2020-01-01.json',
    'skat/today',
  ])('do not exist elsewhere: %s', async (file) => {
    const { statusCode, headers, body } = await (await at(noon))(file)
    expect(statusCode).toBe(404)
    expect(headers['cache-control']).toBe('no-store')
    expect(JSON.parse(body)).toHaveProperty('code', 'NO_PROBLEM')
  })
})
