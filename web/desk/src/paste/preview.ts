/** The element that is chosen, as a child of ours: so it is found and fetched as on any page. */
import { linksOf, told, type Wanted } from './lines.js'

/** What it may have been told before. */
const may = ['person', 'hand', 'at', 'lang', 'theme']

/** Puts it there; what is there already is told the rest, so that it does not begin anew. */
export function showPreview(host: HTMLElement & { readonly server: string }, wanted: Wanted | null): void {
  if (wanted === null) return host.replaceChildren()
  const tag = `stolik-${wanted.kind.name}`
  const known = host.querySelector<HTMLElement>(`:scope > ${tag}`)
  const shown = known ?? document.createElement(tag)
  const all = new Map([...told(wanted), ...linksOf('', wanted), ['server', host.server]])
  for (const name of may) if (!all.has(name)) shown.removeAttribute(name)
  for (const [name, value] of all) if (shown.getAttribute(name) !== value) shown.setAttribute(name, value)
  if (known === null) host.replaceChildren(shown)
}
