/** Templates for HTML and XML. Inserted text is escaped unless it is markup from here. */

export interface Markup {
  readonly markup: string
}

type Part = Markup | string | number | null | readonly Part[]

/** Characters that XML 1.0 forbids, even escaped, and that browsers do not accept. */

const odd = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Replaces each character that a page cannot contain by U+FFFD. */
export const holdable = (text: string): string => text.replace(odd, '\ufffd')

/** Escapes a text for an element, or for an attribute in quotation marks. */
export const escaped = (text: string): string =>
  holdable(text).replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)

const written = (part: Part): string => {
  if (part === null) return ''
  if (typeof part === 'string') return escaped(part)
  if (typeof part === 'number') return String(part)
  return 'markup' in part ? part.markup : part.map(written).join('')
}

/** A template tag for markup; null inserts nothing. */
export const markup = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  markup: texts.reduce((all, text, i) => all + written(parts[i - 1] ?? null) + text),
})
