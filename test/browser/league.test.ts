/**
 * A league of three clubs with four match days, from the register to promotion: the association enters teams, fixtures and results at
 * its desk, and readers see them on the page of a club, on a phone.
 */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { directorAt, type Director } from '../event/remote.js'
import { clubSite, type ClubSite } from './club-site.js'
import { signIn } from './director.js'
import {
  drawFixtures,
  endSeason,
  enterResult,
  enterTeam,
  makeLeague,
  makeNext,
  postpone,
  type Points,
  type Team,
} from './league-desk.js'
import { startGateway } from './shared-gateway.js'
import { openBrowser, phone, unsound, visit } from './visit.js'

const teams: readonly Team[] = [
  { name: 'Lew I', club: 'KS Lew Lębork', home: 'Lębork', players: ['Anna Nowak', 'Jan Kowalski'] },
  { name: 'Gryf', club: 'Gryf Żukowo', home: 'Żukowo', players: ['Paweł Żółć', 'Ewa Lis'] },
  // Forty letters.
  {
    name: 'Wszechstowarzyszenie Skatowe Przyjaciele',
    club: 'Kartuzy',
    home: 'Kartuzy',
    players: ['Róża Mąka', 'Otylia Cybula'],
  },
]
const [lew, gryf, long] = teams.map(({ name }) => name) as [string, string, string]
/** By match day: Gryf gets 1 + 3 + 3 + 3, Lew 3 + 2 + 2 + 2, and the third team the rest. */
const days: readonly Points[] = [
  { [lew]: [900, 600], [gryf]: [400, 300], [long]: [500, 450] },
  { [lew]: [500, 300], [gryf]: [800, 700], [long]: [200, -48] },
  { [lew]: [500, 310], [gryf]: [810, 700], [long]: [200, 120] },
  { [lew]: [520, 300], [gryf]: [820, 700], [long]: [100, 90] },
]

let director: Director
let browser: Browser
let site: ClubSite
beforeAll(async () => {
  ;[director, browser] = await Promise.all([startGateway().then(directorAt), openBrowser()])
  site = await clubSite(() => [director.gateway.url])
  for (const { club, players } of teams)
    for (const name of players) {
      const done = await director.ask<{ person?: string }>(
        `mutation ($a: RankingAct!) { rankingAct(act: $a) { ... on RankingDone { person } ... on RankingRefused { code } } }`,
        { a: { person: { name, club, licences: [] } } },
      )
      expect(done.person, JSON.stringify(done)).toEqual(expect.any(String))
    }
}, 120_000)
afterAll(async () => {
  await browser.close()
  await site.stop()
  await director.gateway.stop()
})

/** The rows of the tables: place, team and points. */
const table = (page: Page): Promise<string[][]> =>
  page
    .locator('stolik-league tbody tr')
    .evaluateAll((all) =>
      all.map((row) =>
        ['td', 'strong', '.score'].map((part) => row.querySelector(part)?.textContent.trim() ?? ''),
      ),
    )

