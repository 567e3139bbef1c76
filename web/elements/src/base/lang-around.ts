/** Returns the language of the nearest shadow host that has one. */
export function langAround(node: Node): string {
  const root = node.getRootNode()
  if (!(root instanceof ShadowRoot)) return ''
  const { lang } = root.host as HTMLElement
  return lang === '' ? langAround(root.host) : lang
}
