/** The frame of an event on a page of a club, as oEmbed hands it out: the gateway finds the club by the page around. */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { directorAt, type Director } from '../event/remote.js'
import { clubSite, type ClubSite } from './club-site.js'
import { gatewayOf } from './embedding.js'
import { hallEvent } from './hall-event.js'
import { openBrowser, visit } from './visit.js'

let director: Director
let browser: Browser
let known: ClubSite
let stranger: ClubSite
let frame: string
beforeAll(async () => {
  const gateways = () => [director.gateway.url]
  ;[known, stranger] = await Promise.all([clubSite(gateways), clubSite(gateways, 'rybnik')])
  ;[director, browser] = await Promise.all([gatewayOf(known.club).then(directorAt), openBrowser()])
  const { address } = await hallEvent(director, { game: 'skat', profile: 'pzskat' }, ['Ola', 'Jan', 'Ewa'])
  const event = address.replace(/\/list\/.*$/, '')
  const answer = await fetch(`${director.gateway.url}/oembed?url=${encodeURIComponent(`${event}?lang=pl`)}`)
  frame = ((await answer.json()) as { html: string }).html
})
afterAll(async () => {
  await browser.close()
  await Promise.all([known.stop(), stranger.stop(), director.gateway.stop()])
})

// A page may keep quiet about itself: the frame tells its origin all the same.
it.each(['', '<meta name="referrer" content="no-referrer">'])(
  'shows the event on a site of the club (%s)',
  async (head) => {
    known.paste(frame, { head })
    const { page } = await visit(browser)
    await page.goto(known.url)
    await page.frameLocator('iframe').getByText('Wieczór').first().waitFor({ timeout: 15_000 })
  },
)

it('says on any other site what is missing', async () => {
  stranger.paste(frame)
  const { page } = await visit(browser)
  await page.goto(stranger.url)
  const shown = page.frameLocator('iframe')
  await shown
    .getByText(`Ta strona (${new URL(stranger.url).origin}) nie ma jeszcze pozwolenia.`)
    .waitFor({ timeout: 15_000 })
  expect(await shown.locator('stolik-event').count()).toBe(0)
})
