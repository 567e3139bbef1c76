/** A club's page with our elements: what its policy must allow, with any theme, and however the line is pasted. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clubSite, type ClubSite } from './club-site.js'
import { gathering, gatewayOf, hear, loader, pinned, sitAndPlay, takeSeat } from './embedding.js'
import { act, mouse } from './play.js'
import { myTurn } from './table.js'
import type { Served } from './gateway.js'
import { theme } from './hostile-theme.js'
import { axe, desk, openBrowser, phone, visit } from './visit.js'

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

const open = async (look = phone): Promise<{ page: Page; heard: readonly string[] }> => {
  const { page } = await visit(browser, { viewport: look })
  const heard = hear(page)
  await page.goto(site.url)
  return { page, heard }
}

/** Waits until each element that needs only a gateway is shown with its words. */
async function othersStand(page: Page): Promise<void> {
  const lobby = page.locator('stolik-lobby')
  await lobby.scrollIntoViewIfNeeded()
  await lobby.getByRole('button', { name: 'nowy stolik' }).waitFor()
  const events = page.locator('stolik-events')
  await events.scrollIntoViewIfNeeded()
  await events.getByText('Nie ma jeszcze żadnego turnieju.').waitFor()
  const value = page.locator('stolik-value')
  await value.scrollIntoViewIfNeeded()
  await value.getByRole('radio').or(value.getByRole('combobox')).first().waitFor()
}
const others = '<stolik-lobby></stolik-lobby><stolik-events></stolik-events><stolik-value></stolik-value>'

describe('under the strict policy that the documents require', () => {
  it.each([
    ['the newest', 'before', 'once'],
    ['a pinned', 'after', 'twice'],
  ])('plays by %s loader, pasted %s the elements, %s', async (which, where, times) => {
    const table = await gathering(gateway, 'skat', 'pzskat', 3)
    const script = loader(gateway, which === 'a pinned' ? await pinned(gateway) : undefined)
    const lines = times === 'twice' ? script + script : script
    const elements = `<stolik-table table="${table.id}"></stolik-table>${others}`
    site.paste(where === 'before' ? lines + elements : elements + lines)
    const { page, heard } = await open()
    await page.getByRole('button', { name: 'otwórz stolik' }).waitFor()
    expect(await page.evaluate(() => customElements.get('stolik-table') === undefined)).toBe(true)
    await sitAndPlay(page, table, { name: 'Danuta' })
    expect(await axe(page)).toEqual([])
    await othersStand(page)
    expect(await axe(page)).toEqual([])
    expect(heard).toEqual([])
  })

  it.each([
    ['skat', 'pzskat', 3],
    ['baska', 'lebork', 4],
  ])('sits down and plays %s with no more than 30 requests', async (game, profile, chairs) => {
    const table = await gathering(gateway, game, profile, chairs)
    site.paste(`${loader(gateway)}<stolik-table table="${table.id}"></stolik-table>`)
    const { page } = await visit(browser, { viewport: phone })
    const asked: string[] = []
    const note = (url: string): void => {
      if (new URL(url).host === new URL(gateway.url).host) asked.push(new URL(url).pathname)
    }
    page.on('request', (request) => note(request.url()))
    page.on('websocket', (socket) => note(socket.url()))
    await page.goto(site.url)
    await takeSeat(page, table, { name: 'Danuta' })
    await table.fill()
    await table.leave()
    for (let move = 0; move < 3; move++) await act(page, await myTurn(page), mouse)
    await myTurn(page)
    expect(asked).toContain('/embed/stolik.js')
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(30)
  })

  it('shows the same element twice, and elements that are added later', async () => {
    site.paste(`${loader(gateway)}<stolik-value></stolik-value><stolik-value lang="de"></stolik-value>`)
    const { page, heard } = await open()
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('stolik-lobby')))
    for (const value of await page.locator('stolik-value').all())
      await value.getByRole('radio').or(value.getByRole('combobox')).first().waitFor()
    await page.locator('stolik-lobby').getByRole('button', { name: 'nowy stolik' }).waitFor()
    expect(heard).toEqual([])
  })
})

describe('in a theme with rules for everything', () => {
  it.each([
    ['a phone', phone],
    ['a desk', desk],
  ])('plays normally on %s', async (_, look) => {
    const table = await gathering(gateway, 'baska', 'lebork', 4)
    const lines = `${loader(gateway)}<stolik-table table="${table.id}"></stolik-table>${others}`
    site.paste(lines, theme)
    const { page, heard } = await open(look)
    await sitAndPlay(page, table, { name: 'Danuta' })
    const felt = await page.locator('.board .table').boundingBox()
    expect(felt?.height).toBeGreaterThanOrEqual(300)
    expect(await faultsOfOurs(page)).toEqual([])
    await othersStand(page)
    expect(await faultsOfOurs(page)).toEqual([])
    expect(heard).toEqual([])
  })
})

/** Accessibility faults inside our elements; what the theme does to its own page is not ours. */
const faultsOfOurs = async (page: Page): Promise<string[]> =>
  (await axe(page)).filter((fault) => fault.includes('stolik-'))
