import type { Entropy } from '../entropy.js'

/**
 * A login is given by the gateway, so that none is ever refused as taken: nobody learns by asking for one whether
 * somebody has it. It begins with the name, as far as that can be typed anywhere.
 */
export function newLogin(name: string, { word }: Pick<Entropy, 'word'>): string {
  const typed = name
    .toLowerCase()
    .replace(/ł/g, 'l')
    .normalize('NFKD')
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 12)
  return `${typed === '' ? 'player' : typed}-${word(6)}`
}

/** A login as somebody typed it; undefined when it cannot be one. */
export function readLogin(text: string): string | undefined {
  if (text.length > 40) return undefined
  const login = text.trim().toLowerCase()
  return /^[a-z0-9]{1,12}-[2-9a-hjkmnp-z]{6}$/.test(login) ? login : undefined
}
