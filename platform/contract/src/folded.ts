/** The text as it is compared with what people type: in lower case, `ł` as `l`, `ß` as `ss`, and without diacritics. */
export const folded = (text: string): string =>
  text.toLowerCase().replaceAll('ł', 'l').replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '')