describe('a league of three clubs with four match days', () => {
  it('goes from the register over postponed and corrected matches to promotion', async () => {
    const { url } = director.gateway
    const { page, faults } = await visit(browser)
    await page.goto(`${url}/league/desk`)
    await signIn(page, director.account)
    await makeLeague(page, 'Liga doliny', '2026/27')

    // The strange page shows the league at once, and says that nothing is there yet.
    const script = `<script type="module" src="${url}/embed/stolik.js"></script>`
    site.paste(`${script}\n<stolik-league server="${url}" league="liga-doliny-2026-27"></stolik-league>`)
    const asked: string[] = []
    // A new reader each time: a browser may show a file a minute long that it has loaded before.
    const read = async (said: string): Promise<Page> => {
      const reader = await visit(browser, { viewport: phone })
      asked.length = 0
      reader.page.on('request', (request) => asked.push(request.url()))
      await reader.page.goto(site.url)
      await reader.page.getByText(said).first().waitFor()
      expect(reader.faults).toEqual([])
      return reader.page
    }
    const unfold = (reader: Page, day: number): Promise<void> =>
      reader.locator('summary', { hasText: `Kolejka ${day}` }).click()
    const empty = await read('Nie ma tu jeszcze drużyn.')
    expect(await unsound(empty)).toEqual([])
    expect(asked.length).toBeLessThanOrEqual(30)

    for (const team of teams) await enterTeam(page, team)
    await drawFixtures(page, '2027-01-14T18:00')
    const planned = await read('Nie ma jeszcze wyników.')
    await planned.getByText('Kolejka 4').waitFor()
    expect(await unsound(planned)).toEqual([])

    await enterResult(page, 1, teams, days[0] as Points)
    await postpone(page, 2, '2027-02-20T15:00', 'Zasypana droga.')
    const running = await read('wyniki: 1 z 1')
    expect(await table(running)).toEqual([
      ['1', lew, '3'],
      ['2', long, '2'],
      ['3', gryf, '1'],
    ])
    await running.getByText('miejsce z awansem do „I liga”').waitFor()
    await unfold(running, 2)
    await running.getByText('Przełożone.').waitFor()
    expect(await running.locator('.moved').innerText()).toMatch(
      /Było: czw\., 28 stycznia 2027.*Zasypana droga\./,
    )
    expect(await unsound(running)).toEqual([])

    // A season with matches to play does not end, and says which.
    await endSeason(page)
    const refusal = page.getByRole('alert').filter({ hasText: 'Spotkań bez wyniku: 3.' })
    await refusal.waitFor()
    expect(await refusal.innerText()).toContain('Wpisz wyniki albo walkowery.')

    for (const day of [2, 3, 4]) await enterResult(page, day, teams, days[day - 1] as Points)
    // The paper said 48 points more.
    await enterResult(page, 2, teams, { ...days[1], [long]: [200, 48] }, 'Zły znak na liście.')
    expect(await unsound(page)).toEqual([])
    await endSeason(page)
    await page.getByText('Sezon jest zakończony, tabele są ostateczne.').waitFor()

    const ended = await read('sezon zakończony: tabela ostateczna')
    expect(await table(ended)).toEqual([
      ['1', gryf, '10'],
      ['2', lew, '9'],
      ['3', long, '5'],
    ])
    await ended.getByText('⇧ awansuje do „I liga”').waitFor()
    await unfold(ended, 2)
    await ended.getByText('Wynik poprawiony. Zły znak na liście.').waitFor()
    expect(await unsound(ended)).toEqual([])

    await makeNext(page, '2027/28')
    const { page: next, faults: others } = await visit(browser, { viewport: phone })
    await next.goto(`${url}/league/liga-doliny-2027-28`)
    await next.getByText('jeszcze nic nie rozegrano').waitFor()
    expect(await table(next)).toEqual([
      ['1', gryf, '0'],
      ['1', lew, '0'],
      ['1', long, '0'],
    ])
    // The first table is that of the first division.
    expect(await next.locator('stolik-league table').first().innerText()).toContain(gryf)
    expect([...faults, ...others]).toEqual([])
  })

  it.each(['/league/liga-doliny-2026-27', '/ranking', '/league/desk'])(
    'is whole on a phone, upright and on its side, and keeps to thirty requests: %s',
    async (path) => {
      for (const viewport of [phone, { width: 740, height: 360 }]) {
        const { page, faults } = await visit(browser, { viewport })
        const asked: string[] = []
        page.on('request', (request) => asked.push(request.url()))
        await page.goto(`${director.gateway.url}${path}`)
        const said = { '/ranking': 'Liga doliny 2026/27', '/league/desk': 'Ta strona jest dla związku' }[path]
        await page
          .getByText(said ?? 'sezon zakończony')
          .first()
          .waitFor()
        expect(await unsound(page)).toEqual([])
        expect(asked.length).toBeLessThanOrEqual(30)
        expect(faults).toEqual([])
      }
    },
  )

  it('is told to readers without scripts, and to sites that embed a page by its address', async () => {
    const { url } = director.gateway
    const page = await (await fetch(`${url}/league/liga-doliny-2026-27?lang=pl`)).text()
    expect(page).toContain('<title>Liga doliny 2026/27 · Stolik</title>')
    expect(page).toMatch(/Gryf[^]*10[^]*Lew I[^]*9/)
    const address = encodeURIComponent(`${url}/league/liga-doliny-2026-27`)
    const embed = (await (await fetch(`${url}/oembed?url=${address}`)).json()) as Record<string, string>
    expect(embed).toMatchObject({ title: 'Liga doliny 2026/27' })
    expect(embed['html']).toContain('/frame/league?league=liga-doliny-2026-27')
    expect((await fetch(`${url}/league/none`)).status).toBe(404)
    expect((await fetch(`${url}/league/desk`)).status).toBe(200)
  })

  it('gives its table, fixtures and calendar as files', async () => {
    const { page } = await visit(browser)
    await page.goto(`${director.gateway.url}/ranking`)
    const links = page.locator('stolik-leagues li', { hasText: '2026/27' }).locator('a.file')
    await expect.poll(() => links.count()).toBe(6)
    const addresses = await links.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))
    const types = await Promise.all(
      addresses.map(async (address) => (await fetch(address)).headers.get('content-type')?.split(';')[0]),
    )
    expect(types).toEqual([
      ...['application/pdf', 'application/pdf', 'text/calendar', 'text/csv'],
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.oasis.opendocument.spreadsheet',
    ])
  })
})
