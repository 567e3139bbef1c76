/** Journeys that failed are tried again, alone, after all others: a browser on a busy machine can be late once. */
import type { Failure, Module, Outcome } from './part.js'

/** More journeys than this may not be unsteady in one run. */
export const mostUnsteady = 3

export interface Unsteady extends Failure {
  readonly file: string
}

/**
 * Tries the failed files of an outcome again, and takes the failures of those that pass now out of it.
 * @param rerun runs one file alone
 * @returns the failures that were only unsteady
 */
export async function tryAgain(
  outcome: Outcome,
  rerun: (file: string) => Promise<{ readonly ok: boolean; readonly modules: readonly Module[] }>,
): Promise<readonly Unsteady[]> {
  const modules = outcome.modules ?? []
  const failed = modules.filter((module) => module.failed > 0)
  const files = failed.flatMap(({ file }) => file ?? [])
  // So many fail for another reason than chance, and so does what belongs to no file.
  if (failed.length === 0 || failed.length > mostUnsteady || files.length < failed.length) return []
  const unsteady: Unsteady[] = []
  for (const module of failed) {
    const file = module.file ?? ''
    const { ok, modules: second } = await rerun(file)
    if (!ok || second.length === 0) continue
    unsteady.push(...module.failures.map((failure) => ({ file, ...failure })))
    modules.splice(modules.indexOf(module), 1, ...second)
  }
  outcome.ok = modules.every((module) => module.failed === 0)
  return unsteady
}
