/** A page in another language, said where it stands: whoever is filling in a form there goes on with it. */

/** What stands between the tags; what is inside of an element of ours is its own business. */
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

/** A page without its words. */
function bones(html: string): string {
  const page = parsed(html)
  for (const text of texts(page.content)) text.data = ''
  return page.innerHTML
}

/**
 * Says in `main`, which shows the page `before`, the words of `next`.
 * @returns false, with nothing done, where more than words differ
 */
export function retell(main: Element, before: string, next: string): boolean {
  if (bones(before) !== bones(next)) return false
  const [shown, said] = [[...texts(main)], [...texts(parsed(next).content)]]
  if (shown.length !== said.length) return false
  shown.forEach((text, i) => (text.data = said[i]?.data ?? ''))
  return true
}
