/** What the worker of the hall answers below `/event/` once a list has been opened: the network’s documents, as long as there is one. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { directorAt, type Director } from '../event/remote.js'
import { clubSite, pasteFrame, type ClubSite } from './club-site.js'
import { gatewayOf } from './embedding.js'
import { hallEvent, type HallEvent } from './hall-event.js'
import { iAm, kept } from './hall.js'
import { swallowingProxy } from './swallowing.js'
import { openBrowser, phone, visit } from './visit.js'

const names = ['Adam Bigus', 'Basia Cybula', 'Cela Dampc']

let director: Director
let browser: Browser
let club: ClubSite
let hall: HallEvent
beforeAll(async () => {
  club = await clubSite(() => [director.gateway.url])
  ;[director, browser] = await Promise.all([gatewayOf(club.club).then(directorAt), openBrowser()])
  hall = await hallEvent(director, { game: 'skat', profile: 'pzskat' }, names)
})
afterAll(async () => {
  await browser.close()
  await Promise.all([club.stop(), director.gateway.stop()])
})

/** A phone that has opened the list, and reloaded it so that the worker answers. */
async function ofHall(address: string): Promise<Page> {
  const { page } = await visit(browser, { viewport: phone })
  await page.goto(address)
  await iAm(page, names[0] ?? '')
  await kept(page)
  await page.reload()
  await page.getByText('Rozdanie 1 z 3').waitFor()
  return page
}

describe('a phone that has opened a list in the hall', () => {
  it('shows a page that a club frames for its organisers, as the gateway sends it', async () => {
    // Of one site with the club: in a frame of another site a browser runs no worker of ours.
    const url = director.gateway.url.replace('localhost', '127.0.0.1')
    const page = await ofHall(hall.address.replace(director.gateway.url, url))
    pasteFrame(club, url, '/event/new?club=lebork&sign-in=page')
    await page.goto(club.url)
    const frame = page.frameLocator('iframe')
    await frame.getByRole('main').waitFor({ timeout: 10_000 })
    const asked = await frame.locator('meta[name=stolik-sign-in]').getAttribute('content')
    expect(asked).toBe(club.club.origins.join(' '))
    // Without `club=` the gateway finds the club by the page around.
    pasteFrame(club, url, '/event/new')
    await page.goto(club.url)
    await frame.getByRole('main').waitFor({ timeout: 10_000 })
    expect(await frame.locator('meta[name=stolik-sign-in]').count()).toBe(0)
  })

  it('learns that there is no such event', async () => {
    const page = await ofHall(hall.address)
    const answer = await page.goto(`${director.gateway.url}/event/none`)
    expect(answer?.status()).toBe(404)
    expect(await answer?.text()).toContain('<h1>Nie ma tego tutaj</h1>')
    // A redirect reaches the browser, too.
    await page.goto(`${director.gateway.url}/event/none/`)
    expect(page.url()).toBe(`${director.gateway.url}/event/none`)
  })

  it('opens the list from the phone within seconds where the network swallows everything', async () => {
    const { gateway } = director
    const proxy = await swallowingProxy(gateway.url)
    const page = await ofHall(hall.address.replace(gateway.url, proxy.url))
    proxy.swallow()
    await page.reload({ waitUntil: 'commit', timeout: 5_000 })
    await page.getByText('Rozdanie 1 z 3').waitFor({ timeout: 3_000 })
    proxy.close()
  })
})
