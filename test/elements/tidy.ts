/**
 * Restores the page after each file of elements, because all files share one page, and stops what a file has started. A
 * connection that reopened itself later would reach the next file's substitute for the network.
 */
import { afterAll } from 'vitest'

const { title } = document
const address = location.href
const head = new Set(document.head.children)

const { setTimeout: begin, setInterval: beginEach } = globalThis
const begun = new Set<ReturnType<typeof begin>>()
const noted =
  <A extends unknown[]>(start: (...asked: A) => ReturnType<typeof begin>) =>
  (...asked: A) => {
    const timer = start(...asked)
    begun.add(timer)
    return timer
  }
Object.assign(globalThis, { setTimeout: noted(begin), setInterval: noted(beginEach) })

afterAll(() => {
  Object.assign(globalThis, { setTimeout: begin, setInterval: beginEach })
  for (const timer of begun) clearTimeout(timer)
  document.body.replaceChildren()
  document.title = title
  for (const element of [...document.head.children])
    if (!head.has(element) && element.tagName === 'STYLE') element.remove()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  history.replaceState(null, '', address)
  localStorage.clear()
  sessionStorage.clear()
})
