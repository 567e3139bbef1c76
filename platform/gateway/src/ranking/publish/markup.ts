/** HTML and XML written by us: every text in it is escaped unless it was written here too. */

export interface Markup {
  readonly markup: string
}

type Part = Markup | string | number | null | readonly Part[]

/** Neither XML 1.0 nor a reader takes these, not even escaped. */

const odd = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** The same text with a sign for each character that no page can hold. */
export const holdable = (text: string): string => text.replace(odd, '\ufffd')

/** As text and as the value of an attribute in quotation marks. */
export const escaped = (text: string): string =>
  holdable(text).replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)

const written = (part: Part): string => {
  if (part === null) return ''
  if (typeof part === 'string') return escaped(part)
  if (typeof part === 'number') return String(part)
  return 'markup' in part ? part.markup : part.map(written).join('')
}

/** Markup with parts put in; null is nothing. */
export const markup = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  markup: texts.reduce((all, text, i) => all + written(parts[i - 1] ?? null) + text),
})
