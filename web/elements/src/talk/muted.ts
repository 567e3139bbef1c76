/** The people and tables that a person has muted. The browser keeps this for every table. */
import { observable, type Observable } from '../base/observable.js'
import { writeStored, readStored } from '../base/storage.js'
import type { Remark } from './remark.js'

export interface Muted {
  readonly people: readonly { readonly speaker: string; readonly name: string }[]
  /** Ids of tables whose talk is not shown. */
  readonly tables: readonly string[]
  /** Whether all talk is hidden. */
  readonly all: boolean
}

const key = 'stolik.muted'
/** Beyond this number the oldest entries are forgotten. */
const most = 200

const isText = (value: unknown): value is string => typeof value === 'string'
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Reads the stored text, and ignores whatever it does not understand. */
export function readMuted(text: string | null): Muted {
  let stored: Record<string, unknown> = {}
  try {
    stored = { ...(JSON.parse(text ?? '{}') as object) }
  } catch {
    // The text is not ours, so nothing counts as stored.
  }
  const people = listOf(stored['people']).flatMap((one) => {
    const { speaker, name } = { ...(one as Record<string, unknown>) }
    return isText(speaker) && isText(name) ? [{ speaker, name }] : []
  })
  return { people, tables: listOf(stored['tables']).filter(isText), all: stored['all'] === true }
}

const current = observable(readMuted(readStored(key)))
addEventListener('storage', (event) => {
  if (event.key === key) current.set(readMuted(event.newValue))
})

/** The same for every element on the page, and in every tab. */
export const muted: Observable<Muted> = current

function set(change: Partial<Muted>): void {
  const next = { ...current.value, ...change }
  const bounded = { ...next, people: next.people.slice(-most), tables: next.tables.slice(-most) }
  writeStored(key, JSON.stringify(bounded))
  current.set(bounded)
}

export function mutePerson({ speaker, name }: Pick<Remark, 'speaker' | 'name'>, on: boolean): void {
  const others = current.value.people.filter((one) => one.speaker !== speaker)
  set({ people: on ? [...others, { speaker, name }] : others })
}

export function muteTable(table: string, on: boolean): void {
  const others = current.value.tables.filter((one) => one !== table)
  set({ tables: on ? [...others, table] : others })
}

export const muteAll = (on: boolean): void => set({ all: on })

/** Whether a remark at a table is shown. The person's own remarks always are. */
export const isRead = ({ people, tables, all }: Muted, table: string, { speaker, mine }: Remark): boolean =>
  mine || !(all || tables.includes(table) || people.some((one) => one.speaker === speaker))
