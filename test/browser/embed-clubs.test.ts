/** Two clubs on one page, each with its own gateway, language, colours and sign-in. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clubSite, strictPolicy, type ClubSite } from './club-site.js'
import { gathering, gatewayOf, hear, loader, sitAndPlay, takeSeat } from './embedding.js'
import type { Served } from './gateway.js'
import { axe, desk, openBrowser, visit } from './visit.js'

let gateways: readonly [Served, Served]
let browser: Browser
let lebork: ClubSite
let rybnik: ClubSite
beforeAll(async () => {
  const origins = (): string[] => gateways.map(({ url }) => url)
  ;[lebork, rybnik] = await Promise.all([clubSite(origins, 'lebork'), clubSite(origins, 'rybnik')])
  // The page belongs to the first club. The second club lets it ask for the signed-in member, and the second gateway accepts
  // that.
  rybnik.friends = lebork.club.origins
  const guest = { ...rybnik.club, origins: [...rybnik.club.origins, ...lebork.club.origins] }
  ;[browser, ...gateways] = await Promise.all([openBrowser(), gatewayOf(lebork.club), gatewayOf(guest)])
  lebork.member = 'Anna Nowak'
  rybnik.member = 'Alojz Kowol'
}, 120_000)
afterAll(async () => {
  await browser.close()
  await Promise.all([lebork, rybnik, ...gateways].map((one) => one.stop()))
})

const looks = '.lebork { --stolik-granat: #104020 } .rybnik { --stolik-granat: #6a0d2e }'
const colourIn = (page: Page, club: string): Promise<string> =>
  page
    .locator(`stolik-lobby.${club}`)
    .getByRole('button')
    .first()
    .evaluate((button) => getComputedStyle(button).backgroundColor)

it.each(['lebork', 'rybnik'] as const)(
  'plays at the table of %s, and sits at the table of the other club',
  async (first) => {
    const [one, two] = gateways
    const tables = {
      lebork: await gathering(one, 'baska', 'lebork', 4),
      rybnik: await gathering(two, 'skat', 'pzskat', 3),
    }
    const attributes = {
      lebork: `class="lebork" lang="pl" server="${one.url}" token-url="/token"`,
      rybnik: `class="rybnik" lang="de" server="${two.url}" token-url="${rybnik.url}token"`,
    }
    const second = first === 'lebork' ? 'rybnik' : 'lebork'
    const of = (club: typeof first): string =>
      `<stolik-table table="${tables[club].id}" ${attributes[club]}></stolik-table><stolik-lobby ${attributes[club]}></stolik-lobby>`
    // The lines of both clubs are pasted.
    lebork.paste([loader(one), of(first), loader(two), of(second)].join('\n'), {
      policy:
        strictPolicy([one.url, two.url]).replace("connect-src 'self'", `connect-src 'self' ${rybnik.url}`) +
        "; style-src 'unsafe-inline'",
      head: `<style>${looks}</style>`,
    })
    const { page } = await visit(browser, { viewport: desk })
    const heard = hear(page)
    await page.goto(lebork.url)
    const langs = { lebork: 'pl', rybnik: 'de' } as const
    await sitAndPlay(page, tables[first], { name: null, lang: langs[first] })
    await takeSeat(page, tables[second], { name: null, lang: langs[second], isOpen: true })
    const seats = page.locator(`stolik-table.${second} stolik-gathering`)
    await seats.getByText({ lebork: 'Anna Nowak', rybnik: 'Alojz Kowol' }[second]).waitFor()
    await page.locator('stolik-lobby.lebork').getByRole('button', { name: 'nowy stolik' }).waitFor()
    await page.locator('stolik-lobby.rybnik').getByRole('button', { name: 'neuer Tisch' }).waitFor()
    expect([await colourIn(page, 'lebork'), await colourIn(page, 'rybnik')]).toEqual([
      'rgb(16, 64, 32)',
      'rgb(106, 13, 46)',
    ])
    expect(await axe(page)).toEqual([])
    expect(heard).toEqual([])
  },
)
