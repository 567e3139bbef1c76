/** What the sections of a list in the hall share: the list, who keeps it, and what has been begun on this phone. */
import type { Refusal } from '../client/client.js'
import type { TableList } from '../client/types.js'
import type { LocalList } from '../outbox/project.js'
import type { Speaker } from '../speaker.js'
import type { Keeping } from './keeping.js'
import type { PaperElement } from './paper.js'

/** A hand that is to be written otherwise, and how, once that was entered. */
export interface Correction {
  readonly hand: number
  readonly line: string | null
}

/** What the people at this phone have begun, and the gateway knows nothing of. */
export interface Begun {
  /** The chair that the phone was handed to. */
  readonly handed: number | null
  readonly correction: Correction | null
  /** The next hand is being entered though the last one is not checked. */
  readonly writing: boolean
  /** Why the line that was entered cannot be. */
  readonly fault: string | null
  /** The same of a PIN. */
  readonly pinFault: string | null
}

export const nothingBegun: Begun = {
  handed: null,
  correction: null,
  writing: false,
  fault: null,
  pinFault: null,
}

/** A list that is at hand, and who keeps it. */
export interface ListParts extends Speaker {
  readonly lang: string
  readonly keeping: Keeping
  readonly table: TableList
  readonly list: LocalList
  /** Whose phone this is. */
  readonly chair: number
  readonly lines: readonly string[]
  readonly begun: Begun
  readonly begin: (what: Partial<Begun>) => void
  /** The game's element, with what was chosen in it so far; null until it has come. */
  readonly paper: () => PaperElement | null
  /** A refusal in words. */
  readonly why: (refusal: Refusal) => string
  /** Puts away what was begun, and what was chosen in the game's element. */
  readonly putAway: () => void
}

/** Whether somebody holds this phone: it is theirs, or it was handed to them. */
export const holds = ({ chair, begun }: ListParts, who: number): boolean =>
  who === chair || begun.handed === who

/** Opens a hand to be written otherwise. */
export function correct({ putAway, begin }: ListParts, hand: number): void {
  putAway()
  begin({ correction: { hand, line: null } })
}
