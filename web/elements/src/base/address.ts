/** Returns the address of a table's page, from a pattern such as `/table/{id}`. */
export const tableAddress = (pattern: string, id: string): string =>
  new URL(pattern.replace('{id}', encodeURIComponent(id)), location.href).href
