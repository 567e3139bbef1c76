/**
 * How a person plays at tables in this browser: which cards go without a tap, how a hand is sorted, how fast cards move. Stored apart
 * from the other preferences, because most elements show no table.
 */
import type { TableElement } from '@stolik/kit/table'
import { observable, type Observable } from './observable.js'
import { prefs } from './prefs.js'
import { readStored, writeStored } from './storage.js'

/** When the only card that may be played is played by itself. */
export const onlyCards = ['last', 'always', 'never'] as const
/** What the cards of a hand are sorted by; `own`: they stay as the person has laid them. */
export const sortings = ['suit', 'rank', 'own'] as const
export const trumpSides = ['left', 'right'] as const
/** How fast cards move. */
export const motions = ['usual', 'off', 'quick', 'slow'] as const

interface Playing {
  readonly onlyCard: (typeof onlyCards)[number]
  readonly sorting: (typeof sortings)[number]
  readonly trumps: (typeof trumpSides)[number]
  /** Whether red and black suits alternate in a hand. */
  readonly alternate: boolean
  readonly motion: (typeof motions)[number]
}

const key = 'stolik.playing'

/** Returns the value if it is in the list, else the first one there, the default. */
const oneOf = <T>(list: readonly [T, ...T[]], value: unknown): T =>
  list.find((item) => item === value) ?? list[0]

/** Returns the choices in a stored text; anything invalid becomes the default. */
export function readPlaying(text: string | null): Playing {
  let stored: Record<string, unknown> = {}
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    if (typeof value === 'object' && value !== null) stored = { ...value }
  } catch {
    // Not our format: treated as if nothing were stored.
  }
  return {
    onlyCard: oneOf(onlyCards, stored['onlyCard']),
    sorting: oneOf(sortings, stored['sorting']),
    trumps: oneOf(trumpSides, stored['trumps']),
    alternate: stored['alternate'] !== false,
    motion: oneOf(motions, stored['motion']),
  }
}

const current = observable(readPlaying(readStored(key)))
addEventListener('storage', (event) => {
  if (event.key === key) current.set(readPlaying(event.newValue))
})

/** The choices, shared by every table on the page and every tab. */
export const playing: Observable<Playing> = current

export function choosePlaying(change: Partial<Playing>): void {
  const next = { ...current.value, ...change }
  writeStored(key, JSON.stringify(next))
  current.set(next)
}

/** How long a card moves, and how long a finished trick stays, in milliseconds. */
const paces: Readonly<Record<Playing['motion'], readonly [step: number, linger: number]>> = {
  usual: [200, 1200],
  off: [0, 1200],
  quick: [100, 700],
  slow: [400, 2000],
}

/** Sets the choices on a game's table element. */
export function playAsChosen(board: TableElement & { linger?: number }): void {
  const { onlyCard, sorting, trumps, alternate, motion } = current.value
  const [step, linger] = paces[motion]
  Object.assign(board, {
    firstTap: prefs.value.firstTap,
    onlyCard,
    linger,
    step,
    order: { by: sorting, trumps, alternate },
  })
}
