/** Names are sealed where they are written down: what is hashed later knows the seal alone, and the name can be forgotten. Seeds are drawn there, too. */
import { contentHash } from '@stolik/contract/canonical'
import type { Entrant, Entry, Seal } from './entry.js'

export const sealOf = ({ name, club }: Pick<Entrant, 'name' | 'club'>, salt: string): Seal => ({
  hash: contentHash({ salt, name, club }),
  salt,
})

/** Seals the name that an entry brings, if it brings one, and commits to the next seed with a draw. @param secret 256 bits */
export const sealed = (entry: Entry, secret: () => string): Entry =>
  entry.kind === 'enter' || entry.kind === 'change'
    ? { ...entry, seal: sealOf(entry.entrant, secret()) }
    : withNext(entry, secret)

/** Drawn when it is written, by nobody's wish: what an act says of seeds is not asked. */
export const withNext = (entry: Entry, secret: () => string): Entry =>
  entry.kind === 'draw' ? { ...entry, next: { salt: secret(), seed: secret() } } : entry

/** What stands for a player whose name was forgotten, in every language: their start number. */
export const namedAgain = (entrant: Entrant, number: number): Entrant =>
  entrant.name === '' ? forgotten(entrant, number) : entrant

/** Whoever counts by team, pair or category still can: what places depend on stays. */
export const forgotten = (entrant: Entrant, number: number): Entrant => ({
  ...entrant,
  name: `#${number}`,
  person: null,
  licence: null,
})
