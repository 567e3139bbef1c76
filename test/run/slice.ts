/** A slice of what `npm test` leaves out. */

/** How files of a slice are run: test/run/parts.ts. */
export type Kind =
  | 'unit'
  | 'thorough'
  | 'onPostgres'
  | 'servers'
  | 'plugin'
  | 'commands'
  | 'unitOnNode24'
  | 'installed'
  | 'journeys'
  | 'journeysAllWays'
  | 'journeysOverTwo'
  | 'journeysOnNode24'
  | 'frameworks'
  | 'firefox'
  | 'webkit'
  | 'elements'
  | 'fresh'
  | 'newElement'
  | 'fonts'
  | 'words'

/** Files by how they are run, and about how many seconds of the processor they take together. */
export type Slice = { readonly seconds: number } & Readonly<Partial<Record<Kind, readonly string[]>>>
