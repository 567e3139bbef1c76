import type { IncomingMessage } from 'node:http'

/**
 * Whether a browser page of that origin may open a socket: our own pages, and those of the sites listed. Programs
 * that are no browsers send no origin; they carry nobody's cookies, so there is nothing to protect from them.
 */
export function mayConnect(origins: readonly string[], { headers }: IncomingMessage): boolean {
  const { origin, host } = headers
  if (origin === undefined || origins.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
