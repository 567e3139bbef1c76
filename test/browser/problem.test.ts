/** The problem of the day on a club's page: a person answers it, reads why, and solves one of the days before. */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerProblem } from './answer-problem.js'
import type { PublishedProblem, PublishedSolution } from '@stolik/contract/published/problem'
import { clubSite, type ClubSite } from './club-site.js'
import { gatewayOf, hear, loader } from './embedding.js'
import type { Served } from './gateway.js'
import { axe, openBrowser, phone, visit } from './visit.js'

let gateway: Served
let browser: Browser
let site: ClubSite
beforeAll(async () => {
  site = await clubSite(() => [gateway.url])
  ;[gateway, browser] = await Promise.all([gatewayOf(site.club), openBrowser()])
}, 120_000)
afterAll(async () => {
  await browser.close()
  await site.stop()
  await gateway.stop()
})

const read = async <T>(file: string): Promise<T> =>
  (await (await fetch(`${gateway.url}/problems/skat/${file}.json`)).json()) as T

describe('the problem of the day on a strange page', () => {
  it('is answered, explained and kept, and so is one of the archive', async () => {
    const today = await read<PublishedProblem>('today')
    const { day } = today
    const { answer, choices } = await read<PublishedSolution>(`${day}.solution`)
    site.paste(`${loader(gateway)}<stolik-problem game="skat"></stolik-problem>`)
    const { page } = await visit(browser, { viewport: phone })
    const heard = hear(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(site.url)

    const problem = page.locator('stolik-problem')
    await problem.getByRole('heading', { name: 'Zadanie dnia' }).waitFor()
    await problem.locator('[part=question] button').first().waitFor()
    expect(asked.filter((url) => url.includes('solution'))).toEqual([])
    expect(await axe(page)).toEqual([])

    await answerProblem(problem, today, answer)
    await problem.getByRole('heading', { name: /^✓ Dobrze/ }).waitFor()
    expect(await problem.locator('.solution').innerText()).toContain(String(choices[0]?.chance))
    expect(await axe(page)).toEqual([])

    await problem.getByText('Zadania z poprzednich dni').click()
    await problem.locator('.archive button').nth(1).click()
    await problem.locator('[part=question] button').first().waitFor()
    const wrong = (await read<PublishedSolution>(`${before(day)}.solution`)).choices.at(-1)?.move ?? ''
    await answerProblem(problem, await read<PublishedProblem>(before(day)), wrong)
    await problem.getByRole('heading', { name: /^✕ Nie/ }).waitFor()

    await page.reload()
    await problem.getByRole('heading', { name: /^✓ Dobrze/ }).waitFor()
    await problem.getByText('1 dzień z rzędu').waitFor()
    expect(heard).toEqual([])
  })
})

const before = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
