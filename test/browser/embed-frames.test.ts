/**
 * Elements in frames, on a club's page that allows no third-party scripts: frames with their own origin, and frames without
 * one.
 */
import type { Browser, Frame, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clubSite, pasteFrame, strictPolicy, type ClubSite } from './club-site.js'
import { gathering, gatewayOf, hear, sitAndPlay, takeSeat } from './embedding.js'
import type { Served } from './gateway.js'
import { act, mouse } from './play.js'
import { myTurn } from './table.js'
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

declare global {
  /** The heights that frames have reported to their page, by the path of their address. */
  var stolikHeights: Record<string, number>
}

/** A page without any script, with one frame for each of these addresses. */
async function framed(
  sandbox: string,
  paths: readonly string[],
): Promise<{ page: Page; frames: Frame[]; heard: readonly string[] }> {
  const frames = paths.map(
    (path) =>
      `<iframe title="${path}" sandbox="${sandbox}" width="100%" height="600" src="${gateway.url}${path}"></iframe>`,
  )
  site.paste(frames.join('\n'), {
    policy: strictPolicy([gateway.url]).replace(/script-src[^;]*; connect-src[^;]*; /, ''),
  })
  const { page } = await visit(browser, { viewport: phone })
  await page.addInitScript(() => {
    globalThis.stolikHeights = {}
    addEventListener(
      'message',
      ({ data }: MessageEvent<{ type?: string; height: number; address: string }>) => {
        if (data.type === 'stolik-height')
          globalThis.stolikHeights[new URL(data.address).pathname] = data.height
      },
    )
  })
  const heard = hear(page)
  await page.goto(site.url)
  const found = paths.map((path) => page.frames().find((frame) => frame.url() === `${gateway.url}${path}`))
  return { page, heard, frames: found.filter((frame) => frame !== undefined) }
}
const heightOf = (page: Page, path: string): Promise<number> =>
  page.evaluate((of) => globalThis.stolikHeights[of] ?? 0, path)

describe('a frame that keeps its origin', () => {
  it('plays, and reports its height', async () => {
    const table = await gathering(gateway, 'skat', 'pzskat', 3)
    const { page, frames, heard } = await framed('allow-scripts allow-same-origin', [
      `/frame/table?table=${table.id}&club=lebork&lang=pl`,
    ])
    const [frame] = frames
    if (frame === undefined) throw new Error('no frame')
    await sitAndPlay(frame, table, { name: 'Danuta' })
    await expect.poll(() => heightOf(page, '/frame/table')).toBeGreaterThan(300)
    expect(await axe(page)).toEqual([])
    expect(heard).toEqual([])
  })
})

describe('a framed lobby on a page that allows no scripts', () => {
  it('opens a table in its own place, plays at it, and leads back', async () => {
    const { frames, heard } = await framed('allow-scripts allow-same-origin', [
      '/frame/lobby?club=lebork&lang=pl',
    ])
    const [frame] = frames
    if (frame === undefined) throw new Error('no frame')
    await frame
      .getByRole('button', { name: /^Skat PZSkat/ })
      .first()
      .click()
    await frame.getByRole('textbox', { name: 'Pod jakim imieniem grasz?' }).fill('Danuta')
    await frame.getByRole('button', { name: 'gram', exact: true }).click()
    for (let move = 0; move < 3; move++) {
      const seen = await myTurn(frame)
      if (seen.settled) break
      await act(frame, seen, mouse)
    }
    await myTurn(frame)
    await frame.getByRole('link', { name: 'wszystkie stoliki' }).click()
    await frame.getByRole('button', { name: /^wracam do gry/ }).waitFor()
    expect(heard).toEqual([])
  })
})

describe('a frame on a page that says who its member is', () => {
  const open = async (member: string | null, table: string): Promise<Frame> => {
    site.member = member
    const path = `/frame/table?table=${table}&club=lebork&sign-in=page&lang=pl`
    pasteFrame(site, gateway.url, path, 'sandbox="allow-scripts allow-same-origin"')
    const { page } = await visit(browser, { viewport: phone })
    heard = hear(page)
    await page.goto(site.url)
    const frame = page.frames().find((one) => one.url() === `${gateway.url}${path}`)
    if (frame === undefined) throw new Error('no frame')
    return frame
  }
  let heard: readonly string[] = []

  it('lets its member sit down under their name', async () => {
    const table = await gathering(gateway, 'skat', 'pzskat', 3)
    const frame = await open('Anna Nowak', table.id)
    await takeSeat(frame, table, { name: null })
    await frame.locator('stolik-gathering').getByText('Anna Nowak').waitFor()
    expect(heard).toEqual([])
  })

  it('asks for a name if nobody is signed in at the club', async () => {
    const table = await gathering(gateway, 'skat', 'pzskat', 3)
    const frame = await open(null, table.id)
    await takeSeat(frame, table, { name: 'Danuta' })
    await frame.locator('stolik-gathering').getByText('Danuta').waitFor()
    expect(heard).toEqual([])
  })
})

describe('a frame whose origin is taken away', () => {
  it('shows what needs no gateway, and links to a page for everything else', async () => {
    const { page, frames, heard } = await framed('allow-scripts', [
      '/frame/value?lang=pl',
      '/frame/table?table=abcdefgh&club=lebork&lang=pl',
      '/frame/lobby?club=lebork&lang=de',
      '/frame/events?lang=fr',
    ])
    const [value, table, lobby, events] = frames
    await value?.getByRole('radio').or(value.getByRole('combobox')).first().waitFor()
    await table?.getByText('Stąd nie ma połączenia z serwerem').waitFor()
    await lobby?.getByText('Von hier aus gibt es keine Verbindung').waitFor()
    await events?.getByText('D’ici, aucune connexion au serveur').waitFor()
    const link = table?.getByRole('link')
    await expect.poll(() => link?.getAttribute('target')).toBe('_blank')
    const address = (await link?.getAttribute('href')) ?? ''
    for (const element of ['value', 'table', 'lobby', 'events']) {
      // A frame far from the screen is measured only when it comes near.
      await page.locator(`iframe[title^="/frame/${element}"]`).scrollIntoViewIfNeeded()
      await expect.poll(() => heightOf(page, `/frame/${element}`)).toBeGreaterThan(20)
    }
    expect(await axe(page)).toEqual([])
    expect(heard).toEqual([])

    // The link leads to a page of its own, where everything works.
    await page.goto(address)
    await page.getByRole('button', { name: 'otwórz stolik' }).waitFor()
  })
})
