/** What a press reaches: our own driver decides it in WebKit, and Playwright in the other engines. */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { engine } from './open.js'
import { openBrowser, phone, visit } from '../browser/visit.js'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Opens a page with these tags. */
const draw = async (tags: string) => {
  const { page } = await visit(browser, { viewport: phone })
  await page.goto(`data:text/html,${encodeURIComponent(`<!doctype html>${tags}`)}`)
  return page
}

it('a press on the words of a label presses its control', async () => {
  const page = await draw('<label><input type="checkbox"> <span>all of it</span></label>')
  await page.getByText('all of it').click()
  expect(await page.getByRole('checkbox').isChecked()).toBe(true)
})

it.each(['pointerdown', 'pointerup'])('a press that redraws its element at %s happens once', async (type) => {
  const page = await draw(`<p><button>0</button></p><script>
    document.querySelector('p').addEventListener('${type}', (event) => {
      event.currentTarget.innerHTML = '<button>' + (Number(event.target.textContent) + 1) + '</button>'
    })</script>`)
  await page.getByRole('button').click()
  expect(await page.getByRole('button').innerText()).toBe('1')
})

// Playwright would count this press as made.
it.runIf(engine === 'webkit')('a press is repeated if its element moved away during it', async () => {
  const page = await draw(`<button style="position: relative">go</button><output></output><script>
    const button = document.querySelector('button')
    addEventListener('pointerdown', () => (button.style.top = '300px'), { once: true })
    button.addEventListener('click', () => (document.querySelector('output').textContent += 'gone'))</script>`)
  await page.getByRole('button').click()
  expect(await page.locator('output').innerText()).toBe('gone')
})

it.runIf(engine === 'webkit')('a press is repeated if the page removed its element during it', async () => {
  const page = await draw(`<p><button>go</button></p><output></output><script>
    const draw = () => {
      document.querySelector('p').innerHTML = '<button>go</button>'
      document.querySelector('button').onclick = () => (document.querySelector('output').textContent += 'gone')
    }
    draw()
    addEventListener('pointerdown', () => setTimeout(draw), { once: true })</script>`)
  await page.getByRole('button').click()
  expect(await page.locator('output').innerText()).toBe('gone')
})
