/** Does the same for each item, several at a time. Fails with the first failure. */
export async function inParallel<T>(
  all: readonly T[],
  work: (one: T) => Promise<unknown>,
  atOnce = 16,
): Promise<void> {
  const rest = all.values()
  await Promise.all(
    Array.from({ length: Math.min(atOnce, all.length) }, async () => {
      for (const one of rest) await work(one)
    }),
  )
}
