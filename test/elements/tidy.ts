/** After each file of elements: the page is as it was before, since all of them are tested in one. */
import { afterAll } from 'vitest'

const { title } = document
const address = location.href
const head = new Set(document.head.children)

afterAll(() => {
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
