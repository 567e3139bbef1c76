/** Returns the address of a table's page, from a pattern such as `/table/{id}`, with the invitation if there is one. */
export function tableAddress(pattern: string, id: string, invitation: string | null = null): string {
  const url = new URL(pattern.replace('{id}', encodeURIComponent(id)), location.href)
  if (invitation !== null) url.searchParams.set('invitation', invitation)
  return url.href
}
