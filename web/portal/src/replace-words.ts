/** Changes the language of a page in place, so that people who are filling in a form can go on. */

/** The text nodes of a page, without those inside custom elements, which translate themselves. */
function* texts(node: Node): Generator<Text> {
  for (const child of node.childNodes)
    if (child instanceof Text) yield child
    else if (!child.nodeName.includes('-')) yield* texts(child)
}

function parsed(html: string): HTMLTemplateElement {
  const template = document.createElement('template')
  template.innerHTML = html
  return template
}

/** The HTML of a page without its words. */
function withoutWords(html: string): string {
  const page = parsed(html)
  for (const text of texts(page.content)) text.data = ''
  return page.innerHTML
}

/**
 * Replaces the words of the page `before`, which `main` shows, by those of `next`.
 * @returns false, with nothing changed, if the pages differ in more than words
 */
export function replaceWords(main: Element, before: string, next: string): boolean {
  if (withoutWords(before) !== withoutWords(next)) return false
  const [current, replacement] = [[...texts(main)], [...texts(parsed(next).content)]]
  if (current.length !== replacement.length) return false
  current.forEach((text, i) => (text.data = replacement[i]?.data ?? ''))
  return true
}
