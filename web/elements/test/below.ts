/** Returns all elements below, through all shadow roots. */
export const below = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('*')].flatMap((one) => [
    one,
    ...(one.shadowRoot === null ? [] : below(one.shadowRoot)),
  ])
