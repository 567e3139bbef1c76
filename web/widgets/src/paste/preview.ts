/** The element that is chosen, as a child of ours: so it is found and fetched as on any page. */
import type { Wanted } from './lines.js'

/** Puts it there; what is there already is told the rest, so that it does not begin anew. */
export function showPreview(host: HTMLElement & { readonly server: string }, wanted: Wanted | null): void {
  if (wanted === null) return host.replaceChildren()
  const { kind, of, lang, theme } = wanted
  const tag = `stolik-${kind.name}`
  const known = host.querySelector<HTMLElement>(`:scope > ${tag}`)
  const shown = known ?? document.createElement(tag)
  const told: Readonly<Record<string, string>> = {
    ...kind.links,
    ...(kind.of === undefined ? {} : { [kind.of]: of }),
    server: host.server,
    lang,
    theme,
  }
  for (const [name, value] of Object.entries(told)) {
    const wantedValue = value.replace('{of}', encodeURIComponent(of))
    if (value === '' && name !== 'server') shown.removeAttribute(name)
    else if (shown.getAttribute(name) !== wantedValue) shown.setAttribute(name, wantedValue)
  }
  if (known === null) host.replaceChildren(shown)
}
