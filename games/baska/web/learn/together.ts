import type { Catalogue } from '@stolik/core'

/** Catalogues that are fetched at once, as one. */
export const together = async (...parts: readonly Promise<Catalogue>[]): Promise<Catalogue> =>
  Object.assign({}, ...(await Promise.all(parts))) as Catalogue
