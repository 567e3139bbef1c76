/** The address for correcting words: the operator's setting, else the page of words, which says whom to tell. */

/** Returns the meta element that the gateway put into the document; null if there is none. */
export const gatewayMeta = (name: 'corrections' | 'release' | 'sign-in'): HTMLMetaElement | null =>
  document.querySelector(`meta[name="stolik-${name}"]`)

export const correctionsAddress = (): string => gatewayMeta('corrections')?.content ?? ''
