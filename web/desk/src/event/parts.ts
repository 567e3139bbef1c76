/** Shared by the sections of the director's desk: the event, its secrets, and helpers for acts. */
import { isolated } from '@stolik/core'
import type { TemplateResult } from 'lit'
import type { Act } from '@stolik/elements/event/client/acts'
import type { At } from '@stolik/elements/event/client/client'
import type { Entries, EventPlayer, EventShown } from '@stolik/elements/event/client/types'
import type { Speaker } from '@stolik/elements/event/speaker'
import type { Watched } from '@stolik/elements/event/watched'
import { button } from '../form/buttons.js'
import type { Cash } from './cash.js'
import type { Section } from './sections.js'

/** Where something happened. The deal counts from 0, and is null if it is about no single deal. */
export interface Incident extends At {
  readonly hand: number | null
}

export interface DeskParts extends Speaker {
  readonly watched: Watched
  readonly event: EventShown
  /** Whether the viewer is a director, who may do everything. Otherwise they make rulings, or check in at the door. */
  readonly directs: boolean
  /** Cards, keys and private data of players, for the director alone; null until loaded. */
  readonly entries: Entries | null
  /** What came in and went out, for the director alone; null until loaded, and without a fee. */
  readonly cash: Cash | null
  /** Fetches the entries again. */
  readonly refresh: () => void
  /** The player whose entry is being changed. */
  readonly editing: string | null
  readonly edit: (player: string | null) => void
  /** The search text for entries. */
  readonly sought: string
  readonly seek: (text: string) => void
  readonly door: DoorParts
  /** The address of the event's page. */
  readonly href: string
  readonly tableHref: string | null
  /** The address of the page for announcing an event. */
  readonly newHref: string | null
  /** Downloads the regulations as a file. */
  readonly saveRegulations: () => void
  readonly lang: string
  readonly server: string
  /** Opens a paper that only the director may have. `more` is what it is asked for besides its language. */
  readonly print: (file: string, more?: Readonly<Record<string, string>>) => void
  /** The chosen table. */
  readonly at: At | null
  readonly choose: (at: At | null) => void
  /** Begins a ruling on what happened at a table. */
  readonly ruleOn: (incident: Incident) => void
  /** Goes to another section. */
  readonly go: (section: Section) => void
  /** The person takes the event a step further: the keyboard then goes to the next step. */
  readonly stepped: () => void
}

/** An act that can be taken back by another one, and the code of the sentence that says what was done. */
export interface Undoing {
  readonly code: string
  readonly n: number
  readonly act: Act
}

/** What the door needs besides: acts wait for each other there, and what was done to many can be undone. */
export interface DoorParts {
  /** Sends an act after those before it, and the next one if it is done. Returns whether it is. */
  readonly send: (act: Act, next?: Act | null) => Promise<boolean>
  readonly undoing: Undoing | null
  readonly offerUndo: (undoing: Undoing | null) => void
  /** Whether the list shows only who is not here. */
  readonly onlyAbsent: boolean
  readonly showOnlyAbsent: (only: boolean) => void
}

/** Whether people come through a door to this event, and still may. */
export const hasDoor = (event: EventShown): boolean =>
  event.regulations.mode !== 'ONLINE' && !isOver(event) && event.players.length > 0

/** A button for one act. */
export const actButton = (
  { watched, say }: Pick<DeskParts, 'watched' | 'say'>,
  code: string,
  act: Act,
  primary = false,
): TemplateResult =>
  button(say(code), () => watched.act(act), {
    busy: watched.busy,
    look: primary ? 'button primary' : 'button',
  })

/** Whether nothing of the event can change any more: its result is final, or it is cancelled. */
export const isOver = ({ phase }: EventShown): boolean => phase === 'FINAL' || phase === 'CANCELLED'

export const playerName = (event: EventShown, id: string): string => {
  const player = event.players.find((one) => one.id === id)
  return player === undefined ? id : `${player.number} ${isolated(player.name)}`
}

/** Who waits for a place, in the order in which they move up. */
export const waitingList = ({ event }: Pick<DeskParts, 'event'>): readonly EventPlayer[] =>
  event.players
    .filter(({ status }) => status === 'WAITING')
    .toSorted((a, b) => (a.waitingPlace ?? 0) - (b.waitingPlace ?? 0))

/** Returns the number of undecided protests. */
export const openProtests = ({ protests }: EventShown): number =>
  protests.filter(({ status }) => status === 'OPEN' || status === 'APPEALED').length
