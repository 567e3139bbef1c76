/** What a press reaches: in WebKit the driver of our own says so, in the other engines Playwright does. */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { engine } from './open.js'
import { openBrowser, phone, visit } from '../browser/visit.js'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** A page of these tags. */
const draw = async (tags: string) => {
  const { page } = await visit(browser, { viewport: phone })
  await page.goto(`data:text/html,${encodeURIComponent(`<!doctype html>${tags}`)}`)
  return page
}

it('of the words of a label is one of what they are the label of', async () => {
  const page = await draw('<label><input type="checkbox"> <span>all of it</span></label>')
  await page.getByText('all of it').click()
  expect(await page.getByRole('checkbox').isChecked()).toBe(true)
})

it.each(['pointerdown', 'pointerup'])('that draws its element anew at %s is made once', async (type) => {
  const page = await draw(`<p><button>0</button></p><script>
    document.querySelector('p').addEventListener('${type}', (event) => {
      event.currentTarget.innerHTML = '<button>' + (Number(event.target.textContent) + 1) + '</button>'
    })</script>`)
  await page.getByRole('button').click()
  expect(await page.getByRole('button').innerText()).toBe('1')
})

// Playwright takes it for made.
it.runIf(engine === 'webkit')('whose element moved away under it is made again', async () => {
  const page = await draw(`<button style="position: relative">go</button><output></output><script>
    const button = document.querySelector('button')
    addEventListener('pointerdown', () => (button.style.top = '300px'), { once: true })
    button.addEventListener('click', () => (document.querySelector('output').textContent += 'gone'))</script>`)
  await page.getByRole('button').click()
  expect(await page.locator('output').innerText()).toBe('gone')
})

it.runIf(engine === 'webkit')('whose element the page took away under it is made again', async () => {
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
