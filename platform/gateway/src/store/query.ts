/** How stores run statements. */
import type { SelectQueryBuilder } from 'kysely'

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

/** How many rows a query finds. */
export async function countOf<DB, T extends keyof DB>(
  query: SelectQueryBuilder<DB, T, object>,
): Promise<number> {
  const count = query.select((e) => e.fn.countAll<number>().as('n'))
  return ((await count.executeTakeFirstOrThrow()) as { readonly n: number }).n
}
