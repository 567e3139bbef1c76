/** Every element that a site may embed shows each of its titles once. */
import { describe, expect, it } from 'vitest'
import { drawn, ofTable, root } from './draw.js'
import { onFreshPages } from './fresh-pages.js'
import { everyCase } from './every.js'
import { between } from './tables.js'

onFreshPages()

/** The visible headings of an element, including those of elements inside it. */
function titles(within: ParentNode): string[] {
  return [...within.querySelectorAll('*')].flatMap((one) => [
    ...(one.matches('h1, h2, h3, h4, h5, h6, legend, caption, summary') && one.clientWidth > 1
      ? [one.textContent.replace(/\s+/g, ' ').trim()]
      : []),
    ...(one.shadowRoot === null ? [] : titles(one.shadowRoot)),
  ])
}

const twice = (element: HTMLElement): string[] => {
  const found = element.shadowRoot === null ? [] : titles(element.shadowRoot)
  return found.filter((title, at) => title !== '' && found.indexOf(title) !== at)
}

describe('an element on a club’s page', () => {
  it.each(everyCase)('<%s> repeats no title, %s', async (_, __, draw) => {
    expect(twice(await draw('pl'))).toEqual([])
  })

  it.each([
    ['list', ['stolik-sheet', 'caption']],
    ['rules', ['#panel']],
    ['more', ['stolik-fairness', 'dl']],
    ['hands', ['#panel', 'h3']],
  ])('a table repeats no title when its panel is open: %s', async (panel, path) => {
    const element = await ofTable(between, 'stolik-settlement', 'button')('pl')
    root(element).querySelector<HTMLElement>(`[data-panel=${panel}]`)?.click()
    await drawn(element, ...path.slice(0, 1))
    await expect.poll(() => titles(root(element)).length).toBeGreaterThan(1)
    expect(twice(element)).toEqual([])
  })
})
