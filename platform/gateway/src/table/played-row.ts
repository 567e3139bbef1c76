/** A settled hand from the view of one person at the table, for their own page. Pure. */
import type { Chair, SheetRow } from '@stolik/core'
import { isHuman, type TableState } from './state.js'

/** Increased when rows are built differently: then all rows are rebuilt from the logs. */
export const indexVersion = 2

/** The displayed data of a hand, the same for everybody at the table. */
export interface ShownHand {
  readonly profile: string
  /** The invitation word that lets others see a private table. */
  readonly invitation: string | null
  /** Hands in the series. */
  readonly length: number
  /** By chair. */
  readonly players: readonly string[]
  readonly row: SheetRow
  /** The final total of each chair, including bonuses, if this hand ended the series; else null. */
  readonly final: readonly number[] | null
  /** The chairs that were given a hint; left out if none was. */
  readonly hinted?: readonly Chair[]
}

export interface PlayedRow {
  readonly person: string
  readonly chair: Chair
  /** When the hand was settled, in milliseconds since 1970. */
  readonly at: number
  readonly game: string
  /** The kind of contract: a key in the game's catalogue. */
  readonly kind: string
  /** Whether they took part in the hand; false if they sat out. */
  readonly took: boolean
  /** Whether the contract was theirs, and if so whether they won it. */
  readonly own: boolean
  readonly won: boolean | null
  /** Null if the list has no score for them. */
  readonly score: number | null
  readonly shown: ShownHand
}

/** The rows of the hand settled last, one for each human at the table; none where nothing counts. */
export function playedRows(
  { plugin, opened, occupants, settled, hinted }: TableState,
  at: number,
): readonly PlayedRow[] {
  // Some of them may have known the cards.
  if (opened.given !== undefined) return []
  const last = settled.at(-1)
  if (last === undefined) throw new RangeError('no hand has been settled')
  const people = occupants.flatMap((o, chair) =>
    o !== null && isHuman(o) && o.person !== null ? [{ person: o.person, chair }] : [],
  )
  if (people.length === 0) return []
  const sheet = plugin.sheet(opened.profile, opened.chairs, settled)
  const { kind, owner, won } = plugin.papers.played(last)
  const row = sheet.rows.at(-1)
  if (row === undefined) throw new RangeError('a settled hand without a line in the list')
  const hand: ShownHand = {
    profile: opened.profile,
    invitation: opened.invitation,
    length: opened.length,
    row,
    players: occupants.map((o) => o?.name ?? ''),
    final: settled.length === opened.length ? sheet.totals : null,
    ...(hinted.length > 0 && { hinted }),
  }
  return people.map(({ person, chair }) => ({
    person,
    chair,
    at,
    game: plugin.id,
    kind,
    shown: hand,
    took: last.seating.includes(chair),
    own: owner === chair,
    won: owner === chair ? won : null,
    score: row.scores[chair] ?? null,
  }))
}
