/**
 * The address of the gateway itself, for print, links and codes. The host of a request cannot be trusted for this.
 * @returns an origin such as `https://cards.example`, whatever page of it was typed; undefined if it is not a website's
 * address
 */
export function readUrl(text: string): string | undefined {
  if (text.length > 300 || !URL.canParse(text)) return undefined
  const { protocol, origin, username, password } = new URL(text)
  const isSite = (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
  return isSite ? origin : undefined
}
