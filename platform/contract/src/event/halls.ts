/** The halls that share out the tables of an event, by the numbers of the tables. */

export interface Hall {
  readonly name: string
  /** The first and the last table. */
  readonly from: number
  readonly to: number
}

/** The name of a table's hall; null if the regulations name none for it, and for a table online. */
export const hallOf = (
  halls: readonly Hall[],
  { table, online }: { readonly table: number; readonly online: boolean },
): string | null =>
  online ? null : (halls.find(({ from, to }) => from <= table && table <= to)?.name ?? null)
