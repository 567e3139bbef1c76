/** An element at work with what this gateway has, and the lines by which a page has the same. */
import type { ElementTold } from './manifest.js'

/** By the name of an attribute: one that there is here, such as the id of an event. */
export type Real = Readonly<Partial<Record<string, string>>>

/** What says which table, event, ranking or person an element shows. */
const telling = ['table', 'hand', 'event', 'ranking', 'person']

/** Attributes of an example; null where there is nothing here that the element could show. */
export function exampleOf(
  { attributes }: Pick<ElementTold, 'attributes'>,
  real: Real,
): Readonly<Record<string, string>> | null {
  const wanted = telling.filter((name) => attributes.some((one) => one.name === name))
  const given = wanted.flatMap((name) => {
    const value = real[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return wanted.length > 0 && given.length === 0 ? null : Object.fromEntries(given)
}

/** @param origin of the gateway  @param attributes as plain text */
export function linesOf(origin: string, tag: string, attributes: Readonly<Record<string, string>>): string {
  const told = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  )
  return `<script type="module" src="${origin}/embed/stolik.js"></script>\n<${tag}${told.join('')}></${tag}>`
}
