/**
 * After each file of elements: the page is as it was before, since all of them are tested in one, and nothing that a file
 * began goes on in the next one. A line that opens itself again there asks whatever stands in the place of the network then.
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
