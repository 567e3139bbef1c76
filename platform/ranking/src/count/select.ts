/** Decides which sheets a scheme takes, by which of its parts, and in which order. */
import { compare } from '@stolik/contract/compare'
import type { Part, Scheme } from '@stolik/contract/ranking/scheme'
import type { Sheet } from '@stolik/contract/ranking/sheet'
import { refuseCount, type CountRefusal } from '../model/scheme-refusal.js'
import type { HashedSheet } from './inputs.js'

export interface Selected extends HashedSheet {
  /** The part that takes lists played in a hall, and the part that takes online lists; −1: none. */
  readonly hall: number
  readonly online: number
}

/** Undefined: the scheme does not take the sheet. */
export function select(scheme: Scheme, { hash, sheet }: HashedSheet): Selected | CountRefusal | undefined {
  const { parts, count } = scheme
  if (!isFor(scheme, sheet)) {
    const named = parts.findIndex(({ events }) => events !== null && names(events, sheet))
    const { event, source } = sheet
    if (named === -1) return undefined
    return refuseCount('OTHER_EVENT', { path: `parts.${named + 1}.events`, event, source })
  }
  const part = (online: boolean): number =>
    parts.findIndex((one) => (online ? one.online : one.hall) && takes(one, sheet))
  const selected = { hash, sheet, hall: part(false), online: part(true) }
  if (selected.hall === -1 && selected.online === -1) return undefined
  if (selected.hall === selected.online || selected.hall === -1 || selected.online === -1) return selected
  // The sheet has both kinds of lists, for two parts. As a single result it would count twice.
  if (count.kind === 'points' && count.of === 'event' && isMixed(sheet)) return twice(sheet)
  return selected
}

export const twice = ({ event, source }: Sheet): CountRefusal => refuseCount('EVENT_TWICE', { event, source })

const isFor = ({ game, profiles, season }: Scheme, sheet: Sheet): boolean =>
  sheet.game === game &&
  profiles.includes(sheet.profile) &&
  sheet.date >= season.from &&
  sheet.date <= season.until

const takes = ({ kinds, organisers, regions, events }: Part, sheet: Sheet): boolean =>
  kinds.includes(sheet.kind) &&
  (organisers?.includes(sheet.organiser) ?? true) &&
  (regions === null || (sheet.region !== null && regions.includes(sheet.region))) &&
  (events === null || names(events, sheet))

const names = (events: NonNullable<Part['events']>, { source, event }: Sheet): boolean =>
  events.some((one) => one.event === event && one.source === source)

const isMixed = ({ lists: { online } }: Sheet): boolean =>
  online.includes(0) && online.some((one) => one !== 0)

/** The order in which events are counted: by day, and within a day by fixed criteria. */
export const inOrder = (a: HashedSheet, b: HashedSheet): number =>
  compare(a.sheet.date, b.sheet.date) ||
  compare(a.sheet.source, b.sheet.source) ||
  compare(a.sheet.event, b.sheet.event) ||
  compare(a.hash, b.hash)
