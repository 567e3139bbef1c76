/** The papers of an event for the hall: which can be printed, what the others wait for, and which are printed and still right. */
import type { EventShown } from '@stolik/elements/event/client/types'

export interface Printable {
  /** The end of the code of its name: `papers.NAME`. */
  readonly name: string
  readonly file: string
  /** The series that it is for. */
  readonly n: number | null
  /** The end of the code of what must come first; null if it can be printed. */
  readonly waits: 'NO_PLAYERS' | 'NOT_DRAWN' | null
  /** What stands on it. If that changes after it was printed, it is to be printed again. */
  readonly basis: unknown
}

/** Returns the papers of an event in a hall, in the order in which they are needed: those of series that are over no more. */
export function papersFor({ regulations, players, series }: EventShown): readonly Printable[] {
  const ahead = series.filter(({ status }) => status !== 'ENDED')
  // Series may be drawn in advance. Of those that are not, the next one shows what its papers wait for.
  const printable = ahead.filter(({ status }, i) => i === 0 || status !== 'PLANNED')
  const cards = players
    .filter(({ status }) => status === 'ENTERED' || status === 'WAITING' || status === 'RESERVE')
    .map(({ id, number, name, club, team }) => [id, number, name, club, team])
  const whole = { n: null, waits: null }
  const { name, place, organiser, starts, fee } = regulations
  return [
    { ...whole, name: 'entrance', file: 'entrance.pdf', basis: [name, place, organiser, starts, fee] },
    { ...whole, name: 'regulations', file: 'regulations.pdf', basis: regulations },
    {
      name: 'cards',
      file: 'cards.pdf',
      n: null,
      waits: cards.length === 0 ? 'NO_PLAYERS' : null,
      basis: [
        cards,
        series.map(({ tables }) => tables.map(({ seats: all }) => all.map(({ player }) => player))),
      ],
    },
    ...printable.flatMap(({ n, status, tables }) =>
      (['seats', 'draw', 'lists', 'fallback'] as const).map((paper) => ({
        name: paper,
        file: `${paper}-${n}.pdf`,
        n,
        waits: status === 'PLANNED' ? ('NOT_DRAWN' as const) : null,
        basis: tables.map(({ table, seats }) => [table, seats.map(({ player, name }) => [player, name])]),
      })),
    ),
  ]
}

/** A number for what stands on a paper, by which a change is noticed (FNV-1a). */
export function printOf(basis: unknown): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(JSON.stringify(basis)))
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash.toString(36)
}

const key = (event: string): string => `stolik.printed.${event}`

/** What this browser has printed of an event: by file, what stood on it. */
export function printed(event: string): Readonly<Record<string, string>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key(event)) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, string>) : {}
  } catch {
    return {}
  }
}

/** Notes that a paper was printed here. A browser that stores nothing only forgets it. */
export function notePrinted(event: string, { file, basis }: Pick<Printable, 'file' | 'basis'>): void {
  try {
    localStorage.setItem(key(event), JSON.stringify({ ...printed(event), [file]: printOf(basis) }))
  } catch {
    // Nothing is lost but a reminder.
  }
}

/** `CHANGED`: it was printed here, and something on it has changed since. */
export type PaperState = 'WAITS' | 'READY' | 'PRINTED' | 'CHANGED'

export function stateOf(
  { file, waits, basis }: Printable,
  before: Readonly<Record<string, string>>,
): PaperState {
  if (waits !== null) return 'WAITS'
  const was = before[file]
  if (was === undefined) return 'READY'
  return was === printOf(basis) ? 'PRINTED' : 'CHANGED'
}
