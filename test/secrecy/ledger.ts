/** What everybody at a table may know at each moment, computed from its whole log: the hands one after the other. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { plainLedger, type Known, type Ledger, type LedgerOf } from '@stolik/core/laws'
import type { Entry } from '../../platform/gateway/src/table/entry.js'

export interface Hand {
  /** The table's seq after the deal, and after the last move. */
  readonly from: number
  over: number
  readonly secrets: readonly string[]
  /** What each seat, and an onlooker (last), knew at each seq from `from` on. */
  readonly known: (readonly Known[])[]
}

/** The ledger that a game brings, or the plain one for games that need none. */
export async function ledgerOf(game: string): Promise<LedgerOf> {
  const file = join(import.meta.dirname, `../../games/${game}/test/ledger.ts`)
  return existsSync(file) ? ((await import(file)) as { ledger: LedgerOf }).ledger : plainLedger
}

/** `seats` is the number of players in a hand. */
export function hands(log: readonly Entry[], ledger: LedgerOf, profile: string, seats: number): Hand[] {
  const list: Hand[] = []
  const sealed = log.flatMap((entry) => {
    if (entry.kind === 'open') return [entry.sealed]
    return entry.kind === 'deal' ? [entry.next] : []
  })
  let table: Ledger | undefined
  for (const [i, entry] of log.entries()) {
    const hand = list.at(-1)
    if (entry.kind === 'deal') {
      table = ledger(entry.deal, profile, seats)
      const own = sealed[list.length]
      const next = sealed[list.length + 1]
      const secrets = [entry.deal, own?.salt, own?.seed, next?.salt, next?.seed].filter(
        (text): text is string => text !== undefined,
      )
      list.push({ from: i + 1, over: i + 1, secrets, known: [table.known()] })
    } else if (hand !== undefined && table !== undefined) {
      if (entry.kind === 'move') {
        table.move(entry.seat, entry.move)
        hand.over = i + 1
      }
      hand.known.push(table.known())
    }
  }
  return list
}
