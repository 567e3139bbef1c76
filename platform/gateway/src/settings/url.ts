/**
 * The address of a gateway itself: what stands on paper, in links and in codes. A request may name any host, so none is asked.
 *
 * @returns such as `https://cards.example`, whatever page of it was typed; undefined for what is no address of a site
 */
export function readUrl(text: string): string | undefined {
  if (text.length > 300 || !URL.canParse(text)) return undefined
  const { protocol, origin, username, password } = new URL(text)
  const isSite = (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
  return isSite ? origin : undefined
}
