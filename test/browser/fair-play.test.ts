/**
 * Fair play from the first finding to the answer of an appeal: an owner switches the counting on, looks at a hand of a private table, and
 * decides; the player reads it, appeals, and reads the answer.
 */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Served } from './gateway.js'
import { organiserAt, type Organiser } from './organiser.js'
import { startGateway } from './shared-gateway.js'
import { playUnfairly, type Player } from './unfair-table.js'
import { axe, desk, openBrowser, phone, visit } from './visit.js'

let gateway: Served
let browser: Browser
let ola: Organiser
let jan: Player
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateway(), openBrowser()])
  ola = await organiserAt(gateway, 'Ola')
  jan = await playUnfairly(gateway.url)
}, 120_000)
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

async function signIn(page: Page, { login, password }: Player): Promise<void> {
  await page.getByLabel('Login').fill(login)
  await page.locator('#current-password').fill(password)
  await page.locator('stolik-sign-in').getByRole('button', { name: 'sign in', exact: true }).click()
}

it('a finding is looked at and decided by a person, appealed by the player, and answered', async () => {
  const owner = await visit(browser, { viewport: desk, locale: 'en-GB' })
  const fairPlay = owner.page.locator('stolik-fair-play')
  await owner.page.goto(`${gateway.url}/owner`)
  await signIn(owner.page, ola)
  await fairPlay.getByText('Finished hands are not examined.').waitFor()
  expect(await axe(owner.page)).toEqual([])
  await fairPlay.getByRole('button', { name: 'switch it on' }).click()
  // The hands are examined in the background, behind everything else: at the first full minute of the gateway.
  const finding = fairPlay.locator('li', {
    hasText: /Jan raised against a third player without a chance .* with Ewa/,
  })
  await expect
    .poll(
      async () => {
        await owner.page.reload()
        await fairPlay.getByText('Hands examined').waitFor()
        return finding.isVisible()
      },
      { timeout: 120_000 },
    )
    .toBe(true)
  expect(await axe(owner.page)).toEqual([])

  // Nobody invited the owner to this table, but the hand is behind a finding.
  await finding.locator('summary').click()
  const [replay] = await Promise.all([
    owner.page.waitForEvent('popup'),
    finding.getByRole('link').first().click(),
  ])
  await replay.locator('stolik-replay skat-shown').waitFor()
  await replay.close()

  await finding.getByRole('textbox').fill('Twice with seven points. Please play with others for a month.')
  await finding.getByRole('button', { name: 'decide' }).click()
  await finding.getByText('decided', { exact: true }).waitFor()

  const player = await visit(browser, { viewport: phone, locale: 'en-GB' })
  await player.page.goto(`${gateway.url}/account`)
  await signIn(player.page, jan)
  // On a phone the name stands in the menu, which is closed.
  await player.page.getByText('Jan', { exact: true }).first().waitFor({ state: 'attached' })
  await player.page.goto(`${gateway.url}/me`)
  const mine = player.page.locator('stolik-decisions')
  await mine.getByText('Please play with others for a month.').waitFor()
  expect(await axe(player.page)).toEqual([])
  await mine.getByRole('textbox').fill('I was tired, and Ewa did not know.')
  await mine.getByRole('button', { name: 'appeal' }).click()
  await mine.getByText('Your appeal is sent.').waitFor()

  await owner.page.reload()
  await finding.getByText('I was tired').waitFor()
  expect(await axe(owner.page)).toEqual([])
  await finding.getByRole('textbox').fill('Then a week is enough.')
  await finding.getByRole('button', { name: 'answer' }).click()
  await finding.getByText('closed', { exact: true }).waitFor()
  await player.page.reload()
  await mine.getByText('Then a week is enough.').waitFor()
  await mine.getByText('closed', { exact: true }).waitFor()
  expect([...owner.faults, ...player.faults]).toEqual([])
}, 240_000)
