/** Where words are corrected: what the operator has set, else the page of words, which says whom to tell. */

/** As the gateway has put it into the document; '' where nothing is set. */
export const corrections = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="stolik-corrections"]')?.content ?? ''
