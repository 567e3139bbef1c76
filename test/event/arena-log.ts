/** What the log of an arena says about its seats. */
import { expect } from 'vitest'
import type { Director } from './remote.js'

export interface ArenaEntry {
  readonly kind: string
  readonly tables?: readonly { readonly table: number; readonly players: readonly string[] }[]
  readonly table?: number
  readonly player?: string
  readonly ready?: boolean
}

/** The log of the event, which only its director reads. */
export async function arenaLog(director: Director, event: string): Promise<readonly ArenaEntry[]> {
  const all: ArenaEntry[] = []
  for (;;) {
    const { entries } = await director.ask<{ entries: { kind: string; entry: string }[] }>(
      'query ($e: ID!, $f: Int!) { eventAudit(event: $e, from: $f) { ... on EventAudit { entries { kind entry } } } }',
      { e: event, f: all.length },
    )
    if (entries.length === 0) return all
    all.push(...entries.map(({ kind, entry }) => ({ ...(JSON.parse(entry) as object), kind })))
  }
}

/** The tables that entries of a log seat. */
export const seatedIn = (log: readonly ArenaEntry[]) =>
  log.flatMap(({ kind, tables = [] }) => (kind === 'seat' ? tables : []))

/** How many signatures a list of three has. */
const signatures = 3

/** Fails if somebody had two tables at once, or still has one at the end. Returns the players of each table by its number. */
export function expectSeatsOnce(log: readonly ArenaEntry[]): ReadonlyMap<number, readonly string[]> {
  const at = new Map<string, number>()
  const signed = new Map<number, number>()
  const players = new Map<number, readonly string[]>()
  for (const entry of log) {
    const { kind, table = 0 } = entry
    for (const one of seatedIn([entry])) {
      expect(players.has(one.table), `table ${one.table} begins twice`).toBe(false)
      players.set(one.table, one.players)
      for (const player of one.players) {
        expect(at.has(player), `${player} at two tables`).toBe(false)
        at.set(player, one.table)
      }
    }
    if (kind === 'sign') signed.set(table, (signed.get(table) ?? 0) + 1)
    if (kind === 'annul' || (kind === 'sign' && signed.get(table) === signatures))
      for (const player of players.get(table) ?? []) at.delete(player)
  }
  expect([...at]).toEqual([])
  return players
}
