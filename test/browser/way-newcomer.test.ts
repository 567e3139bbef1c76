/**
 * A newcomer to the rules, on a fresh gateway: the rule of the moment stands beside the table, and a final press is explained
 * first.
 */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Served } from './gateway.js'
import { startGateway } from './shared-gateway.js'
import { act, mouse, nextHand, type Fingers } from './play.js'
import { myTurn, type Sight } from './table.js'
import { axe, desk, openBrowser, phone, visit } from './visit.js'

let gateway: Served
let browser: Browser
beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startGateway(), openBrowser()])
}, 120_000)
afterAll(async () => {
  await browser.close()
  await gateway.stop()
})

const finger: Fingers = {
  press: (page, selector) => page.locator(selector).first().tap(),
  touch: (page, card) => page.locator(`stolik-hand [data-card="${card}"]`).tap({ position: { x: 8, y: 24 } }),
}

interface Words {
  readonly ask: string
  readonly enter: string
  readonly game: RegExp
  readonly rules: string
  readonly close: string
  readonly now: string
  readonly confirm: string
  readonly fromSkat: string
  readonly playAgain: string
}
const pl: Words = {
  ask: 'Pod jakim imieniem grasz?',
  enter: 'gram',
  game: /^Skat PZSkat/,
  rules: 'zasady',
  close: 'zamknij',
  now: 'teraz ważne',
  confirm: 'jeszcze raz, żeby potwierdzić',
  fromSkat: 'ze skata',
  playAgain: 'jeszcze raz, żeby zagrać',
}
const en: Words = {
  ask: 'What name do you play under?',
  enter: 'play',
  game: /^International Skat/,
  rules: 'rules',
  close: 'close',
  now: 'matters now',
  confirm: 'once more to confirm',
  fromSkat: 'from the skat',
  playAgain: 'once more to play it',
}

/** Outbids everybody, because taking the skat teaches the most. Plays several hands if needed, since others may bid higher. */
async function untilSkat(page: Page, fingers: Fingers): Promise<void> {
  for (;;) {
    const seen = await myTurn(page)
    if (seen.calls.includes('take')) return
    if (seen.settled) {
      await nextHand(page)
      continue
    }
    const values = seen.calls.map(Number).filter((value) => !Number.isNaN(value))
    const bid = seen.calls.includes('hold')
      ? 'hold'
      : values.length > 0
        ? `${Math.min(...values)}`
        : undefined
    if (bid === undefined) await act(page, seen, fingers)
    else await fingers.press(page, `.calls [data-move="${bid}"]`)
  }
}

/** Discards and announces as advised, until a card can be played. */
async function untilCard(page: Page, fingers: Fingers): Promise<Sight> {
  for (;;) {
    const seen = await myTurn(page)
    if (seen.playable.length > 0 && !seen.choosing) return seen
    await act(page, seen, fingers)
  }
}

/** The paragraph that the open rules mark, once it is visible in their panel. */
async function marked(page: Page, { now }: Words): Promise<string> {
  const paragraph = page.locator('stolik-rules .now')
  await paragraph.getByText(now, { exact: true }).waitFor()
  await expect
    .poll(async () => {
      const [panel, one] = [await page.locator('#panel').boundingBox(), await paragraph.boundingBox()]
      if (panel === null || one === null) return false
      return one.y >= panel.y && one.y < panel.y + panel.height
    })
    .toBe(true)
  await expect.poll(() => paragraph.count()).toBe(1)
  return (await paragraph.getAttribute('data-paragraph')) ?? ''
}
async function mattersNow(page: Page, words: Words): Promise<string> {
  await page.getByRole('button', { name: words.rules, exact: true }).click()
  const paragraph = await marked(page, words)
  expect(await axe(page)).toEqual([])
  await page.locator('#panel').getByRole('button', { name: words.close, exact: true }).click()
  return paragraph
}

describe.each([
  ['in Polish on a phone', phone, 'pl-PL', pl, finger],
  ['in English at a desk', desk, 'en-GB', en, mouse],
] as const)('a newcomer %s', (_, viewport, locale, words, fingers) => {
  it('reads the rule of the moment, is asked before a final step, and recognises the new cards', async () => {
    const { page, faults } = await visit(browser, { viewport, locale, hasTouch: fingers === finger })
    await page.goto(gateway.url)
    await page.getByRole('button', { name: words.game }).first().click()
    await page.getByRole('textbox', { name: words.ask }).fill('Zyta')
    await page.getByRole('button', { name: words.enter, exact: true }).click()
    await myTurn(page)
    expect(await mattersNow(page, words)).toMatch(/^bidding\./)

    await untilSkat(page, fingers)
    expect(await mattersNow(page, words)).toBe('bidding.hand')
    // A hand game is final: the first press asks, and Escape cancels.
    await fingers.press(page, '.calls [data-move="hand"]')
    const asked = page.locator('.calls').getByText(words.confirm)
    await asked.waitFor()
    await page.keyboard.press('Escape')
    await asked.waitFor({ state: 'detached' })
    await fingers.press(page, '.calls [data-move="take"]')
    const noted = page.locator(`stolik-hand [aria-label$="${words.fromSkat}"]`)
    await expect.poll(() => noted.count()).toBe(2)
    await page.locator('stolik-hand .note').getByText(words.fromSkat).first().waitFor()
    expect(await mattersNow(page, words)).toBe('bidding.skat')

    const { playable, hand } = await untilCard(page, fingers)
    const [card = ''] = playable
    await fingers.touch(page, card)
    // The hint lies over the felt and takes no room, so its text tells whether it is shown.
    await expect.poll(() => page.locator('stolik-hand [role=status]').innerText()).toBe(words.playAgain)
    expect((await myTurn(page)).hand).toEqual(hand)
    await fingers.touch(page, card)
    await expect.poll(async () => (await myTurn(page)).hand).not.toContain(card)
    expect(faults).toEqual([])
  })
})
