/** For the tests of elements: what comes first in each suite. */
import { locales } from '@stolik/core'
import axe from 'axe-core'
import type { Words } from '../src/words/room.js'

export { shown } from './shown.js'
export { say, sent, text, type, values } from './paper.js'

/** A room that says nothing in any language: its codes stand for themselves. */
export const noWords = Object.fromEntries(locales.map((locale) => [locale, {}])) as Words

/**
 * What axe finds wrong with an element as it stands in the page, a line each; empty when all is well. Page rules
 * (landmarks, one heading level 1) are left to the tests of whole pages.
 */
export async function faults(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} (${node.target.join(' ')}) ${node.failureSummary ?? ''}`),
  )
}

/** Puts an element into the page with these properties, and waits until it is drawn. */
export async function show<T extends HTMLElement & { readonly updateComplete: Promise<boolean> }>(
  element: T,
  properties: Partial<T> = {},
): Promise<T> {
  Object.assign(element, properties)
  document.body.append(element)
  await element.updateComplete
  return element
}
