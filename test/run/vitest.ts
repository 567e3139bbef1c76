/** Runs test files by vitest and reads what its reporter wrote: test/run/reporter.ts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Module, Part } from './part.js'
import { bin, root, run, type Ended } from './programs.js'

export interface Places {
  /** A folder for what vitest translates. */
  readonly scratch: string
  /** The file for everything that is printed. */
  readonly log: string
  /** The file for the lines of the reporter. */
  readonly report: string
}

/** @param node runs vitest instead of the Node of this process */
function commandOf(
  { project = '', files = [], options = [], workers, launcher }: Part,
  node?: string,
): string[] {
  const vitest = node === undefined ? [bin('vitest')] : [node, join(root, 'node_modules/vitest/vitest.mjs')]
  const start = launcher ?? [...vitest, 'run', '--project', project]
  return [...start, ...files, ...options, ...(workers === undefined ? [] : [`--maxWorkers=${workers}`])]
}

/** Runs a part, with a line for each file. */
export async function runVitest(
  part: Part,
  { scratch, log, report }: Places,
  node?: string,
): Promise<Ended & { readonly modules: Module[] }> {
  const command = [
    ...commandOf(part, node),
    // What one part has translated, the next ones need not translate again.
    '--experimental.fsModuleCache',
    `--experimental.fsModuleCachePath=${join(scratch, 'modules')}`,
    '--reporter=default',
    '--reporter=./test/run/reporter.ts',
  ]
  const ended = await run(command, { log, env: { ...part.env, STOLIK_REPORT: report } })
  const modules = reported(report)
  const lost = (part.files ?? []).filter((file) => !modules.some((module) => module.file === file))
  if (lost.length > 0) modules.push(neverEnded(lost))
  return { ...ended, ok: ended.ok && lost.length === 0, modules }
}

/** A failure of no file, so that nothing that is tried again makes up for it. */
const neverEnded = (files: readonly string[]): Module => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  loading: 0,
  testing: 0,
  failures: [{ name: 'files that never ended', text: files.join(', ') }],
})

/** The lines that are in a report so far. */
export function reported(report: string): Module[] {
  try {
    const lines = readFileSync(report, 'utf8').split('\n')
    // The last one may not be written to its end.
    return lines.slice(0, -1).map((line) => JSON.parse(line) as Module)
  } catch {
    return []
  }
}
