/**
 * Separates people's names from the stored log. An entry contains a key, and the name is stored under it elsewhere, where
 * it can be deleted. The log itself never changes.
 */
import type { By, Entrant, Entry, Logged } from '@stolik/event/model/entry'

/** A name stored outside the log. */
export interface KeptName {
  readonly key: string
  /** The player with this name; null for an account that acted for the event. */
  readonly player: string | null
  /** The account or guest with this name. */
  readonly person: string | null
  /** `Told` as JSON. */
  readonly text: string
}

/** The stored data of a name. */
interface Told {
  readonly name: string
  readonly licence?: string | null
  readonly person?: string | null
  readonly salt?: string | null
}

/** A log entry as it is stored: separated values are empty, and keys say where they are. */
interface Stored extends Logged {
  readonly names?: { readonly by?: string; readonly entry?: string }
}

/**
 * The entry without names, and the names.
 * @param keyOf the key for an account's name, created if there is none
 * @param unsealed the key for a player's name from before names were sealed; without it such a name stays in the entry
 */
export function separateNames(
  logged: Logged,
  keyOf: (account: string, name: string) => string,
  unsealed?: string,
): [Stored, KeptName[]] {
  const { by, entry } = logged
  const official = (account: string, name: string): KeptName => ({
    key: keyOf(account, name),
    player: null,
    person: account,
    text: JSON.stringify({ name } satisfies Told),
  })
  const ofBy = by.kind === 'direction' ? official(by.account, by.name) : undefined
  const ofEntry = entry.kind === 'appoint' ? official(entry.account, entry.name) : nameIn(entry, unsealed)
  if (ofBy === undefined && ofEntry === undefined) return [logged, []]
  const stored = {
    ...logged,
    by: by.kind === 'direction' ? { ...by, name: '' } : by,
    entry: ofEntry === undefined ? entry : emptied(entry),
    names: { ...(ofBy && { by: ofBy.key }), ...(ofEntry && { entry: ofEntry.key }) },
  }
  return [stored, [ofBy, ofEntry].filter((one) => one !== undefined)]
}

function nameIn(entry: Entry, unsealed: string | undefined): KeptName | undefined {
  if (entry.kind !== 'enter' && entry.kind !== 'change') return undefined
  const { player, seal } = entry
  const key = seal?.hash ?? unsealed
  if (key === undefined || seal?.salt === null) return undefined
  const { name, licence, person } = entry.entrant
  const named = { name, licence, person, ...(seal && { salt: seal.salt }) } satisfies Told
  return { key, player, person, text: JSON.stringify(named) }
}

function emptied(entry: Entry): Entry {
  if (entry.kind === 'appoint') return { ...entry, name: '' }
  if (entry.kind !== 'enter' && entry.kind !== 'change') return entry
  const entrant: Entrant = { ...entry.entrant, name: '', licence: null, person: null }
  return { ...entry, entrant, ...(entry.seal && { seal: { ...entry.seal, salt: null } }) }
}

/** The keys of the names separated from a stored entry. */
export const keysIn = ({ names }: Stored): readonly string[] =>
  [names?.by, names?.entry].filter((key) => key !== undefined)

/** The original entry; forgotten names are empty. */
export function joinNames({ names, ...logged }: Stored, textOf: (key: string) => string | undefined): Logged {
  const namedBy = (key: string | undefined): Told | undefined => {
    const text = key === undefined ? undefined : textOf(key)
    return text === undefined ? undefined : (JSON.parse(text) as Told)
  }
  const [ofBy, ofEntry] = [namedBy(names?.by), namedBy(names?.entry)]
  return {
    ...logged,
    by: ofBy === undefined ? logged.by : named(logged.by, ofBy),
    entry: ofEntry === undefined ? logged.entry : filled(logged.entry, ofEntry),
  }
}

const named = (by: By, { name }: Told): By => (by.kind === 'direction' ? { ...by, name } : by)

function filled(entry: Entry, { name, licence = null, person = null, salt = null }: Told): Entry {
  if (entry.kind === 'appoint') return { ...entry, name }
  if (entry.kind !== 'enter' && entry.kind !== 'change') return entry
  const seal = entry.seal && { ...entry.seal, salt }
  return { ...entry, entrant: { ...entry.entrant, name, licence, person }, ...(seal && { seal }) }
}

/** Whether this entry deletes a name. */
export const isForgottenBy = (entry: Entry, { player, person }: Omit<KeptName, 'text'>): boolean =>
  entry.kind === 'forget'
    ? player === entry.player
    : entry.kind === 'forgetOfficial' && player === null && person === entry.account
