/** `npm run demo` prints its ready line, every printed address shows what it promises, and nothing is left behind. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beyondTab, skippedHeadings } from './by-keyboard.js'
import { desk, openBrowser, phone, unsound, visit, type Visitor } from './visit.js'

const folder = mkdtempSync(join(tmpdir(), 'stolik-of-demo-'))
let demo: ChildProcess
let said = ''
let browser: Browser
beforeAll(async () => {
  demo = spawn(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', 'test/demo/main.ts', '--bot-delay', '50'],
    { cwd: join(import.meta.dirname, '../..'), env: { ...process.env, TMPDIR: folder }, stdio: 'pipe' },
  )
  const ready = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString()
      if (said.includes('The demo is ready.')) resolve()
    }
    demo.stdout?.on('data', hear)
    demo.stderr?.on('data', hear)
    demo.once('exit', (code) => reject(new Error(`the demo ended with ${code}: ${said}`)))
  })
  ;[browser] = await Promise.all([openBrowser(), ready])
}, 400_000)
afterAll(async () => {
  await browser.close()
  if (demo.exitCode === null) demo.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** The printed places: what each shows, and its address. */
const places = (): ReadonlyMap<string, string> =>
  new Map(
    [...said.matchAll(/^(.+?)\s{2,}(http\S+)$/gm)].map(([, what = '', address = '']) => [what, address]),
  )

const shows: readonly (readonly [what: string, text: string | RegExp])[] = [
  ['The first page, with tables that are played', 'Gerard'],
  ['A table of Skat', 'Ola'],
  ['A table of Baśka', 'Gerard'],
  ['A table with a free chair', 'Krystyna'],
  ['Events', 'Jesienny turniej w Lęborku'],
  ['An event under way, in the hall and online', 'Otwarty turniej skata, Lębork i online'],
  ['Its wall screen', 'Otwarty turniej skata, Lębork i online'],
  ['Its desk', /login|konto/i],
  ['One of its lists in the hall', /^Stolik \d+, seria 1$/],
  ['One of its tables online', /Nie ma jeszcze/],
  ['An event that is over', 'Jesienny turniej w Lęborku'],
  ['Its standings', 'Jesienny turniej w Lęborku'],
  ['A ranking with two editions', 'Liga Kaszubska 2026'],
  ['A player of it', 'Liga Kaszubska 2026'],
  ['Clubs', 'Klub Lębork'],
  ['Ratings from rated tables', 'Ola Plichta'],
  ['The page of a player', 'Siła gry'],
  ['The deals of the day, and the league of the week', 'Kaj Trepczyk'],
  ['An arena under way', 'Arena trwa.'],
  ['An arena that is held each week', 'Środowa arena'],
]

describe('the demo', () => {
  it('names each of its places once', () => {
    expect([...places().keys()]).toEqual(shows.map(([what]) => what))
  })

  it.each(shows)('shows at “%s” what it promises', async (what, text) => {
    const { page, faults } = await visit(browser)
    const answer = await page.goto(places().get(what) ?? '')
    expect(answer?.status()).toBe(200)
    // The page also contains the hidden example for an empty list, so only visible text counts.
    const seen = page.locator('#main').getByText(text).filter({ visible: true })
    await seen.first().waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })

  describe.each([
    ['at a desk', desk],
    ['on a phone', phone],
  ])('for a member, %s', (_, viewport) => {
    let member: Visitor
    beforeAll(async () => {
      member = await visit(browser, { viewport })
      const { page } = member
      const [, login = '', password = ''] = /^A member is (.+), password “(.+)”\.$/m.exec(said) ?? []
      await page.goto(new URL('/account', [...places().values()][0]).href)
      await page.locator('#login').fill(login)
      await page.locator('input[type=password]').first().fill(password)
      await page.keyboard.press('Enter')
      await page.locator('dd').getByText('Ola Plichta', { exact: true }).waitFor()
    })
    afterAll(() => member.page.context().close())

    it.each([
      ['/ratings', 'Twój ranking'],
      ['/player/Kaj%20Trepczyk', 'przestań obserwować'],
      ['/player/Ola%20Plichta', 'To jest twoja strona'],
      ['/player/Nikt%20Taki', /\p{L}/u],
      ['/daily', 'Zyta Koziołek'],
      ['/me', 'Jak ci idzie'],
      ['/account', 'Kto może ją zobaczyć'],
      ['/offline', /\p{L}/u],
      ['/privacy', /\p{L}/u],
      ['/nowhere', 'Tej strony tu nie ma.'],
      ['An arena under way', 'Arena trwa.'],
      ['An arena that is held each week', 'Środowa arena'],
    ])('%s can be read and used without a mouse, and has nothing that axe finds', async (path, text) => {
      const { page } = member
      await page.goto(places().get(path) ?? new URL(path, [...places().values()][0]).href)
      await page.locator('#main').getByText(text).filter({ visible: true }).first().waitFor()
      await expect.poll(() => page.locator('main :not(:defined)').count()).toBe(0)
      expect(await unsound(page)).toEqual([])
      expect(await skippedHeadings(page)).toEqual([])
      expect(await beyondTab(page)).toEqual([])
    })
  })

  it('exits when told to, and leaves nothing behind', async () => {
    const gone = once(demo, 'exit')
    demo.kill('SIGINT')
    expect((await gone)[0]).toBe(0)
    expect(readdirSync(folder).filter((name) => name.startsWith('stolik-'))).toEqual([])
  })
})
