/** Shared by the sections of a list in the hall: the list, its state on this phone, and what has been entered here. */
import type { Refusal } from '../client/client.js'
import type { TableList } from '../client/types.js'
import type { LocalList } from '../outbox/project.js'
import type { Speaker } from '../speaker.js'
import type { ListSession } from './list-session.js'
import type { PaperElement } from './paper.js'

/** A hand being corrected, and its new line once entered. */
export interface Correction {
  readonly hand: number
  readonly line: string | null
}

/** What the people at this phone have entered, and the gateway does not know yet. */
export interface Draft {
  /** The chair that the phone was handed to. */
  readonly handed: number | null
  readonly correction: Correction | null
  /** Whether the next hand is being entered before the last one is checked. */
  readonly writing: boolean
  /** Why the entered line is impossible. */
  readonly fault: string | null
  /** Why the entered PIN was refused. */
  readonly pinFault: string | null
}

export const emptyDraft: Draft = {
  handed: null,
  correction: null,
  writing: false,
  fault: null,
  pinFault: null,
}

/** A loaded list with everything that its sections need. */
export interface ListParts extends Speaker {
  readonly lang: string
  readonly session: ListSession
  readonly table: TableList
  readonly list: LocalList
  /** The chair of the phone's owner. */
  readonly chair: number
  readonly lines: readonly string[]
  readonly draft: Draft
  readonly updateDraft: (what: Partial<Draft>) => void
  /** Returns the game's element with the choices made in it so far; null until its code has loaded. */
  readonly paper: () => PaperElement | null
  /** Explains a refusal in words. */
  readonly why: (refusal: Refusal) => string
  /** Discards the draft, and the choices made in the game's element. */
  readonly closeForm: () => void
}

/** Whether somebody holds this phone: they own it, or it was handed to them. */
export const holdsPhone = ({ chair, draft }: ListParts, who: number): boolean =>
  who === chair || draft.handed === who

/** Opens a hand for correction. */
export function openCorrection({ closeForm, updateDraft }: ListParts, hand: number): void {
  closeForm()
  updateDraft({ correction: { hand, line: null } })
}
