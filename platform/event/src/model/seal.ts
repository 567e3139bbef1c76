/** Seals names when they are written. Hashes later use only the seal, so the name can be forgotten. Also draws the seeds. */
import { contentHash } from '@stolik/contract/canonical'
import type { Entrant, Entry, Seal } from './entry.js'

export const sealOf = ({ name, club }: Pick<Entrant, 'name' | 'club'>, salt: string): Seal => ({
  hash: contentHash({ salt, name, club }),
  salt,
})

/** Seals the name in an entry, if it has one, and adds the next seed. @param secret returns 256 random bits */
export const sealed = (entry: Entry, secret: () => string): Entry =>
  entry.kind === 'enter' || entry.kind === 'change'
    ? { ...entry, seal: sealOf(entry.entrant, secret()) }
    : withNext(entry, secret)

/** Adds the next seed to an entry that opens one. It is generated when the entry is written; a seed in the act is ignored. */
export const withNext = (entry: Entry, secret: () => string): Entry =>
  entry.kind === 'draw' || entry.kind === 'undoEarlyEnd'
    ? { ...entry, next: { salt: secret(), seed: secret() } }
    : entry

/** Replaces a forgotten name by the start number, which works in every language. */
export const namedAgain = (entrant: Entrant, number: number): Entrant =>
  entrant.name === '' ? forgotten(entrant, number) : entrant

/** Deletes personal data but keeps what rankings depend on: team, pair and categories. */
export const forgotten = (entrant: Entrant, number: number): Entrant => ({
  ...entrant,
  name: `#${number}`,
  person: null,
  licence: null,
})
