/**
 * Returns the address of a table's page, from a pattern such as `/table/{id}`, with the invitation if there is one: where the
 * pattern has `{invitation}`, or else in the query.
 */
export function tableAddress(pattern: string, id: string, invitation: string | null = null): string {
  const named = pattern.replace('{id}', encodeURIComponent(id))
  const url = new URL(named.replace('{invitation}', encodeURIComponent(invitation ?? '')), location.href)
  if (invitation === null && url.hash === '') url.hash = ''
  else if (invitation !== null && !pattern.includes('{invitation}'))
    url.searchParams.set('invitation', invitation)
  return url.href
}
