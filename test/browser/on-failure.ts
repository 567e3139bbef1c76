/**
 * Prints after a failed test what its pages show, as a screen reader would say it. Otherwise nobody would know where the
 * journey stopped.
 */
import type { Page } from 'playwright'
import { afterEach } from 'vitest'
import { openPages } from './visit.js'

/** All words of a page, for our WebKit driver, which has no snapshots. */
const words = `(() => {
  const read = (node) => {
    if (node instanceof Text) return node.data
    if (node.matches('style, script') || !node.checkVisibility()) return ''
    const label = node.getAttribute('aria-label')
    const inner = node instanceof HTMLSlotElement ? node.assignedNodes() : (node.shadowRoot ?? node).childNodes
    return (label === null ? '' : '[' + label + '] ') + [...inner].map((one) => (one.data === undefined ? read(one) : one.data)).join(' ')
  }
  return read(document.body).replace(/\\s+/g, ' ')
})()`

const shown = (page: Page): Promise<string> =>
  'ariaSnapshot' in page.locator('body')
    ? page.locator('body').ariaSnapshot({ timeout: 5_000 })
    : page.evaluate<string>(words)

/** Characters shown in the first lines of the error, since a summary has no room for more. */
const excerpt = 600

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  for (const page of openPages) {
    const said = await shown(page).catch(String)
    console.error(`${task.name}: ${page.url()}\n${said}`)
    const line = `    ${page.url().slice(0, 100)} shows: ${said.replaceAll(/\s+/g, ' ').slice(0, excerpt)}`
    for (const error of task.result.errors ?? [])
      error.stack = (error.stack ?? '').replace(error.message, (message) => `${message}\n${line}`)
  }
})
