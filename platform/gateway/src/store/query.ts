/** How stores run statements. */
import { sql, type SelectQueryBuilder } from 'kysely'

/** Runs a statement of which nothing is read. */
export async function run(statement: { execute(): Promise<unknown> }): Promise<void> {
  await statement.execute()
}

interface Changed {
  readonly numDeletedRows?: bigint
  readonly numUpdatedRows?: bigint
  readonly numInsertedOrUpdatedRows?: bigint | undefined
}

/** Whether a statement has added, changed or removed its one row. Of two at once only one does. */
export async function changesOne(statement: {
  executeTakeFirst(): Promise<Changed | undefined>
}): Promise<boolean> {
  const { numDeletedRows, numUpdatedRows, numInsertedOrUpdatedRows } =
    (await statement.executeTakeFirst()) ?? {}
  return (numDeletedRows ?? numUpdatedRows ?? numInsertedOrUpdatedRows) === 1n
}

/** Hands of tables before this one, where the newest come first. */
export const olderThan = (hand: { readonly at: number; readonly table: string; readonly hand: number }) => {
  const { at, table, hand: n } = hand
  return sql<boolean>`(at < ${at} or (at = ${at} and (table_id < ${table} or (table_id = ${table} and hand < ${n}))))`
}

/** How many rows a query finds. */
export async function countOf<DB, T extends keyof DB>(
  query: SelectQueryBuilder<DB, T, object>,
): Promise<number> {
  const count = query.select((e) => e.fn.countAll<number>().as('n'))
  return ((await count.executeTakeFirstOrThrow()) as { readonly n: number }).n
}
