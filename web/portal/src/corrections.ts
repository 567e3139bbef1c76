/** Where words are corrected: what the operator has set, else the page of words, which says whom to tell. */

/** What the gateway has put into the document; undefined where it has nothing to say. */
export const toldBy = (name: 'corrections' | 'release'): HTMLMetaElement | null =>
  document.querySelector(`meta[name="stolik-${name}"]`)

export const corrections = (): string => toldBy('corrections')?.content ?? ''
