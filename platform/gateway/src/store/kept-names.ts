/**
 * What people are called, taken out of the log where it is stored: an entry names a key, under which the name lies apart and
 * can be deleted. The log itself is never changed.
 */
import type { By, Entrant, Entry, Logged } from '@stolik/tournament/model/entry'

/** A name apart from the log. */
export interface KeptName {
  readonly key: string
  /** The player that it names; null of an account that acted for the event. */
  readonly player: string | null
  /** The account or guest that it is of. */
  readonly person: string | null
  /** JSON of `Told`. */
  readonly text: string
}

/** What is kept of a name. */
interface Told {
  readonly name: string
  readonly licence?: string | null
  readonly person?: string | null
  readonly salt?: string | null
}

/** As it is stored: what is told apart is empty, and keys say where it is. */
interface Stored extends Logged {
  readonly names?: { readonly by?: string; readonly entry?: string }
}

/**
 * The entry without names, and the names.
 * @param keyOf the key of an account's name, made where there is none
 * @param unsealed the key of a player's name that was written before names were sealed; such a name stays unless it is given
 */
export function separate(
  logged: Logged,
  keyOf: (account: string, name: string) => string,
  unsealed?: string,
): [Stored, KeptName[]] {
  const { by, entry } = logged
  const official = (account: string, name: string): KeptName => ({
    ...{ key: keyOf(account, name), player: null, person: account },
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
  const told = { name, licence, person, ...(seal && { salt: seal.salt }) } satisfies Told
  return { key, player, person, text: JSON.stringify(told) }
}

function emptied(entry: Entry): Entry {
  if (entry.kind === 'appoint') return { ...entry, name: '' }
  if (entry.kind !== 'enter' && entry.kind !== 'change') return entry
  const entrant: Entrant = { ...entry.entrant, name: '', licence: null, person: null }
  return { ...entry, entrant, ...(entry.seal && { seal: { ...entry.seal, salt: null } }) }
}

/** The keys of the names that a stored entry has apart. */
export const keysIn = ({ names }: Stored): readonly string[] =>
  [names?.by, names?.entry].filter((key) => key !== undefined)

/** The entry as it was told; where a name was forgotten it is empty. */
export function together({ names, ...logged }: Stored, textOf: (key: string) => string | undefined): Logged {
  const told = (key: string | undefined): Told | undefined => {
    const text = key === undefined ? undefined : textOf(key)
    return text === undefined ? undefined : (JSON.parse(text) as Told)
  }
  const [ofBy, ofEntry] = [told(names?.by), told(names?.entry)]
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

/** Whether a name goes when this is written. */
export const isForgottenBy = (entry: Entry, { player, person }: Omit<KeptName, 'text'>): boolean =>
  entry.kind === 'forget'
    ? player === entry.player
    : entry.kind === 'forgetOfficial' && player === null && person === entry.account
