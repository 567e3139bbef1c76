/** Reads the address of a replay, as copied from the gateway's page. */
import { positionIn, writePosition } from '@stolik/elements/replay/position'

export interface Deal {
  readonly table: string
  /** From 1. */
  readonly hand: string
  /** Where it begins; empty = with the first card. */
  readonly at: string
}

/**
 * @param origin of the gateway, without a slash at its end
 * @returns null for any other address. Also null for one with an invitation, which a public page would give away
 */
export function dealAt(address: string, origin: string): Deal | null {
  if (!URL.canParse(address)) return null
  const { href, searchParams } = new URL(address)
  const [path = ''] = href.split(/[?#]/, 1)
  const [, table, hand] = /^\/replay\/([^/]+)\/([1-9]\d*)\/?$/.exec(path.slice(origin.length)) ?? []
  if (!path.startsWith(`${origin}/`) || table === undefined || hand === undefined) return null
  if (searchParams.has('invitation')) return null
  const decoded = read(table)
  if (decoded === null) return null
  const position = positionIn(href, 'replay')
  return { table: decoded, hand, at: position === null ? '' : writePosition(position) }
}

function read(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
