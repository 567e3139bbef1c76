/** Shows the chosen element as a child of ours, so that it is found and loaded as on any page. */
import { linksOf, attributesOf, type EmbedChoice } from './lines.js'

/** Attributes that an earlier choice may have set. */
const clearable = ['person', 'hand', 'at', 'lang', 'theme']

/** Shows the element. One that is there already only gets new attributes, so that it does not start again. */
export function showPreview(
  host: HTMLElement & { readonly server: string },
  wanted: EmbedChoice | null,
): void {
  if (wanted === null) return host.replaceChildren()
  const tag = `stolik-${wanted.kind.name}`
  const current = host.querySelector<HTMLElement>(`:scope > ${tag}`)
  const element = current ?? document.createElement(tag)
  const all = new Map([...attributesOf(wanted), ...linksOf('', wanted), ['server', host.server]])
  for (const name of clearable) if (!all.has(name)) element.removeAttribute(name)
  for (const [name, value] of all) if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  if (current === null) host.replaceChildren(element)
}
